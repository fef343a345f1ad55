import Foundation
import ViewMachine

/// Integers in the format of a locale: `1,000`.
///
/// The rule is derived from a few numbers that Foundation formats. Other numbers are then formatted without Foundation.
final class GroupedNumbers: GraphService {
  private let locale: Locale
  /// The separator of groups of three digits; `nil` if the locale has another format.
  private let separator: String?
  /// The least number that has a separator.
  private let leastGrouped: Int

  convenience init(_ graph: Graph) { self.init(Locale(identifier: graph.machine.region)) }

  init(_ locale: Locale) {
    self.locale = locale
    func formatted(_ number: Int) -> String { number.formatted(.number.locale(locale)) }
    // 1,234,567,890 without its digits is the separator, repeated three times.
    let between = formatted(1_234_567_890).filter { !$0.isASCII || !$0.isNumber }
    let found = String(between.prefix(between.count / 3))
    separator = GroupedNumbers.grouped(1_234_567_890, found) == formatted(1_234_567_890) ? found : nil
    leastGrouped = formatted(1_234) == "1234" ? 10_000 : 1_000
  }

  func text(_ number: Int) -> String {
    guard number >= 0, let separator else { return number.formatted(.number.locale(locale)) }
    return number < leastGrouped ? String(number) : GroupedNumbers.grouped(number, separator)
  }

  func text(_ number: UInt) -> String {
    Int(exactly: number).map { text($0) } ?? number.formatted(.number.locale(locale))
  }

  /// The digits of a nonnegative number, in groups of three.
  private static func grouped(_ number: Int, _ separator: String) -> String {
    let digits = String(number)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { text += separator }
      text.append(digit)
    }
    return text
  }
}
