### ロビー：すぐに遊ぶ、テーブル、設定、本人確認。

## 最初のページ

lobby-title = ロビー
lobby-what = 島々のあいだに船を進め、町や社を築き、ヤマタイの大建築士を目指しましょう。1～4人用。無料、登録不要。
lobby-about = 独立したプロジェクトで、ゲームの作者や発売元とは関係がありません。ボードと大部分のタイルは復元したものです。
lobby-quick = コンピューターと対戦
lobby-opponents = 相手の数
lobby-level = 強さ
lobby-play = 始める
lobby-first-time = はじめての方は、遊びながら覚えましょう
lobby-adapts-now =
    { $games ->
        [0] 今の強さ：{ $level }。勝つと上がり、負けると下がります。
       *[other] 今の強さ：{ $level }。1人用のゲームは最近{ $games }戦{ $won }勝です。強さは成績に合わせて変わります。
    }
lobby-strength = 実測：{ $level }との{ $games }ゲームで勝率{ $percent }%。
lobby-shown = ゲームの例
lobby-shown-pause = 一時停止
lobby-shown-go-on = 続ける
lobby-tables = テーブル
lobby-new = ほかの人と遊ぶ
lobby-list-mine = あなたのゲーム
lobby-list-open = 募集中
lobby-list-running = 観戦
lobby-list-finished = 終了
lobby-none-mine = まだゲームがありません。ワンクリックで始められます。
lobby-none-open = 募集中のテーブルはありません。テーブルを作って、友だちにリンクを送りましょう。
lobby-none-running = 進行中の公開ゲームはありません。
lobby-none-finished = 終了した公開ゲームはまだありません。自分のゲームは「あなたのゲーム」にあります。
lobby-more = もっと見る
lobby-workshop = 工房：自分のボードとタイル
lobby-scorepad = 実物で遊ぶときの得点表
lobby-import = 棋譜を開く
lobby-your-turn = あなたの手番
lobby-waiting = { $number }件のゲームであなたの手番です
lobby-turn-of = 手番：{ $player }
lobby-status-open = プレイヤー募集中
lobby-status-dealing = まもなく開始
lobby-status-running = 進行中
lobby-status-over = 終了
lobby-status-abandoned = 中止
lobby-result-won = 勝ち、{ $mine }対{ $theirs }
lobby-result-lost = 負け、{ $mine }対{ $theirs }
lobby-result-place = { $players }人中{ $place }位、{ $points }
lobby-result-winner = { $player }の勝ち、{ $points }
lobby-seat-record = 棋譜のプレイヤー
lobby-seat-open = 空席
lobby-clock-minutes = 1人{ $minutes }分
lobby-clock-days = 1手番{ $days }日
minute-title = 1分でわかるヤマタイ
minute-fleet = 船団を選ぶ
minute-fleet-does = この手番に使う船と能力を得ます。番号が小さいほど、次のラウンドで早く手番が来ます。
minute-place = 船を置く
minute-place-does = 航路に沿って船を置きます。西の入口マスか、同じ色の船の隣から始めます。
minute-build = 集めるか建てる
minute-build-does = 新しく置いた船の隣の島から文化トークンを取るか、タイルに必要な船に囲まれた島に建物を建てます。
minute-win = 専門家を雇って、勝つ
minute-win-does = 文化トークンで専門家を雇います。建物、名声、専門家、コインが得点になり、いちばん多い人の勝ちです。
challenges-title = チャレンジ
challenges-what = 決まった初期配置で、ヒントなしでコンピューターに勝ちましょう。同じリンクを開けば、だれでも同じ初期配置になります。何度でも挑戦できます。
challenges-name = { $level }、初期配置{ $number }
challenges-players = { $players }人
challenges-untried = 未挑戦
challenges-won = 達成、{ $mine }対{ $theirs }
challenges-lost =
    { $tries ->
        [1] { $tries }回挑戦、{ $mine }対{ $theirs }
       *[other] { $tries }回挑戦、最高{ $mine }対{ $theirs }
    }
challenges-again = もう一度遊ぶ
challenges-review = 振り返り
challenges-all = すべてのチャレンジ
challenges-score = 達成：{ $won }/{ $all }

## 新しいテーブル

new-title = 新しいテーブル
new-seats = 参加者
new-players = プレイヤー
new-seat = 席：{ $seat }
new-seat-me = あなた
new-seat-me-hint = この端末で遊びます。1台をみんなで使うときは、複数の席に座ってください。
new-seat-open = 空席
new-seat-open-hint = リンクを持つ人や、ロビーで見つけた人が座れます。
new-hot-seat = 1台の端末を何人かで使います。手番の人に端末を渡してください。
new-options = テーブルの設定
new-clock = 持ち時間
new-clock-none = 時計なし
new-clock-none-hint = 時間制限はありません。
new-clock-live = 一気に遊ぶ
new-clock-live-hint = ゲーム全体での1人あたりの持ち時間（分）。
new-clock-days = 何日かかけて遊ぶ
new-clock-days-hint = 1手番あたりの日数。手番が来たら戻ってきてください。
new-minutes = 分
new-days = 日
new-listed = ロビーに表示
new-listed-hint = だれでも参加できます。オフにすると、リンクを持つ人だけが参加できます。
new-start = 席が埋まったら始める
new-start-hint = オフにすると、ホストがゲームを始めます。
new-watch = だれでも観戦できる
new-watch-hint = オフにすると、プレイヤーだけがゲームを見られます。
new-delay = 観戦者への表示
new-delay-hint = 遅らせると、観戦者がプレイヤーに助言するのを防げます。プレイヤーを待たせることはありません。
new-delay-none = すぐに
new-delay-turns = { $turns }手番遅れ
new-undo = 「元に戻す」を許可
new-undo-hint = 自分の手番中、新しい情報が公開されるまで使えます。
new-hints = ヒントを許可
new-hints-who = コンピューターならどうするかを見せます。ほかの人がテーブルにいるときは、ゲーム中に全員の同意が必要です。
new-face-down = 建てたタイルを裏向きに
new-face-down-hint = 製品版のルールどおり、ほかの人が建てたタイルと合計点は最後まで見えません。
new-stand-in = 抜けた人の代役
new-stand-in-after = 離席した人の代役
new-stand-in-after-hint = 手番が来ても、ページをこの時間閉じたままのとき。
new-stand-in-never = なし
new-stand-in-minutes = { $minutes }分後
new-make = テーブルを作る
new-edition = 自作エディション
new-edition-hint = 自分のボード、タイル、価格をTOMLファイルで使えます。「himiko edition export」の出力をもとに作ってください。
new-edition-file = エディションのファイルを選ぶ
new-edition-chosen = このテーブルのエディション：{ $name }
new-edition-shelf = 自分の棚から
new-edition-shelf-none = エディションを選ぶ
new-edition-kept = { $name }、バージョン{ $version }
edition-standard = 標準エディションです。ルールブックに載っていないため、ボードとほとんどのタイルは復元したものです。
edition-own = エディション「{ $name }」で遊びます。
new-edition-workshop = 工房で作る
new-edition-usual = 標準エディションを使う

## 待合室

wait-close = テーブルを閉じる
wait-close-sure = テーブルを閉じますか？
wait-close-warning = だれも参加できなくなり、リンクも使えなくなります。
wait-closed = このテーブルは閉じられました
wait-closed-what = ゲームが始まる前にホストが閉じました。

## 設定

settings-title = 設定
settings-you = あなた
settings-name = あなたの名前
settings-name-hint = テーブルでほかの人に見える名前です。
settings-name-saved = 名前を{ $name }にしました。
settings-save = 保存
settings-look = 表示と音
settings-language = 言語
settings-theme = テーマ
settings-theme-system = システムに合わせる
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-motion = アニメーション
settings-motion-system = システムに合わせる
settings-motion-full = すべて
settings-motion-less = 控えめ
settings-sound = 音
settings-sound-what = 手番が来ると、弦をはじく音が鳴ります。
settings-volume = 音量
settings-text = 文字の大きさ
settings-text-normal = 標準
settings-text-large = 大
settings-text-huge = 特大
settings-speed = ほかの人の動き
settings-speed-slow = ゆっくり
settings-speed-normal = 1つずつ
settings-speed-fast = 速く
settings-speed-off = 一度に
settings-numbers = 番号を常に表示
settings-numbers-hint = オフにすると、マスと島の番号はボードが大きいときと、文中で触れられたときだけ表示されます。
settings-confirm = アクションごとに確認
settings-confirm-hint = オフにすると、元に戻せないことの前にだけ確認します。
settings-more = 名前、端末、アカウント
settings-notify = 通知
settings-notify-hint = ページがバックグラウンドにあるとき、手番が来るとブラウザーが通知します。
settings-notify-refused = ブラウザーがこのページの通知をブロックしています。
settings-device = ほかの端末
settings-device-what = スマートフォンや別のパソコンで、同じ名前とゲームを続けられます。
settings-device-make = リンクを作る
settings-device-link = あなたのリンク
settings-device-ten-minutes = 10分以内に別の端末で開いてください。使えるのは1回だけです。だれにも教えないでください。開いた人は、あなたとしてプレイできてしまいます。
settings-copy = コピー
settings-copied = コピーしました。
settings-not-copied = ブラウザーがコピーを許可しませんでした。手動でコピーしてください。
settings-code = 別の端末のリンクかコード
settings-code-hint = この端末でも、同じ名前とゲームを使うようになります。
settings-code-use = 使う
settings-devices = ログイン中の端末
settings-device-here = この端末
settings-device-seen = 最終利用：{ $ago }
settings-device-unknown = 不明な端末
settings-device-log-out = { $device }をログアウトさせる
settings-devices-log-out = ほかの端末をすべてログアウトさせる
settings-devices-gone = ログアウトしました。
settings-account = アカウント
settings-account-what = なくても遊べます。名前とパスワードでログインすると、どこからでも自分のゲームを開けます。
settings-account-is = { $name }としてログインしています。
settings-account-make = アカウントを作る
settings-account-log-in = ログイン
settings-account-recover = 復旧コードを使う
settings-account-name = アカウント名
settings-account-name-hint = テーブルでの名前にもなります。
settings-account-missing = 名前とパスワードを入力してください。
settings-password = パスワード
settings-password-hint = 8文字以上。
settings-password-short = パスワードは8文字以上にしてください。
settings-password-heading = パスワードの変更
settings-password-new = 新しいパスワード
settings-password-new-hint = 8文字以上。ほかの端末はすべてログアウトされます。
settings-password-change = パスワードを変更
settings-password-changed = パスワードを変更しました。ほかの端末はすべてログアウトされました。
settings-recovery-code = 復旧コード
settings-recovery-missing = 復旧コードを1つ入力してください。
settings-passkeys = パスキー
settings-passkeys-what = パスワードの代わりに、指紋、顔、端末のPINでログインできます。パスワードを忘れても、パスキーがあればログインできます。
settings-passkey-add = パスキーを追加
settings-passkey-added = パスキーを追加しました。
settings-passkey-made = 追加：{ $ago }
settings-passkey-remove = 削除
settings-passkey-remove-one = { $device }のパスキーを削除
settings-passkey-removed = パスキーを削除しました。パスワードマネージャーからも削除してください。
settings-passkey-none-here = パスキーを使えるのは、ドメイン名のあるhttpsのページだけです。
settings-passkey-use = パスキーを使う
settings-passkey-log-in = パスキーでログイン
settings-codes = 復旧コード
settings-codes-what = パスワードをなくしたとき、コード1つにつき1回、新しいパスワードを設定できます。紙に書いて保管してください。
settings-codes-keep = 今すぐ書きとめてください。コードは1度しか表示されません。
settings-codes-left =
    { $number ->
        [0] 復旧コードはありません。
       *[other] 復旧コードは残り{ $number }個です。
    }
settings-codes-make = 新しい復旧コードを作る
settings-codes-made = 新しい復旧コードを作りました。前のコードはもう使えません。
proof-title = 本人確認
proof-what = アカウントのセキュリティー設定を変えるには、もう一度ログインしてください。
proof-go = 次へ
settings-welcome = { $name }さん、ようこそ！
settings-log-out = ログアウト
settings-delete-heading = データの削除
settings-data-what = 保存されている自分の情報を確認したり、すべてダウンロードしたりできます。
settings-data = 自分のデータをダウンロード
settings-delete-what = 名前、アカウント、端末、チャットのメッセージを削除します。残りのゲームはコンピューターが続けます。元には戻せません。
settings-delete = 自分のデータをすべて削除
settings-delete-sure = データをすべて削除しますか？
settings-deleted = データをすべて削除しました。

## 別の端末からのリンク

link-title = この端末で続ける
link-owner = この端末では、{ $name }としてプレイします。
link-made-on = リンクを作った端末：{ $device }。
link-warning = 自分で作ったリンクのときだけ続けてください。ほかの人から送られたリンクだと、その人がここでのあなたのゲームを見たり、プレイしたりできてしまいます。
link-replaces = 今この端末では{ $name }です。アカウントがなければ、この端末でゲストとして遊んだゲームは開けなくなります。
link-use = ここで続ける
link-void = このリンクはもう使えません。リンクは1回だけ、10分間だけ有効です。別の端末の設定で作り直してください。
privacy-title = プライバシー
privacy-stored = このサーバーが保存するもの
privacy-stored-name = ほかの人に見える名前と、初めて訪れた日時。
privacy-stored-account = アカウントがあれば、その名前、パスワードのハッシュ、パスキーの公開鍵、復旧コードのハッシュ。そこからパスワードを読み取ることはできません。
privacy-stored-devices = 端末ごとに、1つだけ使うCookieに入れた秘密の値のハッシュ、ブラウザーとシステムの名前、おおよその最終利用日時。
privacy-stored-games = あなたのゲーム：すべてのアクションとその日時。終わったゲームは、それを見ることができた人なら引き続き見られます。
privacy-stored-editions = 自分の棚にあるエディションと、ゲームに使ったエディション。
privacy-stored-chat = チャットに書いたこと、ミュートした人、隠したメッセージ。
privacy-stored-reports = メッセージの通報と、そのメッセージ（運営者用）。
privacy-stored-operators = 運営者の対応：利用の禁止とその理由、対応の記録。
privacy-not-stored = 保存しないもの
privacy-not-stored-address = IPアドレス：接続中だけ、悪用を防ぐために使います。
privacy-not-stored-mail = メールアドレス、本名、生年月日、居場所：たずねることはありません。
privacy-not-stored-tracking = ほかのだれにも何も送りません。広告も追跡もありません。
privacy-how-long = 保存期間
privacy-guests-days = { $days }日間訪れていないゲストの情報は削除します。
privacy-guests-kept = ゲストの情報は、本人が削除するまで残ります。
privacy-tables-days = 終わったゲームは{ $days }日後に削除します。
privacy-tables-kept = 終わったゲームは残ります。データを削除すると名前は消えます。
privacy-delete = 設定では、保存されている自分の情報をダウンロードでき、いつでも削除できます。運営者に必要なもの（通報、利用の禁止、対応の記録）だけは残ります。

## 行き先なし

nowhere-title = ページが見つかりません
nowhere-what = アドレスに打ち間違いがないか確かめてください。
