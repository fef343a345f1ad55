import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The pictures of a project that its views show, each read once.
public final class Pictures: GraphService {
  /// A picture as far as its layout needs it.
  struct Picture {
    /// In points.
    let size: Size
    /// Whether only its opacity counts.
    let isTemplate: Bool
    /// Whether it is as large as the text around it, as the symbols of the system are.
    let isSymbol: Bool
    /// Whether its pixels can be read.
    let isDrawn: Bool
  }

  private unowned let graph: Graph
  private var known: [String: Picture?] = [:]
  /// The pixels of those that can be drawn, by their names.
  public private(set) var bitmaps: [String: Bitmap] = [:]

  /// Those that the program has made of views, by their names: from the origin on, in points.
  public private(set) var drawings: [String: StillPicture] = [:]

  /// What a file of a picture may have, in bytes: larger ones are not decoded.
  private static let maximumSize = 32 << 20

  /// Of the pictures of a symbol, the one that is drawn.
  private static let symbolGroup = "Regular-M"

  init(_ graph: Graph) { self.graph = graph }

  /// The picture that the program calls so; `nil` if the project has none whose size can be told.
  func picture(named name: String) -> Picture? {
    if let found = known[name] { return found }
    let found = read(name)
    known[name] = .some(found)
    return found
  }

  /// A picture that the program has made.
  ///
  /// - Returns: Its name.
  func add(_ picture: StillPicture) -> String {
    let name = "ImageRenderer \(drawings.count + 1)"
    drawings[name] = picture
    known[name] = Picture(size: picture.size, isTemplate: false, isSymbol: false, isDrawn: true)
    return name
  }

  /// A file of a picture that has come over the network.
  ///
  /// - Returns: Whether it can be read.
  func add(_ file: [UInt8], named name: String) -> Bool {
    guard file.count <= Pictures.maximumSize, let bitmap = Bitmap(file: file) else { return false }
    bitmaps[name] = bitmap
    let size = Bitmap.pixelSize(ofFile: file)
    known[name] = Picture(
      size: Size(width: Double(size?.width ?? 0), height: Double(size?.height ?? 0)), isTemplate: false,
      isSymbol: false, isDrawn: true)
    return true
  }

  private func read(_ name: String) -> Picture? {
    guard let file = graph.resources.image(named: name) else { return nil }
    guard let buffer = try? FileSystem.read(file.path), buffer.count <= Pictures.maximumSize else {
      // A symbol is as large as the text around it, whatever its file says.
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
  /// The pixels of the pictures that views have shown so far, by their names.
  public var bitmaps: [String: Bitmap] { service(Pictures.self).bitmaps }

  /// What the program has made of views, by the names of the pictures.
  public var drawings: [String: StillPicture] { service(Pictures.self).drawings }

  /// How an image is called that has a name.
  func imageName(_ provider: Value) -> String {
    guard let first = payload(provider).first else { return "" }
    return (try? machine.fieldValue("name", of: first)?.asString) ?? text(first)
  }
}

/// How large a drawing of lines is, in points: `width` and `height` of an SVG file, the box of a PDF's page.
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
  /// The first place of a text in this one.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
