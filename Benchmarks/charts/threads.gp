# Operations a second over the threads, a line for each subject.
load "Benchmarks/charts/style.gp"
set ylabel "million operations a second"
set logscale y
set xtics 1
set xrange [0.8:4.2]
plot for [i=0:blocks-1] series index i using 2:(1000/$4) with linespoints pt 7 ps 0.6 lw 2 \
  title columnheader(1)
