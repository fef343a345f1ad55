import ViewLayout

/// The first page of a PDF file, as images of an asset catalogue have it. Text is not drawn.
public struct PDFImage: Sendable {
  /// In points.
  public let size: Size
  /// The drawing, from the origin.
  public let list: DisplayList
  /// What the page has and the drawing has not, in words: `text`.
  public let omissions: [String]
  /// The images in the drawing, by name.
  private let bitmaps: [String: Bitmap]

  /// `nil` if the file is not a PDF file, is encrypted, has no size, or draws nothing that is supported.
  public init?(file bytes: [UInt8]) {
    guard let file = PDFFile(bytes), let page = file.page else { return nil }
    let box = file.numbers(page["MediaBox"])
    guard box.count == 4 else { return nil }
    let (left, right) = (min(box[0], box[2]), max(box[0], box[2]))
    let (bottom, top) = (min(box[1], box[3]), max(box[1], box[3]))
    guard left < right, bottom < top else { return nil }
    let (width, height) = (right - left, top - bottom)
    // PDF coordinates begin at the lower edge.
    var place = AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -left, ty: top)
    // A rotation is clockwise, in degrees.
    switch ((file.resolve(page["Rotate"]).integer ?? 0) % 360 + 360) % 360 {
    case 90: place = place.concatenating(AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0))
    case 180: place = place.concatenating(AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height))
    case 270: place = place.concatenating(AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width))
    default: break
    }
    let isTurned = place.a == 0
    size = isTurned ? Size(width: height, height: width) : Size(width: width, height: height)
    var drawer = PDFDrawer(file, area: Rect(origin: .zero, size: size))
    drawer.draw(page: page, place)
    guard drawer.paints else { return nil }
    list = drawer.list
    bitmaps = drawer.bitmaps
    omissions = drawer.omissions.sorted()
  }

  /// The image in pixels, several per point, so that it is sharp when enlarged.
  public var bitmap: Bitmap? { SVGImage.bitmap(of: list, size: size, bitmaps: bitmaps) }
}
