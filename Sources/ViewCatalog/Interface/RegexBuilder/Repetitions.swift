extension InterfaceText {
  /// Repetitions of a pattern.
  static let regexBuilderRepetitions = #"""
    public struct Repeat<Output>: RegexComponent {
      public typealias RegexOutput = Output
      public let regex: Regex<Output>
      public init<Component: RegexComponent>(_ component: Component, count: Int)
      where Output == Substring, Component.RegexOutput == Substring {
        regex = component.regex._repeated("{" + String(count) + "}", nil)
      }
      public init<Component: RegexComponent>(count: Int, @RegexComponentBuilder _ component: () -> Component)
      where Output == Substring, Component.RegexOutput == Substring {
        regex = component().regex._repeated("{" + String(count) + "}", nil)
      }
      public init<Component: RegexComponent, Bounds: RangeExpression<Int>>(
        _ component: Component, _ expression: Bounds, _ behavior: RegexRepetitionBehavior? = nil
      )
      where Output == Substring, Component.RegexOutput == Substring {
        regex = component.regex._repeated(_quantifier(expression), behavior)
      }
      public init<Component: RegexComponent, Bounds: RangeExpression<Int>>(
        _ expression: Bounds, _ behavior: RegexRepetitionBehavior? = nil,
        @RegexComponentBuilder _ component: () -> Component
      )
      where Output == Substring, Component.RegexOutput == Substring {
        regex = component().regex._repeated(_quantifier(expression), behavior)
      }
      public init<Component: RegexComponent, C0>(_ component: Component, count: Int)
      where Output == (Substring, C0?), Component.RegexOutput == (Substring, C0) {
        regex = component.regex._repeated("{" + String(count) + "}", nil)
      }
      public init<Component: RegexComponent, C0>(count: Int, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0?), Component.RegexOutput == (Substring, C0) {
        regex = component().regex._repeated("{" + String(count) + "}", nil)
      }
      public init<Component: RegexComponent, Bounds: RangeExpression<Int>, C0>(
        _ component: Component, _ expression: Bounds, _ behavior: RegexRepetitionBehavior? = nil
      )
      where Output == (Substring, C0?), Component.RegexOutput == (Substring, C0) {
        regex = component.regex._repeated(_quantifier(expression), behavior)
      }
      public init<Component: RegexComponent, Bounds: RangeExpression<Int>, C0>(
        _ expression: Bounds, _ behavior: RegexRepetitionBehavior? = nil,
        @RegexComponentBuilder _ component: () -> Component
      )
      where Output == (Substring, C0?), Component.RegexOutput == (Substring, C0) {
        regex = component().regex._repeated(_quantifier(expression), behavior)
      }
      public init<Component: RegexComponent, C0, C1>(_ component: Component, count: Int)
      where Output == (Substring, C0?, C1?), Component.RegexOutput == (Substring, C0, C1) {
        regex = component.regex._repeated("{" + String(count) + "}", nil)
      }
      public init<Component: RegexComponent, C0, C1>(count: Int, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0?, C1?), Component.RegexOutput == (Substring, C0, C1) {
        regex = component().regex._repeated("{" + String(count) + "}", nil)
      }
      public init<Component: RegexComponent, Bounds: RangeExpression<Int>, C0, C1>(
        _ component: Component, _ expression: Bounds, _ behavior: RegexRepetitionBehavior? = nil
      )
      where Output == (Substring, C0?, C1?), Component.RegexOutput == (Substring, C0, C1) {
        regex = component.regex._repeated(_quantifier(expression), behavior)
      }
      public init<Component: RegexComponent, Bounds: RangeExpression<Int>, C0, C1>(
        _ expression: Bounds, _ behavior: RegexRepetitionBehavior? = nil,
        @RegexComponentBuilder _ component: () -> Component
      )
      where Output == (Substring, C0?, C1?), Component.RegexOutput == (Substring, C0, C1) {
        regex = component().regex._repeated(_quantifier(expression), behavior)
      }
      public init<Component: RegexComponent, C0, C1, C2>(_ component: Component, count: Int)
      where Output == (Substring, C0?, C1?, C2?), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component.regex._repeated("{" + String(count) + "}", nil)
      }
      public init<Component: RegexComponent, C0, C1, C2>(count: Int, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0?, C1?, C2?), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component().regex._repeated("{" + String(count) + "}", nil)
      }
      public init<Component: RegexComponent, Bounds: RangeExpression<Int>, C0, C1, C2>(
        _ component: Component, _ expression: Bounds, _ behavior: RegexRepetitionBehavior? = nil
      )
      where Output == (Substring, C0?, C1?, C2?), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component.regex._repeated(_quantifier(expression), behavior)
      }
      public init<Component: RegexComponent, Bounds: RangeExpression<Int>, C0, C1, C2>(
        _ expression: Bounds, _ behavior: RegexRepetitionBehavior? = nil,
        @RegexComponentBuilder _ component: () -> Component
      )
      where Output == (Substring, C0?, C1?, C2?), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component().regex._repeated(_quantifier(expression), behavior)
      }
      public init<Component: RegexComponent, C0, C1, C2, C3>(_ component: Component, count: Int)
      where Output == (Substring, C0?, C1?, C2?, C3?), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component.regex._repeated("{" + String(count) + "}", nil)
      }
      public init<Component: RegexComponent, C0, C1, C2, C3>(count: Int, @RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, C0?, C1?, C2?, C3?), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component().regex._repeated("{" + String(count) + "}", nil)
      }
      public init<Component: RegexComponent, Bounds: RangeExpression<Int>, C0, C1, C2, C3>(
        _ component: Component, _ expression: Bounds, _ behavior: RegexRepetitionBehavior? = nil
      )
      where Output == (Substring, C0?, C1?, C2?, C3?), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component.regex._repeated(_quantifier(expression), behavior)
      }
      public init<Component: RegexComponent, Bounds: RangeExpression<Int>, C0, C1, C2, C3>(
        _ expression: Bounds, _ behavior: RegexRepetitionBehavior? = nil,
        @RegexComponentBuilder _ component: () -> Component
      )
      where Output == (Substring, C0?, C1?, C2?, C3?), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component().regex._repeated(_quantifier(expression), behavior)
      }
    }

    /// The quantifier of a range of counts: `{2,5}`.
    func _quantifier<Bounds: RangeExpression<Int>>(_ bounds: Bounds) -> String {
      let all = bounds.relative(to: 0..<Int.max)
      if all.upperBound == Int.max { return "{" + String(all.lowerBound) + ",}" }
      return "{" + String(all.lowerBound) + "," + String(all.upperBound - 1) + "}"
    }
    """#
}
