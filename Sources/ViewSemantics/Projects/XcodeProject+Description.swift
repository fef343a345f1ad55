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
    var seen: Set<String> = []
    guard let root = ProjectDescription.read(path, &seen) else { return nil }
    self.root = root
  }

  /// Limits the files and templates that refer to each other.
  private static let mostParts = 200

  /// - Parameter seen: the files that are already included, each of which counts once.
  private static func read(_ path: String, _ seen: inout Set<String>) -> JSONValue? {
    guard seen.count < mostParts, seen.insert(path).inserted, let buffer = try? FileSystem.readFound(path) else {
      return nil
    }
    let own = YAMLReader.read(buffer)
    var included: [JSONValue] = []
    for file in own["include"]?.array ?? own["include"].map({ [$0] }) ?? [] {
      guard let name = file.string ?? file["path"]?.string,
        let found = read(FilePath.absolute(name, in: FilePath.parent(of: path)), &seen)
      else { continue }
      included.append(found)
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
  func withTemplates(_ target: JSONValue, attributes: [String: String]) -> JSONValue {
    var seen: Set<String> = []
    return withTemplates(target, attributes, &seen)
  }

  /// - Parameter seen: the templates that are already applied, each of which counts once.
  private func withTemplates(
    _ target: JSONValue, _ attributes: [String: String], _ seen: inout Set<String>
  ) -> JSONValue {
    var attributes = attributes
    for member in target["templateAttributes"]?.members ?? [] { attributes[member.key] = member.value.string }
    var templates: [JSONValue] = []
    for name in target["templates"]?.texts ?? [] {
      guard seen.count < Self.mostParts, seen.insert(name).inserted, let template = root["targetTemplates"]?[name]
      else { continue }
      templates.append(withTemplates(template, attributes, &seen).replacing(attributes))
    }
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
