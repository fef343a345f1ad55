extension InterfaceText {
  /// Captures.
  static let regexBuilderCaptures = #"""
    extension Regex {
      func _captured<Both>(_ reference: Int, _ transform: ((Substring) throws -> Any?)?) -> Regex<Both> {
        Regex<Both>(
          _pattern: (reference == 0 ? "(" : "(?<r" + String(reference) + ">") + _pattern + ")",
          _captures: [_RegexCapture(reference: reference, transform: transform)] + _captures)
      }
    }

    public struct Capture<Output>: RegexComponent {
      public typealias RegexOutput = Output
      public let regex: Regex<Output>
      public init<Component: RegexComponent>(_ component: Component)
      where Output == (Substring, Substring), Component.RegexOutput == Substring {
        regex = component.regex._captured(0, nil)
      }
      public init<Component: RegexComponent>(
        _ component: Component, as reference: Reference<Substring>
      )
      where Output == (Substring, Substring), Component.RegexOutput == Substring {
        regex = component.regex._captured(reference.id, nil)
      }
      public init<Component: RegexComponent, New>(
        _ component: Component, transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New), Component.RegexOutput == Substring {
        regex = component.regex._captured(0) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, New>(
        _ component: Component, as reference: Reference<New>,
        transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New), Component.RegexOutput == Substring {
        regex = component.regex._captured(reference.id) { try transform($0) as Any }
      }
      public init<Component: RegexComponent>(@RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, Substring), Component.RegexOutput == Substring {
        regex = component().regex._captured(0, nil)
      }
      public init<Component: RegexComponent>(
        as reference: Reference<Substring>, @RegexComponentBuilder _ component: () -> Component
      )
      where Output == (Substring, Substring), Component.RegexOutput == Substring {
        regex = component().regex._captured(reference.id, nil)
      }
      public init<Component: RegexComponent, New>(
        @RegexComponentBuilder _ component: () -> Component, transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New), Component.RegexOutput == Substring {
        regex = component().regex._captured(0) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, New>(
        as reference: Reference<New>, @RegexComponentBuilder _ component: () -> Component,
        transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New), Component.RegexOutput == Substring {
        regex = component().regex._captured(reference.id) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, C0>(_ component: Component)
      where Output == (Substring, Substring, C0), Component.RegexOutput == (Substring, C0) {
        regex = component.regex._captured(0, nil)
      }
      public init<Component: RegexComponent, C0>(
        _ component: Component, as reference: Reference<Substring>
      )
      where Output == (Substring, Substring, C0), Component.RegexOutput == (Substring, C0) {
        regex = component.regex._captured(reference.id, nil)
      }
      public init<Component: RegexComponent, New, C0>(
        _ component: Component, transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0), Component.RegexOutput == (Substring, C0) {
        regex = component.regex._captured(0) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, New, C0>(
        _ component: Component, as reference: Reference<New>,
        transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0), Component.RegexOutput == (Substring, C0) {
        regex = component.regex._captured(reference.id) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, C0>(@RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, Substring, C0), Component.RegexOutput == (Substring, C0) {
        regex = component().regex._captured(0, nil)
      }
      public init<Component: RegexComponent, C0>(
        as reference: Reference<Substring>, @RegexComponentBuilder _ component: () -> Component
      )
      where Output == (Substring, Substring, C0), Component.RegexOutput == (Substring, C0) {
        regex = component().regex._captured(reference.id, nil)
      }
      public init<Component: RegexComponent, New, C0>(
        @RegexComponentBuilder _ component: () -> Component, transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0), Component.RegexOutput == (Substring, C0) {
        regex = component().regex._captured(0) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, New, C0>(
        as reference: Reference<New>, @RegexComponentBuilder _ component: () -> Component,
        transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0), Component.RegexOutput == (Substring, C0) {
        regex = component().regex._captured(reference.id) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, C0, C1>(_ component: Component)
      where Output == (Substring, Substring, C0, C1), Component.RegexOutput == (Substring, C0, C1) {
        regex = component.regex._captured(0, nil)
      }
      public init<Component: RegexComponent, C0, C1>(
        _ component: Component, as reference: Reference<Substring>
      )
      where Output == (Substring, Substring, C0, C1), Component.RegexOutput == (Substring, C0, C1) {
        regex = component.regex._captured(reference.id, nil)
      }
      public init<Component: RegexComponent, New, C0, C1>(
        _ component: Component, transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0, C1), Component.RegexOutput == (Substring, C0, C1) {
        regex = component.regex._captured(0) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, New, C0, C1>(
        _ component: Component, as reference: Reference<New>,
        transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0, C1), Component.RegexOutput == (Substring, C0, C1) {
        regex = component.regex._captured(reference.id) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, C0, C1>(@RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, Substring, C0, C1), Component.RegexOutput == (Substring, C0, C1) {
        regex = component().regex._captured(0, nil)
      }
      public init<Component: RegexComponent, C0, C1>(
        as reference: Reference<Substring>, @RegexComponentBuilder _ component: () -> Component
      )
      where Output == (Substring, Substring, C0, C1), Component.RegexOutput == (Substring, C0, C1) {
        regex = component().regex._captured(reference.id, nil)
      }
      public init<Component: RegexComponent, New, C0, C1>(
        @RegexComponentBuilder _ component: () -> Component, transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0, C1), Component.RegexOutput == (Substring, C0, C1) {
        regex = component().regex._captured(0) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, New, C0, C1>(
        as reference: Reference<New>, @RegexComponentBuilder _ component: () -> Component,
        transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0, C1), Component.RegexOutput == (Substring, C0, C1) {
        regex = component().regex._captured(reference.id) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, C0, C1, C2>(_ component: Component)
      where Output == (Substring, Substring, C0, C1, C2), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component.regex._captured(0, nil)
      }
      public init<Component: RegexComponent, C0, C1, C2>(
        _ component: Component, as reference: Reference<Substring>
      )
      where Output == (Substring, Substring, C0, C1, C2), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component.regex._captured(reference.id, nil)
      }
      public init<Component: RegexComponent, New, C0, C1, C2>(
        _ component: Component, transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0, C1, C2), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component.regex._captured(0) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, New, C0, C1, C2>(
        _ component: Component, as reference: Reference<New>,
        transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0, C1, C2), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component.regex._captured(reference.id) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, C0, C1, C2>(@RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, Substring, C0, C1, C2), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component().regex._captured(0, nil)
      }
      public init<Component: RegexComponent, C0, C1, C2>(
        as reference: Reference<Substring>, @RegexComponentBuilder _ component: () -> Component
      )
      where Output == (Substring, Substring, C0, C1, C2), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component().regex._captured(reference.id, nil)
      }
      public init<Component: RegexComponent, New, C0, C1, C2>(
        @RegexComponentBuilder _ component: () -> Component, transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0, C1, C2), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component().regex._captured(0) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, New, C0, C1, C2>(
        as reference: Reference<New>, @RegexComponentBuilder _ component: () -> Component,
        transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0, C1, C2), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component().regex._captured(reference.id) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, C0, C1, C2, C3>(_ component: Component)
      where Output == (Substring, Substring, C0, C1, C2, C3), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component.regex._captured(0, nil)
      }
      public init<Component: RegexComponent, C0, C1, C2, C3>(
        _ component: Component, as reference: Reference<Substring>
      )
      where Output == (Substring, Substring, C0, C1, C2, C3), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component.regex._captured(reference.id, nil)
      }
      public init<Component: RegexComponent, New, C0, C1, C2, C3>(
        _ component: Component, transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0, C1, C2, C3), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component.regex._captured(0) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, New, C0, C1, C2, C3>(
        _ component: Component, as reference: Reference<New>,
        transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0, C1, C2, C3), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component.regex._captured(reference.id) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, C0, C1, C2, C3>(@RegexComponentBuilder _ component: () -> Component)
      where Output == (Substring, Substring, C0, C1, C2, C3), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component().regex._captured(0, nil)
      }
      public init<Component: RegexComponent, C0, C1, C2, C3>(
        as reference: Reference<Substring>, @RegexComponentBuilder _ component: () -> Component
      )
      where Output == (Substring, Substring, C0, C1, C2, C3), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component().regex._captured(reference.id, nil)
      }
      public init<Component: RegexComponent, New, C0, C1, C2, C3>(
        @RegexComponentBuilder _ component: () -> Component, transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0, C1, C2, C3), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component().regex._captured(0) { try transform($0) as Any }
      }
      public init<Component: RegexComponent, New, C0, C1, C2, C3>(
        as reference: Reference<New>, @RegexComponentBuilder _ component: () -> Component,
        transform: @escaping (Substring) throws -> New
      )
      where Output == (Substring, New, C0, C1, C2, C3), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component().regex._captured(reference.id) { try transform($0) as Any }
      }
    }

    public struct TryCapture<Output>: RegexComponent {
      public typealias RegexOutput = Output
      public let regex: Regex<Output>
      public init<Component: RegexComponent, New>(
        _ component: Component, transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New), Component.RegexOutput == Substring {
        regex = component.regex._captured(0) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New>(
        _ component: Component, as reference: Reference<New>,
        transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New), Component.RegexOutput == Substring {
        regex = component.regex._captured(reference.id) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New>(
        @RegexComponentBuilder _ component: () -> Component, transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New), Component.RegexOutput == Substring {
        regex = component().regex._captured(0) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New>(
        as reference: Reference<New>, @RegexComponentBuilder _ component: () -> Component,
        transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New), Component.RegexOutput == Substring {
        regex = component().regex._captured(reference.id) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0>(
        _ component: Component, transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0), Component.RegexOutput == (Substring, C0) {
        regex = component.regex._captured(0) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0>(
        _ component: Component, as reference: Reference<New>,
        transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0), Component.RegexOutput == (Substring, C0) {
        regex = component.regex._captured(reference.id) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0>(
        @RegexComponentBuilder _ component: () -> Component, transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0), Component.RegexOutput == (Substring, C0) {
        regex = component().regex._captured(0) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0>(
        as reference: Reference<New>, @RegexComponentBuilder _ component: () -> Component,
        transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0), Component.RegexOutput == (Substring, C0) {
        regex = component().regex._captured(reference.id) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0, C1>(
        _ component: Component, transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0, C1), Component.RegexOutput == (Substring, C0, C1) {
        regex = component.regex._captured(0) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0, C1>(
        _ component: Component, as reference: Reference<New>,
        transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0, C1), Component.RegexOutput == (Substring, C0, C1) {
        regex = component.regex._captured(reference.id) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0, C1>(
        @RegexComponentBuilder _ component: () -> Component, transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0, C1), Component.RegexOutput == (Substring, C0, C1) {
        regex = component().regex._captured(0) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0, C1>(
        as reference: Reference<New>, @RegexComponentBuilder _ component: () -> Component,
        transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0, C1), Component.RegexOutput == (Substring, C0, C1) {
        regex = component().regex._captured(reference.id) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0, C1, C2>(
        _ component: Component, transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0, C1, C2), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component.regex._captured(0) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0, C1, C2>(
        _ component: Component, as reference: Reference<New>,
        transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0, C1, C2), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component.regex._captured(reference.id) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0, C1, C2>(
        @RegexComponentBuilder _ component: () -> Component, transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0, C1, C2), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component().regex._captured(0) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0, C1, C2>(
        as reference: Reference<New>, @RegexComponentBuilder _ component: () -> Component,
        transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0, C1, C2), Component.RegexOutput == (Substring, C0, C1, C2) {
        regex = component().regex._captured(reference.id) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0, C1, C2, C3>(
        _ component: Component, transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0, C1, C2, C3), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component.regex._captured(0) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0, C1, C2, C3>(
        _ component: Component, as reference: Reference<New>,
        transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0, C1, C2, C3), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component.regex._captured(reference.id) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0, C1, C2, C3>(
        @RegexComponentBuilder _ component: () -> Component, transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0, C1, C2, C3), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component().regex._captured(0) { try transform($0).map { $0 as Any } }
      }
      public init<Component: RegexComponent, New, C0, C1, C2, C3>(
        as reference: Reference<New>, @RegexComponentBuilder _ component: () -> Component,
        transform: @escaping (Substring) throws -> New?
      )
      where Output == (Substring, New, C0, C1, C2, C3), Component.RegexOutput == (Substring, C0, C1, C2, C3) {
        regex = component().regex._captured(reference.id) { try transform($0).map { $0 as Any } }
      }
    }
    """#
}
