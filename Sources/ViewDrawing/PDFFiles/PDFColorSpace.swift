/// A colour space of a PDF file, as far as it affects the conversion to sRGB: colour profiles are ignored.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk
  /// The lightness, from 0 to 100, and two colour axes, which are ignored. [approximation]
  case lab
  /// A palette: one component is an index in it.
  case indexed(PDFColorSpace, [UInt8])
  /// Inks, converted by a function to another space; without the function they are drawn as grey. [approximation]
  case inks(count: Int, PDFColorSpace, PDFFunction?)
  /// The colour is a pattern.
  case pattern

  private static let maximumDepth = 4

  /// `nil` for unknown spaces.
  ///
  /// - Parameter resources: the color spaces by name.
  init?(_ value: PDFObject?, _ resources: [String: PDFObject], in file: PDFFile, depth: Int = 0) {
    guard depth < PDFColorSpace.maximumDepth else { return nil }
    let value = file.resolve(value)
    func inner(_ value: PDFObject?) -> PDFColorSpace? {
      PDFColorSpace(value, resources, in: file, depth: depth + 1)
    }
    if let name = value.name {
      switch name {
      case "DeviceGray", "CalGray", "G": self = .gray
      case "DeviceRGB", "CalRGB", "RGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern
      default:
        guard let own = resources[name], let found = inner(own) else { return nil }
        self = found
      }
      return
    }
    guard let parts = value.array, let family = file.resolve(parts.first).name else { return nil }
    func part(_ index: Int) -> PDFObject? { index < parts.count ? parts[index] : nil }
    switch family {
    case "CalGray", "DeviceGray": self = .gray
    case "CalRGB", "DeviceRGB": self = .rgb
    case "DeviceCMYK": self = .cmyk
    case "Lab": self = .lab
    case "Pattern": self = .pattern
    case "ICCBased":
      switch file.resolve(file.dictionary(part(1))["N"]).integer {
      case 1: self = .gray
      case 4: self = .cmyk
      default: self = .rgb
      }
    case "Indexed", "I":
      guard let base = inner(part(1)) else { return nil }
      if case .string(let table) = file.resolve(part(3)) {
        self = .indexed(base, table)
      } else {
        self = .indexed(base, file.stream(part(3), limit: 1 << 16)?.data ?? [])
      }
    case "Separation":
      self = .inks(count: 1, inner(part(2)) ?? .gray, PDFFunction(part(3), in: file))
    case "DeviceN":
      let count = file.array(part(1)).count
      guard count > 0, count <= 32 else { return nil }
      self = .inks(count: count, inner(part(2)) ?? .gray, count == 1 ? PDFFunction(part(3), in: file) : nil)
    default: return nil
    }
  }

  /// The number of components of a colour.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .inks(let count, _, _): count
    case .pattern: 0
    }
  }

  /// The colour of components; missing ones are zero.
  func color(_ components: [Double]) -> Color {
    func part(_ index: Int) -> Double { index < components.count ? components[index] : 0 }
    switch self {
    case .gray: return Color(white: PDFColorSpace.clamp(part(0)))
    case .rgb:
      return Color(
        red: PDFColorSpace.clamp(part(0)), green: PDFColorSpace.clamp(part(1)), blue: PDFColorSpace.clamp(part(2)))
    case .cmyk:
      let rest = 1 - PDFColorSpace.clamp(part(3))
      return Color(
        red: (1 - PDFColorSpace.clamp(part(0))) * rest, green: (1 - PDFColorSpace.clamp(part(1))) * rest,
        blue: (1 - PDFColorSpace.clamp(part(2))) * rest)
    case .lab: return Color(white: PDFColorSpace.clamp(part(0) / 100))
    case .indexed(let base, let table):
      let start = Int(min(max(part(0), 0), 255)) * base.count
      guard base.count > 0, start + base.count <= table.count else { return .black }
      let components = table[start..<start + base.count].map { Double($0) / 255 }
      if case .lab = base { return base.color(components.map { $0 * 100 }) }
      return base.color(components)
    case .inks(_, let alternate, let tint):
      if let tint { return alternate.color(tint(part(0))) }
      return Color(white: 1 - PDFColorSpace.clamp(components.max() ?? 0))
    case .pattern: return .black
    }
  }

  private static func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
}
