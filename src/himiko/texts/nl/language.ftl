language-name = Nederlands
language-direction = ltr
language-locale = nl

list-last = { $first } en { $second }
list-more = { $first }, { $second }
list-times = { $number } × { $thing }
list-sentences = { $first } { $second }
