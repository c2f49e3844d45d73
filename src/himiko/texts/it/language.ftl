language-name = Italiano
language-direction = ltr
language-locale = it

list-last = { $first } e { $second }
list-more = { $first }, { $second }
list-times = { $number } × { $thing }
list-sentences = { $first } { $second }
