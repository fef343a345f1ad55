extension InterfaceText {
  /// Regular expressions, of which the standard library is asked by name. What searches a text for one has the names of
  /// what searches for elements, and stands beside that.
  static let swiftRegex = #"""
    public protocol RegexComponent<RegexOutput> {
      associatedtype RegexOutput
      var regex: Regex<RegexOutput> { get }
    }

    public struct AnyRegexOutput {
      @primitive public init()
    }

    @costly
    public struct Regex<Output>: RegexComponent {
      public typealias RegexOutput = Output
      @primitive public init(_ pattern: String) throws where Output == AnyRegexOutput
      @primitive public init(_ pattern: String, as outputType: Output.Type) throws
      @primitive public init(verbatim: String) where Output == Substring
      public var regex: Regex<Output> { self }
      @primitive public func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output>
      @primitive public func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output>
      @primitive public func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output>
      @primitive public func wholeMatch(in string: String) throws -> Match?
      @primitive public func wholeMatch(in string: Substring) throws -> Match?
      @primitive public func prefixMatch(in string: String) throws -> Match?
      @primitive public func prefixMatch(in string: Substring) throws -> Match?
      @primitive public func firstMatch(in string: String) throws -> Match?
      @primitive public func firstMatch(in string: Substring) throws -> Match?

      public struct Match {
        @primitive public var range: Range<String.Index> { get }
        @primitive public var output: Output { get }
      }
    }

    extension BidirectionalCollection where SubSequence == Substring {
      @primitive public func wholeMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match?
      @primitive public func prefixMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match?
      @primitive public func firstMatch<Output>(of r: some RegexComponent<Output>) -> Regex<Output>.Match?
      @primitive public func matches<Output>(of r: some RegexComponent<Output>) -> [Regex<Output>.Match]
    }
    """#
}
