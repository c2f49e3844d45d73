### 数量：単独で表示されるもの

count-coins = コイン{ $number }枚
count-boats = 船{ $number }隻
count-culture-tokens = 文化トークン{ $number }枚
count-prestige-tokens = 名声トークン{ $number }枚
count-points = { $number }点
count-buildings = 建物{ $number }軒
count-specialists = 専門家{ $number }人
