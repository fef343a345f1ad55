import ViewCommandLine
import ViewSemantics

Terminal.holdClosedStreams()
MemoryAllocator.takeLargePieces()
MemoryAllocator.useLargePages()
if let folder = CacheFolder.path { Program.keepCatalogue(in: folder, of: "viewrun") }
Terminal.exit(CommandRunner.run(Help.asOption(Array(CommandLine.arguments.dropFirst()))))
