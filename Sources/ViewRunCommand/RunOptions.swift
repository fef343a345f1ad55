import ViewCommandLine
import ViewDrawing
import ViewGraph
import ViewLayout
import ViewPreview
import ViewSemantics
import ViewSource

/// The options of a `viewrun` command.
struct RunOptions: Sendable {
  var paths: [String]
  let stdinPath: String
  var configuration: BuildConfiguration
  /// The configurations of other platforms, for files without views on the default one; empty if a platform is
  /// specified.
  let otherConfigurations: [BuildConfiguration]
  let view: String?
  let preview: String?
  let module: String?
  let lists: Bool
  var layout: PreviewOptions
  /// In the format `de_DE`.
  let locale: String
  /// Whether a size is specified: then blank lines around the view are kept.
  let hasOwnSize: Bool
  /// Whether a device or a size is specified.
  let namesScreen: Bool
  let format: OutputFormat
  /// The colours of terminal images.
  let colors: ColorDepth
  /// Whether images use only ASCII characters.
  let isASCII: Bool
  let showsSizes: Bool
  let settings: [(name: String, value: String)]
  let steps: [Step]
  /// The responses to network requests.
  let network: NetworkStubs?
  /// The time between the last step and the image in nanoseconds; `nil` to bring animations to their end.
  let delay: Int?
  /// Whether to show the event log instead of an image.
  let showsEvents: Bool
  /// The view whose layout exchanges are shown.
  let traced: String?
  /// The view whose size and position are explained.
  var explained: String?
  let output: String?
  let benchmarkRuns: Int?
  /// Whether the session is interactive.
  let isInteractive: Bool
  /// Whether to update the views after changes of their files.
  let watches: Bool
}

extension RunOptions {
  /// Whether the image shows a moment, with animations in progress, instead of views at rest.
  var showsMoment: Bool {
    if delay != nil { return true }
    if case .wait? = steps.last { return true }
    return false
  }

  /// - Parameter explains: whether the last operand names a view to explain: `viewrun why FILE VIEWPATH`.
  init(_ arguments: Arguments, explains: Bool) throws(UsageError) {
    paths = arguments.operands
    if explains {
      guard let path = paths.popLast() else { throw UsageError("expected a view's path; see `viewrun why --help`") }
      explained = path
    }
    if paths.isEmpty && !arguments.has(Options.benchmark) { paths = ["."] }
    stdinPath = arguments.value(Options.stdinPath) ?? "<stdin>"
    let named = try RunOptions.device(arguments.value(Options.device))
    let build = try RunOptions.build(arguments, named)
    configuration = build.configuration
    let device = named ?? (build.target?.platform ?? build.platform).flatMap(Device.standard)
    otherConfigurations = RunOptions.others(than: build)
    view = arguments.value(Options.view)
    preview = arguments.value(Options.preview)
    if view != nil, preview != nil { throw UsageError("--view and --preview each name what to show; give one of them") }
    module = try RunOptions.module(arguments.value(Options.module))
    lists = arguments.has(Options.list)
    showsSizes = arguments.has(Options.sizes)
    traced = arguments.value(Options.trace)
    output = arguments.value(Options.output)
    let format = RunOptions.format(arguments, output: output)
    self.format = format
    colors = RunOptions.colors(arguments.choice(Options.color) ?? .auto)
    isASCII = arguments.has(Options.ascii)
    benchmarkRuns = arguments.has(Options.benchmark) ? max(1, arguments.number(Options.runs) ?? 7) : nil
    let size = try RunOptions.size(arguments.value(Options.size))
    hasOwnSize = size != nil || named != nil || arguments.has(Options.fit)
    namesScreen = size != nil || named != nil
    let standard: Preview.Metrics = format == .text || format == .terminal ? .cell : .ios
    locale = try RunOptions.locale(arguments.value(Options.locale))
    layout = RunOptions.layout(arguments, size, device, arguments.choice(Options.metrics) ?? standard)
    settings = try RunOptions.settings(arguments.values(Options.set))
    steps = try RunOptions.steps(arguments.values(Options.steps))
    network = try NetworkStubs.given(arguments.value(Options.networkStubs))
    delay = try RunOptions.delay(arguments.value(Options.at))
    showsEvents = arguments.has(Options.events)
    isInteractive = arguments.has(Options.interactive)
    watches = arguments.has(Options.watch)
    layout.animatesChrome = isInteractive || showsMoment || format == .html
    try RunOptions.checkLive(arguments)
    followProject()
  }

  /// Rejects options that cannot be combined with a session.
  private static func checkLive(_ arguments: Arguments) throws(UsageError) {
    let live = [Options.interactive, Options.watch].first { arguments.has($0) }
    guard let live else { return }
    let others = [Options.list, Options.benchmark] + (live.name == Options.interactive.name ? ownOutput : [])
    if let other = others.first(where: { arguments.has($0) }) {
      throw UsageError("\(live.name) and \(other.name) cannot be given together")
    }
    if arguments.has(Options.watch), arguments.operands.contains("-") {
      throw UsageError("\(Options.watch.name) follows files, and `-` is standard input")
    }
  }

  /// Options for another output than a session.
  private static let ownOutput = [Options.format, Options.output, Options.trace, Options.events, Options.sizes]

  /// The build settings of the command line; the default platform is that of the device.
  private static func build(_ arguments: Arguments, _ device: Device?) throws(UsageError) -> BuildSettings {
    var settings = BuildSettings()
    settings.platform = arguments.choice(Options.platform) ?? device?.idiom.platform
    if let text = arguments.value(Options.target) {
      guard let target = BuildSettings.Target(text) else {
        throw UsageError("--target takes \(BuildSettings.Target.expectation), not `\(text)`")
      }
      settings.target = target
    }
    settings.sdk = arguments.number(Options.sdk)
    settings.added = arguments.values(Options.define)
    settings.removed = arguments.values(Options.undefine)
    return settings
  }

  /// The configurations of the other platforms, if no platform is specified.
  private static func others(than build: BuildSettings) -> [BuildConfiguration] {
    guard build.platform == nil, build.target == nil else { return [] }
    return BuildConfiguration.Platform.allCases.filter { $0 != build.configuration.platform }.map { platform in
      var other = build
      other.platform = platform
      return other.configuration
    }
  }

  private static func layout(
    _ arguments: Arguments, _ size: Size?, _ device: Device?, _ metrics: Preview.Metrics
  ) -> PreviewOptions {
    var layout = PreviewOptions(
      device: device ?? .standard, isLandscape: arguments.has(Options.landscape), metrics: metrics)
    if let size {
      layout.size = size
      layout.safeArea = .zero
    }
    layout.fits = arguments.has(Options.fit)
    layout.surroundings.isDark = arguments.has(Options.dark) || device?.idiom.isDark ?? false
    layout.surroundings.direction = arguments.has(Options.rightToLeft) ? .rightToLeft : .leftToRight
    if let name = arguments.value(Options.typeSize) {
      layout.surroundings.typeSize = DynamicTypeSize(name: name) ?? .large
    }
    return layout
  }

  /// The requested format, otherwise a default for the output. Without terminal colours, the default is plain text.
  private static func format(_ arguments: Arguments, output: String?) -> OutputFormat {
    if let format: OutputFormat = arguments.choice(Options.format) { return format }
    let color: ColorChoice = arguments.choice(Options.color) ?? .auto
    if color == .always { return .terminal }
    let isWrittenToFile = output.map { $0 != "-" } ?? false
    return !isWrittenToFile && Terminal.usesColor(color, for: .output) ? .terminal : .text
  }

  /// The colours of the terminal. A terminal image may be written to a file and then keeps its colours.
  private static func colors(_ choice: ColorChoice) -> ColorDepth {
    if choice == .never || choice == .auto && Terminal.refusesColor { return .none }
    return Terminal.showsEveryColor ? .every : Terminal.showsPalette ? .palette : .sixteen
  }

  private static func device(_ name: String?) throws(UsageError) -> Device? {
    guard let name else { return nil }
    if let device = Device.named(name) { return device }
    let near = Spelling.hint(for: name, in: Device.all.map(\.name))
    throw UsageError("--device takes a name that `viewrun --devices` lists, not `\(name)`\(near)")
  }

  private static func module(_ path: String?) throws(UsageError) -> String? {
    guard let path, FileSystem.status(path)?.kind != .folder else { return path }
    if FileSystem.status(path) != nil { throw UsageError("--module takes a folder, but `\(path)` is a file") }
    let parent = FilePath.parent(of: path)
    let beside = (try? FileSystem.entries(inFolder: parent, ofFilesEndingIn: "/"))?.entries ?? []
    let folders = beside.filter { $0.kind == .folder }.map { (parent == "." ? "" : parent + "/") + $0.name }
    throw UsageError("--module takes a folder, and there is none at `\(path)`\(Spelling.hint(for: path, in: folders))")
  }

  private static func size(_ text: String?) throws(UsageError) -> Size? {
    guard let text else { return nil }
    let parts = text.split(separator: "x")
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width.isFinite,
      height.isFinite, width >= 0, height >= 0, width <= 100_000, height <= 100_000
    else { throw UsageError("--size takes a width and a height in points, as 390x844, not `\(text)`") }
    return Size(width: width, height: height)
  }

  /// `de`, `de_DE`, `zh-Hans-CN`
  private static func locale(_ text: String?) throws(UsageError) -> String {
    guard let text else { return "en_US" }
    let parts = text.split(whereSeparator: { "_-".contains($0) })
    let isLanguage = parts.first.map { (2...3).contains($0.count) && $0.allSatisfy(\.isLetter) } ?? false
    guard isLanguage, parts.dropFirst().allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } }) else {
      throw UsageError("--locale takes a language with or without a region, as de_DE, not `\(text)`")
    }
    return parts.joined(separator: "_")
  }

  private static func steps(_ words: [String]) throws(UsageError) -> [Step] {
    var steps: [Step] = []
    for word in words {
      do {
        steps.append(try StepParser.step(word))
      } catch {
        throw UsageError("--do: \(error)")
      }
    }
    return steps
  }

  private static func delay(_ text: String?) throws(UsageError) -> Int? {
    guard let text else { return nil }
    guard let delay = StepParser.nanoseconds(text) else {
      throw UsageError("--at takes a time as 0.5s or 300ms, not `\(text)`")
    }
    return delay
  }

  private static func settings(_ words: [String]) throws(UsageError) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    for word in words {
      guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
        throw UsageError("--set takes a name and a value, as isOn=true, not `\(word)`")
      }
      result.append((String(word[..<equals]), String(word[word.index(after: equals)...])))
    }
    return result
  }
}
