/// Splits a text into grapheme clusters, with the advance and the line break of each.
struct TextShaper {
  private(set) var advances: [Double] = []
  private(set) var breaks: [LineBreak] = []
  private(set) var runIndices: [Int32] = []
  private(set) var offsets: [Int32] = []
  private let measurer: any TextMeasurer

  /// `length` is the estimated number of clusters.
  init(_ measurer: any TextMeasurer, length: Int) {
    self.measurer = measurer
    advances.reserveCapacity(length)
    breaks.reserveCapacity(length)
    runIndices.reserveCapacity(length)
    offsets.reserveCapacity(length)
  }

  /// Adds the text of run `index`.
  mutating func append(_ run: TextRun, _ index: Int32) {
    let first = advances.count
    if let size = run.attachment {
      advances.append(size.width)
      breaks.append(.none)
      runIndices.append(index)
      offsets.append(0)
    } else if run.text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      appendASCII(run, index)
    } else {
      appendUnicode(run, index)
    }
    guard run.kerning != 0 else { return }
    for cluster in first..<advances.count where breaks[cluster] != .newline {
      advances[cluster] = max(advances[cluster] + run.kerning, 0)
    }
  }

  /// Fast path for ASCII, where each byte is a cluster. (A carriage return is not ASCII here, because it may form one
  /// cluster with a newline.)
  private mutating func appendASCII(_ run: TextRun, _ index: Int32) {
    var offset: Int32 = 0
    for byte in run.text.utf8 {
      switch byte {
      case 0x20, 0x09: breaks.append(.space)
      case 0x0A...0x0C: breaks.append(.newline)
      case UInt8(ascii: "-"): breaks.append(.allowed)
      default: breaks.append(.none)
      }
      advances.append(breaks.last == .newline ? 0 : measurer.advance(ofASCII: byte, in: run.font))
      runIndices.append(index)
      offsets.append(offset)
      offset += 1
    }
  }

  private mutating func appendUnicode(_ run: TextRun, _ index: Int32) {
    var offset = 0
    for character in run.text {
      let kind = TextShaper.kind(of: character)
      if kind.isIdeographic, breaks.last == LineBreak.none { breaks[breaks.count - 1] = .allowed }
      advances.append(kind.breaks == .newline ? 0 : measurer.advance(of: character, in: run.font))
      breaks.append(kind.breaks)
      runIndices.append(index)
      offsets.append(Int32(offset))
      offset += character.utf8.count
    }
  }

  /// The line breaks around a character: at breaking spaces, after hyphens, and around ideographs, kana and Hangul
  /// syllables, but not before their punctuation.
  private static func kind(of character: Character) -> (breaks: LineBreak, isIdeographic: Bool) {
    if character.isNewline { return (.newline, false) }
    guard let scalar = character.unicodeScalars.first?.value else { return (.none, false) }
    switch scalar {
    case 0x2D, 0xAD, 0x200B, 0x2010: return (.allowed, false)
    case 0xA0, 0x2007, 0x202F: return (.none, false)
    case 0x3001...0x3002: return (.allowed, false)
    case 0x2E80...0x3000, 0x3003...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFD: return (.allowed, true)
    default: return (character.isWhitespace ? .space : .none, false)
    }
  }
}
