/// A number in decimal digits, to be rounded where they are: binary arithmetic would round a second time.
struct DecimalExpansion {
  /// The first is not 0; none for 0.
  private var digits: [UInt8]
  /// How many of the digits stand behind the point: more than there are for a small fraction, fewer than 0 for a large
  /// number.
  private var places: Int

  /// All the digits of a finite number, as `printf` sees it: 0.1 is 0.1000000000000000055511151231257827…
  ///
  /// A number is `m * 2^e`. With a negative exponent that is `m * 5^-e`, of which `-e` digits stand behind the point.
  init(exactly number: Double) {
    let significand = number.magnitude.significandBitPattern
    let isNormal = number.exponentBitPattern > 0
    let exponent = max(Int(number.exponentBitPattern), 1) - 1075
    var limbs = Limbs(significand | (isNormal ? 1 << 52 : 0))
    limbs.multiply(by: exponent < 0 ? 5 : 2, times: abs(exponent))
    digits = limbs.digits
    places = max(0, -exponent)
  }

  /// The fewest digits that name a finite number, as formatters see it: 0.1 is 0.1.
  init(shortest number: Double) {
    let parts = String(number.magnitude).split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    digits = Array(mantissa.joined().utf8.map { $0 - UInt8(ascii: "0") }.drop { $0 == 0 })
    places = (mantissa.count > 1 ? mantissa[1].count : 0) - (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }

  /// The magnitude with so many digits behind the point; half way to the even one.
  func fixed(_ count: Int) -> String {
    var kept = digits
    if places > count {
      let end = digits.count - (places - count)
      kept = Array(digits.prefix(max(0, end)))
      if end >= 0, isRoundedUp(at: end) { DecimalExpansion.increment(&kept) }
    } else if !digits.isEmpty {
      kept += Array(repeating: 0, count: count - places)
    }
    kept = Array(repeating: 0, count: max(0, count + 1 - kept.count)) + kept
    let text = kept.map { String($0) }.joined()
    return count == 0 ? text : text.dropLast(count) + "." + text.suffix(count)
  }

  private func isRoundedUp(at end: Int) -> Bool {
    guard end < digits.count, digits[end] >= 5 else { return false }
    if digits[end] > 5 || digits[(end + 1)...].contains(where: { $0 > 0 }) { return true }
    return end > 0 && digits[end - 1] % 2 == 1
  }

  private static func increment(_ digits: inout [UInt8]) {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
  }

  /// An integer of nine digits a limb, the lowest first. A number has at most 770 digits.
  private struct Limbs {
    private var limbs: [UInt64] = []
    private static let base: UInt64 = 1_000_000_000

    init(_ value: UInt64) {
      var rest = value
      while rest > 0 {
        limbs.append(rest % Limbs.base)
        rest /= Limbs.base
      }
    }

    /// Multiplies by a power of a small number, thirteen factors at once.
    mutating func multiply(by factor: UInt64, times: Int) {
      var rest = times
      while rest > 0 {
        let count = min(rest, 13)
        multiply(by: (0..<count).reduce(1) { product, _ in product * factor })
        rest -= count
      }
    }

    private mutating func multiply(by factor: UInt64) {
      var carry: UInt64 = 0
      for index in limbs.indices {
        let product = limbs[index] * factor + carry
        limbs[index] = product % Limbs.base
        carry = product / Limbs.base
      }
      while carry > 0 {
        limbs.append(carry % Limbs.base)
        carry /= Limbs.base
      }
    }

    var digits: [UInt8] {
      var result: [UInt8] = []
      for limb in limbs {
        var rest = limb
        for _ in 0..<9 {
          result.append(UInt8(rest % 10))
          rest /= 10
        }
      }
      return Array(result.reversed().drop { $0 == 0 })
    }
  }
}
