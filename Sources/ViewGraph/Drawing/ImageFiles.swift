import Synchronization
import ViewDrawing
import ViewLayout
import ViewSemantics
import ViewSource

/// The decoded image files of a project. All runs of a program share them: each file is decoded once.
final class ImageFiles: Sendable {
  /// What the layout and the drawing need of an image file.
  struct Content {
    /// The size in points.
    let size: Size
    /// `nil` if the pixels cannot be decoded.
    let bitmap: Bitmap?
    /// Whether it is a drawing in SVG or PDF.
    let isVector: Bool
    /// What the file has and the pixels have not, in words.
    var omissions: [String] = []
  }

  private struct Known {
    var contents: [String: Content?] = [:]
    /// The number of bytes of the decoded images.
    var byteCount = 0
  }

  private let known = Mutex(Known())

  /// The maximum size of an image file in bytes. Larger files are not decoded.
  static let maximumSize = 32 << 20
  /// The maximum number of bytes of kept images; further images are decoded for each run.
  private static let maximumByteCount = 512 << 20

  /// The variant of a custom symbol that is drawn.
  private static let symbolGroup = "Regular-M"

  init() {}

  /// The content of an image file; `nil` if it cannot be read or has no known size.
  func content(of file: ProjectResources.NamedImage) -> Content? {
    let key = "\(file.scale) \(file.isSymbol) \(file.path)"
    if let found = known.withLock({ $0.contents[key] }) { return found }
    let content = ImageFiles.read(file)
    known.withLock { known in
      let byteCount = content?.bitmap?.bytes.count ?? 0
      guard known.byteCount + byteCount <= ImageFiles.maximumByteCount else { return }
      known.contents[key] = .some(content)
      known.byteCount += byteCount
    }
    return content
  }

  private static func read(_ file: ProjectResources.NamedImage) -> Content? {
    guard let buffer = try? FileSystem.read(file.path), buffer.count <= maximumSize else { return nil }
    let bytes = buffer.bytes.array(SourceRange(0, buffer.count))
    if let pixels = Bitmap.pixelSize(ofFile: bytes) {
      let size = Size(width: Double(pixels.width) / file.scale, height: Double(pixels.height) / file.scale)
      return Content(size: size, bitmap: Bitmap(file: bytes), isVector: false)
    }
    if let drawing = SVGImage(file: bytes, group: file.isSymbol ? symbolGroup : nil) {
      return Content(size: drawing.size, bitmap: drawing.bitmap, isVector: true)
    }
    if let page = PDFImage(file: bytes) {
      return Content(size: page.size, bitmap: page.bitmap, isVector: true, omissions: page.omissions)
    }
    return VectorSize(ofFile: bytes).map { Content(size: $0.size, bitmap: nil, isVector: true) }
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
