import ViewSource

/// The build information of an Xcode project: its targets with their files and build settings.
///
/// Both formats have the same result: `project.pbxproj`, and `project.xcproj` (JSON, since Xcode 27.2).
public struct XcodeProject: Sendable {
  /// The targets in project order.
  public var targets: [Target] = []
  /// The project's settings, which a target's own settings override.
  public var settings = XcodeBuildSettings()
  /// The major version of Xcode that last upgraded the project; it is built with that or a later one.
  public var lastUpgrade: Int?

  /// A target: an app, an extension, a framework, tests.
  public struct Target: Sendable {
    public var name: String
    public var settings = XcodeBuildSettings()
    /// The absolute paths of the individually compiled files, by the same in lower case: Xcode's file systems are
    /// case-insensitive, and projects may spell names differently from the disk.
    private var files: [String: String] = [:]
    /// The folders whose files are compiled.
    public var folders: [Folder] = []
    /// Whether it is a test bundle.
    public var isTest = false
    /// The patterns of compiled files, each group with its exceptions, in lower case.
    private var patterns: [(compiled: [FilePattern], excluded: [FilePattern])] = []

    /// Makes a target without files.
    init(name: String, settings: XcodeBuildSettings = XcodeBuildSettings()) {
      self.name = name
      self.settings = settings
    }

    /// Adds the file at an absolute path.
    mutating func compile(_ path: String) { files[path.lowercased()] = path }

    /// Adds the files whose absolute paths match patterns, but not exceptions.
    mutating func compile(_ compiled: [String], except excluded: [String]) {
      patterns.append(
        (compiled.map { FilePattern($0.lowercased()) }, excluded.map { FilePattern($0.lowercased()) }))
    }

    /// Whether the target compiles the file at an absolute path.
    public func compiles(_ path: String) -> Bool { compiles(lowercased: path.lowercased()) }

    /// Whether the project itself lists the file at an absolute path for the target, outside of synchronized folders.
    public func lists(_ path: String) -> Bool { files[path.lowercased()] != nil }

    /// The absolute paths of the individually compiled files outside of a folder, as the project spells them, in order.
    func listed(outside folder: String) -> [String] {
      files.values.filter { FilePath.suffix(of: $0, inFolder: folder) == nil }.sorted()
    }

    /// Whether the target compiles the file at an absolute path that is given in lower case.
    public func compiles(lowercased path: String) -> Bool {
      if files[path] != nil || folders.contains(where: { $0.contains(lowercased: path) }) { return true }
      return patterns.contains { group in
        group.compiled.contains { $0.matches(path) } && !group.excluded.contains { $0.matches(path) }
      }
    }
  }

  /// A folder that Xcode synchronizes with the disk.
  public struct Folder: Sendable {
    /// The absolute path.
    public let path: String
    /// The path and the exceptions in lower case.
    private let lowercasedPath: String
    private let lowercasedExceptions: [String]

    /// - Parameter exceptions: files and folders that the target does not compile, relative to `path`.
    init(path: String, exceptions: Set<String> = []) {
      self.path = path
      lowercasedPath = path.lowercased()
      lowercasedExceptions = exceptions.map { $0.lowercased() }
    }

    fileprivate func contains(lowercased path: String) -> Bool {
      guard let rest = FilePath.suffix(of: path, inFolder: lowercasedPath) else { return false }
      // A whole folder may be excepted.
      return !lowercasedExceptions.contains { rest == $0 || FilePath.suffix(of: rest, inFolder: $0) != nil }
    }
  }

  /// Reads the project at an absolute path that ends in `.xcodeproj`; `nil` if it cannot be read.
  public init?(at path: String) {
    let folder = FilePath.parent(of: path)
    if let buffer = try? FileSystem.readFound(path + "/project.pbxproj"),
      let root = try? PropertyListReader.read(buffer)
    {
      self.init(propertyList: root, folder: folder)
    } else if let buffer = try? FileSystem.readFound(path + "/project.xcproj"), let root = try? JSONReader.read(buffer)
    {
      self.init(json: root, folder: folder)
    } else {
      return nil
    }
  }

  init() {}

  /// The values of a setting for a target in all configurations, from the innermost level that has it. Replaces
  /// references `$(NAME)`; drops unknown ones.
  public func values(of name: String, for target: Target) -> [String] {
    values(of: name, for: target, depth: 0)
  }

  /// The module name of a target's product for imports, by default the product's name.
  public func moduleName(of target: Target) -> String {
    for setting in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      if let name = values(of: setting, for: target).first(where: { !$0.isEmpty && !$0.contains("$") }) {
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      }
    }
    return String(target.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The values of a setting for targets that do not override it.
  public func values(of name: String) -> [String] {
    values(of: name, for: Target(name: ""))
  }

  /// The words of a setting for a target's debug build, including inherited ones.
  public func words(of name: String, for target: Target) -> [String] { words(of: name, for: target, from: 0, depth: 0) }

  /// - Parameter level: the first level to consider; 0 is the innermost.
  private func words(of name: String, for target: Target, from level: Int, depth: Int) -> [String] {
    let levels = [
      target.settings.ownForDebugging, target.settings.fileForDebugging, settings.ownForDebugging,
      settings.fileForDebugging,
    ]
    // Limits settings that refer to each other.
    guard depth < 8, let found = levels.indices.first(where: { $0 >= level && levels[$0][name] != nil }) else {
      return []
    }
    let words = (levels[found][name] ?? []).flatMap { $0.split { $0 == " " || $0 == "\"" } }
    return words.flatMap { word -> [String] in
      guard let reference = Self.reference(in: String(word)) else { return word.contains("$") ? [] : [String(word)] }
      return reference == "inherited"
        ? self.words(of: name, for: target, from: found + 1, depth: depth + 1)
        : self.words(of: reference, for: target, from: 0, depth: depth + 1)
    }
  }

  private func values(of name: String, for target: Target, depth: Int) -> [String] {
    // Limits settings that refer to each other.
    guard depth < 8 else { return [] }
    for level in [target.settings.own, target.settings.file, settings.own, settings.file] {
      guard let found = level[name] else { continue }
      return found.flatMap { value -> [String] in
        guard let reference = Self.reference(in: value) else { return [value] }
        return values(of: reference, for: target, depth: depth + 1)
      }
    }
    return []
  }

  /// The `NAME` in `$(NAME)` or `${NAME}`; `nil` for other values.
  private static func reference(in value: String) -> String? {
    let isReference =
      value.hasPrefix("$(") && value.hasSuffix(")") || value.hasPrefix("${") && value.hasSuffix("}")
    guard isReference else { return nil }
    return String(value.dropFirst(2).dropLast())
  }
}

/// The build settings of a project or a target by name, with the values of all configurations.
public struct XcodeBuildSettings: Sendable {
  /// The settings in the project itself.
  var own: [String: [String]] = [:]
  /// The settings in its `.xcconfig` files.
  var file: [String: [String]] = [:]
  /// The same for the debug configuration only, on every platform.
  var ownForDebugging: [String: [String]] = [:]
  var fileForDebugging: [String: [String]] = [:]
  /// The debug settings with a condition, which override unconditional ones.
  private var conditional: Set<String> = []

  /// Adds a setting by its name, which may have conditions: `NAME[config=Debug][sdk=iphoneos*]`.
  ///
  /// - Parameter isForDebugging: whether the setting is in the debug configuration.
  mutating func add(_ name: String, _ value: JSONValue, isForDebugging: Bool = true) {
    let key = String(name.prefix { $0 != "[" })
    let texts = value.string.map { [$0] } ?? value.array?.compactMap(\.string) ?? []
    own[key, default: []] += texts
    guard isForDebugging, Self.holdsForDebugging(name) else { return }
    if name != key {
      if conditional.insert(key).inserted { ownForDebugging[key] = [] }
    } else if conditional.contains(key) {
      return
    }
    ownForDebugging[key, default: []] += texts
  }

  /// Whether the conditions of a setting's name hold for debugging on every platform.
  private static func holdsForDebugging(_ name: some StringProtocol) -> Bool {
    name.split(separator: "[").dropFirst().allSatisfy { condition in
      condition.hasPrefix("config=") && isForDebugging(condition.dropFirst("config=".count))
    }
  }

  /// Whether a configuration's name is one for debugging: `Debug`, `Debug-Staging`.
  static func isForDebugging(_ name: some StringProtocol) -> Bool { name.lowercased().contains("debug") }

  /// Adds the settings of an `.xcconfig` file and of its includes; each line is `NAME = value`.
  mutating func add(fileAt path: String, isForDebugging: Bool = true, depth: Int = 0) {
    guard depth < 16, let buffer = try? FileSystem.readFound(path) else { return }
    let text = buffer.bytes.text(SourceRange(0, buffer.count))
    for line in text.split(whereSeparator: \.isNewline) {
      // A comment extends to the end of the line.
      let words = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if words.hasPrefix("#include") {
        let name = words.split(separator: "\"").dropFirst().first
        if let name {
          let included = FilePath.absolute(String(name), in: FilePath.parent(of: path))
          add(fileAt: included, isForDebugging: isForDebugging, depth: depth + 1)
        }
      } else if let sign = words.firstIndex(of: "=") {
        // A condition in brackets may contain `=`: `NAME[sdk=iphoneos*] = value`.
        let bracket = words.lastIndex(of: "]")
        let equals = bracket.map { words[$0...].firstIndex(of: "=") ?? sign } ?? sign
        let name = words[..<equals].prefix { $0 != "[" && $0 != " " && $0 != "\t" }
        let value = words[equals...].dropFirst().drop { $0 == " " || $0 == "\t" }
        let text = String(value.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        file[String(name), default: []].append(text)
        if isForDebugging, Self.holdsForDebugging(words[..<equals].filter { $0 != " " && $0 != "\t" }) {
          // A later line replaces an earlier one.
          fileForDebugging[String(name)] = [text]
        }
      }
    }
  }
}
