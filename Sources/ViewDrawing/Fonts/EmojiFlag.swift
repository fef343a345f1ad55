import Foundation
import ViewLayout

/// A flag, which two regional indicators make, drawn from its plain parts; coats of arms and the like are left out.
struct EmojiFlag {
  /// A sign in front of the stripes.
  private enum Sign: Character {
    /// A disc or a star in the middle, a star or a field in the upper left corner.
    case disc = "d"
    case star = "s"
    case cornerStar = "t"
    case field = "f"
    /// A cross in the middle, one towards the left, and two diagonals.
    case cross = "+"
    case leftCross = "l"
    case diagonals = "x"
    /// A triangle at the left edge.
    case wedge = "w"
  }

  /// The code of a country, `h` or `v` for stripes side by side or above each other, their colours, and signs with
  /// colours.
  private static let table = """
    AR h 74ACDF FFFFFF 74ACDF dF6B40E
    AT h ED2939 FFFFFF ED2939
    AU h 00008B f012169 sFFFFFF
    BD h 006A4E dF42A41
    BE v 000000 FAE042 ED2939
    BG h FFFFFF 00966E D62612
    BR h 009C3B dFEDF00
    CA v FF0000 FFFFFF FFFFFF FF0000 sFF0000
    CH h DA291C +FFFFFF
    CL h FFFFFF D52B1E f0039A6
    CN h DE2910 tFFDE00
    CO h FCD116 FCD116 003893 CE1126
    CZ h FFFFFF D7141A w11457E
    DE h 000000 DD0000 FFCE00
    DK h C60C30 lFFFFFF
    EE h 0072CE 000000 FFFFFF
    EG h CE1126 FFFFFF 000000
    ES h AA151B F1BF00 F1BF00 AA151B
    EU h 003399 sFFCC00
    FI h FFFFFF l003580
    FR v 0055A4 FFFFFF EF4135
    GB h 012169 xFFFFFF +C8102E
    GR h 0D5EAF FFFFFF 0D5EAF FFFFFF 0D5EAF FFFFFF 0D5EAF FFFFFF 0D5EAF f0D5EAF
    HK h DE2910 sFFFFFF
    HR h FF0000 FFFFFF 171796
    HU h CD2A3E FFFFFF 436F4D
    ID h FF0000 FFFFFF
    IE v 169B62 FFFFFF FF883E
    IL h FFFFFF 0038B8 FFFFFF FFFFFF FFFFFF 0038B8 FFFFFF s0038B8
    IN h FF9933 FFFFFF 138808 d000080
    IR h 239F40 FFFFFF DA0000
    IS h 02529C lFFFFFF
    IT v 008C45 F4F9FF CD212A
    JP h FFFFFF dBC002D
    KR h FFFFFF dCD2E3A
    LT h FDB913 006A44 C1272D
    LU h ED2939 FFFFFF 00A1DE
    LV h 9E3039 9E3039 FFFFFF 9E3039 9E3039
    MX v 006847 FFFFFF CE1126
    MY h CC0001 FFFFFF CC0001 FFFFFF CC0001 FFFFFF f010066
    NG v 008751 FFFFFF 008751
    NL h AE1C28 FFFFFF 21468B
    NO h BA0C2F lFFFFFF
    NZ h 00247D f012169 sCC142B
    PE v D91023 FFFFFF D91023
    PH h 0038A8 CE1126 wFFFFFF
    PK v FFFFFF 01411C 01411C 01411C sFFFFFF
    PL h FFFFFF DC143C
    PT v 006600 006600 FF0000 FF0000 FF0000
    RO v 002B7F FCD116 CE1126
    RS h C6363C 0C4076 FFFFFF
    RU h FFFFFF 0039A6 D52B1E
    SA h 006C35
    SE h 006AA7 lFECC00
    SG h EF3340 FFFFFF
    SK h FFFFFF 0B4EA2 EE1C25
    TH h A51931 F4F5F8 2D2A4A 2D2A4A F4F5F8 A51931
    TR h E30A17 dFFFFFF
    TW h FE0000 f000095
    UA h 0057B7 FFD700
    US h B22234 FFFFFF B22234 FFFFFF B22234 FFFFFF B22234 f3C3B6E
    VN h DA251D sFFFF00
    ZA h E03C31 FFFFFF 007749 FFFFFF 001489 w000000
    """

  private static let parts: [Substring: [Substring]] = {
    let lines = table.split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(lines.map { ($0[0], Array($0.dropFirst())) }) { first, _ in first }
  }()

  private let words: [Substring]

  /// `nil` for a flag without a drawing.
  init?(_ first: Unicode.Scalar, _ second: Unicode.Scalar?) {
    guard let second, let start = EmojiFlag.letter(first), let end = EmojiFlag.letter(second),
      let words = EmojiFlag.parts["\(start)\(end)"]
    else { return nil }
    self.words = words
  }

  /// The letter of a regional indicator; `nil` for other characters.
  private static func letter(_ scalar: Unicode.Scalar) -> Character? {
    guard (0x1F1E6...0x1F1FF).contains(scalar.value), let letter = Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41) else {
      return nil
    }
    return Character(letter)
  }

  /// The parts of the flag in a square, from back to front.
  func drawing(in square: Rect) -> [(path: DrawnPath, paint: Paint)] {
    let frame = Rect(
      x: square.minX, y: square.minY + square.height * 0.15, width: square.width, height: square.height * 0.7)
    let colors = words.dropFirst().filter { $0.count == 6 }.map { EmojiFlag.paint($0) }
    let isUpright = words.first == "v"
    var parts: [(path: DrawnPath, paint: Paint)] = []
    for (index, paint) in colors.enumerated() {
      let share = 1 / Double(colors.count)
      let start = share * Double(index)
      let stripe =
        isUpright
        ? Rect(
          x: frame.minX + frame.width * start, y: frame.minY, width: frame.width * share, height: frame.height)
        : Rect(
          x: frame.minX, y: frame.minY + frame.height * start, width: frame.width, height: frame.height * share)
      parts.append((.rectangle(stripe), paint))
    }
    for word in words where word.count == 7 {
      guard let first = word.first, let sign = Sign(rawValue: first) else { continue }
      parts += EmojiFlag.paths(of: sign, in: frame).map { ($0, EmojiFlag.paint(word.dropFirst())) }
    }
    return parts
  }

  private static func paint(_ hex: Substring) -> Paint {
    let number = Int(hex, radix: 16) ?? 0
    func part(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
    return .color(Color(red: part(16), green: part(8), blue: part(0)))
  }

  private static func paths(of sign: Sign, in frame: Rect) -> [DrawnPath] {
    let (width, height) = (frame.width, frame.height)
    func bar(_ x: Double, _ y: Double, _ barWidth: Double, _ barHeight: Double) -> DrawnPath {
      .rectangle(
        Rect(x: frame.minX + width * x, y: frame.minY + height * y, width: width * barWidth, height: height * barHeight)
      )
    }
    func line(_ points: [Point], _ thickness: Double) -> DrawnPath {
      var path = DrawnPath()
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      return path.stroked(StrokeStyle(width: thickness))
    }
    switch sign {
    case .disc:
      let side = height * 0.55
      return [.ellipse(in: Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))]
    case .star: return [star(at: Point(x: frame.midX, y: frame.midY), radius: height * 0.3)]
    case .cornerStar:
      return [star(at: Point(x: frame.minX + width * 0.22, y: frame.minY + height * 0.3), radius: height * 0.2)]
    case .field: return [bar(0, 0, 0.42, 0.54)]
    case .cross: return [bar(0.42, 0.12, 0.16, 0.76), bar(0.18, 0.4, 0.64, 0.2)]
    case .leftCross: return [bar(0.28, 0, 0.13, 1), bar(0, 0.41, 1, 0.18)]
    case .diagonals:
      return [
        line([frame.origin, Point(x: frame.maxX, y: frame.maxY)], height * 0.16),
        line([Point(x: frame.minX, y: frame.maxY), Point(x: frame.maxX, y: frame.minY)], height * 0.16),
      ]
    case .wedge:
      var path = DrawnPath()
      path.move(to: frame.origin)
      path.addLine(to: Point(x: frame.minX + width * 0.4, y: frame.midY))
      path.addLine(to: Point(x: frame.minX, y: frame.maxY))
      path.close()
      return [path]
    }
  }

  private static func star(at centre: Point, radius: Double) -> DrawnPath {
    var path = DrawnPath()
    for number in 0..<10 {
      let angle = Double(number) * .pi / 5 - .pi / 2
      let distance = number.isMultiple(of: 2) ? radius : radius * 0.4
      let point = Point(x: centre.x + distance * cos(angle), y: centre.y + distance * sin(angle))
      if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
