import ViewSource

extension XcodeProject {
  /// The name of the description from which XcodeGen generates a project.
  static let description = "project.yml"

  /// Reads the targets of XcodeGen's description in a folder; `nil` if there are none with sources.
  init?(descriptionIn folder: String) {
    guard let root = ProjectDescription(at: folder + "/" + XcodeProject.description) else { return nil }
    self.init()
    for (name, value) in root.settings(of: root.root) { settings.add(name, value) }
    lastUpgrade = root.root["options"]?["xcodeVersion"]?.string.flatMap { text in
      // `14.2` and `1420` are the same version.
      Int(text.prefix { $0 != "." }).map { $0 >= 100 ? $0 / 100 : $0 }
    }
    for member in root.root["targets"]?.members ?? [] {
      let description = root.withTemplates(member.value, attributes: ["target_name": member.key])
      var target = Target(name: description["name"]?.string ?? member.key)
      target.isTest = description["type"]?.string?.contains("test") ?? false
      let platforms = (description["platform"]?.texts ?? []) + (description["supportedDestinations"]?.texts ?? [])
      let roots = platforms.compactMap { XcodeProject.sdkRoots[$0.lowercased()] }
      if let first = roots.first, Set(roots).count == 1 {
        target.settings.add("SDKROOT", JSONValue(first))
      } else if !roots.isEmpty {
        target.settings.add("SUPPORTED_PLATFORMS", JSONValue(roots.joined(separator: " ")))
      }
      for (name, value) in root.settings(of: description) { target.settings.add(name, value) }
      let sources = description["sources"]
      for source in sources?.array ?? sources.map({ [$0] }) ?? [] {
        guard let path = source.string ?? source["path"]?.string else { continue }
        // Paths are relative to the description.
        let place = FilePath.absolute(path, in: folder)
        func patterns(_ key: String) -> [String] {
          (source[key]?.texts ?? []).map { place + "/" + $0 }.flatMap { [$0, $0 + "/**"] }
        }
        let included = patterns("includes")
        target.compile(included.isEmpty ? [place, place + "/**"] : included, except: patterns("excludes"))
      }
      if sources != nil { targets.append(target) }
    }
    if targets.isEmpty { return nil }
  }

  private static let sdkRoots = [
    "ios": "iphoneos", "macos": "macosx", "tvos": "appletvos", "watchos": "watchos", "visionos": "xros",
  ]
}

/// XcodeGen's description of a project with the files that it includes.
private struct ProjectDescription {
  let root: JSONValue

  /// Reads a description; `nil` if it cannot be read.
  init?(at path: String) {
    guard let root = ProjectDescription.read(path, depth: 0) else { return nil }
    self.root = root
  }

  /// Limits files and templates that refer to each other.
  private static let mostLevels = 8

  private static func read(_ path: String, depth: Int) -> JSONValue? {
    guard depth < mostLevels, let buffer = try? FileSystem.readFound(path) else { return nil }
    let own = YAMLReader.read(buffer)
    let included = (own["include"]?.array ?? own["include"].map { [$0] } ?? []).compactMap { file in
      (file.string ?? file["path"]?.string).flatMap {
        read(FilePath.absolute($0, in: FilePath.parent(of: path)), depth: depth + 1)
      }
    }
    return included.dropFirst().reduce(included.first) { $0?.merged(with: $1) }?.merged(with: own) ?? own
  }

  /// The settings of a target or of the project: a mapping, or one for every and several for each configuration.
  func settings(of owner: JSONValue) -> [(String, JSONValue)] {
    let all = owner["settings"]
    let parts: [JSONValue?] =
      all?["base"] == nil && all?["configs"] == nil && all?["groups"] == nil
      ? [all]
      : (all?["groups"]?.texts ?? []).map { root["settingGroups"]?[$0] } + [
        all?["base"], all?["configs"]?["Debug"], all?["configs"]?["debug"],
      ]
    return parts.flatMap { $0?.members ?? [] }.map { ($0.key, $0.value) }
  }

  /// A target with the members of its templates, whose lists come before its own.
  func withTemplates(_ target: JSONValue, attributes: [String: String], depth: Int = 0) -> JSONValue {
    var attributes = attributes
    for member in target["templateAttributes"]?.members ?? [] { attributes[member.key] = member.value.string }
    guard depth < ProjectDescription.mostLevels else { return target }
    let templates = (target["templates"]?.texts ?? []).compactMap { root["targetTemplates"]?[$0] }
      .map { withTemplates($0, attributes: attributes, depth: depth + 1).replacing(attributes) }
    return templates.dropFirst().reduce(templates.first) { $0?.merged(with: $1) }?.merged(with: target) ?? target
  }
}

extension JSONValue {
  fileprivate init(_ text: String) { self.init(kind: .string(text), range: SourceRange(0, 0)) }

  /// The strings of a list, or the only one.
  fileprivate var texts: [String] { array?.compactMap(\.string) ?? string.map { [$0] } ?? [] }

  /// Mappings have the members of both, lists the elements of both; of other values the second counts.
  fileprivate func merged(with other: JSONValue) -> JSONValue {
    if let own = array, let more = other.array { return JSONValue(kind: .array(own + more), range: range) }
    guard let own = members, let more = other.members else { return other }
    var result = own.map { member in
      JSONValue.Member(
        key: member.key, keyRange: member.keyRange,
        value: other[member.key].map { member.value.merged(with: $0) } ?? member.value)
    }
    let known = Set(own.map(\.key))
    result += more.filter { !known.contains($0.key) }
    return JSONValue(kind: .object(result), range: range)
  }

  /// The value with the attributes of a template in place of `${name}`.
  fileprivate func replacing(_ attributes: [String: String]) -> JSONValue {
    switch kind {
    case .null, .bool, .number: return self
    case .string(let text):
      guard text.contains("${") else { return self }
      var pieces: [Substring] = []
      for (number, piece) in text.split(separator: "$", omittingEmptySubsequences: false).enumerated() {
        let name = piece.dropFirst().prefix { $0 != "}" }
        if number > 0, piece.first == "{", let value = attributes[String(name)] {
          pieces.append(value + piece.dropFirst(name.count + 2))
        } else {
          pieces.append(number > 0 ? "$" + piece : piece)
        }
      }
      return JSONValue(pieces.joined())
    case .array(let elements):
      return JSONValue(kind: .array(elements.map { $0.replacing(attributes) }), range: range)
    case .object(let members):
      return JSONValue(
        kind: .object(
          members.map {
            JSONValue.Member(key: $0.key, keyRange: $0.keyRange, value: $0.value.replacing(attributes))
          }), range: range)
    }
  }
}
