### できごと：ログの1行ずつ。
###
### プレイヤーの行は、名前と全角の空白で始まり、句点で終わりません。名前を1度だけ言って、行をつなげられる
### ようにするためです。

## 行の一部：その行のIDや数によって選ばれるもの

colour-named =
    { $colour ->
        [bamboo] { colour-bamboo }
        [wood] { colour-wood }
        [stone] { colour-stone }
        [clay] { colour-clay }
       *[gold] { colour-gold }
    }
kind-named =
    { $kind ->
        [plum] { culture-plum }
        [maple] { culture-maple }
        [rice] { culture-rice }
        [ginkgo] { culture-ginkgo }
        [bellflower] { culture-bellflower }
       *[wisteria] { culture-wisteria }
    }
specialist-named =
    { $specialist ->
        [amateratsu] { specialist-amateratsu }
        [izanagi] { specialist-izanagi }
        [raijin] { specialist-raijin }
        [ananda] { specialist-ananda }
        [izanami] { specialist-izanami }
        [riu] { specialist-riu }
        [awashima] { specialist-awashima }
        [kachiko] { specialist-kachiko }
        [susanoo] { specialist-susanoo }
        [ebisu] { specialist-ebisu }
        [kagutsuchi] { specialist-kagutsuchi }
        [tomoe] { specialist-tomoe }
        [fu_hsi] { specialist-fu-hsi }
        [michimata] { specialist-michimata }
        [toyo_tama] { specialist-toyo-tama }
        [hetsuka] { specialist-hetsuka }
        [nakatsu] { specialist-nakatsu }
       *[yasoma] { specialist-yasoma }
    }
boat-of-colour = { colour-named }の船
boats-of-colour = { colour-named }の船{ $number }隻
some-coins = コイン{ $coins }枚

## 船団の選択と取引

event-answered = { $player }　選べるのは1つだけ：{ $action }
event-fleet-chosen = { $player }　船団{ $fleet }を選択
event-boats-taken = { $player }　ストックから{ boats-of-colour }を獲得
event-boats-missing = { $player }　{ boats-of-colour }を取れず（ストック切れ）
event-bought = { $player }　{ boat-of-colour }を{ some-coins }で購入
event-sold = { $player }　{ boat-of-colour }を{ some-coins }で売却

## 船団の能力

event-tile-reserved = { $player }　タイルを予約：{ $tile }
event-peeked = { $player }　建物の山札の上から{ $number }枚を確認
event-peeked-seen = { $player }　建物の山札の上から{ $number }枚を確認：{ $tiles }
event-arranged = { $player }　タイルを山札に戻す（上に{ $kept }枚、下に{ $under }枚）
event-arranged-seen = { $player }　タイルを山札に戻す（上：{ $top }、下：{ $bottom }）
event-boat-moved = { $player }　{ boat-of-colour }をマス{ $slot }からマス{ $to }へ移動
event-sacred-laid = { $player }　島{ $island }に聖地を設置
event-culture-swapped = { $player }　島{ $island }と島{ $other }の文化トークンを入れ替え
event-boat-removed = { $player }　マス{ $slot }の{ boat-of-colour }をストックに返却
event-boats-swapped = { $player }　マス{ $slot }とマス{ $other }の船を入れ替え

## 配置、収集、建設

event-boat-placed = { $player }　{ boat-of-colour }をマス{ $slot }に配置
event-collected = { $player }　島{ $island }の文化トークンを獲得（{ kind-named }）
event-ebisu-collected = { $player }　エビスの能力で島{ $island }の文化トークンをもう1枚獲得（{ kind-named }）
event-built = { $player }　島{ $island }に建設：{ $tile }
event-discounted = { $player }　船1隻不足で建設（{ colour-named }）
event-toll-paid = { $player }　{ $to }に{ some-coins }を支払い（アナンダ）
event-prestige-gained =
    { $player }　{ $cause ->
        [prestige_buildings] 隣接する鳥居や宮殿で
        [mountain] 山で
       *[kagutsuchi] カグツチの能力で
    }名声トークン{ $number }枚を獲得
event-coins-gained =
    { $player }　{ $cause ->
        [group] { $group }軒のグループで
        [trading_post] { $group }軒のグループと交易所（2倍）で
        [specialist_coins] 専門家の上の
       *[hetsuka] ヘツカの能力で
    }{ some-coins }を獲得
event-coins-paid =
    { $player }　{ $cause ->
       *[kachiko] カチコの能力のために
    }{ some-coins }を支払い
event-tokens-spent = { $player }　文化トークン{ $number }枚を捨てる（{ kind-named }）
event-boats-returned = { $player }　{ boats-of-colour }をストックに返却
event-sacred-lifted = { $player }　島{ $island }の聖地を除去

## 係留と雇用

event-boat-set-aside = { $player }　{ boat-of-colour }を脇に置く
event-boats-moored = { $player }　船{ $number }隻を港に係留
event-recruited = { $player }　{ specialist-named }を雇用
event-coins-shared = { $player }　そのうち{ some-coins }を{ $to }に渡す（イザナミ）

## 手番とラウンド

event-turn-started = 手番{ $turn }：{ $to }
event-turn-ended = { $player }　手番を終了
event-round-started = ラウンド{ $round }開始
event-round-ended = ラウンド{ $round }終了
event-coins-laid = { specialist-named }の上のコイン：{ $coins }
event-specialist-laid = 場に追加：{ specialist-named }
event-building-laid = 場に追加：{ $tile }
event-order-set = 次のラウンドの手番{ $turn }：{ $to }
event-fleet-turned-up = 船団{ $fleet }を表にする
event-fleets-laid-down = 船団{ $number }枚をシャッフルし、裏向きでトラックに戻す
event-game-ended =
    { $end ->
        [last_building] ゲーム終了：だれかが最後の標準建物を建設
        [no_boats] ゲーム終了：ストックの船が1色なくなる
        [no_specialists] ゲーム終了：場に補充する専門家が不足
       *[no_buildings] ゲーム終了：場に補充する建物タイルが不足
    }
