### ページのボードとタイル：スクリーンリーダー用の名前と短いラベル。

## 船の文字（すべて違うもの）

letter-bamboo = 竹
letter-wood = 木
letter-stone = 石
letter-clay = 土
letter-gold = 金

## ボード

board-name = ボード
board-keys = 矢印キーで近くの場所へ移動。Iで島、Sでマスに切り替え。Tで次に選べる場所へ。Enterで選択。?で選べない理由を表示。+、−、Zで拡大縮小。
board-boat = { colour-named }の船
board-empty = 空き
board-no-boat = –
board-token = { kind-named }のトークン
board-building = { $player }の建物
board-torii = 鳥居
board-palace = 宮殿
board-mountain = 山
board-sacred = 聖地
board-entry = 入口マス
board-slot-number = マス{ $number }
board-island-number = 島{ $number }
board-next-to =
    { $number ->
       *[other] 島{ $islands }の隣
    }
board-free-slots = 空きマス{ $number }個
board-its-slots = マス{ $number }個中{ $taken }個に船：{ $boats }
board-placed-now = この手番に配置
board-possible = できること：{ $action }
board-chosen = 選択中
board-zoom-in = 拡大
board-zoom-out = 縮小
board-zoom-fit = ボード全体を表示

## 表で見るボード

board-islands = 島
board-slots = マス
board-column-island = 島
board-column-slot = マス
board-column-there = あるもの
board-column-boat = 船
board-column-slots = まわりのマス
board-column-islands = 隣の島
board-column-choose = 今できること
board-ask = { $place }を選べないのはなぜ？

## タイル

card-tile = { $kind }、{ $points }、必要：{ $needs }
tile-described = { $kind }（{ $needs }、{ $points }）
tile-with-id = { $id } { $tile }
tile-face-down = 裏向きのタイル
card-reserved = 予約済み
card-built = 建設済み
card-fleet = { fleet-numbered }：{ $boats }。{ $power }
card-fleet-down = 裏向きの船団
card-fleet-by = { $player }が獲得
card-fleet-place = 次のラウンドは{ $place }番目
card-any-boat = 好きな色の船
card-specialist = { $name }、{ $points }。{ $does }
card-coins-on-it = 上にコイン{ $number }枚
card-used = この手番に使用済み
card-boats = { colour-named }：{ $number }
card-price = 価格：コイン{ $coins }枚
card-running-low = 残りわずか
card-culture = { kind-named }：{ $number }
card-hand-boat =
    { $number ->
        [1] 手元の{ board-boat }
       *[other] 手元の{ board-boat }（{ $number }隻）
    }
card-turn-now = 手番中
card-away = 離席中
