language-name = Español
language-direction = ltr
language-locale = es

list-last = { $first } y { $second }
list-more = { $first }, { $second }
list-times = { $number } × { $thing }
list-sentences = { $first } { $second }
