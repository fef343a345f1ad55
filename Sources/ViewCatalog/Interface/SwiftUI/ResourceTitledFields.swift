extension InterfaceText {
  /// Overloads with a `LocalizedStringResource` instead of a key, since the SDK 26: fields.
  static let swiftUIResourceTitledFields = #"""
    #if SDK_26
    extension TextField where Label == Text {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
      ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
      ) {
        self.init(
          content: .text(text),
          prompt: nil,
          axis: .horizontal,
          label: Text(titleResource),
          onEditingChanged: onEditingChanged,
          onCommit: onCommit
        )
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
      ) {
        self.init(titleResource, text: text, onEditingChanged: onEditingChanged, onCommit: {})
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<String>,
        onCommit: @escaping () -> Void
      ) {
        self.init(titleResource, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
      }
      @_disfavoredOverload
      nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
      ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, label: Text(titleResource))
      }
      @_disfavoredOverload
      nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
      ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, label: Text(titleResource))
      }
      @_disfavoredOverload
      nonisolated public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter, prompt: nil, label: Text(titleResource))
      }
      @_disfavoredOverload
      nonisolated public init<V>(
        _ titleResource: LocalizedStringResource,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text?
      ) {
        self.init(value: value, formatter: formatter, prompt: prompt, label: Text(titleResource))
      }
    }

    extension SecureField where Label == Text {
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
      }
    }
    #endif
    """#
}
