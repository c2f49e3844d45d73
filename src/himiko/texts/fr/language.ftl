language-name = Français
language-direction = ltr
language-locale = fr

list-last = { $first } et { $second }
list-more = { $first }, { $second }
list-times = { $number } × { $thing }
list-sentences = { $first } { $second }
