extension InterfaceText {
  /// Text fields with a title and a formatter.
  static let swiftUIFormattedFields = #"""
    extension TextField where Label == Text {
      nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter, prompt: nil, label: Text(titleKey))
      }
      nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text?
      ) {
        self.init(value: value, formatter: formatter, prompt: prompt, label: Text(titleKey))
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter, prompt: nil, label: Text(title))
      }
      @available(*, deprecated, message: "use `onSubmit` and `focused`")
      nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
      ) {
        self.init(
          value: value, formatter: formatter, prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged,
          onCommit: onCommit)
      }
      @available(*, deprecated, message: "use `onSubmit` and `focused`")
      nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onCommit: @escaping () -> Void
      ) {
        self.init(value: value, formatter: formatter, prompt: nil, label: Text(titleKey), onCommit: onCommit)
      }
      @available(*, deprecated, message: "use `onSubmit` and `focused`")
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
      ) {
        self.init(
          value: value, formatter: formatter, prompt: nil, label: Text(title), onEditingChanged: onEditingChanged,
          onCommit: onCommit)
      }
      @available(*, deprecated, message: "use `onSubmit` and `focused`")
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        onCommit: @escaping () -> Void
      ) {
        self.init(value: value, formatter: formatter, prompt: nil, label: Text(title), onCommit: onCommit)
      }
    }
    """#
}
