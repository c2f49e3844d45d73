### アクションができない理由：コードごとに1文。

## 先に答えることがある

refusal-fleet-first = 先に船団を選んでください。
refusal-take-first = 先に3隻目の船の色を選んでください。
refusal-arrange-first = 先に、見ているタイルを戻してください。
refusal-collect-first = 先に次の文化トークンを取ってください。
refusal-ebisu-first = 先にエビスのトークンを取るか、スキップしてください。
refusal-discard-first = 先に船を1隻脇に置いてください。港に入りきりません。
refusal-game-over = ゲームは終わりました。
refusal-must-collect-or-build = 船を置いたので、トークンを集めるか建物を建てなければなりません。できること：{ $actions }。

## 船団と取引

refusal-fleet-chosen = この手番はもう船団{ $fleet }を選んでいます。
refusal-fleet-taken = 船団{ $fleet }は、このラウンドはもう取られています。
refusal-fleet-face-down = 船団{ $fleet }は裏向きです。
refusal-no-boat-to-take = 今は船を選べません。
refusal-reserve-empty = { colour-named }の船がストックに足りません。
refusal-trade-over = この手番はもう取引できません。
refusal-no-transaction-left = 取引は1手番に{ $allowed }回までです。
refusal-not-traded = { colour-named }の船は売り買いできません。
refusal-not-in-hand = { colour-named }の船が手元に足りません。
refusal-too-few-coins = コインが{ $needed }枚必要です。今あるのは{ $coins }枚です。

## 船団の能力

refusal-other-power = 船団{ $fleet }の能力は別のものです（{ power-named }）。
refusal-power-used = 船団{ $fleet }の能力はもう使いました（{ power-named }）。
refusal-deck-empty = 建物の山札は空です。
refusal-nothing-to-arrange = 見ているタイルはありません。
refusal-not-the-tiles-seen = それは見ているタイルではありません。
refusal-no-boat = マス{ $slot }には船がありません。
refusal-slot-occupied = マス{ $slot }にはもう{ colour-named }の船があります。
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
refusal-same-kind = 2枚とも同じ種類の文化トークンです（{ kind-named }）。
refusal-same-colour = 2隻とも同じ色の船です（{ colour-named }）。

## 配置、収集、建設

refusal-placing-over = この手番はもう船を置けません。
refusal-no-entry = 最初の船は、入口マスか、同じ色（{ colour-named }）の船の隣に置きます。マス{ $slot }は入口マスではなく、同じ色の船ともつながっていません。
refusal-chain-broken = 船の鎖が途切れています。マス{ $slot }にはもう船がありません。
refusal-step-3-over = この手番はもう、トークンを集めることも建物を建てることもできません。
refusal-no-boat-placed = この手番に置いた船が、置いたマスに残っていなければなりません。
refusal-not-adjacent = 島{ $island }は、この手番に置いた船の隣ではありません。
refusal-boats-used = 島{ $island }から集められる船がもうありません。集められるのは1隻につき1枚です。
refusal-boats-missing = 島のまわりに足りない船：{ $colours }。
refusal-toll = ここに建てるには、アナンダを雇っている{ $to }にコイン{ $needed }枚を払わなければなりません。今あるのは{ $coins }枚です。
refusal-reserved-this-round = このラウンドに予約したタイルは、次のラウンドまで建てられません：{ $tile }。
refusal-no-buildings-left = このタイルに使う標準建物が残っていません：{ $tile }。
refusal-tile-built = このタイルはもう建てられています（{ $by }）：{ $tile }。
refusal-tile-reserved = このタイルは予約されています（{ $by }）：{ $tile }。
refusal-tile-in-deck = このタイルは場にありません：{ $tile }。

## 係留、雇用、専門家

refusal-nothing-to-set-aside = 船を脇に置く必要はありません。港には{ $room }隻入ります。
refusal-too-early = { specialist-named }を雇えるのは手番の最後だけです。
refusal-already-recruited = 雇えるのは1手番に1人までです。
refusal-specialist-in-deck = { specialist-named }は場にいません。
refusal-specialist-recruited = { specialist-named }はもう雇われています（{ $by }）。
refusal-tokens-missing = 文化トークンが足りません。足りないもの：{ $kinds }。
refusal-not-yours = { specialist-named }を雇っていません。
refusal-used-this-turn = { specialist-named }の能力は、この手番にもう使いました。
refusal-too-late = { specialist-named }の能力は、この手番にはもう使えません。
refusal-only-after-collecting = { specialist-named }の能力は、トークンを集めた直後にしか使えません。
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
