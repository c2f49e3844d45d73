### ゲームのコンポーネント：名前とはたらき。
###
### 日本語版のルールブックが手元にないため、ゲームの用語はすべて独自のものです（docs/glossary.mdの表に
### もとづきます）。専門家の名前は、ほかの言語のつづりをカタカナにしました。

## 船：材料と、塗られた色

colour-bamboo = 竹
colour-wood = 木
colour-stone = 石
colour-clay = 粘土
colour-gold = 金

hue-bamboo = 緑
hue-wood = 茶
hue-stone = 黒
hue-clay = 赤
hue-gold = 黄

## 文化

culture-plum = 梅
culture-maple = 楓
culture-rice = 稲
culture-ginkgo = 銀杏
culture-bellflower = 桔梗
culture-wisteria = 藤

## 専門家

specialist-amateratsu = アマテラス
specialist-amateratsu-does = ゲーム終了時、あなたの名声トークンは1枚につき1点ではなく2点になります。
specialist-izanagi = イザナギ
specialist-izanagi-does = 毎手番、取引をもう1回できます。
specialist-raijin = ライジン
specialist-raijin-does = 手番ごとに1回、手元の好きな船2隻を、ストックの金の船1隻と交換できます。
specialist-ananda = アナンダ
specialist-ananda-does = ほかの人は、あなたの標準建物の隣に建てるとき、あなたにコイン2枚を払わなければなりません。払えなければ、そこには建てられません。
specialist-izanami = イザナミ
specialist-izanami-does = ほかの人が専門家を雇うと、その専門家に置かれたコインの半分をもらえます。
specialist-riu = リウ
specialist-riu-does = 港に係留できる船が2隻増えます。
specialist-awashima = アワシマ
specialist-awashima-does = 名声建物を建てたときも、標準建物と同じ報酬を得ます（山、隣接する鳥居と宮殿、グループ）。
specialist-kachiko = カチコ
specialist-kachiko-does = 手番ごとに1回、コイン2枚を払って、ボード上の聖地を1つ取り除けます。
specialist-susanoo = スサノオ
specialist-susanoo-does = 石の船を6コイン、粘土の船を7コインで売れます。
specialist-ebisu = エビス
specialist-ebisu-does = 自分の手番に文化トークンを集めたあと、好きな島からもう1枚取れます。
specialist-kagutsuchi = カグツチ
specialist-kagutsuchi-does = 自分の標準建物と隣接しない島に標準建物を建てると、名声トークンを追加で1枚得ます。
specialist-tomoe = トモエ
specialist-tomoe-does = 金の船も、1隻5コインで売り買いできます。
specialist-fu-hsi = フーシー
specialist-fu-hsi-does = ゲーム終了時、コイン5枚ではなく3枚ごとに1点を得ます。
specialist-michimata = ミチマタ
specialist-michimata-does = 手番ごとに1回、文化トークン1枚を捨てて、ストックの金の船1隻を取れます。
specialist-toyo-tama = トヨタマ
specialist-toyo-tama-does = ボードの端にある空きマスは、すべてあなたの入口マスになります。
specialist-hetsuka = ヘツカ
specialist-hetsuka-does = 手番ごとに1回、文化トークン1枚を捨てて、コイン4枚を得られます。
specialist-nakatsu = ナカツ
specialist-nakatsu-does = 手番ごとに1回、手元の金の船1隻を、ストックの金以外の船2隻と交換できます。
specialist-yasoma = ヤソマ
specialist-yasoma-does = 能力はなく、得点だけです。

## 船団

fleet-numbered = 船団{ $fleet }

power-none = 能力なし
power-none-does = 能力はありません。船か、次のラウンドの順番を目当てに選ぶ船団です。
power-reserve = タイルを予約
power-reserve-does = 場から建物タイルを1枚取ります。次のラウンドから、あなただけが建てられます。建てないままゲームが終わると、1点を失います。
power-peek = 山札をのぞく
power-peek-does = 建物の山札の上から3枚をこっそり見て、1枚ずつ山札の上か下に戻します。
power-move = 船を移動
power-move-does = ボード上の好きな船1隻を、つながっている空きマスへ移動します。
power-sacred = 聖地を置く
power-sacred-does = 空いた島に聖地トークンを置きます。それがあるあいだ、だれもそこに建てられません。
power-swap-culture = トークンを入れ替え
power-swap-culture-does = ボード上の種類の違う文化トークン2枚を入れ替えます。
power-remove = 船を取り除く
power-remove-does = ボード上の船を2隻までストックに戻します。
power-swap-boats = 船を入れ替え
power-swap-boats-does = ボード上の色の違う船2隻を入れ替えます。
power-discount = 船1隻不足で建設
power-discount-does = この手番は、必要な船が1隻足りなくても建てられます。

## 建物

building-standard = 標準建物
building-standard-does = あなたの色の建物です。山の上や、鳥居・宮殿の隣に建てると名声を得ます。さらに、グループの建物1軒につきコイン1枚を得ます。
building-trading-post = 交易所
building-trading-post-does = 標準建物の1つです。建てたとき、グループで得るコインが2倍になります。
building-torii = 鳥居
building-torii-does = だれのものでもない名声建物です。隣に標準建物を建てると名声を得ます。
building-palace = 宮殿
building-palace-does = だれのものでもない名声建物です。隣に標準建物を建てると名声を得ます。

## 手番のステップ：名前と、たずねること

step-fleet = 船団を選ぶ
step-fleet-asks = 船団を選んでください。船と能力が手に入り、次のラウンドの順番が決まります。
step-take = 3隻目の船
step-take-asks = 3隻目の船の色を選んでください。
step-act = 取引、配置、収集か建設
step-act-asks = 必要なら取引をし、船を置いてから、文化トークンを集めるか、建物を建ててください。
step-arrange = タイルを戻す
step-arrange-asks = 好きな順番で、タイルを山札の上か下に戻してください。
step-collect = 集める
step-collect-asks = 次の文化トークンを取ってください。
step-ebisu = エビスのトークン
step-ebisu-asks = 好きな島から文化トークンをもう1枚取るか、スキップしてください。
step-after = 能力
step-after-asks = 船を係留する前に、まだ能力を使えます。
step-moor = 船を係留
step-moor-asks = 船が港に入りきりません。脇に置く船を選んでください。
step-recruit = 雇う
step-recruit-asks = 同じ種類の文化トークン2枚か、違う種類の3枚で専門家を雇うか、手番を終えてください。
step-over = ゲーム終了
step-over-asks = ゲームは終わりました。
