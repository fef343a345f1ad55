import ViewLayout

/// A replacement for an emoji, for which no font with colours is available: a symbol of its kind, a face, or a plain
/// tile.
///
/// [approximation]: the images of the system's font may not be copied; the width and the main colour are kept.
enum EmojiReplacement {
  private static let yellow = Color(red: 1, green: 0.8, blue: 0.2)
  private static let red = Color(red: 0.9, green: 0.2, blue: 0.2)
  private static let green = Color(red: 0.25, green: 0.7, blue: 0.35)
  private static let blue = Color(red: 0.25, green: 0.55, blue: 0.95)
  private static let brown = Color(red: 0.6, green: 0.4, blue: 0.25)
  private static let grey = Color(white: 0.6)

  /// The advance width of an emoji as a multiple of the font size.
  static let advance = 1.2

  private static let signs: [UInt32: (symbol: String, color: Color)] = [
    0x2764: ("heart.fill", red), 0x1F499: ("heart.fill", blue), 0x1F49A: ("heart.fill", green),
    0x1F49B: ("heart.fill", yellow), 0x1F9E1: ("heart.fill", Color(red: 1, green: 0.55, blue: 0.1)),
    0x1F49C: ("heart.fill", Color(red: 0.6, green: 0.35, blue: 0.8)), 0x1F5A4: ("heart.fill", Color(white: 0.1)),
    0x2B50: ("star.fill", yellow), 0x1F31F: ("star.fill", yellow), 0x2728: ("sparkles", yellow),
    0x1F389: ("sparkles", Color(red: 0.8, green: 0.4, blue: 0.8)), 0x26A1: ("bolt.fill", yellow),
    0x1F525: ("flame.fill", Color(red: 1, green: 0.5, blue: 0.1)), 0x2705: ("checkmark.square.fill", green),
    0x2714: ("checkmark", green), 0x274C: ("xmark", red), 0x26A0: ("exclamationmark.triangle.fill", yellow),
    0x2753: ("questionmark", red), 0x2757: ("exclamationmark", red), 0x2795: ("plus", grey),
    0x2600: ("sun.max.fill", yellow),
    0x1F319: ("moon.fill", yellow), 0x2601: ("cloud.fill", grey), 0x26C5: ("cloud.sun.fill", grey),
    0x1F327: ("cloud.rain.fill", grey), 0x26C8: ("cloud.bolt.fill", grey), 0x2744: ("snowflake", blue),
    0x1F4A7: ("drop.fill", blue), 0x1F331: ("leaf.fill", green), 0x1F33F: ("leaf.fill", green),
    0x1F343: ("leaf.fill", green), 0x1F44D: ("hand.thumbsup.fill", yellow), 0x1F44E: ("hand.thumbsdown.fill", yellow),
    0x1F44B: ("hand.raised.fill", yellow), 0x1F381: ("gift.fill", red), 0x1F3E0: ("house.fill", brown),
    0x1F697: ("car.fill", red), 0x2708: ("airplane", blue), 0x1F680: ("paperplane.fill", grey),
    0x1F4C5: ("calendar", red), 0x1F4C6: ("calendar", red), 0x1F4F7: ("camera.fill", grey),
    0x1F514: ("bell.fill", yellow),
    0x1F512: ("lock.fill", yellow), 0x1F511: ("key.fill", yellow), 0x1F4CC: ("pin.fill", red), 0x1F4CD: ("mappin", red),
    0x270F: ("pencil", yellow), 0x1F4DD: ("square.and.pencil", grey), 0x1F5D1: ("trash", grey),
    0x1F3B5: ("music.note", blue), 0x1F3C6: ("trophy.fill", yellow), 0x1F4A1: ("lightbulb.fill", yellow),
    0x1F30D: ("globe", blue), 0x1F30E: ("globe", blue), 0x1F30F: ("globe", blue), 0x1F436: ("pawprint.fill", brown),
    0x1F431: ("pawprint.fill", yellow), 0x23F0: ("alarm.fill", red), 0x1F6D2: ("cart.fill", grey),
    0x2615: ("cup.and.saucer.fill", brown), 0x1F4DA: ("books.vertical.fill", blue), 0x1F4D6: ("book.fill", blue),
    0x1F50D: ("magnifyingglass", grey), 0x2699: ("gearshape.fill", grey), 0x1F464: ("person.fill", grey),
    0x1F465: ("person.2.fill", grey), 0x1F4C8: ("chart.line.uptrend.xyaxis", red), 0x1F4CA: ("chart.bar.fill", blue),
    0x1F34E: ("circle.fill", red), 0x1F34F: ("circle.fill", green), 0x1F534: ("circle.fill", red),
    0x1F7E2: ("circle.fill", green), 0x1F535: ("circle.fill", blue), 0x1F7E1: ("circle.fill", yellow),
  ]

  /// Whether a character is displayed as an emoji.
  ///
  /// - Parameter next: the next scalar, which may be an emoji presentation selector.
  static func isShown(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    guard scalar.value >= 0x200, scalar.properties.isEmoji else { return false }
    return scalar.properties.isEmojiPresentation || next?.value == 0xFE0F
  }

  /// The drawing of an emoji in a square.
  static func drawing(_ scalar: Unicode.Scalar, in frame: Rect) -> [(path: DrawnPath, paint: Paint)] {
    if let sign = signs[scalar.value], Symbol.isKnown(sign.symbol) {
      let image = DrawnImage(
        name: sign.symbol, frame: frame, kind: .symbol(weight: .semibold), rendering: .template(.color(sign.color)))
      return image.drawnByPaths.compactMap { if case .fill(let path, let paint, _) = $0 { (path, paint) } else { nil } }
    }
    switch scalar.value {
    case 0x1F600...0x1F64F, 0x1F910...0x1F917, 0x1F920...0x1F92F, 0x1F970...0x1F97A, 0x263A: return face(in: frame)
    default:
      let tile = DrawnPath.roundedRectangle(frame.inset(by: frame.width * 0.1), cornerRadius: frame.width * 0.2)
      return [(tile, .color(grey.faded(0.6)))]
    }
  }

  /// A round smiling face.
  private static func face(in frame: Rect) -> [(path: DrawnPath, paint: Paint)] {
    let (side, dark) = (frame.width, Paint.color(Color(red: 0.35, green: 0.2, blue: 0.05)))
    func eye(_ x: Double) -> DrawnPath {
      .ellipse(
        in: Rect(x: frame.minX + side * x, y: frame.minY + side * 0.32, width: side * 0.12, height: side * 0.17))
    }
    var mouth = DrawnPath()
    mouth.move(to: Point(x: frame.minX + side * 0.28, y: frame.minY + side * 0.62))
    mouth.addQuad(
      to: Point(x: frame.minX + side * 0.72, y: frame.minY + side * 0.62),
      control: Point(x: frame.midX, y: frame.minY + side * 0.9))
    let lips = mouth.stroked(StrokeStyle(width: side * 0.07, cap: .round))
    return [
      (.ellipse(in: frame.inset(by: side * 0.04)), .color(yellow)), (eye(0.29), dark), (eye(0.59), dark), (lips, dark),
    ]
  }
}
