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
        [0] 今は{ $level }。勝つと上がり、負けると下がります。
       *[other] 今は{ $level }。1人用の最近{ $games }ゲーム中{ $won }勝。強さは成績に合わせて変わります。
    }
lobby-strength = 実測：{ $level }に{ $games }ゲーム中{ $percent }%で勝利。
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
lobby-scorepad = 自宅のゲーム用の得点表
lobby-import = 棋譜を開く
lobby-your-turn = あなたの手番
lobby-waiting = { $number }つのゲームであなたの手番です
lobby-turn-of = 手番：{ $player }
lobby-status-open = プレイヤー募集中
lobby-status-dealing = まもなく開始
lobby-status-running = 進行中
lobby-status-over = 終了
lobby-status-abandoned = 中止
lobby-seat-record = 棋譜のプレイヤー
lobby-seat-open = 空席
lobby-clock-minutes = 1人{ $minutes }分
lobby-clock-days = 1手番{ $days }日
minute-title = 1分でわかるゲーム
minute-fleet = 船団を選ぶ
minute-fleet-does = この手番の船と能力を得ます。番号が小さいほど、次のラウンドで早く手番が来ます。
minute-place = 船を置く
minute-place-does = 航路に沿って船を置きます。西の入口マスからか、同じ色の船の隣からです。
minute-build = 集めるか建てる
minute-build-does = 新しい船の隣の島から文化トークンを取るか、タイルに必要な船に囲まれた島に建てます。
minute-win = 雇って、勝つ
minute-win-does = 文化トークンで専門家を雇います。建物、名声、専門家、コインが点になり、いちばん多い人の勝ちです。
challenges-title = チャレンジ
challenges-what = 決まった初期配置から、ヒントなしでコンピューターに勝ちましょう。リンクを開いた人は同じ初期配置になります。何度でも挑戦できます。
challenges-name = { $level }、初期配置{ $number }
challenges-players = { $players }人
challenges-untried = 未挑戦
challenges-won = 達成、{ $mine }対{ $theirs }
challenges-lost = { $tries }回挑戦、最高{ $mine }対{ $theirs }
challenges-again = もう一度遊ぶ
challenges-review = 振り返り
challenges-all = すべてのチャレンジ
challenges-score = 達成：{ $won }/{ $all }

## 新しいテーブル

new-title = 新しいテーブル
new-seats = 遊ぶ人
new-players = プレイヤー
new-seat = 席：{ $seat }
new-seat-me = あなた
new-seat-me-hint = この端末で遊びます。1台を分け合うなら、席を複数取ってください。
new-seat-open = 空席
new-seat-open-hint = リンクを持つ人や、ロビーで見つけた人が座れます。
new-hot-seat = 1台の端末で何人かで遊びます。手番の人に渡してください。
new-options = テーブルの設定
new-clock = 持ち時間
new-clock-none = 時計なし
new-clock-none-hint = 時間制限はありません。
new-clock-live = 一度に遊ぶ
new-clock-live-hint = ゲーム全体での1人の持ち時間（分）。
new-clock-days = 何日かかけて遊ぶ
new-clock-days-hint = 1手番の日数。手番が来たら戻ってきてください。
new-minutes = 分
new-days = 日
new-listed = ロビーに表示
new-listed-hint = だれでも参加できます。表示しなければ、リンクを持つ人だけです。
new-start = 席が埋まったら始める
new-start-hint = そうでなければホストが始めます。
new-watch = だれでも観戦できる
new-watch-hint = そうでなければプレイヤーだけが見られます。
new-delay = 観戦者への表示
new-delay-hint = 遅らせると、観戦者がプレイヤーを助けられなくなります。プレイヤーが待つことはありません。
new-delay-none = すぐに
new-delay-turns = { $turns }手番遅れ
new-undo = 元に戻すことを許可
new-undo-hint = 自分の手番中、新しいものが見えるまで。
new-hints = ヒントを許可
new-hints-who = コンピューターならどうするかを見せます。ほかの人がテーブルにいるときは、ゲーム中に全員の同意が必要です。
new-face-down = 建てたタイルを裏向きに
new-face-down-hint = 箱のルールのとおり、ほかの人の建てたタイルと合計点は最後まで見えません。
new-stand-in = 抜けた人の代役
new-stand-in-after = 離席した人の代役
new-stand-in-after-hint = 手番が来ても、この時間ページが閉じられているとき。
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
settings-sound-what = 手番が来たら、弦の音が鳴ります。
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
settings-confirm = アクションごとに確認
settings-confirm-hint = そうでなければ、元に戻せないことの前だけ確認します。
settings-more = 名前、端末、アカウント
settings-notify = 通知
settings-notify-hint = ページが背面にあるとき、手番が来たらブラウザーが知らせます。
settings-notify-refused = ブラウザーがこのページの通知を止めています。
settings-device = ほかの端末
settings-device-what = スマートフォンや別のパソコンで、同じ名前とゲームを続けられます。
settings-device-make = リンクを作る
settings-device-link = あなたのリンク
settings-device-ten-minutes = 10分以内に別の端末で開いてください。使えるのは1回です。だれにも渡さないでください。開いた人は、あなたとしてプレイできます。
settings-copy = コピー
settings-copied = コピーしました。
settings-not-copied = ブラウザーがコピーを許可しませんでした。手でコピーしてください。
settings-code = 別の端末のリンクかコード
settings-code-hint = この端末でも、同じ名前とゲームを使うようになります。
settings-code-use = 使う
settings-devices = ログイン中の端末
settings-device-here = この端末
settings-device-seen = 最終利用：{ $ago }
settings-device-unknown = 不明な端末
settings-device-log-out = { $device }をログアウト
settings-devices-log-out = ほかの端末をすべてログアウト
settings-devices-gone = ログアウトしました。
settings-account = アカウント
settings-account-what = なくても遊べます。名前とパスワードでログインすると、どこからでも自分のゲームを開けます。
settings-account-is = { $name }でログインしています。
settings-account-make = アカウントを作る
settings-account-log-in = ログイン
settings-account-recover = 復旧コードを使う
settings-account-name = アカウント名
settings-account-name-hint = テーブルでの名前にもなります。
settings-account-missing = 名前とパスワードを入力してください。
settings-password = パスワード
settings-password-hint = 8文字以上。
settings-password-short = パスワードは8文字以上にしてください。
settings-password-heading = パスワードを変える
settings-password-new = 新しいパスワード
settings-password-new-hint = 8文字以上。ほかの端末はすべてログアウトします。
settings-password-change = パスワードを変更
settings-password-changed = パスワードを変えました。ほかの端末はすべてログアウトしました。
settings-recovery-code = 復旧コード
settings-recovery-missing = 復旧コードを1つ入力してください。
settings-passkeys = パスキー
settings-passkeys-what = パスワードの代わりに、指紋、顔、端末のPINでログインできます。パスワードを忘れても、パスキーがあれば戻れます。
settings-passkey-add = パスキーを追加
settings-passkey-added = パスキーを追加しました。
settings-passkey-made = 追加：{ $ago }
settings-passkey-remove = 削除
settings-passkey-remove-one = { $device }のパスキーを削除
settings-passkey-removed = パスキーを削除しました。パスワードマネージャーからも削除してください。
settings-passkey-none-here = パスキーは、ドメイン名とhttpsのあるページでしか使えません。
settings-passkey-use = パスキーを使う
settings-passkey-log-in = パスキーでログイン
settings-codes = 復旧コード
settings-codes-what = パスワードをなくしたとき、コード1つにつき1回、新しいパスワードを決められます。紙に書いて保管してください。
settings-codes-keep = 今書きとめてください。コードは1度しか表示されません。
settings-codes-left =
    { $number ->
        [0] 復旧コードはありません。
       *[other] 復旧コードは残り{ $number }個です。
    }
settings-codes-make = 新しい復旧コードを作る
settings-codes-made = 新しい復旧コードを作りました。前のコードは使えません。
proof-title = ご本人の確認
proof-what = アカウントの保護を変えるには、もう一度ログインしてください。
proof-go = 次へ
settings-welcome = { $name }さん、ようこそ！
settings-log-out = ログアウト
settings-delete-heading = データの削除
settings-data-what = 保存されている情報を見るか、すべてダウンロードできます。
settings-data = 自分のデータをダウンロード
settings-delete-what = 名前、アカウント、端末、チャットのメッセージを削除します。残りのゲームはコンピューターが続けます。元には戻せません。
settings-delete = 自分のデータをすべて削除
settings-delete-sure = データをすべて削除しますか？
settings-deleted = データをすべて削除しました。

## 別の端末からのリンク

link-title = この端末で続ける
link-owner = この端末では{ $name }になります。
link-made-on = リンクを作った端末：{ $device }。
link-warning = 自分で作ったリンクのときだけ続けてください。送ってきた人が、ここでのあなたのゲームを見たり遊んだりできます。
link-replaces = 今ここでは{ $name }です。アカウントがなければ、この端末でゲストとして遊んだゲームは開けなくなります。
link-use = ここで続ける
link-void = このリンクはもう使えません。リンクは1回だけ、10分間だけ有効です。別の端末の設定で作り直してください。
privacy-title = プライバシー
privacy-stored = このサーバーが保存するもの
privacy-stored-name = ほかの人に見える名前と、初めて来た日時。
privacy-stored-account = アカウントがあれば、その名前、パスワードのハッシュ、パスキーの公開鍵、復旧コードのハッシュ。そこからパスワードは読めません。
privacy-stored-devices = 端末ごとに、ただ1つのCookieの秘密のハッシュ、ブラウザーとシステムの名前、おおよその最終利用日時。
privacy-stored-games = あなたのゲーム：すべてのアクションとその日時。終わったゲームは、見られた人がこれからも読めます。
privacy-stored-chat = チャットに書いたこと、ミュートした人、隠したメッセージ。
privacy-stored-reports = メッセージの通報と、そのメッセージ（運営者用）。
privacy-not-stored = 保存しないもの
privacy-not-stored-address = IPアドレス：接続中だけ、悪用を防ぐために使います。
privacy-not-stored-mail = メールアドレス、本名、生年月日、場所：たずねることはありません。
privacy-not-stored-tracking = ほかのだれにも何も送りません。広告も追跡もありません。
privacy-how-long = 保存期間
privacy-guests-days = { $days }日来ていないゲストの情報は削除します。
privacy-guests-kept = ゲストの情報は、本人が削除するまで残ります。
privacy-tables-days = 終わったゲームは{ $days }日後に削除します。
privacy-tables-kept = 終わったゲームは残ります。データを削除すると名前は消えます。
privacy-delete = 設定で、保存されている情報をすべてダウンロードし、いつでも削除できます。

## 行き先なし

nowhere-title = ページが見つかりません
nowhere-what = アドレスに打ち間違いがないか確かめてください。
