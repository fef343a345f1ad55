import ViewSource

/// Values of a project's assets.
extension ProjectResources {
  /// A color of an asset catalog, in sRGB.
  public struct NamedColor: Sendable {
    /// Red, green, blue and opacity, from 0 to 1.
    public typealias Components = (red: Double, green: Double, blue: Double, opacity: Double)

    /// The color for the light appearance, and for the dark one if it differs.
    public let light: Components
    public let dark: Components?
  }

  /// The color with a name; `nil` if no catalog has a readable one.
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

  /// The name of the system color to which a color of an asset catalog refers: `systemPurple` or `labelColor`.
  public func systemColor(named name: String) -> String? {
    let entries = contents(ofKind: 0, named: name)?["colors"]?.array ?? []
    let plain = entries.first { $0["appearances"] == nil } ?? entries.first
    return plain?["color"]?["reference"]?.string
  }

  /// Whether a colour of an asset catalog has no value, as the accent colour of a new project.
  public func isEmptyColor(named name: String) -> Bool {
    contents(ofKind: 0, named: name)?["colors"]?.array.map { $0.allSatisfy { $0["color"] == nil } } ?? false
  }

  /// The value of `Color.accentColor` in the app: the color with the name in Xcode's templates; `nil` if it is missing,
  /// or empty as in a new project.
  public var accentColor: NamedColor? { color(named: "AccentColor") }

  private static func components(of entry: JSONValue) -> NamedColor.Components? {
    guard let parts = entry["color"]?["components"] else { return nil }
    func part(_ name: String) -> Double? { parts[name]?.string.flatMap { number($0) } }
    let opacity = part("alpha") ?? 1
    if let white = part("white") { return (white, white, white, opacity) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return (red, green, blue, opacity)
  }

  /// A color component in one of Xcode's forms, as a number from 0 to 1: `0.5`, `128`, `0x80`.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / (number > 1 ? 255 : 1)
  }

  /// An image of an asset catalog.
  public struct NamedImage: Sendable {
    /// The path of the file with the highest scale.
    public let path: String
    /// The scale in pixels per point.
    public let scale: Double
    /// Whether it is a template image, of which only the opacity is used.
    public let isTemplate: Bool
    /// Whether it is a custom symbol, which is sized like the surrounding text.
    public let isSymbol: Bool
  }

  /// The image with a name; `nil` if no catalog has one.
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
    if let place = folders.lazy.flatMap(\.places).first(where: { $0.kind == kind && $0.name == name }) {
      return place.folder
    }
    guard kind == 1 else { return nil }
    return folders.firstNonNil { $0.icons[name] }
  }

  private func contents(ofKind kind: Int, named name: String) -> JSONValue? {
    guard let folder = folder(ofKind: kind, named: name),
      let buffer = try? FileSystem.read(folder + "/" + AssetCatalogue.contents)
    else { return nil }
    return try? JSONReader.read(buffer)
  }
}
