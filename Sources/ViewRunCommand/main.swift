import ViewCommandLine

Terminal.exit(CommandRunner.run(Array(CommandLine.arguments.dropFirst())))
