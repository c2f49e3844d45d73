### ページ全体で共通のもの。

## 枠

page-name = ヤマタイ
page-title = { $what }｜ヤマタイ
page-skip = 本文へ
page-notices = お知らせ
page-close = 閉じる
page-cancel = キャンセル
page-reload = 再読み込み
page-loading = お待ちください…
page-colon = { $what }：
page-home = ロビーに戻る
page-you = あなた
name-verified = 確認済み：アカウントに登録された名前です
page-yes = はい
page-no = いいえ
page-menu = メニュー
page-learn = 遊び方
page-rules = ルール
page-settings = 設定
page-language = 言語：{ $language }
page-connection-lost = 接続が切れました。再接続しています…ゲームは保存されています。
page-connection-back = 接続が戻りました。
page-update-waiting = 新しいバージョンがあります。

## ゲストの名前（変えられます）

guest-name-1 = サギ
guest-name-2 = ツル
guest-name-3 = カワウソ
guest-name-4 = カワセミ
guest-name-5 = ウミウ
guest-name-6 = トンボ
guest-name-7 = カメ
guest-name-8 = ツバメ
guest-name-9 = イルカ
guest-name-10 = キツネ
guest-name-11 = ホタル
guest-name-12 = コイ

## うまくいかなかったこと

error-connection-lost = サーバーにつながりません。もう一度お試しください。
error-hints-not-agreed = ほかの人がテーブルにいるときは、ヒントに全員の同意が必要です。
error-internal = 問題が起きました。もう一度お試しください。
error-illegal-action = { $reason }
error-who-are-you = 先に席に着くか、名前を決めてください。
error-absent = コンピューターが代わりにプレイしています。先にゲームに戻ってください。
error-already-accepted = もう同意しています。
error-already-seated = もうこのテーブルに着いています。
error-already-so = 変更はありません。
error-bad-edition = このエディションは使えません：{ $reason }
error-bad-name =
    { $why ->
        [invisible] この名前には見えない文字があります。
        [accents] この名前は1文字に付く記号が多すぎます。
        [scripts] この名前には、いっしょに使えない種類の文字が混ざっています。
        [long] この名前は長すぎます。
       *[other] 名前を入力してください。
    }
error-banned = 運営者により、このサーバーの利用を禁止されています。
error-bad-message = サーバーが内容を理解できませんでした。
error-bad-request = リクエストが不完全か、許可されていません。
error-bad-position = この局面は使えません（{ $where }）：{ $reason }
error-bad-record = この棋譜は読めません（{ $line }行目）：{ $reason }
error-busy = サーバーが混み合っています。少し待ってからお試しください。
error-engine-compiling = ゲームエンジンをコンパイルしています（{ $parts }個中{ $done }個）。初回の起動だけです。少しお待ちください。
error-cannot-redo = やり直すものがありません。
error-cannot-undo = もう元に戻せません。
error-has-passkey = このパスキーはもう使われています。
error-has-account = もうアカウントがあります。
error-log-full = このテーブルのログがいっぱいです。できるのは、ゲームを最後まで進めることだけです。
error-name-taken = この名前は使われています。
error-no-account = これにはアカウントが必要です。
error-no-passkey = パスキーが使われませんでした。
error-no-majority = ほかのプレイヤーが1人だけのときは、投票で外すことはできません。
error-no-hints = このテーブルではヒントを使えません。
error-no-offer = 返事を待っている提案はありません。
error-no-pause = このゲームでは時計を使っていません。
error-no-such-challenge = そのチャレンジはありません。
error-no-such-device = この端末はもうログアウトしています。
error-no-such-line = このメッセージはもうありません。
error-no-such-passkey = このパスキーはもう削除されています。
error-no-such-edition = そのエディションはありません。
error-no-such-person = その人はいません。
error-no-such-report = その通報はありません。
error-no-such-ply = ゲームはそこまで進んでいません。
error-no-such-seat = その席はありません。
error-no-such-table = そのテーブルはありません。
error-not-absent = もう自分でプレイしています。
error-not-banned = この人は利用を禁止されていません。
error-not-asked = あなたへの質問ではありません。
error-not-for-you = このテーブルはプレイヤーだけが見られます。
error-not-found = ページが見つかりません。
error-not-now = 今はできません。
error-not-oneself = 自分に対してはできません。
error-not-seated = このテーブルに着いていません。
error-not-the-host = これはホストだけができます。
error-not-your-seat = あなたの席ではありません。
error-not-your-turn = あなたの手番ではありません。
error-offer-open = 別の提案がまだ返事を待っています。
error-other-number-of-seats = プレイヤーが{ $seats }人必要です。
error-other-rules = このゲームは別のルールで遊ばれたため、続けられません。
error-prove-yourself = 先にもう一度ログインしてください。
error-record-or-position = 棋譜か局面の一方だけを送ってください。
error-removed = このテーブルから外されました。
error-seat-taken = この席はもう埋まっています。
error-nudged-already = 知らせたばかりです。少しお待ちください。
error-seats-open = まだ空席があります。
error-silenced = 運営者により、メッセージの書き込みを禁止されています。
error-stale = ゲームが先に進みました。もう一度ご覧ください。
error-storage-away = サーバーがデータベースにつながりません。自動で再開します。
error-wrong-secret = 事前に約束した値と違います。
error-study-running = 前のレポートをまだ作成中です。先に止めてください。
error-table-full = このテーブルは満席です。
error-too-large = ファイルが大きすぎます。
error-too-many = リクエストが多すぎます。少しお待ちください。
error-shelf-full = 棚がいっぱいです。置けるのは{ $most }バージョンまでです。いらないものを削除してください。
error-too-many-tables = 終わっていないゲームが{ $most }件あります。先に1件終わらせてください。
error-too-many-passkeys = パスキーは{ $most }個までです。
error-unreadable-file = このファイルは読めません。
error-wrong-code = このコードは無効か、期限切れです。
error-wrong-origin = このページからのリクエストではありません。
error-wrong-host = このサーバーはこの名前では応答しません。
error-wrong-passkey = このパスキーは、このサーバーのアカウントのものではありません。
error-wrong-password = 名前かパスワードが違います。
