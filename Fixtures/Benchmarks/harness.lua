-- Runs a benchmark and writes the processor seconds that it took to standard error.
return function(main)
  local start = os.clock()
  main()
  io.stdout:flush()
  io.stderr:write(os.clock() - start, "\n")
end
