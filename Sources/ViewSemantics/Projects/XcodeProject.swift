import ViewSource

/// What an Xcode project says of how its files are built: its targets, the files of each, and their build settings.
///
/// Both forms are read, `project.pbxproj` and `project.xcproj` (JSON, since Xcode 27.2), into the same value.
public struct XcodeProject: Sendable {
  /// In the order of the project.
  public var targets: [Target] = []
  /// Settings of all targets, which a target's own count before.
  public var settings = XcodeBuildSettings()
  /// The major version of the Xcode that brought the project up to date: it is built with that or a later one.
  public var lastUpgrade: Int?

  /// One product: an app, an extension, a framework, tests.
  public struct Target: Sendable {
    public var name: String
    public var settings = XcodeBuildSettings()
    /// Absolute paths of the files that it compiles one by one, in lower case: where Xcode runs, names of files are the
    /// same in either case, and projects name them otherwise than they are.
    private var files: Set<String> = []
    /// Folders whose files it compiles, whatever they are.
    public var folders: [Folder] = []
    /// Whether it is a bundle of tests.
    public var isTest = false

    /// A target without files.
    init(name: String, settings: XcodeBuildSettings = XcodeBuildSettings()) {
      self.name = name
      self.settings = settings
    }

    /// Adds the file at an absolute path to those that it compiles one by one.
    mutating func compile(_ path: String) { files.insert(path.lowercased()) }

    /// Whether the file at an absolute path is compiled for this target.
    public func compiles(_ path: String) -> Bool {
      if files.isEmpty, folders.isEmpty { return false }
      let lower = path.lowercased()
      return files.contains(lower)
        || folders.contains { folder in
          guard let rest = FilePath.suffix(of: lower, inFolder: folder.path.lowercased()) else { return false }
          // A folder may be left out as a whole.
          return !folder.exceptions.contains { exception in
            let left = exception.lowercased()
            return rest == left || FilePath.suffix(of: rest, inFolder: left) != nil
          }
        }
    }
  }

  /// A folder that Xcode keeps in step with the disk.
  public struct Folder: Sendable {
    /// Absolute.
    public var path: String
    /// Files and folders that the target does not compile, relative to `path`.
    public var exceptions: Set<String> = []
  }

  /// The project at an absolute path that ends in `.xcodeproj`; `nil` if it cannot be read.
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

  /// What a setting is for a target: of all configurations, from the innermost place that says anything. Words in
  /// `$(NAME)` are replaced; what is not known is left out.
  public func values(of name: String, for target: Target) -> [String] {
    values(of: name, for: target, depth: 0)
  }

  /// The name by which other targets import what a target makes: by default that of its product.
  public func moduleName(of target: Target) -> String {
    for setting in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      if let name = values(of: setting, for: target).first(where: { !$0.isEmpty && !$0.contains("$") }) {
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      }
    }
    return String(target.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// What the project says of a setting for targets that say nothing.
  public func values(of name: String) -> [String] {
    values(of: name, for: Target(name: ""))
  }

  /// The words of a setting for a target in a build for debugging, with those that it inherits.
  public func words(of name: String, for target: Target) -> [String] { words(of: name, for: target, from: 0, depth: 0) }

  /// - Parameter level: the first of the places that counts, the innermost one being 0.
  private func words(of name: String, for target: Target, from level: Int, depth: Int) -> [String] {
    let levels = [
      target.settings.ownForDebugging, target.settings.fileForDebugging, settings.ownForDebugging,
      settings.fileForDebugging,
    ]
    // Settings that name each other end here.
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
    // Settings that name each other end here.
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

  /// `NAME` of `$(NAME)` or `${NAME}`.
  private static func reference(in value: String) -> String? {
    let isReference =
      value.hasPrefix("$(") && value.hasSuffix(")") || value.hasPrefix("${") && value.hasSuffix("}")
    guard isReference else { return nil }
    return String(value.dropFirst(2).dropLast())
  }
}

/// Build settings of a project or a target by their names, with the values of all configurations.
public struct XcodeBuildSettings: Sendable {
  /// What the project says itself.
  var own: [String: [String]] = [:]
  /// What its `.xcconfig` files say.
  var file: [String: [String]] = [:]
  /// The same of the configuration for debugging alone, for every platform.
  var ownForDebugging: [String: [String]] = [:]
  var fileForDebugging: [String: [String]] = [:]
  /// Settings for debugging that have a condition: it counts before what is said of all configurations.
  private var conditional: Set<String> = []

  /// Adds a setting under its name, which may bear conditions: `NAME[config=Debug][sdk=iphoneos*]`.
  ///
  /// - Parameter isForDebugging: whether the configuration that says it is the one for debugging.
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

  /// Whether the conditions behind a name, if there are any, hold for debugging and on every platform.
  private static func holdsForDebugging(_ name: some StringProtocol) -> Bool {
    name.split(separator: "[").dropFirst().allSatisfy { condition in
      condition.hasPrefix("config=") && isForDebugging(condition.dropFirst("config=".count))
    }
  }

  /// Whether the name of a configuration is one for debugging: `Debug`, `Debug-Staging`
  static func isForDebugging(_ name: some StringProtocol) -> Bool { name.lowercased().contains("debug") }

  /// Adds the settings of an `.xcconfig` file and of those that it includes: `NAME = value` a line.
  mutating func add(fileAt path: String, isForDebugging: Bool = true, depth: Int = 0) {
    guard depth < 16, let buffer = try? FileSystem.readFound(path) else { return }
    let text = buffer.bytes.text(SourceRange(0, buffer.count))
    for line in text.split(whereSeparator: \.isNewline) {
      // A comment goes to the end of the line.
      let words = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if words.hasPrefix("#include") {
        let name = words.split(separator: "\"").dropFirst().first
        if let name {
          let included = FilePath.absolute(String(name), in: FilePath.parent(of: path))
          add(fileAt: included, isForDebugging: isForDebugging, depth: depth + 1)
        }
      } else if let sign = words.firstIndex(of: "=") {
        // The sign of a condition stands in brackets: `NAME[sdk=iphoneos*] = value`.
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
