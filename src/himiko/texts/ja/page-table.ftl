### テーブルのページ：待合室、手番、ほかの人のすること、話すこと。

## アクションの内容（選ぶ答えとして）

action-fleet = 船団{ $fleet }を選ぶ
action-take = { boat-of-colour }を取る
action-buy = { boat-of-colour }を買う
action-sell = { boat-of-colour }を売る
action-reserve = タイルを予約する：{ $tile }
action-peek = 建物の山札の上をのぞく
action-arrange = 山札の上：{ $top }、下：{ $bottom }
action-move = マス{ $slot }の船をマス{ $to }へ移動する
action-sacred = 島{ $island }に聖地を置く
action-swap-culture = 島{ $island }と島{ $other }の文化トークンを入れ替える
action-swap-boats = マス{ $slot }とマス{ $other }の船を入れ替える
action-remove = マス{ $slot }の船をストックに戻す
action-place = { boat-of-colour }をマス{ $slot }に置く
action-collect = 島{ $island }の文化トークンを集める（{ $token }）
action-ebisu = 島{ $island }の文化トークンをもう1枚取る（{ $token }）
action-build = 島{ $island }に建てる：{ $tile }
action-raijin = ライジン：船2隻（{ $colours }）を金の船と交換する
action-nakatsu = ナカツ：金の船を船2隻（{ $colours }）と交換する
action-michimata = ミチマタ：文化トークン（{ kind-named }）を捨てて金の船を取る
action-hetsuka = ヘツカ：文化トークン（{ kind-named }）を捨ててコイン4枚を得る
action-kachiko = カチコ：コイン2枚を払って島{ $island }の聖地を取り除く
action-discard = { boat-of-colour }を脇に置く
action-recruit = { specialist-named }を雇う（コスト：{ $kinds }）
action-done-act = 集めも建てもせずに次へ進む
action-done-ebisu = エビスのトークンをスキップする
action-done-after = 次へ
action-done-recruit = 手番を終える
action-done = 次へ

## アクションの種類（ボタン）

do-fleet = 船団
do-take = 船
do-buy = 買う
do-sell = 売る
do-arrange = タイルを戻す
do-place = 船を置く
do-collect = 集める
do-build = 建てる
do-discard = 脇に置く
do-recruit = 雇う
do-done-act = 次へ
do-done-ebisu = スキップ
do-done-after = 次へ
do-done-recruit = 手番終了
do-done = 次へ

## アクションを選ぶ途中でたずねること

ask-which = 何をしますか？
ask-buy-colour = ストックから買う船を選んでください。
ask-sell-colour = 売る船を選んでください。
ask-take-colour = 取る船を選んでください。
ask-discard-colour = 脇に置く船を選んでください。
ask-place-colour = どの船をここに置きますか？
ask-place-slot = 光っているマスから、船を置くマスを選んでください。
ask-collect-island = 光っている島を選んで、文化トークンを取ってください。
ask-ebisu-island = 文化トークンのある島をどれか選んでください。
ask-build-tile = 建物タイルを選んでください。
ask-build-island = 光っている島から、建物を建てる島を選んでください。
ask-reserve-tile = 予約する建物タイルを選んでください。
ask-move-slot = 動かす船を選び、続けて行き先を選んでください。
ask-sacred-island = 聖地を置く空いた島を選んでください。
ask-swap-island = 文化トークンを入れ替える島を2つ選んでください。
ask-swap-slot = 入れ替えるボード上の船を2隻選んでください。
ask-remove-slot = ストックに戻すボード上の船を選んでください。
ask-kachiko-island = 取り除く聖地を選んでください。
ask-raijin-colour = 渡す船を2隻選んでください。
ask-nakatsu-colour = 取る船を2隻選んでください。
ask-michimata-culture = 捨てる文化トークンを選んでください。
ask-hetsuka-culture = 捨てる文化トークンを選んでください。
ask-recruit-specialist = 場から専門家を選んでください。
ask-recruit-culture = 支払い方を選んでください。
ask-fleet-fleet = トラックから船団を選んでください。

## 今すること

now-title = 今すること
now-first = 船を選び、光っているマスに置いてください。先に取引もできます。
now-place = 船を選び、光っているマスに置いてください。
now-more = もう1隻置くか、文化トークンを集めるか、建物を建ててください。
now-more-collect = もう1隻置くか、文化トークンを集めてください。
now-more-build = もう1隻置くか、建物を建ててください。
now-finish = 光っている島を選んで、文化トークンを集めるか、建物を建ててください。
now-tokens = 置いた船で、トークンを合わせて{ $number }枚集められます。
now-tokens-left = トークンはあと{ $number }枚取れます。
now-aside =
    { $number ->
        [0] その船はゲームから外れます。ゲーム終了時に、脇に置いた船{ $each }隻ごとに1点を失います。
       *[other] その船はゲームから外れます。ゲーム終了時に、脇に置いた船{ $each }隻ごとに1点を失います。これまでに{ $number }隻あります。
    }
now-can = { $things }ことができます。
can-buy = 船を買う
can-sell = 船を売る
can-power = 船団の能力を使う
can-specialist = 専門家の能力を使う
can-go-on = 次へ進む
can-end = 手番を終える
now-end = 手番の終わり
now-no-place = 置ける船がありません
now-offline = 接続がありません
now-offline-what = 画面を見ることはできます。接続が戻ると、ゲームを続けられます。
now-rest-title = 置く船はもうありません
now-part-trade = 取引
now-part-place = 配置
now-part-collect = 収集
now-part-build = 建設
now-whose = { $player }：{ $asks }
now-fleet = あなたの船団{ $fleet }：
now-waiting = { $player }の手番です。
now-computer = { $player }が考えています。
now-gone = { $player }は離席中です（最終接続：{ $ago }）。
now-gone-now = { $player }は離席中です。
now-stand-in = { $minutes }分後に代役（{ $level }）が引き継ぎます。

## 結果

preview-points =
    { $points ->
       *[other] { $signed }点
    }
preview-points-other =
    { $points ->
       *[other] { $player }：{ $signed }点
    }
preview-ends-turn = これで手番が終わります。
preview-hidden = 結果はまだわかりません。元には戻せません。
confirm-action = 決定
why-not-title = できない理由
why-not-rule = ルール{ $rule }
why-not-possible = これは今できます。
why-not-tile = { $tile }：{ $reason }
why-not-island = 島{ $island }：{ $reason }
why-not-price = 専門家を雇うには、同じ種類の文化トークン2枚か、違う種類の3枚が必要です。どちらもそろっていません。
fleet-number-means = 番号{ $fleet }：次のラウンドは小さい番号が先です。
fleet-next-turn = この船団を選んだ人は、次のラウンドの{ $turns }手番のうち{ $turn }番目になります。
fleet-next-turns = この船団を選んだ人は、次のラウンドの{ $turns }手番のうち{ $first }～{ $last }番目になります。これから選ばれる船団によって変わります。
fleet-next-order = 次のラウンドの手番順（わかっている範囲）
fleet-next-player = { $player }：{ $fleet }
fleet-next-whoever = 選んだ人
fleet-next-none = 最後のラウンドなので、番号はもう関係ありません。
specialist-costs = 同じ種類の文化トークン2枚か、違う種類の3枚で雇えます。
specialist-coins = コイン{ $number }枚が付いています。
why-not-waiting = あなたの手番ではありません。
why-not-no-boats = 手元に船がありません。
what-is-this = これは何？
sites-title = 建てられる場所
sites-all-there = 島{ $island }：{ $needs }隻ともそろっています。
sites-missing = 島{ $island }：{ $needs }隻中{ $there }隻あります。足りない船：{ $colours }。
sites-in-hand = 手元の船で足ります。
sites-fleets = 船団{ $fleets }で足ります。
sites-next = 手が届くもの
sites-none = 船団1つで手が届くものはありません。
sites-show = ボードに表示
sites-as-far = ボードだけで判断しています。購入、専門家の能力、船が島に届くかどうかは考えていません。

## テーブルのボタン

undo-action = 元に戻す
redo-action = やり直す
advice-action = ヒント
all-actions = すべてのアクション
plan-open = 手番のプランを立てる
all-actions-number = できるアクション：{ $number }
all-actions-search = アクションを検索
all-actions-none = 当てはまるアクションがありません。
menu-table = テーブルのメニュー
skip-animation = スキップ
board-in-words = ボードを文字で見る

## パネル

panel-board = ボード
panel-fleets = 船団
panel-order = 手番順
panel-buildings = 建物
panel-specialists = 専門家
panel-reserve = ストック
panel-players = プレイヤー
panel-log = ログ
panel-chat = チャット
panel-cards = タイル
panel-ends = ゲームの終わり
panel-all = すべてのパネル
panel-talk = ログとチャット
panel-hand = あなたの船
panel-hand-none = 手元に船はありません
round-turn = ラウンド{ $round }、手番{ $turn }/{ $turns }
fleets-down = 裏向き：{ $number }枚
deck-left = 山札：{ $number }枚
deck-known-top = 次に出るとわかっているタイル：
deck-known-bottom = 最後に出るとわかっているタイル：
order-place = 手番{ $turn }：{ $player }
order-place-fleet = 手番{ $turn }：{ $player }、船団{ $fleet }
fleet-taken-by = 船団{ $fleet }：{ $player }が獲得
order-now = 今
price-of =
    { $coins ->
       *[other] 価格：コイン{ $coins }枚
    }
no-price = 取引できません
name-and-colour = { $name }（{ $colour }）
player-computer = コンピューター
player-away = 離席中（代役：{ $level }）
player-here = 在席中
player-gone = 離席中（最終接続：{ $ago }）
player-gone-now = 離席中
nudge-action = { $player }に手番を知らせる
nudge-sent = { $player }に手番を知らせました。
nudge-left = { $player }は離席中です。戻ったときに伝わります。
nudge-heard = { $player }からのお知らせ：あなたの手番です。
player-points-now = 現在{ $number }点
player-points-hidden = 得点は最後まで非公開
player-harbour = 港：{ $room }隻まで
player-aside = 脇に置いた船：{ $number }隻
player-left = 残りの標準建物：{ $number }軒
player-details = 詳細：{ $player }
player-boats = 手元の船
player-culture = 文化トークン
player-reserved = 予約したタイル
player-built = 建てたタイル
player-tiles = タイル{ $number }枚
player-nothing = まだなし
list-or-nothing = なし

## ゲームの終わり方

ends-last-building =
    { $left ->
        [0] このラウンドでゲームが終わります。{ $player }が最後の標準建物を建てました。
       *[other] { $player }が標準建物をあと{ $left }軒建てると、ゲームが終わります。
    }
ends-last-building-any = だれかが標準建物をあと{ $left }軒建てると、ゲームが終わります。
ends-no-boats =
    { $left ->
        [0] { colour-named }の船がストックに戻らなければ、このラウンドでゲームが終わります。
       *[other] { colour-named }の船があと{ $left }隻取られると、ゲームが終わります。
    }
ends-no-specialists =
    { $left ->
        [0] このラウンドでゲームが終わります。専門家が足りません。
       *[other] 専門家があと{ $left }人雇われると、ゲームが終わります。
    }
ends-no-buildings =
    { $left ->
        [0] このラウンドでゲームが終わります。建物タイルが足りません。
       *[other] タイルがあと{ $left }枚取られると、ゲームが終わります。
    }

## 手番の終わり

end-title = 手番を終えますか？
end-go-on-title = 先に進みますか？
end-left = まだできること：
end-left-recruit = 専門家を雇う
end-left-build = 建物を建てる
end-left-collect = 文化トークンを集める
end-left-place = 船を置く
end-left-power = { can-power }
end-anyway = 手番終了
end-go-on = それでも進む
end-back = 戻る
end-never-ask = このゲームではもうたずねない

## タイルを戻す

arrange-title = 建物の山札の次のタイル
arrange-top = 上（左端が最初に出ます）
arrange-under = 下（右端が最後に出ます）
arrange-earlier = 左へ：{ $tile }
arrange-later = 右へ：{ $tile }
arrange-confirm = 戻す

## ヒント

advice-title = ヒミコならこうする
advice-thinking = ヒミコが考えています…
advice-turn = 手番全体
advice-chance = 勝率：{ $percent }%
advice-score = 予想得点：{ $points }点
advice-others = ほかのよい手
advice-step = 次のステップを行う
advice-whole = 手番全体を行う
advice-progress = ステップ{ $step }/{ $steps }
advice-why = 理由
advice-none = 選ぶものがありません。
playback-next = 次のステップ
playback-again = ほかの人の手番をもう一度見る

## できごと

log-empty = まだ何も起きていません。
log-whose = だれの手番を表示するか
log-everyone = 全員
log-took = この手番の時間：{ $time }
log-newer = 新しい記録が{ $number }件隠れています。すべて表示
log-moment = この時点を表示
past-name = 振り返り
past-title = 振り返り：ラウンド{ $round }、手番{ $turn }
past-what = ここではプレイできません。
past-back = 1つ戻る
past-on = 1つ進む
past-now = 現在に戻る
past-your-turn = あなたの手番です。
past-since = その後の新しいステップ：{ $number }
chat-heard = { $player }：{ $text }

## チャット

chat-say = メッセージを書く
chat-send = 送信
chat-apart = プレイヤーは、ゲームが終わるまでこれを読めません。
chat-empty = まだメッセージはありません。
chat-left = 残り{ $number }文字
chat-mute = { $player }をミュート
chat-unmute = { $player }のミュートを解除
chat-muted = ミュート中
chat-more = { $player }のこのメッセージについて
chat-line-title = { $player }のメッセージ
chat-line-hide = このメッセージを隠す
chat-line-hidden = もう表示されません。
chat-line-remove = 全員の画面から削除
chat-line-removed = メッセージを削除しました。
chat-report = 運営者に通報
chat-report-why = 何が問題ですか？
chat-report-insult = 侮辱
chat-report-harassment = いやがらせ
chat-report-spam = スパム
chat-report-cheating = 不正
chat-report-other = その他
chat-reported = ありがとうございます。運営者が確認します。
chat-somebody = ほかの人

## 待合室

wait-title = プレイヤー募集中
wait-invited-by = { $player }がゲームに招待しています
wait-invited = ゲームに招待されています
wait-lead = 席がすべて埋まると、ゲームが始まります。
wait-lead-start = 席がすべて埋まったら、ホストがゲームを始めます。
wait-dealing = ゲームを準備しています…
wait-sit = ここに座る
wait-sit-too = この席にも座る
wait-sit-ask = この席も希望する
wait-add = コンピューターを追加
wait-open-again = 席を空ける
wait-leave = テーブルを離れる
wait-start = ゲームを始める
wait-invite = このリンクで招待
link-copy = リンクをコピー
link-not-copied = ブラウザーがコピーを許可しませんでした。リンクを選択してあるので、手動でコピーしてください。
link-copied = リンクをコピーしました。
wait-local = このリンクはこのパソコンでしか開けません。ほかの人を招くには、「{ $command }」でサーバーを起動してください（docs/server.mdを参照）。
wait-share = 共有
wait-host = ホスト
wait-remove = { $player }をテーブルから外す
wait-not-ready = まだ空席があります。
wait-name = あなたは{ $name }です。
wait-rename = 名前を変える

## 席、提案、時計

seat-taken-over-left = { $player }が抜けました。{ $level }が引き継ぎます。
seat-taken-over-time = { $player }が時間切れになりました。{ $level }が引き継ぎます。
seat-taken-over-removed = { $player }が外されました。{ $level }が引き継ぎます。
seat-come-back = ゲームに戻る
seat-returning = { $player }が戻りました。この手番のあとから、またプレイします。
seat-leave = ゲームを抜ける
seat-leave-title = ゲームを抜けますか？
seat-leave-warning = コンピューターが席を引き継ぎます。ゲームが進行中なら戻れます。
watching = 観戦中
watch-title = 観客用の画面
watch-copy = 観客用のリンクをコピー
watch-last = 直前の手番
watch-chances = 勝率
watch-percent = { $percent }%
watch-chances-none = プレイヤーの助けになりうるため、ここでは勝率を表示しません。
watch-late = { $turns }手番遅れで表示しています
offer-takeback = 手番の取り消しを頼む
offer-takeback-asked = { $player }が、{ $number }アクション前まで戻すことを求めています。
offer-takeback-asked-turn = { $player }が、ラウンド{ $round }の手番{ $turn }まで戻すことを求めています。
offer-takeback-own = 自分の前の手番を取り消す
offer-takeback-own-title = 前の手番を取り消しますか？
offer-takeback-own-warning = あなたの前の手番の初めに戻ります。そのあとにコンピューターが行ったことも取り消されます。
offer-takeback-own-do = 取り消す
offer-takeback-own-done = あなたの前の手番の初めに戻りました。
offer-takeback-done = { $player }がアクションを{ $number }回分戻しました。
offer-abandon = 勝敗なしで終える
offer-abandon-title = 勝敗なしでゲームを終えますか？
offer-abandon-asked = { $player }が、勝敗なしでゲームを終えることを求めています。
offer-abandon-warning = テーブルのほかの全員の同意が必要です。
offer-hints = ヒントの許可を頼む
offer-hints-asked = { $player }が、全員にヒントを許可することを求めています。
offer-removal = { $player }を外す投票をする
offer-removal-title = { $player }をゲームから外しますか？
offer-removal-warning = ほかのプレイヤー全員の同意が必要です。同意が得られると、コンピューターが最後まで席を引き継ぎます。
offer-removal-do = ほかの人にたずねる
offer-removal-asked = { $player }が、{ $other }をゲームから外すことを求めています。
offer-options-asked = { $player }が、設定の変更を求めています：
offer-seat-asked = { $player }が、もう1席でもプレイすることを求めています：{ $seat }。
offer-accept = 同意する
offer-refuse = 断る
offer-withdraw = 取り下げる
offer-wait = ほかの人の返事を待っています。
clock-left = 残り時間：{ $time }
clock-paused = 時計は止まっています。
clock-pause = 時計を止める
clock-resume = 時計を再開する
clock-days = { $days }日

## ゲームの終わり

over-title = ゲームは終わりました
over-you-won = あなたの勝ちです！
over-won = { $player }の勝ち
over-abandoned = ゲームは勝敗なしで終わりました。
over-review = ゲームを振り返る
over-rematch = もう一戦
over-rematch-go = 次の一戦へ
over-look = ボードを見る
over-show = 得点を見る

## 接続

connection-gone = このテーブルは表示できません。

## 音とお知らせ

sound-on = 音はオンです
sound-off = 音はオフです
notify-ask = 手番が来たら知らせる
notify-on = 通知はオンです
notify-off = 通知はオフです
notify-blocked = ブラウザーが通知をブロックしています。
notify-title = あなたの手番
notify-text = { $names }とのゲームで、あなたの手番です。
title-your-turn = ●あなたの手番
title-table = テーブル
title-over = ゲーム終了

## キー

keys-title = キーボードショートカット
keys-undo = 元に戻す、やり直す
keys-board = ボードへ
keys-digits = 番号で船団を、並び順で船や専門家を選ぶ
keys-buy = ストックの船を買う、取る
keys-labels = 今選べるものすべてに文字を表示
keys-go = 赤いボタン：いちばん選びそうなもの
keys-what = ボードやタイルの上で：選ばずに説明を見る
keys-skip-steps = ほかの人の動き：次を表示、すべてスキップ
keys-past = 1ステップずつ振り返る、また進む
keys-done = 次へ、手番終了
keys-target = ボードの次または前の選べる場所
keys-confirm = 決定、キャンセル
keys-arrows = ボードの上を移動
keys-kinds = 島とマスを切り替える
keys-ends = 最初または最後の島やマス
keys-zoom = 拡大、縮小、ボード全体を表示
keys-letters = 1文字のショートカット
keys-letters-hint = スクリーンリーダーや音声操作のじゃまになるときは、オフにしてください。
