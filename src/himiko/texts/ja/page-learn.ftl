### 学ぶためのページ：ルールと検索、ものの説明、ガイド付きの最初のゲーム。

## ルール

rules-title = ルール
rules-contents = 目次
rules-search = ルールを検索
rules-clear = 検索を消す
rules-found = { $number }件のルール
rules-nothing = 当てはまるルールがありません。ことばを減らすか、短くしてみてください。
rules-in-a-minute = 1分でわかるゲーム
rules-about = ルールには番号があります。アクションができないとき、ゲームはその番号を示します。数は標準エディションのものです。
rules-ruling = 裁定
rules-rulings = 裁定は、印刷されたルールブックが触れていない点や、食い違う点を決めたものです。ボードとタイルは復元したものです。このプロジェクトはゲームの発売元とは関係がありません。
rules-link = ルール{ $rule }へのリンク
rules-colour = 色
rules-number = 船
rules-price = 価格
rules-fleet = 船団
rules-takes = 船
rules-power = 能力
rules-specialist = 専門家
rules-points = 得点
rules-any = 好きな色
rules-lesson = 遊びながら覚える

## これは何？

what-rule = くわしくは：ルール{ $rule }
what-boat-does = ストックから手元へ、手元からマスへ進みます。ボード上の船はだれのものでもありません。建物ごとに、島のまわりに必要な色があります。
what-culture-does = 文化トークンです。島の隣の船で集めます。同じ種類2枚か、違う種類3枚で専門家を雇えます。
what-mountain = 山
what-mountain-does = ここに標準建物を建てると、名声トークン1枚を得ます。
what-sacred = 聖地
what-sacred-does = このトークンがあるあいだ、だれもこの島に建てられません。
what-prestige = 名声トークン
what-prestige-does = 最後に1枚1点になります。標準建物を山の上や、鳥居・宮殿の隣に建てると得られます。
what-coins = コイン
what-coins-does = 船を買えます。最後に5枚ごとに1点になります。
what-slot = マス
what-slot-does = 航路が交わる、船1隻分の場所です。手番の最初の船は入口マスか同じ色の船の隣に、次からは前に置いた船の隣に置きます。
what-island = 島
what-island-does = 文化トークンがなくなれば、まわりに必要な船がそろったとき、だれでも建てられます。
what-harbour = 港
what-harbour-does = あとの手番のために船をとっておきます。入りきらない船は脇に置きます。
what-aside = 脇に置いた船
what-aside-does = ゲームから外れます。最後に2隻ごとに1点を失います。
what-reserve = ストック
what-reserve-does = だれも取っていない船です。ラウンドの終わりに1色でもなくなっていれば、ゲームが終わります。
what-decks = 山札
what-decks-does = ラウンドの終わりに、2つの列をそれぞれ5枚まで補充します。山札が足りなければ、ゲームが終わります。
what-order = 手番順
what-order-does = 次のラウンドは、番号がいちばん小さい船団を選んだ人から始めます。
what-group = グループ
what-group-does = 隣り合う島にある自分の標準建物です。1軒加えると、グループの建物1軒につきコイン1枚を得ます。
what-trade = 取引
what-trade-does = 1手番に1回、最初の船を置く前に、船を1隻買うか売るかできます。
what-recruit = 雇用
what-recruit-does = 手番の最後に、同じ種類の文化トークン2枚か、違う種類の3枚で専門家を雇えます。上のコインももらえます。
what-points = 得点
what-points-does = 今ゲームが終わった場合の得点です。

## ガイド付きの最初のゲーム

learn-title = はじめてのゲーム
learn-lead = ヤマタイを遊びながら覚えましょう。コンピューターとの短いゲームで、ガイドがそのつど説明します。
learn-promise-time = 10分ほどで終わります。
learn-promise-leave = いつでもやめて、続きから始められます。
learn-start = 最初のゲームを始める
learn-resume = 最初のゲームを続ける
learn-again = 最初からやり直す
learn-rules = ルールを読む

coach-name = ガイド
coach-fold = ガイドをたたむ
coach-unfold = ガイドを開く
coach-understood = わかりました
coach-waits = { $name }の手番です。ボードの様子を見ていてください。
coach-yours = あなたの手番です。好きに遊んでください。新しいことが出てきたら、お知らせします。
coach-leave = レッスンをやめる

coach-trade = 取引ができます
coach-trade-says = 船を置く前に、1隻だけ買うか売るかできます。3隻目があれば鎖が長くなります。竹はたった1コインです。
coach-chain = 鎖をつなげましょう
coach-chain-says = 次の船は、今置いた船の隣に置きます。色はもう関係ありません。何隻でも置けます。大事なのは、隣にある島です。
coach-collect = 集めましょう
coach-collect-says = この手番に置いた船1隻につき、隣の島の文化トークンを1枚取れます。同じ種類2枚はとても役に立ちます。島を選んでください。
coach-recruit = 専門家を雇いましょう
coach-recruit-says = 同じ種類の文化トークン2枚か、違う種類の3枚で専門家を雇えます。これからずっと力になります。列から選んでください。
coach-end = 手番を終えましょう
coach-end-says = これで手番がひととおり終わりました。船団、取引、船、収集、雇用です。よければ手番を終え、そうでなければ好きなだけ元に戻してください。
coach-others = 相手の手番
coach-others-says = { $name }も同じ5つのステップを行います。船はボードに残り、だれのものでもありません。どれでも使えます。
coach-built = 建ちました！
coach-built-says = 最後まであなたのもので、タイルは最後に得点になります。隣り合う島に2軒目を建てるとグループになり、コインを得ます。
coach-moor = 船が多すぎます
coach-moor-says = 港に入りきりません。脇に置く船を選んでください。ゲームから外れ、2隻ごとに1点を失います。
coach-round = ラウンドの終わり
coach-round-says = だれにも選ばれなかった専門家にはコインが2枚ずつ置かれ、列が補充され、船団の番号で新しい順番が決まります。2人なら、1ラウンドに2回ずつ手番があります。
coach-ends = ゲームの終わり方
coach-ends-says = だれかが最後の建物を置いたラウンドで終わります。船が1色なくなったときや、山札から列を補充できないときも終わります。
coach-all = これで全部です
coach-all-says = ステップはすべて覚えました。最後まで遊んでください。「ヒント」でコンピューターならどうするかがわかります。どのコマも、何なのかたずねられます。
coach-over = ゲームは終わりました
coach-over-says = コイン、名声、建物、専門家を数えました。振り返りでは、ゲームを1手ずつたどれます。
coach-another = もう1ゲーム
