language-name = 日本語
language-direction = ltr
language-locale = ja

list-last = { $first }、{ $second }
list-more = { $first }、{ $second }
list-times = { $thing }×{ $number }
list-sentences = { $first }{ $second }
