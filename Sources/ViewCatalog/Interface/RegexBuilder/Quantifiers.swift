extension InterfaceText {
  /// Quantifiers, and lookaheads.
  static let regexBuilderQuantifiers = #"""
    extension RegexRepetitionBehavior {
      var _sign: String { kind == 0 ? "" : kind == 1 ? "?" : "+" }
    }

    extension Regex {
      func _repeated<Both>(_ quantifier: String, _ behavior: RegexRepetitionBehavior?) -> Regex<Both> {
        _wrapped("(?:", ")" + quantifier + (behavior ?? .eager)._sign)
      }
    }

    public struct OneOrMore<Output>: RegexComponent {
      public typealias RegexOutput = Output
      public let regex: Regex<Output>
      public init<Component: RegexComponent>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == Substring, Component.RegexOutput == Substring {
        regex = component.regex._repeated("+", behavior)
      }
      public init<Component: RegexComponent>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == Substring, Component.RegexOutput == Substring {
        regex = component().regex._repeated("+", behavior)
      }
      public init<Component: RegexComponent, C0>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == (Substring, C0), Component.RegexOutput == (Substring, C0) {
        regex = component.regex._repeated("+", behavior)
      }
      public init<Component: RegexComponent, C0>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0), Component.RegexOutput == (Substring, C0) {
        regex = component().regex._repeated("+", behavior)
      }
      public init<Component: RegexComponent, C0, C1>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == (Substring, C0, C1), Component.RegexOutput == (Substring, C0, C1) {
        regex = component.regex._repeated("+", behavior)
      }
      public init<Component: RegexComponent, C0, C1>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0, C1), Component.RegexOutput == (Substring, C0, C1) {
        regex = component().regex._repeated("+", behavior)
      }
      public init<Component: RegexComponent, C0, C1, C2>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == (Substring, C0, C1, C2), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component.regex._repeated("+", behavior)
      }
      public init<Component: RegexComponent, C0, C1, C2>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0, C1, C2), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component().regex._repeated("+", behavior)
      }
      public init<Component: RegexComponent, C0, C1, C2, C3>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == (Substring, C0, C1, C2, C3), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component.regex._repeated("+", behavior)
      }
      public init<Component: RegexComponent, C0, C1, C2, C3>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0, C1, C2, C3), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component().regex._repeated("+", behavior)
      }
    }

    public struct ZeroOrMore<Output>: RegexComponent {
      public typealias RegexOutput = Output
      public let regex: Regex<Output>
      public init<Component: RegexComponent>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == Substring, Component.RegexOutput == Substring {
        regex = component.regex._repeated("*", behavior)
      }
      public init<Component: RegexComponent>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == Substring, Component.RegexOutput == Substring {
        regex = component().regex._repeated("*", behavior)
      }
      public init<Component: RegexComponent, C0>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == (Substring, C0?), Component.RegexOutput == (Substring, C0) {
        regex = component.regex._repeated("*", behavior)
      }
      public init<Component: RegexComponent, C0>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0?), Component.RegexOutput == (Substring, C0) {
        regex = component().regex._repeated("*", behavior)
      }
      public init<Component: RegexComponent, C0, C1>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == (Substring, C0?, C1?), Component.RegexOutput == (Substring, C0, C1) {
        regex = component.regex._repeated("*", behavior)
      }
      public init<Component: RegexComponent, C0, C1>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0?, C1?), Component.RegexOutput == (Substring, C0, C1) {
        regex = component().regex._repeated("*", behavior)
      }
      public init<Component: RegexComponent, C0, C1, C2>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == (Substring, C0?, C1?, C2?), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component.regex._repeated("*", behavior)
      }
      public init<Component: RegexComponent, C0, C1, C2>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0?, C1?, C2?), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component().regex._repeated("*", behavior)
      }
      public init<Component: RegexComponent, C0, C1, C2, C3>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == (Substring, C0?, C1?, C2?, C3?), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component.regex._repeated("*", behavior)
      }
      public init<Component: RegexComponent, C0, C1, C2, C3>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0?, C1?, C2?, C3?), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component().regex._repeated("*", behavior)
      }
    }

    public struct Optionally<Output>: RegexComponent {
      public typealias RegexOutput = Output
      public let regex: Regex<Output>
      public init<Component: RegexComponent>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == Substring, Component.RegexOutput == Substring {
        regex = component.regex._repeated("?", behavior)
      }
      public init<Component: RegexComponent>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == Substring, Component.RegexOutput == Substring {
        regex = component().regex._repeated("?", behavior)
      }
      public init<Component: RegexComponent, C0>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == (Substring, C0?), Component.RegexOutput == (Substring, C0) {
        regex = component.regex._repeated("?", behavior)
      }
      public init<Component: RegexComponent, C0>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0?), Component.RegexOutput == (Substring, C0) {
        regex = component().regex._repeated("?", behavior)
      }
      public init<Component: RegexComponent, C0, C1>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == (Substring, C0?, C1?), Component.RegexOutput == (Substring, C0, C1) {
        regex = component.regex._repeated("?", behavior)
      }
      public init<Component: RegexComponent, C0, C1>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0?, C1?), Component.RegexOutput == (Substring, C0, C1) {
        regex = component().regex._repeated("?", behavior)
      }
      public init<Component: RegexComponent, C0, C1, C2>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == (Substring, C0?, C1?, C2?), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component.regex._repeated("?", behavior)
      }
      public init<Component: RegexComponent, C0, C1, C2>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0?, C1?, C2?), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component().regex._repeated("?", behavior)
      }
      public init<Component: RegexComponent, C0, C1, C2, C3>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == (Substring, C0?, C1?, C2?, C3?), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component.regex._repeated("?", behavior)
      }
      public init<Component: RegexComponent, C0, C1, C2, C3>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0?, C1?, C2?, C3?), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component().regex._repeated("?", behavior)
      }
    }

    public struct Local<Output>: RegexComponent {
      public typealias RegexOutput = Output
      public let regex: Regex<Output>
      public init<Component: RegexComponent>(_ component: Component) where Component.RegexOutput == Output {
        regex = component.regex._wrapped("(?>", ")")
      }
      public init<Component: RegexComponent>(@RegexComponentBuilder _ component: () -> Component)
      where Component.RegexOutput == Output {
        regex = component().regex._wrapped("(?>", ")")
      }
    }

    public struct One<Output>: RegexComponent {
      public typealias RegexOutput = Output
      public let regex: Regex<Output>
      public init<Component: RegexComponent>(_ component: Component) where Component.RegexOutput == Output {
        regex = component.regex._wrapped("(?:", ")")
      }
      public init<Component: RegexComponent>(@RegexComponentBuilder _ component: () -> Component)
      where Component.RegexOutput == Output {
        regex = component().regex._wrapped("(?:", ")")
      }
    }

    public struct Lookahead<Output>: RegexComponent {
      public typealias RegexOutput = Output
      public let regex: Regex<Output>
      public init<Component: RegexComponent>(_ component: Component) where Component.RegexOutput == Output {
        regex = component.regex._wrapped("(?=", ")")
      }
      public init<Component: RegexComponent>(@RegexComponentBuilder _ component: () -> Component)
      where Component.RegexOutput == Output {
        regex = component().regex._wrapped("(?=", ")")
      }
    }

    public struct NegativeLookahead<Output>: RegexComponent {
      public typealias RegexOutput = Output
      public let regex: Regex<Output>
      public init<Component: RegexComponent>(_ component: Component) where Component.RegexOutput == Output {
        regex = component.regex._wrapped("(?!", ")")
      }
      public init<Component: RegexComponent>(@RegexComponentBuilder _ component: () -> Component)
      where Component.RegexOutput == Output {
        regex = component().regex._wrapped("(?!", ")")
      }
    }

    public struct Lookbehind<Output>: RegexComponent {
      public typealias RegexOutput = Output
      public let regex: Regex<Output>
      public init<Component: RegexComponent>(_ component: Component) where Component.RegexOutput == Output {
        regex = component.regex._wrapped("(?<=", ")")
      }
      public init<Component: RegexComponent>(@RegexComponentBuilder _ component: () -> Component)
      where Component.RegexOutput == Output {
        regex = component().regex._wrapped("(?<=", ")")
      }
    }

    public struct NegativeLookbehind<Output>: RegexComponent {
      public typealias RegexOutput = Output
      public let regex: Regex<Output>
      public init<Component: RegexComponent>(_ component: Component) where Component.RegexOutput == Output {
        regex = component.regex._wrapped("(?<!", ")")
      }
      public init<Component: RegexComponent>(@RegexComponentBuilder _ component: () -> Component)
      where Component.RegexOutput == Output {
        regex = component().regex._wrapped("(?<!", ")")
      }
    }
    """#
}
