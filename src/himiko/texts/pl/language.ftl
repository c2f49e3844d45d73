language-name = Polski
language-direction = ltr
language-locale = pl

list-last = { $first } i { $second }
list-more = { $first }, { $second }
list-times = { $number } × { $thing }
list-sentences = { $first } { $second }
