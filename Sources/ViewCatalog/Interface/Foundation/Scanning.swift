extension InterfaceText {
  /// `Scanner`
  static let foundationScanning = #"""
    open class Scanner: NSObject {
      public let string: String
      public var currentIndex: String.Index
      public var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
      public var caseSensitive = false
      public var locale: Any?
      public init(string: String) {
        self.string = string
        currentIndex = string.startIndex
      }

      public enum NumberRepresentation: Sendable {
        case decimal
        case hexadecimal
      }

      public var scanLocation: Int {
        get { string.distance(from: string.startIndex, to: currentIndex) }
        set { currentIndex = string.index(string.startIndex, offsetBy: newValue) }
      }

      func isSkipped(_ character: Character) -> Bool {
        guard let skipped = charactersToBeSkipped, let scalar = character.unicodeScalars.first else { return false }
        return skipped.contains(scalar)
      }

      func skip() {
        while currentIndex < string.endIndex, isSkipped(string[currentIndex]) {
          currentIndex = string.index(after: currentIndex)
        }
      }

      /// Takes characters from the current index while a condition holds.
      func take(while holds: (Character) -> Bool) -> String {
        var taken = ""
        while currentIndex < string.endIndex, holds(string[currentIndex]) {
          taken.append(string[currentIndex])
          currentIndex = string.index(after: currentIndex)
        }
        return taken
      }

      public var isAtEnd: Bool {
        var index = currentIndex
        while index < string.endIndex, isSkipped(string[index]) { index = string.index(after: index) }
        return index == string.endIndex
      }

      public func scanString(_ searchString: String) -> String? {
        skip()
        let rest = string[currentIndex...]
        let found = caseSensitive ? rest.hasPrefix(searchString) : rest.lowercased().hasPrefix(searchString.lowercased())
        guard found else { return nil }
        let end = string.index(currentIndex, offsetBy: searchString.count)
        let text = String(string[currentIndex..<end])
        currentIndex = end
        return text
      }

      public func scanUpToString(_ substring: String) -> String? {
        skip()
        var text = ""
        while currentIndex < string.endIndex, !string[currentIndex...].hasPrefix(substring) {
          text.append(string[currentIndex])
          currentIndex = string.index(after: currentIndex)
        }
        return text.isEmpty ? nil : text
      }

      public func scanCharacters(from set: CharacterSet) -> String? {
        skip()
        let text = take { $0.unicodeScalars.allSatisfy { set.contains($0) } }
        return text.isEmpty ? nil : text
      }

      public func scanUpToCharacters(from set: CharacterSet) -> String? {
        skip()
        let text = take { !$0.unicodeScalars.allSatisfy { set.contains($0) } }
        return text.isEmpty ? nil : text
      }

      public func scanCharacter() -> Character? {
        skip()
        guard currentIndex < string.endIndex else { return nil }
        let character = string[currentIndex]
        currentIndex = string.index(after: currentIndex)
        return character
      }

      func scanHexDigits() -> UInt64? {
        skip()
        let start = currentIndex
        _ = scanString("0x")
        let digits = take { $0.isHexDigit }
        guard !digits.isEmpty else {
          currentIndex = start
          return nil
        }
        return UInt64(digits, radix: 16) ?? UInt64.max
      }

      // In Objective-C `result` is a pointer.
      @discardableResult
      public func scanHexInt64(_ result: inout UInt64) -> Bool {
        guard let number = scanHexDigits() else { return false }
        result = number
        return true
      }
      @discardableResult
      public func scanHexInt32(_ result: inout UInt32) -> Bool {
        guard let number = scanHexDigits() else { return false }
        result = UInt32(clamping: number)
        return true
      }
      @discardableResult
      public func scanInt64(_ result: inout Int64) -> Bool {
        guard let number = scanInt() else { return false }
        result = Int64(number)
        return true
      }
      @discardableResult
      public func scanDouble(_ result: inout Double) -> Bool {
        guard let number = scanDouble() else { return false }
        result = number
        return true
      }

      public func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
        scanUInt64(representation: representation, hasSign: true).map { Int($0) }
      }
      public func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
        if representation == .hexadecimal { return scanHexDigits() }
        return scanUInt64(representation: representation, hasSign: false).map { UInt64($0) }
      }

      func scanUInt64(representation: NumberRepresentation, hasSign: Bool) -> Int64? {
        if representation == .hexadecimal { return scanHexDigits().map { Int64(clamping: $0) } }
        skip()
        let start = currentIndex
        let sign = hasSign ? take { $0 == "-" || $0 == "+" } : ""
        let digits = take { $0.isNumber }
        guard let number = Int64(sign + digits) else {
          currentIndex = start
          return nil
        }
        return number
      }

      public func scanDouble() -> Double? {
        skip()
        let start = currentIndex
        let text = take { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" || $0 == "e" }
        guard let number = Double(text) else {
          currentIndex = start
          return nil
        }
        return number
      }
    }
    """#
}
