import ViewCommandLine

MemoryAllocator.takeLargePieces()
Terminal.exit(CommandRunner.run(Array(CommandLine.arguments.dropFirst())))
