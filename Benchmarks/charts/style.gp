# What all charts share. Needs `series` (a file of columns), `output` (an SVG), `title`, `xlabel`.
set terminal svg size 760,420 dynamic font "Helvetica,13" background "#ffffff"
set output output
set title title
set xlabel xlabel
set border 3 lc rgb "#666666"
set tics nomirror
set grid ytics lc rgb "#dddddd"
set key outside right top reverse Left samplen 1.5
stats series using 3 nooutput
blocks = STATS_blocks
