import ViewSource

/// What the assets of a project look like.
extension ProjectResources {
  /// A colour of an asset catalogue, as sRGB.
  public struct NamedColor: Sendable {
    /// Red, green, blue and opacity, from 0 to 1.
    public typealias Components = (red: Double, green: Double, blue: Double, opacity: Double)

    /// In the light appearance, and in the dark one if that is another.
    public let light: Components
    public let dark: Components?
  }

  /// The colour that the program calls so; `nil` if no catalogue has one that can be read.
  public func color(named name: String) -> NamedColor? {
    guard let value = contents(ofKind: 0, named: name)?["colors"]?.array else { return nil }
    func isDark(_ entry: JSONValue) -> Bool {
      entry["appearances"]?.array?.contains { $0["value"]?.string == "dark" } ?? false
    }
    let universal = value.filter { $0["idiom"]?.string == "universal" }
    let entries = universal.isEmpty ? value : universal
    let plain = entries.first { $0["appearances"] == nil } ?? entries.first
    guard let light = plain.flatMap({ ProjectResources.components(of: $0) }) else { return nil }
    return NamedColor(light: light, dark: entries.first(where: isDark).flatMap { ProjectResources.components(of: $0) })
  }

  /// What `Color.accentColor` is in the app: the colour of the name that Xcode's projects give it; `nil` if it is empty, as
  /// in a new project, or missing.
  public var accentColor: NamedColor? { color(named: "AccentColor") }

  private static func components(of entry: JSONValue) -> NamedColor.Components? {
    guard let parts = entry["color"]?["components"] else { return nil }
    func part(_ name: String) -> Double? { parts[name]?.string.flatMap { number($0) } }
    let opacity = part("alpha") ?? 1
    if let white = part("white") { return (white, white, white, opacity) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return (red, green, blue, opacity)
  }

  /// A part of a colour in one of the forms that Xcode writes: `0.5`, `128`, `0x80`.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / (number > 1 ? 255 : 1)
  }

  /// A picture of an asset catalogue.
  public struct NamedImage: Sendable {
    /// The file with the most pixels for a point.
    public let path: String
    /// How many pixels a point has in it.
    public let scale: Double
    /// Whether only its opacity counts.
    public let isTemplate: Bool
    /// Whether it is a symbol of the project's own, which is as large as the text around it.
    public let isSymbol: Bool
  }

  /// The picture that the program calls so; `nil` if no catalogue has one.
  public func image(named name: String) -> NamedImage? {
    guard let folder = folder(ofKind: 1, named: name), let contents = contents(ofKind: 1, named: name) else {
      return nil
    }
    let symbols = contents["symbols"]?.array
    guard let entries = symbols ?? contents["images"]?.array else { return nil }
    let isTemplate = contents["properties"]?["template-rendering-intent"]?.string == "template"
    let files = entries.filter { $0["appearances"] == nil }.compactMap { entry -> NamedImage? in
      guard let file = entry["filename"]?.string else { return nil }
      return NamedImage(
        path: folder + "/" + file, scale: entry["scale"]?.string.flatMap { Double($0.dropLast()) } ?? 1,
        isTemplate: isTemplate || symbols != nil, isSymbol: symbols != nil)
    }
    return files.max { $0.scale < $1.scale }
  }

  private func folder(ofKind kind: Int, named name: String) -> String? {
    folders.lazy.flatMap(\.places).first { $0.kind == kind && $0.name == name }?.folder
  }

  private func contents(ofKind kind: Int, named name: String) -> JSONValue? {
    guard let folder = folder(ofKind: kind, named: name),
      let buffer = try? FileSystem.read(folder + "/" + AssetCatalogue.contents)
    else { return nil }
    return try? JSONReader.read(buffer)
  }
}
