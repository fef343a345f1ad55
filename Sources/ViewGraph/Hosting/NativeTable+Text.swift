import Foundation
import ViewMachine
import ViewSemantics
import ViewSource

/// Numbers in localized strings.
extension NativeTable {
  mutating func addText() {
    add("_FormatSpecifiable._formatted(specifier:)") { call in
      let specifier = try call[1].unwrapped.map { try $0.asString }
      return .string(NativeTable.formatted(call[0], specifier))
    }
  }

  /// A number as `Text` writes it: with a specifier as `printf` does, else whole ones in groups of three digits and
  /// fractions with six digits.
  private static func formatted(_ value: Value, _ specifier: String?) -> String {
    switch value {
    case .int(let number):
      if let specifier { return printf(specifier, number) }
      return number.formatted(.number.locale(Locale(identifier: "en_US")))
    case .double(let number):
      if let specifier, !specifier.contains("d") { return printf(specifier, number) }
      return printf("%lf", number)
    default: return ""
    }
  }

  /// The text of `printf`; a specifier that does not fit the argument, or is none, is written out.
  private static func printf(_ specifier: String, _ argument: any CVarArg) -> String {
    let body = specifier.drop { $0 != "%" }.dropFirst()
    let isWhole = argument is Int
    let kind = body.first { $0.isLetter && !"hlLqjzt".contains($0) }
    guard let kind, !specifier.contains("*"), specifier.filter({ $0 == "%" }).count == 1,
      (isWhole ? "diouxXcC" : "fFeEgGaA").contains(kind)
    else { return specifier }
    // An `Int` has 64 bits, whatever the specifier says of its length.
    let written = isWhole ? specifier.replacing("%d", with: "%ld").replacing("%i", with: "%li") : specifier
    let width = body.split { !$0.isNumber }.compactMap { Int($0) }.max() ?? 0
    guard width <= 10_000 else { return specifier }
    return String(format: written, argument)
  }
}
