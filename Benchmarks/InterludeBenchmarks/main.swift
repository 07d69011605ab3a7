print("interlude-benchmarks")
