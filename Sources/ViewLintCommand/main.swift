import ViewCommandLine
import ViewSemantics

Terminal.holdClosedStreams()
MemoryAllocator.takeLargePieces()
if let folder = CacheFolder.path { Program.keepCatalogue(in: folder, of: "viewlint") }
Terminal.exit(CommandRunner.run(Help.asOption(Array(CommandLine.arguments.dropFirst()))))
