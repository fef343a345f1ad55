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
    0x270C: ("hand.raised.fill", yellow), 0x1F517: ("link", grey), 0x1F4CB: ("list.clipboard.fill", brown),
    0x1F310: ("globe", blue), 0x1F446: ("hand.point.up.fill", yellow), 0x1F4E6: ("shippingbox.fill", brown),
    0x1F4CF: ("ruler.fill", yellow), 0x1F3C3: ("figure.run", blue), 0x1F41E: ("ladybug.fill", red),
    0x1F527: ("wrench.fill", grey), 0x1F947: ("medal.fill", yellow), 0x27A1: ("arrow.right.square.fill", blue),
    0x26D4: ("minus.circle.fill", red), 0x26AB: ("circle.fill", Color(white: 0.1)),
    0x26AA: ("circle.fill", Color(white: 0.9)), 0x1F37D: ("fork.knife", grey), 0x1F3A8: ("paintpalette.fill", brown),
    0x1F3AE: ("gamecontroller.fill", grey), 0x1F4F1: ("iphone", grey), 0x1F4BB: ("laptopcomputer", grey),
    0x1F3AF: ("target", red), 0x1F4B0: ("dollarsign.circle.fill", yellow), 0x1F4B3: ("creditcard.fill", yellow),
    0x1F68C: ("bus.fill", red), 0x1F6B2: ("bicycle", red), 0x1F4E7: ("envelope.fill", grey),
    0x1F4DE: ("phone.fill", red), 0x23F1: ("stopwatch.fill", grey), 0x23F3: ("hourglass", yellow),
    0x231B: ("hourglass", yellow), 0x1F440: ("eyes", grey), 0x1F9E0: ("brain", Color(red: 1, green: 0.6, blue: 0.65)),
    0x26BD: ("soccerball", Color(white: 0.1)), 0x1F3C0: ("basketball.fill", Color(red: 1, green: 0.5, blue: 0.1)),
    0x1F513: ("lock.open.fill", yellow), 0x1F382: ("birthday.cake.fill", red), 0x1F3A4: ("mic.fill", grey),
    0x1F3A7: ("headphones", grey), 0x1F4F8: ("camera.fill", grey), 0x1F3A5: ("video.fill", grey),
    0x1F4FA: ("tv.fill", grey), 0x1F4E3: ("megaphone.fill", red), 0x1F4AC: ("bubble.left.fill", grey),
    0x1F4C1: ("folder.fill", blue), 0x1F4C4: ("doc.fill", grey), 0x1F5BC: ("photo.fill", blue),
    0x1F6E1: ("shield.fill", grey), 0x1F48A: ("pills.fill", red), 0x1F3C5: ("medal.fill", yellow),
    0x1F4B5: ("banknote.fill", green), 0x1F6A9: ("flag.fill", red), 0x1F3F3: ("flag.fill", Color(white: 0.85)),
    0x1F33A: ("camera.macro", red), 0x1F333: ("tree.fill", green), 0x1F332: ("tree.fill", green),
    0x1F451: ("crown.fill", yellow), 0x1F393: ("graduationcap.fill", Color(white: 0.15)),
    0x1F4BC: ("briefcase.fill", brown), 0x1F3E5: ("cross.case.fill", red), 0x1F6CF: ("bed.double.fill", blue),
    0x2B1B: ("square.fill", Color(white: 0.1)), 0x2B1C: ("square.fill", Color(white: 0.9)),
    0x1F7E5: ("square.fill", red), 0x1F7E6: ("square.fill", blue), 0x1F7E8: ("square.fill", yellow),
    0x1F7E9: ("square.fill", green), 0x1F7E0: ("circle.fill", Color(red: 1, green: 0.55, blue: 0.1)),
    0x1F7E3: ("circle.fill", Color(red: 0.6, green: 0.35, blue: 0.8)), 0x1F7E4: ("circle.fill", brown),
    0x1F7E2: ("circle.fill", green), 0x1F535: ("circle.fill", blue), 0x1F7E1: ("circle.fill", yellow),
  ]

  /// Whether a character is displayed as an emoji.
  ///
  /// - Parameter next: the next scalar, which may be an emoji presentation selector.
  static func isShown(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    guard scalar.value >= 0x200, scalar.properties.isEmoji else { return false }
    return scalar.properties.isEmojiPresentation || next?.value == 0xFE0F
  }

  /// The emoji of a text without a drawing, for which tiles stand.
  static func undrawn(in text: String) -> [Character] {
    text.filter { character in
      let scalars = Array(character.unicodeScalars.prefix(2))
      guard let first = scalars.first, isShown(first, before: scalars.last) else { return false }
      return !isDrawn(first, scalars.count > 1 ? scalars[1] : nil)
    }
  }

  private static func isDrawn(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar?) -> Bool {
    if let sign = sign(of: scalar) { return Symbol.isKnown(sign.symbol) }
    return isFace(scalar) || EmojiFlag(scalar, next) != nil
  }

  private static func sign(of scalar: Unicode.Scalar) -> (symbol: String, color: Color)? {
    if let sign = signs[scalar.value] { return sign }
    switch scalar.value {
    case 0x1F550...0x1F567: return ("clock.fill", grey)
    case 0x1F400...0x1F43F, 0x1F980...0x1F9AE: return ("pawprint.fill", brown)
    default: return nil
    }
  }

  private static func isFace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1F600...0x1F64F, 0x1F910...0x1F917, 0x1F920...0x1F92F, 0x1F970...0x1F97A, 0x263A, 0x2639: true
    default: false
    }
  }

  /// The drawing of an emoji in a square.
  static func drawing(
    _ scalar: Unicode.Scalar, before next: Unicode.Scalar? = nil, in frame: Rect
  ) -> [(path: DrawnPath, paint: Paint)] {
    if let flag = EmojiFlag(scalar, next) { return flag.drawing(in: frame) }
    if let sign = sign(of: scalar), Symbol.isKnown(sign.symbol) {
      let image = DrawnImage(
        name: sign.symbol, frame: frame, kind: .symbol(weight: .semibold), rendering: .template(.color(sign.color)))
      return image.drawnByPaths.compactMap { if case .fill(let path, let paint, _) = $0 { (path, paint) } else { nil } }
    }
    if isFace(scalar) { return EmojiFace(scalar).drawing(in: frame) }
    let tile = DrawnPath.roundedRectangle(frame.inset(by: frame.width * 0.1), cornerRadius: frame.width * 0.2)
    return [(tile, .color(grey.faded(0.6)))]
  }
}
