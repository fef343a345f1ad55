extension InterfaceText {
  /// Alternations of patterns.
  static let regexBuilderChoices = #"""
    @resultBuilder
    public enum AlternationBuilder {
      public static func buildExpression<R: RegexComponent>(_ regex: R) -> R { regex }
      public static func buildExpression(_ characters: CharacterClass) -> CharacterClass { characters }
      public static func buildPartialBlock<R: RegexComponent>(first regex: R) -> ChoiceOf<Substring>
      where R.RegexOutput == Substring {
        ChoiceOf(_regex: regex.regex._wrapped("(?:", ")"))
      }
      public static func buildPartialBlock<R: RegexComponent, C0>(first regex: R) -> ChoiceOf<(Substring, C0?)>
      where R.RegexOutput == (Substring, C0) {
        ChoiceOf(_regex: regex.regex._wrapped("(?:", ")"))
      }
      public static func buildPartialBlock<R: RegexComponent, C0, C1>(first regex: R) -> ChoiceOf<(Substring, C0?, C1?)>
      where R.RegexOutput == (Substring, C0, C1) {
        ChoiceOf(_regex: regex.regex._wrapped("(?:", ")"))
      }
      public static func buildPartialBlock<R: RegexComponent, C0, C1, C2>(first regex: R) -> ChoiceOf<(Substring, C0?, C1?, C2?)>
      where R.RegexOutput == (Substring, C0, C1, C2) {
        ChoiceOf(_regex: regex.regex._wrapped("(?:", ")"))
      }
      public static func buildPartialBlock<R: RegexComponent, C0, C1, C2, C3>(first regex: R) -> ChoiceOf<(Substring, C0?, C1?, C2?, C3?)>
      where R.RegexOutput == (Substring, C0, C1, C2, C3) {
        ChoiceOf(_regex: regex.regex._wrapped("(?:", ")"))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<Substring>
      where R0.RegexOutput == Substring, R1.RegexOutput == Substring {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<(Substring, C0?)>
      where R0.RegexOutput == Substring, R1.RegexOutput == (Substring, C0) {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<(Substring, C0?, C1?)>
      where R0.RegexOutput == Substring, R1.RegexOutput == (Substring, C0, C1) {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<(Substring, C0?, C1?, C2?)>
      where R0.RegexOutput == Substring, R1.RegexOutput == (Substring, C0, C1, C2) {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<(Substring, C0?, C1?, C2?, C3?)>
      where R0.RegexOutput == Substring, R1.RegexOutput == (Substring, C0, C1, C2, C3) {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<(Substring, C0)>
      where R0.RegexOutput == (Substring, C0), R1.RegexOutput == Substring {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<(Substring, C0, C1?)>
      where R0.RegexOutput == (Substring, C0), R1.RegexOutput == (Substring, C1) {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<(Substring, C0, C1?, C2?)>
      where R0.RegexOutput == (Substring, C0), R1.RegexOutput == (Substring, C1, C2) {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<(Substring, C0, C1?, C2?, C3?)>
      where R0.RegexOutput == (Substring, C0), R1.RegexOutput == (Substring, C1, C2, C3) {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<(Substring, C0, C1)>
      where R0.RegexOutput == (Substring, C0, C1), R1.RegexOutput == Substring {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<(Substring, C0, C1, C2?)>
      where R0.RegexOutput == (Substring, C0, C1), R1.RegexOutput == (Substring, C2) {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<(Substring, C0, C1, C2?, C3?)>
      where R0.RegexOutput == (Substring, C0, C1), R1.RegexOutput == (Substring, C2, C3) {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<(Substring, C0, C1, C2)>
      where R0.RegexOutput == (Substring, C0, C1, C2), R1.RegexOutput == Substring {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<(Substring, C0, C1, C2, C3?)>
      where R0.RegexOutput == (Substring, C0, C1, C2), R1.RegexOutput == (Substring, C3) {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3>(
        accumulated: R0, next: R1
      ) -> ChoiceOf<(Substring, C0, C1, C2, C3)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3), R1.RegexOutput == Substring {
        ChoiceOf(_regex: accumulated.regex._or(next.regex))
      }
    }

    extension Regex {
      func _or<Other, Both>(_ other: Regex<Other>) -> Regex<Both> {
        Regex<Both>(_pattern: "(?:" + _pattern + "|" + other._pattern + ")", _captures: _captures + other._captures)
      }
    }

    public struct ChoiceOf<Output>: RegexComponent {
      public typealias RegexOutput = Output
      public let regex: Regex<Output>
      init(_regex: Regex<Output>) { regex = _regex }
      public init(@AlternationBuilder _ content: () -> ChoiceOf<Output>) { self = content() }
    }
    """#
}
