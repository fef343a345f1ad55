import ViewSource

/// What an Xcode project says of how its files are built: its targets, the files of each, and their build settings.
///
/// Both forms are read, `project.pbxproj` and `project.xcproj` (JSON, since Xcode 27.2), into the same value.
public struct XcodeProject: Sendable {
  /// In the order of the project.
  public var targets: [Target] = []
  /// Settings of all targets, which a target's own count before.
  public var settings = XcodeBuildSettings()

  /// One product: an app, an extension, a framework, tests.
  public struct Target: Sendable {
    public var name: String
    public var settings = XcodeBuildSettings()
    /// Absolute paths of the files that it compiles one by one.
    public var files: Set<String> = []
    /// Folders whose files it compiles, whatever they are.
    public var folders: [Folder] = []

    /// Whether the file at an absolute path is compiled for this target.
    public func compiles(_ path: String) -> Bool {
      files.contains(path)
        || folders.contains { folder in
          guard let rest = FilePath.suffix(of: path, inFolder: folder.path) else { return false }
          // A folder may be left out as a whole.
          return !folder.exceptions.contains { rest == $0 || FilePath.suffix(of: rest, inFolder: $0) != nil }
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

  /// What the project says of a setting for targets that say nothing.
  public func values(of name: String) -> [String] {
    values(of: name, for: Target(name: ""))
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

  /// Adds a setting under its name, which may bear conditions: `NAME[config=Debug][sdk=iphoneos*]`.
  mutating func add(_ name: String, _ value: JSONValue) {
    let key = String(name.prefix { $0 != "[" })
    let texts = value.string.map { [$0] } ?? value.array?.compactMap(\.string) ?? []
    own[key, default: []] += texts
  }

  /// Adds the settings of an `.xcconfig` file and of those that it includes: `NAME = value` a line.
  mutating func add(fileAt path: String, depth: Int = 0) {
    guard depth < 16, let buffer = try? FileSystem.readFound(path) else { return }
    let text = buffer.bytes.text(SourceRange(0, buffer.count))
    for line in text.split(whereSeparator: \.isNewline) {
      // A comment goes to the end of the line.
      let words = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if words.hasPrefix("#include") {
        let name = words.split(separator: "\"").dropFirst().first
        if let name { add(fileAt: FilePath.absolute(String(name), in: FilePath.parent(of: path)), depth: depth + 1) }
      } else if let sign = words.firstIndex(of: "=") {
        // The sign of a condition stands in brackets: `NAME[sdk=iphoneos*] = value`.
        let bracket = words.lastIndex(of: "]")
        let equals = bracket.map { words[$0...].firstIndex(of: "=") ?? sign } ?? sign
        let name = words[..<equals].prefix { $0 != "[" && $0 != " " && $0 != "\t" }
        let value = words[equals...].dropFirst().drop { $0 == " " || $0 == "\t" }
        file[String(name), default: []].append(String(value.reversed().drop { $0 == " " || $0 == "\t" }.reversed()))
      }
    }
  }
}
