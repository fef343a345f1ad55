extension InterfaceText {
  /// The matches of regular expressions.
  static let foundationCheckingResults = #"""
    open class NSTextCheckingResult: NSObject {
      public struct CheckingType: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let orthography = CheckingType(rawValue: 1)
        public static let spelling = CheckingType(rawValue: 2)
        public static let grammar = CheckingType(rawValue: 4)
        public static let date = CheckingType(rawValue: 8)
        public static let address = CheckingType(rawValue: 16)
        public static let link = CheckingType(rawValue: 32)
        public static let quote = CheckingType(rawValue: 64)
        public static let dash = CheckingType(rawValue: 128)
        public static let replacement = CheckingType(rawValue: 256)
        public static let correction = CheckingType(rawValue: 512)
        public static let regularExpression = CheckingType(rawValue: 1024)
        public static let phoneNumber = CheckingType(rawValue: 2048)
        public static let transitInformation = CheckingType(rawValue: 4096)
      }
      @primitive public var range: NSRange { get }
      @primitive public var numberOfRanges: Int { get }
      @primitive public func range(at idx: Int) -> NSRange
      @primitive public func range(withName name: String) -> NSRange
      @primitive public var regularExpression: NSRegularExpression? { get }
      public var resultType: CheckingType { .regularExpression }
      @primitive public func adjustingRanges(offset: Int) -> NSTextCheckingResult
    }
    extension NSRegularExpression {
      @primitive public func replacementString(
        for result: NSTextCheckingResult, in string: String, offset: Int, template templ: String
      ) -> String
    }
    """#
}
