scorepad-title = 得点表
scorepad-what = 実物を自宅で遊ぶときに使えます。それぞれが持っているものを入力すると、得点が合計されます。データはすべてこの端末に残ります。
scorepad-name = 名前
scorepad-player = プレイヤー{ $number }
scorepad-tiles =
    { $number ->
        [0] 建物タイル：1枚ずつ得点を押してください
       *[other] 建物タイル：{ $number }枚、合計{ $points }点
    }
scorepad-add-tile =
    { $points ->
       *[other] { $points }点のタイル
    }
scorepad-last-tile = 最後のタイルを取り消す
scorepad-specialists = 専門家：{ $number }人、合計{ $points }点
scorepad-specialist = { $name }、{ $points }点
scorepad-reserved = 予約して建てなかったタイル
scorepad-aside = 脇に置いた船
scorepad-turn = 最後のラウンドの最初の手番
scorepad-remove = { $name }を外す
scorepad-add = プレイヤーを追加
scorepad-result = 結果
scorepad-tie = 同点：最後のラウンドで先に手番を行った人が上です。上に各プレイヤーの最初の手番を入力してください。
scorepad-share = 画像で共有
scorepad-clear = 新しいゲーム
scorepad-less = 1つ減らす：{ $what }
scorepad-more = 1つ増やす：{ $what }
