import Foundation
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Numbers in localized strings, and Markdown.
extension NativeTable {
  mutating func addText() {
    add("AttributedString.parts(ofMarkdown:)") { call in
      .array(
        InlineMarkdown.pieces(try call[0].asString).map { piece in
          // The bits of `InlinePresentationIntent`.
          let emphasis = (piece.isItalic ? 1 : 0) | (piece.isBold ? 2 : 0)
          let intent = emphasis | (piece.isCode ? 4 : 0) | (piece.isStruckThrough ? 32 : 0)
          return .tuple([.string(piece.text), .int(intent), .string(piece.link)])
        })
    }
    add("_FormatSpecifiable._formatted(specifier:)") { call in
      if let fault = call[0].absence { throw fault }
      let specifier = try call[1].unwrapped.map { try $0.asString }
      let isUnsigned = call.site.selfType.flatMap { call.machine.catalogueName($0) }?.hasPrefix("U") ?? false
      return .string(
        try NativeTable.formatted(call[0], specifier, isUnsigned: isUnsigned, call.graph.service(GroupedNumbers.self)))
    }
  }

  /// A number in the format of `Text`: by a `printf` specifier, or else integers in groups of three digits and
  /// fractions with six digits.
  private static func formatted(_ value: Value, _ specifier: String?, isUnsigned: Bool, _ numbers: GroupedNumbers)
    throws
    -> String
  {
    switch value {
    case .int(let number):
      if let specifier { return try PrintfConversion(specifier).text(number) }
      return isUnsigned ? numbers.text(UInt(bitPattern: number)) : numbers.text(number)
    case .double(let number): return try PrintfConversion(specifier ?? "%lf").text(number)
    default: return ""
    }
  }
}

/// One conversion of a `printf` format with the surrounding text: `%[flags][width][.precision][length]conversion`.
private struct PrintfConversion {
  private let before: String
  private let flags: Substring
  private let width: Int
  private let precision: Int?
  private let bits: Int
  private let conversion: Character?
  private let after: String

  /// The maximum number of characters of a formatted number.
  private static let maximumWidth = 100_000

  init(_ text: String) {
    before = String(text.prefix { $0 != "%" })
    var rest = text.drop { $0 != "%" }.dropFirst()
    func take(while holds: (Character) -> Bool) -> Substring {
      let taken = rest.prefix(while: holds)
      rest = rest.dropFirst(taken.count)
      return taken
    }
    flags = take { "0-+ #'".contains($0) }
    width = PrintfConversion.number(take { $0.isNumber })
    if rest.first == "." {
      rest = rest.dropFirst()
      precision = PrintfConversion.number(take { $0.isNumber })
    } else {
      precision = nil
    }
    switch take(while: { "hlqjzt".contains($0) }) {
    case "hh": bits = 8
    case "h": bits = 16
    case "": bits = 32
    default: bits = 64
    }
    conversion = rest.first
    after = String(rest.dropFirst()).replacing("%%", with: "%")
  }

  /// The value of a digit sequence. An overflow exceeds every limit.
  private static func number(_ digits: Substring) -> Int { digits.isEmpty ? 0 : Int(digits) ?? .max }

  func text(_ number: Int) throws -> String {
    // The part of a 64-bit argument that `printf` reads.
    let shift = 64 - bits
    switch conversion {
    case "d", "i", "D": return try write("lld", (number << shift) >> shift)
    case "u", "U", "x", "X", "o", "O":
      let letter = conversion.map { $0 == "X" ? "X" : $0.lowercased() } ?? "u"
      return try write("ll" + letter, (UInt(bitPattern: number) << shift) >> shift)
    default: return try text(Double(number))
    }
  }

  func text(_ number: Double) throws -> String {
    guard let conversion else { return before }
    if "diDuUxXoO".contains(conversion) {
      // These conversions drop the fraction. In C the result is undefined.
      return try text(Int(clamping: number))
    }
    return try write("fFeEgGaA".contains(conversion) ? String(conversion) : "f", number)
  }

  private func write(_ kind: String, _ argument: any CVarArg) throws -> String {
    guard width <= PrintfConversion.maximumWidth, precision ?? 0 <= PrintfConversion.maximumWidth else {
      throw Fault(.limit, "a number of more than \(PrintfConversion.maximumWidth) characters is not written")
    }
    let format = "%" + flags + (width > 0 ? String(width) : "") + (precision.map { ".\($0)" } ?? "") + kind
    return before + String(format: format, argument) + after
  }
}
