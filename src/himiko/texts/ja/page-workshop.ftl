workshop-title = 工房
workshop-what = 自分のエディションを作れます。お手元の箱のボードとタイルを入力しても、新しく考えてもかまいません。標準のボードと大部分のタイルは、ルールブックに載っていないため復元したものです。作業はこのブラウザーに保存されていきます。
workshop-from-standard = 標準エディションから始める
workshop-from-nothing = 何もない状態から始める
workshop-undo = 元に戻す
workshop-redo = やり直す
workshop-save = ファイルに保存
workshop-saved = 保存しました：{ $file }。テーブルを作るときに選んでください。
workshop-open = ファイルを開く
workshop-open-file = エディションのファイルを選ぶ
workshop-id = 名前
workshop-id-hint = 英小文字、数字、ハイフン
workshop-version = バージョン
workshop-checking = 検査中…
workshop-sound = { $name }は遊べます。フィンガープリント：{ $hash }
workshop-parts = エディションの部分
workshop-board = ボード
workshop-tiles = タイル
workshop-fleets = 船団
workshop-specialists = 専門家
workshop-numbers = 数
workshop-tools = 道具
workshop-tool-slot = マス
workshop-tool-island = 島
workshop-tool-entry = 入口マス
workshop-tool-remove = 削除
workshop-tool-slot-how = 海をクリックするとマスができます。ドラッグか矢印キーで動かせます。
workshop-tool-island-how =
    { $number ->
        [0] 島のまわりのマスを順にクリックしてください。
       *[other] 選んだマス：{ $number }個。最初のマスをもう一度クリックすると完成です。
    }
workshop-tool-entry-how = マスをクリックすると入口マスになり、もう一度クリックすると元に戻ります。
workshop-tool-remove-how = マスか島をクリックすると削除します。
workshop-close-ring = 島を完成させる
workshop-slot =
    { $entry ->
        [true] 入口マス{ $number }
       *[other] マス{ $number }
    }
workshop-island = 島{ $number }
workshop-crossings =
    { $number ->
       *[other] 航路が{ $number }か所で交差しています（破線）。このボードでも遊べますが、船の行ける先がわかりにくくなります。
    }
workshop-photograph = 下に敷く写真
workshop-photograph-how = 自分のボードの写真を図の下に敷けます。このブラウザーの外には出ません。
workshop-photograph-file = 写真を選ぶ
workshop-photograph-unreadable = このファイルは画像として表示できません。
workshop-photograph-x = 左右
workshop-photograph-y = 上下
workshop-photograph-scale = 大きさ
workshop-photograph-dim = 不透明度
workshop-photograph-remove = 写真を外す
workshop-lists = ボードをリストで編集
workshop-width = 幅
workshop-height = 高さ
workshop-entries-list = 入口マス：番号
workshop-slots-list = マス：xとy、1行に1つ
workshop-islands-list = 島：まわりのマスの番号を時計回りに、1行に島1つ
workshop-bad-lines = 読めない行が{ $number }行あります。何も変えていません：
workshop-bad-line = { $line }行目：{ $text }
workshop-tile-line = タイルを加える
workshop-tile-line-how = 短い書き方：種類（s標準、p交易所、t鳥居、k宮殿）、得点、船（b竹、w木、s石、c粘土、g金）。「s3wwc」は、木の船2隻と粘土の船1隻が必要な3点の標準建物です。
workshop-add-tile = 加える
workshop-paste = 表計算から貼り付け
workshop-paste-how = 1行に1枚：種類、得点、船
workshop-kind = 種類
workshop-points = 得点
workshop-add-boat = { $colour }を加える
workshop-last-boat = 最後の船を取り消す
workshop-remove = 削除
workshop-power = 船団{ $number }の能力
workshop-fleet-boat = 船団{ $number }：{ $boat }を加える
workshop-add-fleet = 船団を加える
workshop-remove-fleet = 最後の船団を削除
workshop-points-of = { $name }の得点
workshop-boats = 船
workshop-culture = 文化トークン
workshop-limits = 準備
workshop-boat-count = { $colour }：隻数
workshop-boat-price = { $colour }：価格
workshop-tokens = トークン：{ $kind }
workshop-blank = 白紙
workshop-start-coins = 最初のコイン
workshop-sacred-ground = 聖地トークンの数
workshop-row-buildings = 列のタイルの数
workshop-row-specialists = 列の専門家の数
workshop-face-up-fleets = 表向きの船団の数
workshop-harbour = 港に入る船の数
workshop-standard-buildings = 1人の建物の数（{ $players }人）
workshop-turns-per-round = 1ラウンドの1人の手番の数（{ $players }人）
shelf-title = 自分の棚
shelf-what = エディションを名前を付けてサーバーに保存できます。リンクを共有しないかぎり、自分だけに見えます。変更するたびに新しいバージョンになり、ゲームは遊んだときのバージョンのままです。
shelf-keep = 棚に置く：{ $name }
shelf-entry = { $name }、バージョン{ $version }
shelf-is-shared = 共有中
shelf-open = 開く
shelf-share = 共有
shelf-open-which = { $name }、バージョン{ $version }を開く
shelf-share-which = { $name }、バージョン{ $version }を共有
shelf-discard-which = { $name }、バージョン{ $version }を削除
shelf-shared = リンクをコピーしました：{ $link }
shelf-empty = 棚にはまだ何もありません。
