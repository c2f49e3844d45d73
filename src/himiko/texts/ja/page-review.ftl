### ゲーム後のページ：得点、再生、グラフ、高くついた手番、続きを遊ぶ、棋譜、初期配置。

review-title = 振り返り
review-of = 振り返り：{ $names }
review-running = このゲームはまだ進行中です。終わったら振り返れます。
review-to-table = テーブルに戻る
review-tools = このゲームのツール
review-parts = ボードの横に表示
situation-title = テーブル

## 得点

scoring-title = 得点計算
scoring-winner = { $name }がヤマタイの大建築士です（{ $points }点）
scoring-abandoned = ゲームは途中で終わりました。その時点の得点です。
scoring-tie = 同点：{ $names }。手番順で決まります。最後のラウンドでは{ $name }の手番が先でした。
scoring-player = プレイヤー
scoring-rule = 得点の数え方：ルール{ $rule }

## タイムライン

timeline-title = タイムライン
timeline-first = 最初へ
timeline-previous-turn = 前の手番
timeline-previous = 1つ戻る
timeline-play = 再生
timeline-pause = 一時停止
timeline-next = 1つ進む
timeline-next-turn = 次の手番
timeline-last = 最後へ
timeline-slider = ゲームの時点
timeline-start = 最初の手番の前
timeline-at = ラウンド{ $round }、手番{ $turn }：{ $name }
timeline-step = アクション{ $step }/{ $steps }
timeline-keys = キー：←と→でアクションごと、Shiftを押しながらで手番ごと。HomeとEndで最初と最後へ。スペースで再生。

## できごと

happened-title = できごと
happened-nothing = 準備ができました。まだ何も行われていません。
happened-quiet = ほかには何も起きませんでした。
turns-title = 手番

## グラフ

chart-title = 推移
chart-what = 表示
chart-points = 得点
chart-chances = 勝率
chart-says-points = 各プレイヤーの得点の推移。最終得点：{ $values }。
chart-says-chances = 各プレイヤーの手番ごとの勝率の推移。
chart-value = { $name }（{ $value }）
chart-percent = { $percent }%
chart-table = 表で見る
chart-turn = 手番
chart-work-out = 勝率を計算
chart-explains = 各手番の初めを、コンピューターが1秒ほど調べます。知っていることは、そのプレイヤーと同じです。
chart-stop = 停止
chart-go-on = 続ける
chart-progress = 計算した手番：{ $done }/{ $all }
chart-waits = サーバーが混み合っています。自動で再開します。

## 高くついた手番

costly-title = 損の大きかった手番
costly-compares = 最善の手番に比べて、各手番で勝率をどれだけ失ったかを示します。プレイヤーが知り得たことだけで計算します。10倍長い探索でも同じ結果になった手番だけを挙げます。
costly-later = 勝率を計算すると見つかります。
costly-checking = 候補をくわしく調べています…
costly-none = 大きく損をした手番はありません。
costly-none-yet = 今のところありません。
costly-turn = ラウンド{ $round }、手番{ $turn }：{ $name }
costly-cost = −{ $percent }ポイント
costly-played = 実際の手：{ $actions }
costly-better = コンピューターならこの手：{ $actions }
costly-show = この手番を見る

## 続きを遊ぶ

playon-title = ここから続きを遊ぶ
playon-explains = この時点から新しいテーブルを作ります。あなたが1席に座り、残りの席にはコンピューターが座ります。
playon-seat = あなたの席
playon-level = コンピューター
playon-start = 続きを遊ぶ
playon-over = この時点でゲームは終わっています。最後の手番から続けるか、タイムラインで別の時点を選んでください。
playon-back = 最後の手番へ

## 共有と棋譜

share-title = 共有
share-explains = リンクを開くと、この振り返りの今の時点が表示されます。
share-link = この時点へのリンク
record-download = 棋譜をダウンロード
record-short = 棋譜

import-title = 棋譜を開く
import-explains = 棋譜は、1つのゲーム全体が入ったテキストファイルです。開くと、1手ずつたどったり、共有したり、好きな時点から続きを遊んだりできます。途中のゲームは再開できます。JSONの局面も開けます。
import-file = ファイルを選ぶ
import-paste = ここに棋譜を貼り付けることもできます
import-open = 棋譜を開く

## 初期配置

verify-title = 初期配置は公平でしたか？
verify-explains = 最初のアクションの前に、サーバーはシャッフルした初期配置のフィンガープリント（SHA-256）を、中身を明かさずに公開しています。ゲームが終わると、秘密にしていたシードとソルトを明かします。ブラウザーはそこからフィンガープリントを計算し、2つを比べます。一致すれば、だれかが行動する前に初期配置が決まっていて、あとから変えられていないことがわかります。
verify-do = 初期配置を確かめる
verify-short = 初期配置
verify-true = 一致しました。初期配置は最初のアクションの前に決まっていました。
verify-false = 一致しません。サーバーが約束した初期配置ではありません。
verify-none = このゲームは棋譜か局面から始まりました。初期配置は初めから知られていたので、確かめるものがありません。
verify-insecure = ブラウザーがフィンガープリントを計算できるのは、安全なページ（https）だけです。
verify-kept = この端末は、テーブルを初めて見たときにフィンガープリントを保存しました。変わっていません。
verify-changed = ゲーム中に、この端末は別のフィンガープリントを見ました。
verify-promised = 公開されたフィンガープリント
verify-computed = 計算したフィンガープリント
verify-seed = シード
verify-salt = ソルト
verify-parts = この初期配置は、プレイヤーも加わって決めました。シードはサーバーとプレイヤーの秘密から計算され、どの秘密も、1つ目が明かされる前に決まっていました。そのため、だれも1人でシードを選ぶことはできません。
verify-secret = サーバーの秘密
verify-part = { $seat }が加えたもの
verify-part-missing = なし：時間内に明かされませんでした
verify-own-in = あなたが加えたものは、この端末が送ったとおり初期配置に使われています。
verify-own-changed = あなたが加えたものが変えられています。この端末が送ったものと違います。
verify-own-left-out = あなたが加えたものが使われていません。秘密が時間内に届かなかったか、サーバーが捨てました。
chain-title = ログは元のままですか？
chain-true = はい。このテーブルのログは、どの項目も保存されたときのままです。
chain-false = いいえ。ログが棋譜のフィンガープリントと一致しません。あとから何かが変えられています。
chain-changed = いいえ。ゲーム中に、この端末は別のログを見ました。
chain-other = いいえ。ログの内容が棋譜のゲームと違います。
chain-none = 棋譜にログのフィンガープリントがないので、確かめるものがありません。
chain-seen =
    { $number ->
        [0] この端末は、ゲーム中にログのフィンガープリントを保存していません。
       *[other] この端末は、ゲーム中にログのフィンガープリントを{ $number }個保存しました。一致しています。
    }
chain-promised = 棋譜にあるログ全{ $number }件のフィンガープリント
verify-more = このシードから確かにこのゲームになることを確かめるには、「himiko check」で棋譜を再現してください。
