import Foundation
import Testing

@testable import ViewInterpreter

/// Numbers in decimal digits against the C library, which rounds what they exactly are.
@Suite struct DecimalExpansionTests {
  @Test func allDigitsAreThoseOfTheCLibrary() {
    let numbers = [
      0, 0.1, 0.5, 1.5, 2.5, 0.125, 0.375, 1.005, 9.996, 99.5, 12345.6, 1e15, 1e22, 1e300, Double.leastNonzeroMagnitude,
      2.2250738585072014e-308,
      .greatestFiniteMagnitude, .pi, 1 / 3, 4_503_599_627_370_497.5,
    ]
    for number in numbers {
      for count in [0, 1, 2, 3, 6, 15, 20, 400] {
        #expect(NumberFormat.fixed(number, count) == String(format: "%.\(count)f", number))
        #expect(NumberFormat.fixed(-number, count) == String(format: "%.\(count)f", -number))
      }
    }
  }

  @Test func formattersRoundTheFewestDigits() {
    #expect(DecimalExpansion(shortest: 12345.6).fixed(15) == "12345.600000000000000")
    #expect(DecimalExpansion(shortest: 1.005).fixed(2) == "1.00")
    #expect(DecimalExpansion(shortest: 1.015).fixed(2) == "1.02")
    #expect(DecimalExpansion(shortest: 5e-7).fixed(6) == "0.000000")
    #expect(DecimalExpansion(shortest: 1e21).fixed(1) == "1000000000000000000000.0")
    #expect(DecimalExpansion(shortest: 0).fixed(2) == "0.00")
  }

  @Test func aFormatIsThatOfTheCLibrary() {
    for specifier in ["%d", "%5d", "%-5d|", "%05d", "%+d", "% d", "%ld", "%hd", "%hhd", "%x", "%lX", "%o", "%u", "%lu"]
    {
      for number in [0, 7, -7, 300, 70_000, 1 << 40, Int.max, Int.min] {
        #expect(PrintfFormat(specifier).text(of: .int(number)) == String(format: specifier, number), "\(specifier)")
      }
    }
    for specifier in ["%f", "%.0f", "%8.2f", "%-8.2f|", "%08.2f", "%+.1f", "%.0f%%", "about %.1f m"] {
      for number in [0, -0.0, 1.25, -1.25, 1e20] {
        #expect(PrintfFormat(specifier).text(of: .double(number)) == String(format: specifier, number), "\(specifier)")
      }
    }
  }
}
