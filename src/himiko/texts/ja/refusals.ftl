### アクションができない理由：コードごとに1文。

## 先に答えることがある

refusal-fleet-first = 先に船団を選んでください。
refusal-take-first = 先に3隻目の船の色を選んでください。
refusal-arrange-first = 先に、見ているタイルを戻してください。
refusal-collect-first = 先に次の文化トークンを取ってください。
refusal-ebisu-first = 先にエビスのトークンを取るか、やめておくか決めてください。
refusal-discard-first = 先に船を1隻脇に置いてください。港に入りきりません。
refusal-game-over = ゲームは終わりました。
refusal-must-collect-or-build = 船を置いたので、集めるか建てるかしなければなりません。できること：{ $actions }。

## 船団と取引

refusal-fleet-chosen = この手番はもう船団{ $fleet }を選んでいます。
refusal-fleet-taken = 船団{ $fleet }は、このラウンドはもう取られています。
refusal-fleet-face-down = 船団{ $fleet }は裏向きです。
refusal-no-boat-to-take = 今は船を選べません。
refusal-reserve-empty = この色の船がストックに足りません（{ colour-named }）。
refusal-trade-over = この手番はもう取引できません。
refusal-no-transaction-left = 取引は1手番に{ $allowed }回までです。
refusal-not-traded = この色の船は売り買いできません（{ colour-named }）。
refusal-not-in-hand = この色の船が手元に足りません（{ colour-named }）。
refusal-too-few-coins = コインが{ $needed }枚必要です。今あるのは{ $coins }枚です。

## 船団の能力

refusal-other-power = 船団{ $fleet }の能力は違います（{ power-named }）。
refusal-power-used = 船団{ $fleet }の能力はもう使いました（{ power-named }）。
refusal-deck-empty = 建物の山札は空です。
refusal-nothing-to-arrange = 見ているタイルはありません。
refusal-not-the-tiles-seen = それは見ているタイルではありません。
refusal-no-boat = マス{ $slot }には船がありません。
refusal-slot-occupied = マス{ $slot }にはもう船があります（{ colour-named }）。
refusal-not-connected = マス{ $slot }とマス{ $to }はつながっていません。
refusal-island-not-empty =
    { $thing ->
        [culture] 島{ $island }は空いていません。文化トークンがあります。
        [sacred] 島{ $island }は空いていません。聖地があります。
        [building] 島{ $island }は空いていません。標準建物があります。
        [torii] 島{ $island }は空いていません。鳥居があります。
       *[palace] 島{ $island }は空いていません。宮殿があります。
    }
refusal-no-sacred-ground-left = 聖地トークン{ $number }枚は、すべてボード上にあります。
refusal-no-culture-token = 島{ $island }には文化トークンがありません。
refusal-same-kind = 文化トークン2枚が同じ種類です（{ kind-named }）。
refusal-same-colour = 船2隻が同じ色です（{ colour-named }）。

## 配置、収集、建設

refusal-placing-over = この手番はもう船を置けません。
refusal-no-entry = 最初の船は、入口マスか、同じ色の船の隣に置きます（{ colour-named }）。マス{ $slot }は入口マスではなく、そのような船ともつながっていません。
refusal-chain-broken = 鎖が途切れています。マス{ $slot }にはもう船がありません。
refusal-step-3-over = この手番はもう集めることも建てることもできません。
refusal-no-boat-placed = この手番に置いて、まだそのマスにある船が必要です。
refusal-not-adjacent = 島{ $island }は、この手番に置いた船の隣ではありません。
refusal-boats-used = 島{ $island }から集められる船がもうありません。集められるのは1隻につき1枚です。
refusal-boats-missing = 島のまわりに足りない船：{ $colours }。
refusal-toll = ここに建てるには、{ $to }（アナンダ）にコイン{ $needed }枚を払います。今あるのは{ $coins }枚です。
refusal-reserved-this-round = このタイルはこのラウンドに予約したものです。建てられるのは次のラウンドからです：{ $tile }。
refusal-no-buildings-left = このタイルを建てる標準建物が残っていません：{ $tile }。
refusal-tile-built = このタイルはもう建てられています（{ $by }）：{ $tile }。
refusal-tile-reserved = このタイルは予約されています（{ $by }）：{ $tile }。
refusal-tile-in-deck = このタイルは列にありません：{ $tile }。

## 係留、雇用、専門家

refusal-nothing-to-set-aside = 船を脇に置く必要はありません。港には{ $room }隻入ります。
refusal-too-early = { specialist-named }を雇えるのは手番の最後だけです。
refusal-already-recruited = 雇えるのは1手番に1人だけです。
refusal-specialist-in-deck = { specialist-named }は列にいません。
refusal-specialist-recruited = { specialist-named }はもう雇われています（{ $by }）。
refusal-tokens-missing = 文化トークンが足りません。足りないもの：{ $kinds }。
refusal-not-yours = { specialist-named }を雇っていません。
refusal-used-this-turn = { specialist-named }はこの手番にもう使いました。
refusal-too-late = { specialist-named }はこの手番にはもう使えません。
refusal-only-after-collecting = { specialist-named }は集めた直後にしか使えません。
refusal-no-sacred-ground = 島{ $island }には聖地がありません。

## アクションではないもの

refusal-no-action = それは有効なアクションではありません。

## 文の一部

power-named =
    { $power ->
        [reserve] { power-reserve }
        [peek] { power-peek }
        [move] { power-move }
        [sacred] { power-sacred }
        [swap_culture] { power-swap-culture }
        [remove] { power-remove }
        [swap_boats] { power-swap-boats }
        [discount] { power-discount }
       *[none] { power-none }
    }
