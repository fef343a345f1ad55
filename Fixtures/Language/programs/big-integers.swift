struct BigInt {
  private(set) var digits: [UInt8]  // least significant first
  private(set) var isNegative: Bool

  init(_ value: Int) {
    isNegative = value < 0
    var rest = value.magnitude
    digits = rest == 0 ? [0] : []
    while rest > 0 {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
  }

  init?(_ text: String) {
    var body = Substring(text)
    isNegative = body.hasPrefix("-")
    if isNegative { body = body.dropFirst() }
    guard !body.isEmpty else { return nil }
    var result: [UInt8] = []
    for character in body.reversed() {
      guard let digit = character.wholeNumberValue else { return nil }
      result.append(UInt8(digit))
    }
    digits = result
    trim()
  }

  private init(digits: [UInt8], isNegative: Bool) {
    self.digits = digits
    self.isNegative = isNegative
    trim()
  }

  private mutating func trim() {
    while digits.count > 1 && digits.last == 0 { digits.removeLast() }
    if digits == [0] { isNegative = false }
  }

  private static func addMagnitudes(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var carry: UInt8 = 0
    for index in 0..<max(a.count, b.count) {
      let sum = (index < a.count ? a[index] : 0) + (index < b.count ? b[index] : 0) + carry
      result.append(sum % 10)
      carry = sum / 10
    }
    if carry > 0 { result.append(carry) }
    return result
  }

  private static func subtractMagnitudes(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var borrow = 0
    for index in a.indices {
      var difference = Int(a[index]) - borrow - (index < b.count ? Int(b[index]) : 0)
      borrow = difference < 0 ? 1 : 0
      if difference < 0 { difference += 10 }
      result.append(UInt8(difference))
    }
    return result
  }

  private static func isSmaller(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.count != b.count ? a.count < b.count : a.reversed().lexicographicallyPrecedes(b.reversed())
  }

  static func + (a: BigInt, b: BigInt) -> BigInt {
    if a.isNegative == b.isNegative { return BigInt(digits: addMagnitudes(a.digits, b.digits), isNegative: a.isNegative) }
    return isSmaller(a.digits, b.digits)
      ? BigInt(digits: subtractMagnitudes(b.digits, a.digits), isNegative: b.isNegative)
      : BigInt(digits: subtractMagnitudes(a.digits, b.digits), isNegative: a.isNegative)
  }

  static prefix func - (a: BigInt) -> BigInt { BigInt(digits: a.digits, isNegative: !a.isNegative) }
  static func - (a: BigInt, b: BigInt) -> BigInt { a + -b }

  static func * (a: BigInt, b: BigInt) -> BigInt {
    var result = [Int](repeating: 0, count: a.digits.count + b.digits.count)
    for (i, x) in a.digits.enumerated() {
      for (j, y) in b.digits.enumerated() { result[i + j] += Int(x) * Int(y) }
    }
    for i in 0..<result.count - 1 {
      result[i + 1] += result[i] / 10
      result[i] %= 10
    }
    return BigInt(digits: result.map { UInt8($0) }, isNegative: a.isNegative != b.isNegative)
  }
}

extension BigInt: Comparable {
  static func < (a: BigInt, b: BigInt) -> Bool {
    switch (a.isNegative, b.isNegative) {
    case (true, false): return true
    case (false, true): return false
    case (false, false): return isSmaller(a.digits, b.digits)
    case (true, true): return isSmaller(b.digits, a.digits)
    }
  }
}

extension BigInt: CustomStringConvertible, ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(value) }
  var description: String { (isNegative ? "-" : "") + digits.reversed().map(String.init).joined() }
}

let factorial = (1...30).map { BigInt($0) }.reduce(1, *)
print(factorial)
let (a, b) = (BigInt("123456789012345678901234567890")!, BigInt("-987654321098765432109876543210")!)
print(a + b, a - b, b - a, a * b, separator: "\n")
print(BigInt(Int.min), BigInt("-000") ?? 1, BigInt("12a") as Any, -BigInt(0))
print(a > b, b < -5, [a, b, 0, -7].sorted(), BigInt(100) == BigInt("0100")!)
var (x, y): (BigInt, BigInt) = (0, 1)
for _ in 0..<150 { (x, y) = (y, x + y) }
print(x, x.digits.count)
