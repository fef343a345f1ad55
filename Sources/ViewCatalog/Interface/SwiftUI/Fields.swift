extension InterfaceText {
  /// Text fields and editors.
  static let swiftUIFields = #"""
    @owns("focus")
    @control("value")
    @edits("text")
    @tells("TextFieldStyle: text value")
    public struct TextField<Label: View>: View {
      public typealias Body = Never

      /// The edited content: text, or a value with a format.
      enum Content {
        case text(Binding<String>)
        case secret(Binding<String>)
        /// The text of the value, and the function that parses edited text and sets the value if it can.
        case value(format: () -> String, parse: (String) -> Void)
      }

      var content: Content
      var prompt: Text?
      var axis: Axis
      var label: Label
      var onEditingChanged: ((Bool) -> Void)?
      var onCommit: (() -> Void)?

      nonisolated init(
        content: Content,
        prompt: Text?,
        axis: Axis,
        label: Label,
        onEditingChanged: ((Bool) -> Void)? = nil,
        onCommit: (() -> Void)? = nil
      ) {
        self.content = content
        self.prompt = prompt
        self.axis = axis
        self.label = label
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
      }

      nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text?,
        label: Label
      ) where F.FormatOutput == String {
        self.init(
          content: .value(
            format: { format.format(value.wrappedValue) },
            parse: { text in
              if let parsed = try? format.parseStrategy.parse(text) {
                value.wrappedValue = parsed
              }
            }
          ),
          prompt: prompt,
          axis: .horizontal,
          label: label
        )
      }

      nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text?,
        label: Label
      ) where F.FormatOutput == String {
        self.init(
          content: .value(
            format: { value.wrappedValue.map { format.format($0) } ?? "" },
            parse: { text in
              value.wrappedValue = try? format.parseStrategy.parse(text)
            }
          ),
          prompt: prompt,
          axis: .horizontal,
          label: label
        )
      }

      nonisolated init<V>(
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text?,
        label: Label,
        onEditingChanged: ((Bool) -> Void)? = nil,
        onCommit: (() -> Void)? = nil
      ) {
        self.init(
          content: .value(
            format: { formatter.string(for: value.wrappedValue) ?? "" },
            parse: { text in
              if let parsed: V = TextField.parsed(text, by: formatter) {
                value.wrappedValue = parsed
              }
            }
          ),
          prompt: prompt,
          axis: .horizontal,
          label: label,
          onEditingChanged: onEditingChanged,
          onCommit: onCommit
        )
      }

      @primitive nonisolated static func parsed<V>(_ text: String, by formatter: Formatter) -> V?

      nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(content: .text(text), prompt: prompt, axis: .horizontal, label: label())
      }
      nonisolated public init(
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis,
        @ViewBuilder label: () -> Label
      ) {
        self.init(content: .text(text), prompt: prompt, axis: axis, label: label())
      }
      nonisolated public init(
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil,
        @ViewBuilder label: () -> Label
      ) {
        self.init(content: .text(text), prompt: prompt, axis: axis ?? .horizontal, label: label())
      }
      nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
      ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, label: label())
      }
      nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
      ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, label: label())
      }
      nonisolated public init<V>(
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
      ) {
        self.init(value: value, formatter: formatter, prompt: prompt, label: label())
      }
    }

    extension TextField where Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
      ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
      ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
      }
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
      }
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
      }
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
      }
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
      ) {
        self.init(
          content: .text(text),
          prompt: nil,
          axis: .horizontal,
          label: Text(titleKey),
          onEditingChanged: onEditingChanged,
          onCommit: onCommit
        )
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
      ) {
        self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
      ) {
        self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
      ) {
        self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
      ) {
        self.init(
          content: .text(text),
          prompt: nil,
          axis: .horizontal,
          label: Text(title),
          onEditingChanged: onEditingChanged,
          onCommit: onCommit
        )
      }
      nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
      ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, label: Text(titleKey))
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
      ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, label: Text(title))
      }
      nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
      ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, label: Text(titleKey))
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
      ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, label: Text(title))
      }
    }

    @owns("focus")
    @control("value")
    @edits("text")
    public struct SecureField<Label: View>: View {
      public typealias Body = Never
      var text: Binding<String>
      var prompt: Text?
      var label: Label
      nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
      }
      /// The field that a text field style of the program gets.
      var asField: TextField<Label> { TextField(content: .secret(text), prompt: prompt, axis: .horizontal, label: label) }
    }

    extension SecureField where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
      }
      nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
      }
      @available(*, deprecated, message: "use onSubmit")
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
      ) {
        self.init(text: text) { Text(titleKey) }
      }
      @available(*, deprecated, message: "use onSubmit")
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(title) }
      }
    }

    @owns("focus")
    @control("value")
    @edits("text")
    public struct TextEditor: View {
      public typealias Body = Never
      var text: Binding<String>
      nonisolated public init(text: Binding<String>) {
        self.text = text
      }
      nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text)
      }
      #if SDK_26
      var attributed: Binding<AttributedString>?
      nonisolated public init(text: Binding<AttributedString>) {
        self.text = Binding(
          get: { String(text.wrappedValue.characters) },
          set: { text.wrappedValue._write($0) }
        )
        attributed = text
      }
      /// The edited text with its attributes; `nil` for plain text.
      var shown: Text? { attributed.map { Text($0.wrappedValue) } }
      #endif
    }

    #if SDK_26
    extension AttributedString {
      /// Replaces the text. The common prefix and suffix keep their attributes; inserted text has the attributes of the
      /// character before it.
      mutating func _write(_ text: String) {
        let old = Array(characters)
        let new = Array(text)
        var first = 0
        while first < old.count, first < new.count, old[first] == new[first] { first += 1 }
        var last = 0
        while last < old.count - first, last < new.count - first, old[old.count - 1 - last] == new[new.count - 1 - last] {
          last += 1
        }
        let start = index(startIndex, offsetByCharacters: first)
        let end = index(startIndex, offsetByCharacters: old.count - last)
        var typed = AttributedString(String(new[first..<(new.count - last)]))
        if first > 0 {
          let before = index(startIndex, offsetByCharacters: first - 1)
          if let run = self[before..<start].runs.first { typed.setAttributes(run.attributes) }
        }
        replaceSubrange(start..<end, with: typed)
      }
    }
    #endif

    public struct TextSelection: Equatable, Hashable, Sendable {
      public var range: Range<String.Index>
      public init(range: Range<String.Index>) {
        self.range = range
      }
      public init(insertionPoint: String.Index) {
        range = insertionPoint..<insertionPoint
      }
      public var isInsertion: Bool { range.isEmpty }
    }
    """#
}
