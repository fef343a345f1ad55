import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The images of a project that its views show. Each is read once.
public final class Pictures: GraphService {
  /// The properties of an image that the layout needs.
  struct Picture {
    /// The size in points.
    let size: Size
    /// Whether it is a template image.
    let isTemplate: Bool
    /// Whether it scales with the text around it, like a system symbol.
    let isSymbol: Bool
    /// Whether its pixels can be decoded.
    let isDrawn: Bool
  }

  private unowned let graph: Graph
  private var known: [String: Picture?] = [:]
  /// The decoded images by name.
  public private(set) var bitmaps: [String: Bitmap] = [:]

  /// The pictures that the program rendered from views, by name, in points from the origin.
  public private(set) var drawings: [String: OffscreenPicture] = [:]

  /// The names of the images that the program decoded from data.
  private var decoded: [[UInt8]: String] = [:]

  init(_ graph: Graph) { self.graph = graph }

  /// The image with a name; `nil` if the project has none with a known size.
  func picture(named name: String) -> Picture? {
    if let found = known[name] { return found }
    let found = read(name)
    known[name] = .some(found)
    return found
  }

  /// Adds a picture rendered by the program.
  ///
  /// - Returns: Its name.
  func add(_ picture: OffscreenPicture) -> String {
    let name = "ImageRenderer \(drawings.count + 1)"
    drawings[name] = picture
    known[name] = Picture(size: picture.size, isTemplate: false, isSymbol: false, isDrawn: true)
    return name
  }

  /// Adds an image file loaded over the network.
  ///
  /// - Returns: Whether it can be decoded.
  func add(_ file: [UInt8], named name: String) -> Bool {
    guard file.count <= ImageFiles.maximumSize, let bitmap = Bitmap(file: file) else { return false }
    bitmaps[name] = bitmap
    let size = Bitmap.pixelSize(ofFile: file)
    known[name] = Picture(
      size: Size(width: Double(size?.width ?? 0), height: Double(size?.height ?? 0)), isTemplate: false,
      isSymbol: false, isDrawn: true)
    return true
  }

  /// Adds an image that the program decodes from data.
  ///
  /// - Returns: Its name; `nil` if it cannot be decoded.
  func decode(_ file: [UInt8]) -> String? {
    if let name = decoded[file] { return name }
    let name = "Image of data \(decoded.count + 1)"
    if add(file, named: name) {
      decoded[file] = name
      return name
    }
    let found =
      SVGImage(file: file, group: nil).map { ($0.size, $0.bitmap) }
      ?? PDFImage(file: file).map { ($0.size, $0.bitmap) }
    guard let (size, bitmap) = found else { return nil }
    bitmaps[name] = bitmap
    known[name] = Picture(size: size, isTemplate: false, isSymbol: false, isDrawn: bitmap != nil)
    decoded[file] = name
    return name
  }

  private func read(_ name: String) -> Picture? {
    guard let file = graph.resources.image(named: name) else { return nil }
    let content = graph.imageFiles.content(of: file)
    if let bitmap = content?.bitmap { bitmaps[name] = bitmap }
    if let omissions = content?.omissions, !omissions.isEmpty {
      graph.note(
        "the image `\(name)` is drawn without its \(omissions.joined(separator: " and "))", at: nil, feature: "Image")
    }
    // A symbol has the size of the text around it, independent of its file.
    guard let content else {
      return file.isSymbol ? Picture(size: .zero, isTemplate: true, isSymbol: true, isDrawn: false) : nil
    }
    return Picture(
      size: content.size, isTemplate: file.isTemplate, isSymbol: content.isVector && file.isSymbol,
      isDrawn: content.bitmap != nil)
  }
}

extension Graph {
  /// The decoded images that views have shown, by name.
  public var bitmaps: [String: Bitmap] { service(Pictures.self).bitmaps }

  /// The pictures that the program rendered from views, by name.
  public var drawings: [String: OffscreenPicture] { service(Pictures.self).drawings }

  /// The name of a named image.
  func imageName(_ provider: Value) -> String {
    guard let first = payload(provider).first else { return "" }
    return (try? machine.fieldValue("name", of: first)?.asString) ?? text(first)
  }

  /// What is known of a platform's image without a readable picture: whether it has no pixels at all, and the size that
  /// the program gives it.
  func unreadImage(_ provider: Value) -> (isBlank: Bool, isNamed: Bool, size: Size?) {
    guard let image = payload(provider).first, machine.fieldValue("_isBlank", of: image) != nil else {
      return (false, true, nil)
    }
    let isNamed = !field("name", of: image).isNothing
    let isBlank = (try? machine.fieldValue("_isBlank", of: image)?.asBool) ?? false
    let size = machine.fieldValue("_ownSize", of: image)?.unwrapped.map { self.size($0) }
    return (isBlank && !isNamed, isNamed, size)
  }
}
