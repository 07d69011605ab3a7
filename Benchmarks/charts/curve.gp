# Nanoseconds of an operation over the size, a line for each subject; both axes logarithmic.
load "Benchmarks/charts/style.gp"
set ylabel "ns an operation"
set logscale xy
set format x "%.0s%c"
set format y "%.0s%c"
plot for [i=0:blocks-1] series index i using 1:4 with linespoints pt 7 ps 0.6 lw 2 \
  title columnheader(1)
