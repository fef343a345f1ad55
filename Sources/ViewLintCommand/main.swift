import ViewCommandLine

Terminal.holdClosedStreams()
MemoryAllocator.takeLargePieces()
Terminal.exit(CommandRunner.run(Array(CommandLine.arguments.dropFirst())))
