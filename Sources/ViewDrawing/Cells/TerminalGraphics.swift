/// A protocol to show an image in a terminal.
public enum TerminalGraphics: Sendable, CaseIterable {
  /// The protocol of kitty, also supported by WezTerm, Ghostty and Konsole.
  case kitty
  /// The protocol of iTerm2.
  case iTerm
  /// DEC's sixel, supported by xterm, foot, mlterm and Windows Terminal.
  case sixel

  /// The escape sequences that show an image at the cursor.
  ///
  /// - Parameters:
  ///   - columns: the width in cells; ignored for sixel, which has the size of the pixels.
  ///   - rows: the height in cells; ignored for sixel.
  public func escapes(_ bitmap: Bitmap, columns: Int, rows: Int) -> String {
    switch self {
    case .kitty: TerminalGraphics.kitty(PNGEncoder.encode(bitmap), columns, rows)
    case .iTerm:
      "\u{1B}]1337;File=inline=1;width=\(columns);height=\(rows);preserveAspectRatio=0:"
        + Base64.text(PNGEncoder.encode(bitmap)) + "\u{7}"
    case .sixel: TerminalGraphics.sixel(bitmap)
    }
  }

  /// In chunks of at most 4096 characters; all but the last are marked as continued.
  private static func kitty(_ png: [UInt8], _ columns: Int, _ rows: Int) -> String {
    // Three bytes are four characters.
    let size = 4_096 / 4 * 3
    var result = ""
    for start in stride(from: 0, to: max(png.count, 1), by: size) {
      let end = min(start + size, png.count)
      let keys = start == 0 ? "a=T,f=100,q=2,c=\(columns),r=\(rows)," : ""
      let piece = Base64.text(Array(png[start..<end]))
      result += "\u{1B}_G\(keys)m=\(end < png.count ? 1 : 0);\(piece)\u{1B}\\"
    }
    return result
  }

  /// In bands of six rows, with a line for each of their colours; the colours are those of the 256-colour palette.
  private static func sixel(_ bitmap: Bitmap) -> String {
    let pixels = SixelPalette.numbers(bitmap)
    var text: [UInt8] = []
    text += "\u{1B}Pq\"1;1;\(bitmap.width);\(bitmap.height)".utf8
    for number in Set(pixels).sorted() where number != SixelPalette.clear {
      let (red, green, blue) = SixelPalette.percents(number)
      text += "#\(number);2;\(red);\(green);\(blue)".utf8
    }
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      let rows = min(6, bitmap.height - top)
      let band = pixels[top * bitmap.width..<(top + rows) * bitmap.width]
      for number in Set(band).sorted() where number != SixelPalette.clear {
        text += "#\(number)".utf8
        var last: UInt8 = 0
        var count = 0
        func flush() {
          guard count > 0 else { return }
          if count > 3 {
            text += "!\(count)".utf8
            text.append(last)
          } else {
            text += [UInt8](repeating: last, count: count)
          }
        }
        for x in 0..<bitmap.width {
          var bits: UInt8 = 0
          for row in 0..<rows where pixels[(top + row) * bitmap.width + x] == number { bits |= 1 << UInt8(row) }
          let character = 63 + bits
          if character != last {
            flush()
            (last, count) = (character, 0)
          }
          count += 1
        }
        flush()
        text.append(UInt8(ascii: "$"))
      }
      text.append(UInt8(ascii: "-"))
    }
    text += "\u{1B}\\".utf8
    return String(decoding: text, as: UTF8.self)
  }
}

/// The colours of sixel images: a cube of 6 by 6 by 6 and 24 greys, with the indices of the terminal palette.
private enum SixelPalette {
  /// The index of transparent pixels.
  static let clear: UInt8 = 0

  /// The palette index of each pixel.
  static func numbers(_ bitmap: Bitmap) -> [UInt8] {
    // Neighbouring pixels often have the same colour.
    var last: (key: UInt32, number: UInt8) = (0, clear)
    return (0..<bitmap.width * bitmap.height).map { index in
      let place = index * 4
      guard bitmap.bytes[place + 3] >= 128 else { return clear }
      let parts = (0..<3).map { Int(bitmap.bytes[place + $0]) }
      let key = UInt32(0x100_0000 | parts[0] << 16 | parts[1] << 8 | parts[2])
      if key != last.key { last = (key, UInt8(ColorDepth.nearest(to: parts))) }
      return last.number
    }
  }

  /// The components of a colour, from 0 to 100.
  static func percents(_ number: UInt8) -> (Int, Int, Int) {
    if number >= 232 {
      let grey = (8 + 10 * (Int(number) - 232)) * 100 / 255
      return (grey, grey, grey)
    }
    func percent(_ step: Int) -> Int { (step == 0 ? 0 : 55 + 40 * step) * 100 / 255 }
    let place = Int(number) - 16
    return (percent(place / 36), percent(place / 6 % 6), percent(place % 6))
  }
}
