import Foundation
import Testing

@testable import ViewGraph

/// Numbers formatted without Foundation look as Foundation formats them.
@Suite struct GroupedNumbersTests {
  @Test(arguments: [
    "en_US", "de_DE", "de_CH", "fr_FR", "es_ES", "pl_PL", "pt_PT", "it_IT", "hi_IN", "ar_EG", "fa_IR", "ja_JP", "sv_SE",
  ])
  func equalsFoundation(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    let numbers = GroupedNumbers(locale)
    for number in [0, 7, 42, 999, 1_000, 1_234, 9_999, 10_000, 123_456, 1_000_000, 987_654_321, .max, -1, -1_234, .min]
    {
      #expect(numbers.text(number) == number.formatted(.number.locale(locale)))
    }
    #expect(numbers.text(UInt.max) == UInt.max.formatted(.number.locale(locale)))
  }
}
