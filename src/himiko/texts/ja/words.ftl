### コマンドラインとページで共通のことば。

## 席

seat-0 = 青
seat-1 = オレンジ
seat-2 = 紫
seat-3 = 灰色

## コンピューター

level-drifter = 漂流者
level-drifter-does = 流れに身をまかせ、何もかもランダムに選びます。
level-deckhand = 見習い水夫
level-deckhand-does = ルールを覚えたばかり。船2隻でできることは見えますが、専門家のことはめったに考えません。
level-fisher = 漁師
level-fisher-does = 初心者です。目の前の得に飛びつき、先は読みません。
level-rower = 漕ぎ手
level-rower-does = 力いっぱい漕ぎます。手番で得られるものはたいてい見つけますが、数えるのは点とトークンだけです。
level-merchant = 商人
level-merchant-does = 局面の良し悪しはわかりますが、目先の得点を優先し、船を長くつなぐ手を見落とします。
level-pilot = 水先案内人
level-pilot-does = 堅実で見落としの少ない打ち手ですが、ときどきタイルや専門家を逃します。
level-helmsman = 舵取り
level-helmsman-does = 最初の船を置く前に、手番全体の計画を立てます。
level-captain = 船長
level-captain-does = 少し時間をかけて、よさそうな手番をその先の展開まで比べます。
level-himiko = ヒミコ
level-himiko-does = 女王です。ほかのプレイヤーの出方まで考えてから選びます。
level-place = 強さ{ $number }/{ $of }。
level-adapts = あなたに合わせる
level-adapts-does = 1人用のゲームの成績をもとに、ゲーム開始時に強さを決めます。
grounds-part = { $part }{ $points }
grounds-tokens =
    { $count ->
       *[other] 文化トークン{ $number }枚
    }
grounds-gains = 得られるもの：{ $gains }。
grounds-nothing = すぐには得点になりませんが、次への布石になります。
grounds-ends-round = これでラウンドが終わります。ほかの人が対応する前に、新しい船団が表になります。
grounds-reply = 次に考えられる{ $player }の手：{ $actions }（{ $gains }）。
grounds-reply-nothing = 次に考えられる{ $player }の手（すぐには得点になりません）：{ $actions }。

## 得点

score-coins = コイン
score-prestige = 名声
score-buildings = 建物
score-specialists = 専門家
score-reserved = 予約
score-aside = 脇に置いた船
score-total = 合計
score-rank = 順位

## アクション

verb-fleet = 船団を選ぶ
verb-take = 船を取る
verb-buy = 船を買う
verb-sell = 船を売る
verb-arrange = タイルを戻す
verb-swap = 船かトークンを2つ入れ替える
verb-place = 船を置く
verb-collect = トークンを集める
verb-ebisu = トークンをもう1枚集める
verb-build = 建物を建てる
verb-raijin = 船2隻を金と交換する
verb-nakatsu = 金を船2隻と交換する
verb-michimata = トークンを金と交換する
verb-hetsuka = トークンをコインと交換する
verb-kachiko = 聖地を取り除く
verb-discard = 船を脇に置く
verb-recruit = 専門家を雇う
verb-done = 次へ
