# Nanoseconds of an operation of one size, a bar for each subject.
load "Benchmarks/charts/style.gp"
unset key
set ylabel "ns an operation"
set logscale y
set boxwidth 0.6
set style fill solid 0.8
set xrange [-0.6:blocks-0.4]
unset xlabel
set xtics () rotate by -25
array subjects[blocks]
do for [i=1:blocks] {
  stats series index i-1 using (subjects[i]=columnheader(1), $3) nooutput
}
do for [i=1:blocks] { set xtics add (subjects[i] i-1) }
plot for [i=0:blocks-1] series index i using (i):4 with boxes notitle, \
  for [i=0:blocks-1] series index i using (i):4:(sprintf($4 < 10 ? "%.1f" : "%.0f", $4)) with labels offset 0,0.7
