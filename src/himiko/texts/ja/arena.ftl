### アリーナ：対戦、ランキング、統計のレポート

arena-match = 対戦：{ $players }
arena-match-summary = ゲーム：{ $games }。初期配置：{ $deals }。初期配置ごとの席の並び（すべて実施）：{ $ways }。シード：{ $seed }。エディション：{ $edition }。
arena-match-unfinished = **未完了**：{ $all }ゲーム中{ $games }。同じコマンドで再開できます。
arena-ladder = ランキング
arena-ladder-summary = ゲーム：{ $games }。対戦：{ $matches }。総当たりで、席による有利不利はありません。
arena-ladder-unfinished = **未完了。**同じコマンドで再開できます。
arena-ladder-method = レーティングはイロレーティング（Elo）の尺度です。400点の差は、上の順位になる見込みが10対1であることを意味し、平均は1500です。全ゲームを一度に当てはめ（Bradley–Terry）、95%区間は初期配置についてのベイジアンブートストラップで求めます。
arena-stats = 勝因
arena-stats-summary = ゲーム：{ $games }。ルールどおりに終わらず数えなかったもの：{ $unfinished }。
arena-stats-method = *勝率*は、それを持っていた人が勝った割合です。*期待値*は、同じプレイヤーが全ゲームで勝つ割合です。区間全体がそれを上回れば、有利といえます。区間は95%で、20回に1回ほどは偶然で外れます。勝ちに伴うものが、その原因とはかぎりません。
arena-more = ほか{ $number }件。
arena-skipped = 読めなかったファイル：{ $number }
arena-players = プレイヤー：{ $number }人

## 見出し

arena-results = 結果
arena-points = 平均得点
arena-thinking = 1手番あたりの時間
arena-ends = ゲームの終わり方
arena-failures = 不具合
arena-contrasts = 勝者に多いもの
arena-rating = レーティング
arena-ahead = どちらが上か
arena-speed = 強さと時間
arena-seats = 席
arena-places = 最初のラウンドの手番
arena-fleets = 船団
arena-specialists = 専門家
arena-kinds = 建物の種類
arena-tiles = 建物タイル

## 列

arena-player = プレイヤー
arena-games = ゲーム
arena-wins = 勝ち
arena-share = 割合
arena-interval = 95%
arena-fair = 均等な場合
arena-verdict = 判定
arena-rank = 平均順位
arena-turns = 手番
arena-decisions = 判断
arena-mean = 平均
arena-p99 = 99%がこれ未満
arena-most = 最長
arena-end = 終わり方
arena-rounds = ラウンド
arena-margin = 点差
arena-first-game = 最初のゲーム
arena-reason = 理由
arena-detail = 詳細
arena-file = ファイル
arena-behind = 下の相手
arena-thing = 項目
arena-number = 数
arena-won = 勝率
arena-expected = 期待値
arena-judged = 判定
arena-winners = 勝者
arena-others = ほかの人
arena-difference = 差
arena-number-of-tiles = 建てた建物
arena-number-of-specialists = 雇った専門家
arena-seconds-a-turn = 1手番あたりの秒数
arena-share-percent = 勝率（%）

## 均等な割合とくらべて

arena-verdict-above = 強い
arena-verdict-below = 弱い
arena-verdict-level = 未確定
arena-lift-above = 有利
arena-lift-below = 不利
arena-lift-level = 未確定

## 得点の内訳

arena-part-coins = コイン
arena-part-prestige = 名声
arena-part-buildings = 建物
arena-part-specialists = 専門家
arena-part-reserved = 予約したタイル
arena-part-aside = 脇に置いた船
arena-part-total = 合計

## ゲームの終わり方

arena-end-last-building = 最後の建物
arena-end-no-boats = 船が1色なくなった
arena-end-no-specialists = 専門家が足りない
arena-end-no-buildings = 建物タイルが足りない
arena-end-cut-off = 打ち切り
arena-end-failed = 不具合による負け

## プレイヤーの失敗

arena-failure-cannot-start = 起動しなかった
arena-failure-crashed = 異常終了した
arena-failure-timed-out = 時間がかかりすぎた
arena-failure-bad-answer = 無効な答えを返した
arena-failure-unasked = 聞かれていないのに答えた
arena-failure-illegal-action = できないアクションを選んだ
arena-failure-too-much-output = 出力が多すぎた
arena-failure-error = エラーを起こした

## 指定どおりに行えない対戦

bad-match-players = 対戦の人数は2人、3人、4人のいずれかです。{ $given }ではできません。
bad-match-name = プレイヤーの名前は1行の文字列です。
bad-match-numbers = シードは0以上、ラウンドとスレッドは1以上の数です。
bad-match-games = 対戦は1ゲーム以上です。{ $given }ではできません。
bad-match-twice = ランキングでは、各プレイヤーを1度だけ書いてください。
bad-match-seats = { $seats }人のゲームにはプレイヤーが足りません：{ $given }。
bad-match-no-folder-named = 棋譜にはフォルダーが必要ですが、指定されていません。
bad-match-no-journal = { $file }は対戦の記録ファイルではありません。
bad-match-other-match = { $file }は別の対戦のものです。「{ $name }」が{ $expected }ではなく{ $found }です。
bad-match-edition = 別のエディションで行われました：{ $given }。
bad-match-no-folder = { $folder }：フォルダーがありません。
bad-match-nothing-there = { $folder }には記録ファイル（{ $journal }）も棋譜もありません。
arena-line = { $line }行目：{ $problem }
study-title = エディション{ $edition }
study-summary = { $level }によるゲーム：{ $games }。フィンガープリント：{ $hash }。長く実行するほど、区間は狭くなります。
study-compared = 標準エディションとの比較
study-players = コンピューターがどれだけ対応できるか
study-players-method = コンピューターは標準エディションで学習しています。{ $level }が{ $rival }に勝つ割合から、このエディションで強さがどれだけ保たれているかがわかります。標準エディションよりずっと小さければ、以下の結果は注意して読んでください。
study-tiles = 建物タイル
study-tiles-method = *建てられる島*は、タイルに必要な船をすべて置けるだけのマスがある島の数です。*建設済み*は、そのタイルが建てられたゲームの割合です。
study-islands = 島
study-never-built =
    { $number ->
        [0] どのタイルも1回は建てられました。
       *[other] 一度も建てられなかったもの：{ $tiles }。
    }
study-never-built-on =
    { $number ->
        [0] どの島にも1回は建てられました。
       *[other] 一度も建てられなかった島：{ $islands }。
    }
study-players-column = プレイヤー
study-measure = 1ゲームあたり
study-here = このエディション
study-standard = 標準
study-rounds = ラウンド
study-points = 1人あたりの得点
study-lead = 勝者がつけた点差
study-built = 1人あたりの建物
study-recruited = 1人あたりの専門家
study-ends-by = 終わり方：{ $end }
study-edition = エディション
study-tile = タイル
study-kind = 種類
study-points-column = 得点
study-islands-enough = 建てられる島
study-in-games = 建設済み
study-favourite = よく建つ島
study-island = 島
study-slots = マス
study-built-in-game = 1ゲームあたりの建設
study-collected-in-game = 1ゲームあたりのトークン
bad-lab-players = ゲームの人数は2人、3人、4人のいずれかです。{ $given }ではできません。
bad-lab-seat = 席は0から{ $last }の数です。{ $given }ではありません。
bad-lab-games = バッチは1ゲーム以上です。{ $given }ではできません。
bad-lab-threads = バッチは1スレッド以上です。{ $given }ではできません。
bad-lab-device = バッチのデバイスは「cpu」か「cuda」です。「{ $given }」ではできません。
bad-lab-no-gpu = GPUがありません：{ $reason }
bad-lab-masks = マスクは「bytes」「bits」「none」のどれかです。「{ $given }」ではできません。
bad-lab-rewards = 報酬は順位ごとに1つです：{ $given }ではなく{ $expected }。
bad-lab-actions = アクションはゲームごとに1つです：{ $given }ではなく{ $expected }。
bad-lab-levels = 全席に1人、または{ $expected }人を書いてください。{ $given }人ではできません。
bad-lab-illegal = アクション{ $action }は、ゲーム{ $game }ではできません。
bad-lab-no-game = まだゲームがありません。new_gameを呼んでください。
bad-cluster-no-cluster = 「{ $address }」にRayクラスターがありません。
bad-cluster-lost = Rayクラスターが応答しなくなりました：{ $reason }
bad-cluster-version = クラスターはhimiko { $theirs }、こちらは{ $ours }です。すべて同じバージョンにしてください。
bad-cluster-no-himiko = クラスターにhimiko { $ours }がありません：{ $reason }
