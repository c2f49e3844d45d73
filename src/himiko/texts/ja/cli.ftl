### コマンドライン。

## ヘルプ

help-usage = 使い方：
help-usage-options = [オプション]
help-usage-command = コマンド…
help-commands = コマンド
help-arguments = 引数
help-options = オプション
help-help = このヘルプを表示します。
help-default = （既定値：{ $value }）

help-himiko = ボードゲーム「ヤマタイ」：遊ぶ、対戦やシミュレーションを行う、棋譜を確かめて再現する。
help-play = ターミナルでコンピューターと対戦します。
help-match = 2人から4人のプレイヤーで対戦します。同じ初期配置で、すべての席の並びを同じ回数ずつ行い、だれが強いかをレポートにまとめます。
help-ladder = 総当たりでプレイヤーを格付けします。レポートにはレーティングと、--outがあればグラフが入ります。
help-stats = フォルダーの中のゲームについて、何が勝ちにつながるかを示します。席、船団、専門家、建物、終わり方。
help-simulate = すべてのコアで多数のランダムなゲームを行い、結果を表にします。
help-dataset = 機械学習や統計のために、多数のゲームをParquetファイルに書き、データの説明を添えます。同じコマンドなら同じファイルになります。
help-mcp = 言語モデルに遊ばせます。標準入出力のModel Context Protocolでゲームを提供します。
help-replay = 棋譜を手番ごとにたどります。
help-check = 棋譜を確かめます。全アクションを再現し、初期配置を公開されたフィンガープリントと比べます。誤りがあれば終了コードは2です。
help-edition = ゲームのコンポーネントのファイル：検査、書き出し、表示、レポート。
help-edition-check = エディションのファイルを検査します。誤りがあれば終了コードは2です。
help-edition-export = 標準エディションを、変更して遊べるファイルに書き出します。
help-edition-report = コンピューターにしばらくエディションで遊ばせ、ゲームの長さ、終わり方、各要素の価値、使われないものを、標準エディションと比べてレポートにまとめます。
help-edition-show = エディションのコンポーネントを表示します。ボード、船、船団、タイル、専門家。
help-serve = ほかの人と遊ぶためのサーバーを起動します。設定は環境変数やファイルでも行えます。docs/server.mdを参照。
help-db = サーバーのデータベース：バックアップ、復元、検査、書き出し。
help-db-backup = データベース全体を1つのファイルに書き出します。サーバーは動いたままでかまいません。
help-db-restore = 空のデータベースにバックアップを復元します。別の種類のデータベースからでもかまいません。
help-db-verify = 全ゲームを再現してデータベースを検査します。誤りがあれば終了コードは2です。
help-db-export = 各ゲームの棋譜をフォルダーに書き出します。
help-texts = 翻訳者のための、全言語のテキスト：足りないものと、1ページの一覧。
help-texts-missing = 各言語に足りないテキストを一覧にします。足りないものは英語で表示されます。
help-texts-sheet = 全言語の全テキストに扱いにくい値を入れたHTMLページを書き出します。公開前に読むためのものです。
help-admin = 運営者用：人、通報、テーブル。行ったことはすべて監査ログに残ります。
help-admin-people = 人の一覧：ID、名前、アカウント、初回利用、最終利用、利用禁止。
help-admin-ban = 人の利用を禁止し、観戦だけにします。--silenceなら、メッセージの書き込みだけを禁止します。
help-admin-allow = 利用禁止を解除します。
help-admin-rename = 人の名前を変えます。
help-admin-log-out = 人をすべての端末でログアウトさせます。
help-admin-reports = 判断を待つ、通報されたメッセージの一覧。
help-admin-decide = 判断を書いて通報を閉じます。
help-admin-tables = テーブルの一覧、新しい順。
help-admin-chat = テーブルのメッセージの一覧。
help-admin-remove-line = メッセージを全員の画面から削除します。
help-admin-close-table = ゲームが始まっていないテーブルを閉じます。
help-admin-forget = 指定した日数より古いゲストの情報と、終わったテーブルを削除します。
help-admin-audit = 運営者が行ったことの一覧。
help-fingerprint = 決まったゲームから計算した数を表示します。ルールの動作が変わったときだけ変わります。
help-argument-person = 人のID（「himiko admin people」で表示）。
help-argument-table = テーブルのID：アドレスの最後の部分。
help-argument-search = 名前の一部かID。既定値：全員。
help-argument-name = 新しい名前。
help-argument-report = 通報のID（「himiko admin reports」で表示）。
help-argument-decision = 決めたことを短く。
help-argument-line = メッセージの番号（「himiko admin chat」で表示）。
help-option-reason = 理由。本人に伝わります。
help-option-days = 日数。既定値：無期限。
help-option-silence = メッセージを書くことだけを禁止します。
help-option-all-reports = 判断済みの通報も表示します。
help-option-status = この状態のテーブルだけ：open、running、over、abandoned、closed。
help-option-guests = この日数のあいだ訪れていないゲストの情報を削除します。0：なし。
help-option-old-tables = この日数より前に終わったテーブルを削除します。0：なし。

help-option-language = 言語（enやfrなど）。既定値：HIMIKO_LANGUAGEまたはロケール。
help-option-version = バージョンを表示します。
help-option-players = プレイヤーの人数、2から4。
help-option-seat = あなたの席、0から数えます。
help-option-opponents = 相手。弱い順に、deckhand、fisher、rower、merchant、pilot、helmsman、captain、himiko。himiko:5sは1手番に5秒考えます。1度だけ書けば全員に、くり返せば順に1人ずつ当てはまります。既定値：fisher。
help-option-seed = 初期配置のシード：数、またはバイト列のhex:…。同じシードなら同じ初期配置になります。既定値：ランダム。
help-option-edition = 標準エディションの代わりに、このファイルのコンポーネントを使います。
help-option-log = 棋譜を、サーバーが/api/tables/ID/logで書き出すテーブルのログと比べます。
help-option-table = ログのテーブルのID。アドレスの/t/のあとの部分です。
help-option-record = 棋譜をこのファイルに書きます。
help-option-games = ゲームの数。
help-option-first-seed = 最初のゲームのシード。次からは1ずつ増えます。
help-option-cap = このラウンド数でゲームを打ち切り、打ち切りとして数えます。
help-option-threads = スレッドの数。既定値：コアごとに1つ。
help-option-out = 棋譜を書き出します。1つのファイルにまとめるか、フォルダー（既存のもの、または/で終わる名前）にゲームごとのファイルを作ります。
help-option-json = 表の代わりに、JSONオブジェクトを1つ表示します。
help-argument-dataset = 書き出すファイル。データの説明は同じ名前で、末尾が.mdになります。
help-option-dataset-player = プレイヤー。書き方は対戦と同じです。1度だけ書けば全席に、くり返せば順に1人ずつ当てはまり、ゲームごとに席を替わります。既定値：drifter（ランダム）。
help-option-features = 各アクションの前にプレイヤーが知っていたことも、数で書きます。
help-option-values = 各アクションの前の全員の勝率も、この反復回数で計算して書きます。0なら書きません。
help-option-turn = この手番と、そのあとのテーブルだけを表示します。例：3.2はラウンド3の手番2。
help-option-all = 止まらずに、すべての手番を一度に表示します。
help-option-game = ファイルに複数のゲームがあるとき、どれを使うか。
help-option-export-out = ターミナルの代わりに、このファイルに書きます。
help-option-match-games = ゲームの数。席の並びが同じ回数になるよう切り上げます。
help-option-ladder-games = 対戦ごとのゲームの数。席の並びが同じ回数になるよう切り上げます。
help-option-match-seed = 初期配置と、プレイヤーのランダムな選択のシード。
help-option-report-seconds = 遊ばせる時間の合計（秒）。長いほど、区間は狭くなります。
help-option-report-games = 時間ではなく、種類ごとのゲームの数で決めます。同じコマンドなら同じレポートになります。
help-option-match-out = ゲーム、結果、レポートをこのフォルダーに保存します。同じコマンドで続きから再開できます。
help-option-records = --outのフォルダーに、各ゲームの棋譜も保存します。
help-option-workers = 同時に行うゲームの数。既定値：コアの数に合わせます。
help-option-ray = このアドレスのRayクラスターで行います。「local」ならここで起動します。インストールするには：pip install 'himiko[ray]'
help-option-player-threads = 各プレイヤーが考えるのに使えるスレッドの数。
help-option-rounds = このラウンド数でゲームを打ち切り、その時点の順位にします。
help-option-seats = 1ゲームの人数：2、3、4。
help-option-stats-out = レポートとグラフをこのフォルダーに書きます。
help-option-host = 待ち受けるアドレス。設定の既定値：127.0.0.1（このパソコンだけ）。
help-option-port = 待ち受けるポート。設定の既定値：8000。
help-option-database = データベース：sqlite:///FILEまたはpostgresql://USER:PASSWORD@HOST/NAME。設定の既定値：sqlite:///himiko.db。
help-option-check = 知らない人が接続できる場合に危険な点だけを示します。1つでもあれば終了コードは2です。
help-option-open = ページをブラウザーで開きます。ポートが使われていれば、別のポートを使います。
help-option-repair = ゲームのログから作られるデータを書き直します。ログそのものは変わりません。
help-option-sheet-out = 書き出すファイル。

help-argument-record = 棋譜のファイル。
help-argument-records = 棋譜のファイル。1つのファイルに複数のゲームがあってもかまいません。
help-argument-edition = エディションのファイル。
help-argument-edition-or-none = エディションのファイル。既定値：標準エディション。
help-argument-match-players = プレイヤー2人から4人：drifter（ランダム）、deckhand、fisher、rower、merchant、pilot、helmsman、captain、himiko。himiko:1sは1手番に1秒考えます。himiko:640は幅640で探索し、どのパソコンでも同じ結果になります。external:COMMANDは自作のプログラムを動かします。
help-argument-ladder-all = プレイヤー。書き方は対戦と同じです。既定値：すべての強さ。
help-argument-folder = 対戦や棋譜のあるフォルダー（サブフォルダーも含む）。
help-argument-backup = 書き出すファイル。まだないものにしてください。
help-argument-restore = バックアップのファイル。
help-argument-export = 書き出すフォルダー。
help-argument-languages = 言語（esやjaなど）。既定値：すべて。

value-number = 数
value-rounds = ラウンド
value-seed = シード
value-turn = ラウンド.手番
value-file = ファイル
value-path = ファイルかフォルダー
value-folder = フォルダー
value-player = プレイヤー
value-language = 言語
value-address = アドレス
value-url = URL
value-id = ID
value-text = テキスト

## 問題

problem-plain = { $text }
problem-unexpected = 問題が起きました：{ $error }（HIMIKO_DEBUG=1で詳細を表示）
problem-interrupted = 中断しました。
problem-broken-pipe = 出力先が閉じられました。
problem-no-command = 「{ $command }」というコマンドはありません。使えるもの：{ $commands }。
problem-no-option = { $option }というオプションはありません。{ $command } --helpを参照してください。
problem-option-value = オプション{ $option }には値が必要です。{ $command } --helpを参照してください。
problem-extra-argument = 引数が多すぎます：「{ $argument }」。{ $command } --helpを参照してください。
problem-missing = 足りないもの：{ $name }。{ $command } --helpを参照してください。
problem-language = 「{ $given }」という言語はありません。使えるもの：{ $languages }。
problem-number = { $option }：「{ $given }」は整数ではありません。
problem-range = { $option }：{ $given }は{ $least }から{ $most }の範囲にありません。
problem-seed = --seed：「{ $given }」は0以上の数でもhex:…でもありません。
problem-no-file = { $file }：ファイルがありません。
problem-directory = { $file }：ファイルではなくフォルダーです。
problem-binary = { $file }：テキストファイルではありません。
problem-too-long = { $file }：ファイルが大きすぎます。
problem-unreadable = { $file }：読めません（{ $error }）。
problem-unwritable = { $file }：書けません（{ $error }）。
problem-record = { $file }、{ $line }行目：{ $reason }
problem-turn = --turn：このゲームに手番「{ $given }」はありません。最後は{ $last }です。
problem-no-turns = --turn：このゲームでは、まだ何も行われていません。
problem-player = 「{ $given }」というプレイヤーはいません。使えるもの：{ $levels }。himiko:1sやhimiko:500のように手番ごとの上限も付けられます。ほかにexternal:COMMAND。
problem-against = --against：相手は{ $number }人ですが、{ $given }人が指定されています。全員分として1人か、それぞれ1人ずつ指定してください。
problem-records-where = --recordsにはフォルダーが必要です。--outを付けてください。
problem-no-folder = { $folder }：フォルダーがありません。
problem-extra = { $library }がありません。インストールするには：pip install 'himiko[{ $extra }]'
problem-settings = 設定が正しくありません：{ $error }
problem-address = { $address }：サーバーはここで待ち受けられません（{ $error }）。
problem-database-url = データベースのアドレスではありません。sqlite:///FILEまたはpostgresql://USER:PASSWORD@HOST/NAMEとしてください。
problem-database-version = データベースが空か、別のバージョンのものです。サーバーを一度起動してください。
problem-database = データベースのエラー：{ $error }
problem-no-backup = { $file }：バックアップではありません。
problem-in-use = 別のサーバーがこのデータベースを使っています。共有できるのはPostgreSQLだけです。
problem-player-failed = { $player }は続けられません：{ $reason }。{ $detail }
problem-deal-false = 初期配置がフィンガープリントと一致しません。
problem-log = { $file }：{ $reason }
problem-log-entry = 項目{ $number }：{ $reason }
problem-log-none = 棋譜にログのフィンガープリントがありません。
problem-log-form = テーブルのログではありません。
problem-log-missing = 項目が欠けているか、位置が違います。
problem-log-changed = フィンガープリントが一致しません。この項目か、それより前の項目が変えられています。
problem-log-other = 棋譜のゲームと違います。
problem-log-options = --logには、--table IDと、1ゲームだけの棋譜が1つ必要です。
problem-wrong-files = 誤りのあるファイル：{ $number }個中{ $bad }個。
problem-stopped = 停止しました：{ $games }ゲーム中{ $done }ゲームを実施、保存なし。--out FOLDERを付けると、保存して再開できます。
problem-stopped-kept = 停止しました：{ $games }ゲーム中{ $done }ゲームを実施し、{ $folder }に保存しました。同じコマンドで再開できます。
problem-stopped-early = 両方のエディションで遊ぶ前に停止しました。まだレポートにできることがありません。
problem-not-served = サーバーを起動できませんでした。理由は上に表示されています。
problem-games-left-out = ログを再現できないため除いたもの：{ $number }（{ $tables }）。理由は「himiko db verify」でわかります。
problem-database-wrong = データベースの問題：{ $number }件。

## コンピューター

level-introduced = { $name }。{ $does }
level-preparing = プレイヤーを準備しています

## 地図

map-plum = 梅
map-maple = 楓
map-rice = 稲
map-ginkgo = 銀杏
map-bellflower = 桔梗
map-wisteria = 藤
map-sacred = 聖地
map-torii = 鳥居
map-palace = 宮殿

## テーブル

table-board = 群島
table-fleets = 船団
table-buildings = 建物
table-reserve = ストック
table-specialists = 専門家
table-face-down = 裏向き：{ $number }枚
table-deck = 山札：{ $number }枚
table-known-top = わかっている上のタイル：{ $tiles }
table-known-bottom = わかっている下のタイル：{ $tiles }
table-prices = 価格：{ $prices }
table-player = プレイヤー
table-points = 得点
table-coins = コイン
table-prestige = 名声
table-boats = 船
table-aside = 脇に置いた船
table-culture = 文化トークン
table-left = 残りの建物
table-tiles = タイル
table-reserved = （予約：{ $tiles }）
table-you = （あなた）

## 遊ぶ

play-welcome = あなたの色は{ $player }です。ヘルプは?を入力。相手：
play-title = ラウンド{ $round }、手番{ $turn }/{ $turns }
play-happened = できごと
play-hand = 手元：
play-hint = 番号かアクション・途中まで入力すると候補を表示・?でヘルプ
play-folded = { $number }通り。たとえば次のように入力：{ $example }
play-refused = { $reason }（ルール{ $rule }）
play-possible = これは今できます：{ $action }
play-why-what = アクションも書いてください。例：why build b13 i05
play-about-what = 専門家、船団、タイルの名前を書いてください。例：about riu、about 5、about b13
play-save-where = ファイルの名前も書いてください。例：save game.txt
play-saved = 棋譜を保存しました：{ $file }
play-no-undo = 元に戻すものがありません。
play-no-number = { $number }番はありません。1から{ $most }までです。
play-left = ラウンド{ $round }の手番{ $turn }でゲームを抜けました。
play-winner = { $player }がヤマタイの大建築士です！
play-thinking = 考えています
play-help =
    番号か、アクションそのものを入力します：            place wood s12
    途中まで入力すると、当てはまるものを表示します：    swap   swap s10

    hint         ヒミコならどうするかと、あなたの勝率
    why ACTION   アクションができない理由
    about NAME   専門家、船団、タイルのはたらき（about riu、about 5、about b13）
    undo         最後のアクションを元に戻す
    log          これまでのできごと
    scores       現在の得点
    table        テーブルを描き直す
    save FILE    棋譜を保存する
    quit         ゲームを抜ける
play-legend =
    地図の記号：船{ $boats }、{ $entry }入口マス、
    { $mountain }山、{ $sacred }聖地、{ $building }標準建物、{ $torii }鳥居、{ $palace }宮殿。今選べるものは強調されています。

## ヒント

hint-action = ヒミコならこの手：{ $action }
hint-plan = 続き：{ $actions }
hint-chance = あなたの勝率：{ $percent }%（{ $words }）。
hint-others = 次によい手：{ $actions }
chance-certain = ほぼ確実
chance-very-good = かなり有望
chance-good = 有望
chance-open = 互角
chance-poor = 苦しい
chance-bad = かなり苦しい
chance-none = ほぼ望みなし

## 再現と検査

replay-title = ラウンド{ $round }、手番{ $turn }
replay-hint = Enter：次の手番・b：戻る・3.2：ラウンド3の手番2へ・q：終了
check-ok = { $file }：問題なし、{ $what }
check-ok-games = { $file }：問題なし、{ $number }ゲーム
check-game = プレイヤー：{ $players }人、ラウンド：{ $rounds }、アクション：{ $actions }、{ $end }
check-unfinished = 未完了
check-deal-true = 初期配置はフィンガープリントと一致します
check-log-true = ログはフィンガープリントとも棋譜とも一致します
check-deals-true = フィンガープリントと一致した初期配置：{ $number }

## シミュレーション

simulate-preparing = エンジンを準備しています
simulate-progress = プレイ中
simulate-title = ランダムなゲーム：{ $games }、プレイヤー：{ $players }人、最初のシード：{ $seed }
simulate-wins = 勝ち
simulate-last-building = 終わり方：最後の建物
simulate-no-boats = 終わり方：船が1色なくなった
simulate-no-specialists = 終わり方：専門家が足りない
simulate-no-buildings = 終わり方：建物タイルが足りない
simulate-cut-off = { $cap }ラウンドで打ち切り
simulate-rounds = 平均ラウンド数
simulate-most-rounds = 最多ラウンド数
simulate-decisions = 1ゲームあたりの判断
simulate-games-per-s = 1秒あたりのゲーム
simulate-decisions-per-s = 1秒あたりの判断
dataset-written =
    { $games ->
       *[other] { $file }：{ $games }ゲーム、{ $bytes }バイト、SHA-256 { $sum }。データの説明：{ $card }
    }

## アリーナ

arena-written = レポート：{ $file }
stats-progress = 読み込み中
serve-safe = 危険な点は見つかりません。TLS、バックアップ、更新を忘れずに。
unsafe-no-tls = サーバーは{ $address }で待ち受けていて、TLSなしで接続できます。パスワードやCookieを途中で読まれるおそれがあります。127.0.0.1で待ち受け、TLSはプロキシーにまかせてください（docs/server.md）。
unsafe-cookies = CookieがTLSなしでも送られます。TLSがあればHIMIKO_SECURE=trueにしてください。
unsafe-metrics = だれでも/metricsを読めます。HIMIKO_METRICS=falseにするか、プロキシーで隠してください。
unsafe-proxies = どのクライアントも好きなアドレスを名乗れるため（HIMIKO_PROXIES=*）、制限が効きません。プロキシーだけがサーバーに接続できる場合は問題ありません。
unsafe-hosts = サーバーがどんな名前にも応答します。HIMIKO_HOSTSに、'["play.example.org"]'のように自分の名前を設定してください。
unsafe-database-tls = データベースとの接続が暗号化されていないかもしれません。アドレスに?sslmode=verify-fullを付けてください。
unsafe-database-mode = このパソコンのほかの利用者が{ $file }を読めます。chmod 600で制限してください。
unsafe-root = サーバーがrootで動きます。deploy/himiko.serviceのように専用のユーザーを使ってください。
unsafe-files = 同時に開けるファイルは{ $number }個だけです。数百人が訪れると使い切ります。LimitNOFILEを増やしてください。
unsafe-no-page = 表示するページがありません。ビルドするか、リリース版をインストールしてください。
unsafe-cache = コンパイル済みコードのフォルダーに書けません（HIMIKO_CACHE）。起動のたびにコンパイルに数分かかります。
admin-done = 完了しました。
admin-none = ありません。
admin-forgotten = 削除：ゲスト{ $guests }、テーブル{ $tables }
problem-unsafe = 公開するには危険な点：{ $number }件。
problem-database-newer = このデータベースは、もっと新しいバージョンのhimiko（{ $version }）で書かれています。そのバージョンを入れるか、古いバックアップを復元してください。
problem-nothing-to-forget = どれだけ古いものか指定してください：--guests DAYS、--tables DAYS、または両方。

## サーバー

serve-starting = himikoはまもなく{ $address }で使えます。止めるにはCtrl+Cを押してください。
serve-opened = ページをブラウザーで開きました。
serve-running = himikoはもう動いています。{ $address }をブラウザーで開きました。
serve-open-yourself = 遊ぶには、ブラウザーで{ $address }を開いてください。
db-backed-up = バックアップ：{ $file }、行：{ $rows }
db-restored = 復元：{ $file }、行：{ $rows }
db-exported = { $folder }に書いた棋譜：{ $games }
db-ok = データベースに問題はありません。
db-repaired = データベースを修復しました。直したもの：{ $number }件。
texts-missing = { $language }：足りないテキスト：{ $number }
texts-sheet-written = 一覧：{ $file }

## エディション

edition-ok = { $file }：問題なし、{ $name }、sha256:{ $hash }
edition-price = 1隻{ $coins }コイン

## データベース

bad-database-exists = { $file }はもうあります。別のファイルを選んでください。
bad-database-version = データベースが別のバージョンのものです。サーバーを一度起動すると更新されます。
bad-database-missing = { $file }がありません。
bad-database-not-empty = データベースが空ではありません。バックアップは空のものにしか復元できません。
