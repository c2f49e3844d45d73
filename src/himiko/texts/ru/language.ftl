language-name = Русский
language-direction = ltr
language-locale = ru

list-last = { $first } и { $second }
list-more = { $first }, { $second }
list-times = { $number } × { $thing }
list-sentences = { $first } { $second }
