import Testing
import ViewSemantics
import ViewSource

@testable import ViewMachine

/// Tests the arithmetic of the machine against the number types of the host.
@Suite struct NumberTests {
  /// Values at both ends of a type's range and in between.
  private func values<Number: FixedWidthInteger>(_ type: Number.Type) -> [Number] {
    [.min, .min + 1, .max, .max - 1, 0, 1, 2, 7, .max / 2, .max / 2 + 1, .min / 2, 100] + (0..<8).map { 1 << $0 &* 3 }
  }

  private func kept<Number: FixedWidthInteger>(_ number: Number) -> Int { Int(truncatingIfNeeded: number) }

  private func check<Number: FixedWidthInteger>(_ type: Number.Type) {
    let kind = NumberKind(named: "\(type)")
    #expect(kind.maximum == kept(Number.max) && kind.minimum == kept(Number.min))
    for left in values(type) {
      #expect(kind.description(kept(left)) == left.description)
      for right in values(type) {
        let (a, b) = (kept(left), kept(right))
        same(kind.adding(a, b), left.addingReportingOverflow(right))
        same(kind.subtracting(a, b), left.subtractingReportingOverflow(right))
        same(kind.multiplying(a, b), left.multipliedReportingOverflow(by: right))
        if right != 0 {
          same(kind.dividing(a, b), left.dividedReportingOverflow(by: right))
          same(kind.remainder(a, b), left.remainderReportingOverflow(dividingBy: right))
        }
        #expect(kind.isLess(a, b) == (left < right))
      }
      for count in [-70, -64, -9, -8, -1, 0, 1, 7, 8, 31, 32, 63, 64, 70] {
        #expect(kind.shifted(kept(left), leftBy: count) == kept(left << count), "\(type): \(left) << \(count)")
      }
    }
  }

  private func same<Number: FixedWidthInteger>(
    _ found: NumberKind.Reported, _ wanted: (partialValue: Number, overflow: Bool)
  ) {
    #expect(found.value == kept(wanted.partialValue) && found.overflow == wanted.overflow)
  }

  @Test func integersAreThoseOfSwift() {
    check(Int.self)
    check(Int8.self)
    check(Int16.self)
    check(Int32.self)
    check(UInt.self)
    check(UInt8.self)
    check(UInt16.self)
    check(UInt32.self)
    check(UInt64.self)
  }

  private func converts<From: FixedWidthInteger, To: FixedWidthInteger>(_ from: From.Type, _ to: To.Type) {
    let (source, target) = (NumberKind(named: "\(from)"), NumberKind(named: "\(to)"))
    for value in values(from) {
      #expect(source.convert(kept(value), to: target) == To(exactly: value).map { kept($0) })
      for other in values(to) {
        #expect(source.isLess(kept(value), kept(other), of: target) == (value < other))
      }
    }
  }

  @Test func conversionsAreThoseOfSwift() {
    converts(Int.self, UInt.self)
    converts(UInt.self, Int.self)
    converts(UInt64.self, UInt8.self)
    converts(Int8.self, UInt16.self)
    converts(UInt32.self, Int32.self)
    converts(Int.self, Int8.self)
    for number in [0.0, -0.5, 1.5, 127.9, 128, -128.9, -129, 1e19, 1.8e19, 1e30, -.infinity, .nan] {
      #expect(NumberKind.int8.exactly(number) == Int8(exactly: number).map { Int($0) })
      #expect(NumberKind.uint64.exactly(number) == UInt64(exactly: number).map { Int(truncatingIfNeeded: $0) })
    }
  }

  @Test func floatsAreRoundedAsSwiftRounds() {
    let numbers: [Float] = [0.1, 1 / 3, 16_777_216, .leastNonzeroMagnitude, 3.4e38, .pi, -2.5]
    let kind = NumberKind.float
    for left in numbers {
      for right in numbers {
        let (a, b) = (Double(left), Double(right))
        #expect(kind.rounded(a + b) == Double(left + right))
        #expect(kind.rounded(a * b) == Double(left * right))
        #expect(kind.rounded(a / b) == Double(left / right))
      }
    }
  }
}
