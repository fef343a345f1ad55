extension InterfaceText {
  /// Sequences of patterns.
  static let regexBuilderBlocks = #"""
    @resultBuilder
    public enum RegexComponentBuilder {
      public static func buildBlock() -> Regex<Substring> { Regex(_pattern: "", _captures: []) }
      public static func buildExpression<R: RegexComponent>(_ regex: R) -> R { regex }
      public static func buildExpression(_ characters: CharacterClass) -> CharacterClass { characters }
      public static func buildPartialBlock<R: RegexComponent>(first regex: R) -> Regex<R.RegexOutput> { regex.regex }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent>(
        accumulated: R0, next: R1
      ) -> Regex<Substring>
      where R0.RegexOutput == Substring, R1.RegexOutput == Substring {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0)>
      where R0.RegexOutput == Substring, R1.RegexOutput == (Substring, C0) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1)>
      where R0.RegexOutput == Substring, R1.RegexOutput == (Substring, C0, C1) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2)>
      where R0.RegexOutput == Substring, R1.RegexOutput == (Substring, C0, C1, C2) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3)>
      where R0.RegexOutput == Substring, R1.RegexOutput == (Substring, C0, C1, C2, C3) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4)>
      where R0.RegexOutput == Substring, R1.RegexOutput == (Substring, C0, C1, C2, C3, C4) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5)>
      where R0.RegexOutput == Substring, R1.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6)>
      where R0.RegexOutput == Substring, R1.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5, C6) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7)>
      where R0.RegexOutput == Substring, R1.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5, C6, C7) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0)>
      where R0.RegexOutput == (Substring, C0), R1.RegexOutput == Substring {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1)>
      where R0.RegexOutput == (Substring, C0), R1.RegexOutput == (Substring, C1) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2)>
      where R0.RegexOutput == (Substring, C0), R1.RegexOutput == (Substring, C1, C2) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3)>
      where R0.RegexOutput == (Substring, C0), R1.RegexOutput == (Substring, C1, C2, C3) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4)>
      where R0.RegexOutput == (Substring, C0), R1.RegexOutput == (Substring, C1, C2, C3, C4) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5)>
      where R0.RegexOutput == (Substring, C0), R1.RegexOutput == (Substring, C1, C2, C3, C4, C5) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6)>
      where R0.RegexOutput == (Substring, C0), R1.RegexOutput == (Substring, C1, C2, C3, C4, C5, C6) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7)>
      where R0.RegexOutput == (Substring, C0), R1.RegexOutput == (Substring, C1, C2, C3, C4, C5, C6, C7) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1)>
      where R0.RegexOutput == (Substring, C0, C1), R1.RegexOutput == Substring {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2)>
      where R0.RegexOutput == (Substring, C0, C1), R1.RegexOutput == (Substring, C2) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3)>
      where R0.RegexOutput == (Substring, C0, C1), R1.RegexOutput == (Substring, C2, C3) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4)>
      where R0.RegexOutput == (Substring, C0, C1), R1.RegexOutput == (Substring, C2, C3, C4) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5)>
      where R0.RegexOutput == (Substring, C0, C1), R1.RegexOutput == (Substring, C2, C3, C4, C5) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6)>
      where R0.RegexOutput == (Substring, C0, C1), R1.RegexOutput == (Substring, C2, C3, C4, C5, C6) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7)>
      where R0.RegexOutput == (Substring, C0, C1), R1.RegexOutput == (Substring, C2, C3, C4, C5, C6, C7) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2)>
      where R0.RegexOutput == (Substring, C0, C1, C2), R1.RegexOutput == Substring {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3)>
      where R0.RegexOutput == (Substring, C0, C1, C2), R1.RegexOutput == (Substring, C3) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4)>
      where R0.RegexOutput == (Substring, C0, C1, C2), R1.RegexOutput == (Substring, C3, C4) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5)>
      where R0.RegexOutput == (Substring, C0, C1, C2), R1.RegexOutput == (Substring, C3, C4, C5) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6)>
      where R0.RegexOutput == (Substring, C0, C1, C2), R1.RegexOutput == (Substring, C3, C4, C5, C6) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7)>
      where R0.RegexOutput == (Substring, C0, C1, C2), R1.RegexOutput == (Substring, C3, C4, C5, C6, C7) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3), R1.RegexOutput == Substring {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3), R1.RegexOutput == (Substring, C4) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3), R1.RegexOutput == (Substring, C4, C5) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3), R1.RegexOutput == (Substring, C4, C5, C6) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3), R1.RegexOutput == (Substring, C4, C5, C6, C7) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3, C4), R1.RegexOutput == Substring {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3, C4), R1.RegexOutput == (Substring, C5) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3, C4), R1.RegexOutput == (Substring, C5, C6) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3, C4), R1.RegexOutput == (Substring, C5, C6, C7) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5), R1.RegexOutput == Substring {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5), R1.RegexOutput == (Substring, C6) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5), R1.RegexOutput == (Substring, C6, C7) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5, C6), R1.RegexOutput == Substring {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5, C6), R1.RegexOutput == (Substring, C7) {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7>(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7)>
      where R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5, C6, C7), R1.RegexOutput == Substring {
        accumulated.regex._joined(to: next.regex)
      }
    }

    extension Regex {
      func _joined<Other, Both>(to other: Regex<Other>) -> Regex<Both> {
        Regex<Both>(_pattern: _pattern + other._pattern, _captures: _captures + other._captures)
      }
      func _wrapped<Both>(_ start: String, _ end: String) -> Regex<Both> {
        Regex<Both>(_pattern: start + _pattern + end, _captures: _captures)
      }
    }
    """#
}
