language-name = Deutsch
language-direction = ltr
language-locale = de

list-last = { $first } und { $second }
list-more = { $first }, { $second }
list-times = { $number } × { $thing }
list-sentences = { $first } { $second }
