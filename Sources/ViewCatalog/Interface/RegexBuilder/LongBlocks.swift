extension InterfaceText {
  /// Sequences of patterns with nine and ten captures.
  static let regexBuilderLongBlocks = #"""
    extension RegexComponentBuilder {
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8)>
      where
        R0.RegexOutput == Substring,
        R1.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8)>
      where
        R0.RegexOutput == (Substring, C0),
        R1.RegexOutput == (Substring, C1, C2, C3, C4, C5, C6, C7, C8)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8)>
      where
        R0.RegexOutput == (Substring, C0, C1),
        R1.RegexOutput == (Substring, C2, C3, C4, C5, C6, C7, C8)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2),
        R1.RegexOutput == (Substring, C3, C4, C5, C6, C7, C8)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2, C3),
        R1.RegexOutput == (Substring, C4, C5, C6, C7, C8)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2, C3, C4),
        R1.RegexOutput == (Substring, C5, C6, C7, C8)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5),
        R1.RegexOutput == (Substring, C6, C7, C8)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5, C6),
        R1.RegexOutput == (Substring, C7, C8)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5, C6, C7),
        R1.RegexOutput == (Substring, C8)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8),
        R1.RegexOutput == Substring
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
      where
        R0.RegexOutput == Substring,
        R1.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
      where
        R0.RegexOutput == (Substring, C0),
        R1.RegexOutput == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
      where
        R0.RegexOutput == (Substring, C0, C1),
        R1.RegexOutput == (Substring, C2, C3, C4, C5, C6, C7, C8, C9)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2),
        R1.RegexOutput == (Substring, C3, C4, C5, C6, C7, C8, C9)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2, C3),
        R1.RegexOutput == (Substring, C4, C5, C6, C7, C8, C9)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2, C3, C4),
        R1.RegexOutput == (Substring, C5, C6, C7, C8, C9)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5),
        R1.RegexOutput == (Substring, C6, C7, C8, C9)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5, C6),
        R1.RegexOutput == (Substring, C7, C8, C9)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5, C6, C7),
        R1.RegexOutput == (Substring, C8, C9)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8),
        R1.RegexOutput == (Substring, C9)
      {
        accumulated.regex._joined(to: next.regex)
      }
      public static func buildPartialBlock<
        R0: RegexComponent, R1: RegexComponent, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9
      >(
        accumulated: R0, next: R1
      ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
      where
        R0.RegexOutput == (Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9),
        R1.RegexOutput == Substring
      {
        accumulated.regex._joined(to: next.regex)
      }
    }
    """#
}
