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

  /// The maximum size of an image file in bytes. Larger files are not decoded.
  private static let maximumSize = 32 << 20

  /// The variant of a custom symbol that is drawn.
  private static let symbolGroup = "Regular-M"

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
    guard file.count <= Pictures.maximumSize, let bitmap = Bitmap(file: file) else { return false }
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
    guard let buffer = try? FileSystem.read(file.path), buffer.count <= Pictures.maximumSize else {
      // A symbol has the size of the text around it, independent of its file.
      return file.isSymbol ? Picture(size: .zero, isTemplate: true, isSymbol: true, isDrawn: false) : nil
    }
    let bytes = buffer.bytes.array(SourceRange(0, buffer.count))
    if let pixels = Bitmap.pixelSize(ofFile: bytes) {
      if let bitmap = Bitmap(file: bytes) { bitmaps[name] = bitmap }
      return Picture(
        size: Size(width: Double(pixels.width) / file.scale, height: Double(pixels.height) / file.scale),
        isTemplate: file.isTemplate, isSymbol: false, isDrawn: bitmaps[name] != nil)
    }
    if let drawing = SVGImage(file: bytes, group: file.isSymbol ? Pictures.symbolGroup : nil) {
      bitmaps[name] = drawing.bitmap
      return Picture(
        size: drawing.size, isTemplate: file.isTemplate, isSymbol: file.isSymbol, isDrawn: bitmaps[name] != nil)
    }
    if let page = PDFImage(file: bytes) {
      bitmaps[name] = page.bitmap
      return Picture(
        size: page.size, isTemplate: file.isTemplate, isSymbol: file.isSymbol, isDrawn: bitmaps[name] != nil)
    }
    return VectorSize(ofFile: bytes).map {
      Picture(size: $0.size, isTemplate: file.isTemplate, isSymbol: file.isSymbol, isDrawn: false)
    }
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
}

/// The size of a vector image in points: `width` and `height` of an SVG file, the media box of a PDF page.
private struct VectorSize {
  let size: Size

  init?(ofFile bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    if text.hasPrefix("%PDF") {
      guard let box = text.range(of: "/MediaBox")?.upperBound else { return nil }
      let numbers = text[box...].prefix { $0 != "]" }.drop { $0 != "[" }.dropFirst()
        .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard numbers.count == 4, numbers[2] > numbers[0], numbers[3] > numbers[1] else { return nil }
      size = Size(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
      return
    }
    guard let start = text.range(of: "<svg")?.upperBound else { return nil }
    let tag = text[start...].prefix { $0 != ">" }
    func attribute(_ name: String) -> Substring? {
      tag.range(of: " " + name + "=\"").map { tag[$0.upperBound...].prefix { $0 != "\"" } }
    }
    func length(_ name: String) -> Double? {
      attribute(name).flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
    }
    let box = (attribute("viewBox") ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    let whole = box.count == 4 ? (box[2], box[3]) : nil
    guard let width = length("width") ?? whole?.0, let height = length("height") ?? whole?.1, width > 0, height > 0
    else { return nil }
    size = Size(width: width, height: height)
  }
}

extension StringProtocol {
  /// The range of the first occurrence of a text.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
