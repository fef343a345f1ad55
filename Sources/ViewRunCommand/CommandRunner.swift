import ViewCommandLine
import ViewLayout
import ViewMachine
import ViewPreview
import ViewSemantics
import ViewSource

/// Parses the command line and runs the command.
enum CommandRunner {
  static let version = "0.1.0"

  static func run(_ words: [String]) -> ExitStatus {
    if let run = words.first.flatMap({ readers[$0] }) { return run(Array(words.dropFirst())) }
    if words.first == Command.script.name { return script(Array(words.dropFirst())) }
    do {
      let explains = words.first == Command.why.name
      let command = explains ? Command.why : .viewrun
      let arguments = try Arguments.parse(words[(explains ? 1 : 0)...], for: command)
      if arguments.has(Options.help) {
        Terminal.write(Help.text(for: command, path: explains ? "viewrun why" : "viewrun"))
        return .success
      }
      if arguments.has(Options.version) {
        Terminal.write("viewrun \(version)\n")
        return .success
      }
      if arguments.has(Options.devices) {
        Terminal.write(devices)
        return .success
      }
      if arguments.has(Options.stdinPath), !arguments.operands.contains("-") {
        throw UsageError("\(Options.stdinPath.name) names standard input, but `-` is not among the paths")
      }
      let options = try RunOptions(arguments, explains: explains)
      if options.isInteractive { TerminalDevice.holdSignals() }
      let isLive = options.isInteractive || options.watches
      let covers = arguments.has(Options.coverage)
      let output = Workers.onDeepStack {
        if covers { return CoverageCommand(command: RunCommand(options)).run() }
        return isLive ? LiveCommand(options).run() : RunCommand(options).run()
      }
      return write(output, options)
    } catch {
      Terminal.write("viewrun: \(error)\n", to: .error)
      return .usage
    }
  }

  /// `viewrun script FILE…`; the exit status is that of the program.
  private static func script(_ words: [String]) -> ExitStatus {
    do {
      let arguments = try Arguments.parse(words[...], for: .script)
      if arguments.has(Options.help) {
        Terminal.write(Help.text(for: .script, path: "viewrun script"))
        return .success
      }
      if arguments.operands.isEmpty { throw UsageError("expected a file to run") }
      var settings = BuildSettings()
      settings.platform = arguments.choice(Options.platform) ?? .macos
      // A script runs on the newest system, so its deployment target is that of the SDK.
      settings.sdk = BuildSettings.scriptSDK
      settings.target = settings.platform.flatMap { BuildSettings.Target("\($0.rawValue)\(BuildSettings.scriptSDK)") }
      settings.added = arguments.values(Options.define)
      settings.removed = arguments.values(Options.undefine)
      var limits = Machine.Limits()
      if let fuel = arguments.number(Options.fuel) { limits.fuel = fuel }
      if let depth = arguments.number(Options.depth) { limits.depth = depth }
      if let megabytes = arguments.number(Options.memory) { limits.memory = min(megabytes, 1 << 40) << 20 }
      let command = ScriptCommand(
        paths: arguments.operands, configuration: settings.configuration, limits: limits,
        showsCode: arguments.has(Options.code), showsStatistics: arguments.has(Options.statistics),
        stubs: try NetworkStubs.given(arguments.value(Options.networkStubs)),
        benchmarkRuns: arguments.has(Options.programBenchmark) ? arguments.number(Options.runs) ?? 5 : nil)
      Terminal.exit(Workers.onDeepStack { command.run() })
    } catch {
      Terminal.write("viewrun: \(error)\n", to: .error)
      return .usage
    }
  }

  /// Writes the output of a command.
  static func write(_ output: RunCommand.Output, _ options: RunOptions) -> ExitStatus {
    var output = output
    let isStyled = options.format == .terminal && output.isPicture
    if !isStyled { output.text = PrintableText.lines(output.text) }
    if let path = options.output, path != "-" {
      do {
        if output.status != .usage { try FileSystem.replace(path, with: output.file ?? Array(output.text.utf8)) }
      } catch {
        output.fail("viewrun: \(error)")
      }
    } else if let file = output.file {
      Terminal.write(bytes: file)
    } else {
      Terminal.write(output.text, as: isStyled ? .styled : .text)
    }
    Terminal.write(output.errors, to: .error)
    return output.status
  }

  private static var devices: String {
    let width = Device.all.map(\.name.count).max() ?? 0
    return Device.all.map { device in
      let insets = device.safeArea
      let name = device.name.leftAligned(in: width)
      let size = "\(Int(device.size.width))x\(Int(device.size.height))".leftAligned(in: 9)
      return "\(name)  \(size)  @\(Int(device.scale))x"
        + "  safe area \(Int(insets.top)), \(Int(insets.leading)), \(Int(insets.bottom)), \(Int(insets.trailing))\n"
    }.joined()
  }
}
