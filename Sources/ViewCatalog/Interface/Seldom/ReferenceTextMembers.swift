extension InterfaceText {
  /// Members of `NSString`, by UTF-16 offsets.
  static let foundationReferenceTextMembers = #"""
    import Foundation

    extension NSString {
      func _part(_ range: NSRange) -> Range<String.Index> { Range(range, in: _text)! }
      func _offsets(_ range: Range<String.Index>?) -> NSRange {
        range.map { NSRange($0, in: _text) } ?? NSRange(location: NSNotFound, length: 0)
      }
      public convenience init?(bytes: UnsafeRawPointer, length: Int, encoding: UInt) {
        self.init(data: Data(bytes: bytes, count: length), encoding: encoding)
      }
      public convenience init?(cString: UnsafePointer<CChar>, encoding: UInt) { self.init(utf8String: cString) }
      public func range(of searchString: String, options mask: String.CompareOptions = [], range: NSRange) -> NSRange {
        _offsets(_text.range(of: searchString, options: mask, range: _part(range)))
      }
      public func range(
        of searchString: String, options mask: String.CompareOptions = [], range: NSRange, locale: Locale?
      ) -> NSRange {
        _offsets(_text.range(of: searchString, options: mask, range: _part(range), locale: locale))
      }
      public func rangeOfCharacter(from searchSet: CharacterSet) -> NSRange {
        _offsets(_text.rangeOfCharacter(from: searchSet))
      }
      public func rangeOfCharacter(from searchSet: CharacterSet, options mask: String.CompareOptions) -> NSRange {
        _offsets(_text.rangeOfCharacter(from: searchSet, options: mask))
      }
      public func rangeOfCharacter(
        from searchSet: CharacterSet, options mask: String.CompareOptions, range: NSRange
      ) -> NSRange {
        _offsets(_text.rangeOfCharacter(from: searchSet, options: mask, range: _part(range)))
      }
      public func replacingOccurrences(
        of target: String, with replacement: String, options: String.CompareOptions = [], range searchRange: NSRange
      ) -> String {
        _text.replacingOccurrences(of: target, with: replacement, options: options, range: _part(searchRange))
      }
      public func compare(_ string: String, options mask: String.CompareOptions, range: NSRange) -> ComparisonResult {
        self._text.compare(string, options: mask, range: _part(range))
      }
      public func localizedStandardCompare(_ string: String) -> ComparisonResult {
        self._text.localizedStandardCompare(string)
      }
      public func localizedCompare(_ string: String) -> ComparisonResult { self._text.localizedCompare(string) }
      public func localizedCaseInsensitiveContains(_ str: String) -> Bool {
        _text.localizedCaseInsensitiveContains(str)
      }
      public func commonPrefix(with str: String, options mask: String.CompareOptions = []) -> String {
        _text.commonPrefix(with: str, options: mask)
      }
      public func rangeOfComposedCharacterSequence(at index: Int) -> NSRange {
        _offsets(_text.rangeOfComposedCharacterSequence(at: String.Index(utf16Offset: index, in: _text)))
      }
      public func rangeOfComposedCharacterSequences(for range: NSRange) -> NSRange {
        let first = rangeOfComposedCharacterSequence(at: range.location)
        guard range.length > 0 else { return first }
        return NSUnionRange(first, rangeOfComposedCharacterSequence(at: range.upperBound - 1))
      }
      public func lineRange(for range: NSRange) -> NSRange { _offsets(_text.lineRange(for: _part(range))) }
      public func paragraphRange(for range: NSRange) -> NSRange { _offsets(_text.paragraphRange(for: _part(range))) }
      public func enumerateLines(_ block: (String, UnsafeMutablePointer<ObjCBool>) -> Void) {
        let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
        stop.initialize(to: false)
        _text.enumerateLines { line, isDone in
          block(line, stop)
          isDone = stop.pointee.boolValue
        }
        stop.deallocate()
      }
      public var longLongValue: Int64 { Int64(integerValue) }
      public var decomposedStringWithCanonicalMapping: String { _text.decomposedStringWithCanonicalMapping }
      public var precomposedStringWithCanonicalMapping: String { _text.precomposedStringWithCanonicalMapping }
      public var pathComponents: [String] { URL(fileURLWithPath: string).pathComponents }
      public class func path(withComponents components: [String]) -> String {
        var result = ""
        for component in components where !component.isEmpty {
          result += result.isEmpty || result.hasSuffix("/") ? component : "/" + component
        }
        return result
      }
      public func strings(byAppendingPaths paths: [String]) -> [String] { paths.map { appendingPathComponent($0) } }
    }
    """#

  /// The functions of decimal numbers through pointers.
  static let foundationDecimalFunctions = #"""
    import Foundation

    extension NSDecimalNumber {
      public enum CalculationError: UInt, Sendable { case noError, lossOfPrecision, underflow, overflow, divideByZero }
      public func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber {
        NSDecimalNumber(decimal: Decimal(sign: .plus, exponent: Int(power), significand: decimalValue))
      }
      public class var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: .nan) }
      public class var maximum: NSDecimalNumber { NSDecimalNumber(decimal: .greatestFiniteMagnitude) }
      public class var minimum: NSDecimalNumber { NSDecimalNumber(decimal: .leastFiniteMagnitude) }
    }
    @discardableResult
    public func NSDecimalAdd(
      _ result: UnsafeMutablePointer<Decimal>, _ leftOperand: UnsafePointer<Decimal>,
      _ rightOperand: UnsafePointer<Decimal>, _ roundingMode: NSDecimalNumber.RoundingMode
    ) -> NSDecimalNumber.CalculationError {
      result.pointee = leftOperand.pointee + rightOperand.pointee
      return .noError
    }
    @discardableResult
    public func NSDecimalSubtract(
      _ result: UnsafeMutablePointer<Decimal>, _ leftOperand: UnsafePointer<Decimal>,
      _ rightOperand: UnsafePointer<Decimal>, _ roundingMode: NSDecimalNumber.RoundingMode
    ) -> NSDecimalNumber.CalculationError {
      result.pointee = leftOperand.pointee - rightOperand.pointee
      return .noError
    }
    @discardableResult
    public func NSDecimalMultiply(
      _ result: UnsafeMutablePointer<Decimal>, _ leftOperand: UnsafePointer<Decimal>,
      _ rightOperand: UnsafePointer<Decimal>, _ roundingMode: NSDecimalNumber.RoundingMode
    ) -> NSDecimalNumber.CalculationError {
      result.pointee = leftOperand.pointee * rightOperand.pointee
      return .noError
    }
    @discardableResult
    public func NSDecimalDivide(
      _ result: UnsafeMutablePointer<Decimal>, _ leftOperand: UnsafePointer<Decimal>,
      _ rightOperand: UnsafePointer<Decimal>, _ roundingMode: NSDecimalNumber.RoundingMode
    ) -> NSDecimalNumber.CalculationError {
      guard rightOperand.pointee != 0 else {
        result.pointee = .nan
        return .divideByZero
      }
      result.pointee = leftOperand.pointee / rightOperand.pointee
      return .noError
    }
    @discardableResult
    public func NSDecimalPower(
      _ result: UnsafeMutablePointer<Decimal>, _ number: UnsafePointer<Decimal>, _ power: Int,
      _ roundingMode: NSDecimalNumber.RoundingMode
    ) -> NSDecimalNumber.CalculationError {
      result.pointee = pow(number.pointee, power)
      return .noError
    }
    @discardableResult
    public func NSDecimalMultiplyByPowerOf10(
      _ result: UnsafeMutablePointer<Decimal>, _ number: UnsafePointer<Decimal>, _ power: Int16,
      _ roundingMode: NSDecimalNumber.RoundingMode
    ) -> NSDecimalNumber.CalculationError {
      result.pointee = Decimal(sign: .plus, exponent: Int(power), significand: number.pointee)
      return .noError
    }
    public func NSDecimalCompare(
      _ leftOperand: UnsafePointer<Decimal>, _ rightOperand: UnsafePointer<Decimal>
    ) -> ComparisonResult {
      leftOperand.pointee < rightOperand.pointee
        ? .orderedAscending : leftOperand.pointee == rightOperand.pointee ? .orderedSame : .orderedDescending
    }
    public func NSDecimalCopy(_ destination: UnsafeMutablePointer<Decimal>, _ source: UnsafePointer<Decimal>) {
      destination.pointee = source.pointee
    }
    public func NSDecimalIsNotANumber(_ dcm: UnsafePointer<Decimal>) -> Bool { dcm.pointee.isNaN }
    public func NSDecimalCompact(_ number: UnsafeMutablePointer<Decimal>) {}
    public func NSDecimalString(_ dcm: UnsafePointer<Decimal>, _ locale: Any?) -> String { dcm.pointee.description }
    """#
}
