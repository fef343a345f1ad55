extension InterfaceText {
  /// Pickers of several sources, and pickers with a label for the current value.
  static let swiftUIPickers = #"""
    extension Picker {
      /// A binding that reads the first of the sources and writes all of them.
      nonisolated static func selection<C: RandomAccessCollection>(
        of sources: C,
        at selection: KeyPath<C.Element, Binding<SelectionValue>>
      ) -> Binding<SelectionValue> {
        Binding(
          get: { sources.first![keyPath: selection].wrappedValue },
          set: { newValue in sources.forEach { $0[keyPath: selection].wrappedValue = newValue } }
        )
      }
      nonisolated public init<C: RandomAccessCollection>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
      ) {
        self.init(selection: Picker.selection(of: sources, at: selection), label: label(), content: content)
      }
      nonisolated public init<V: View>(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
      ) {
        self.init(selection: selection, label: label(), content: content)
      }
      nonisolated public init<C: RandomAccessCollection, V: View>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
      ) {
        self.init(selection: Picker.selection(of: sources, at: selection), label: label(), content: content)
      }
    }

    extension Picker where Label == Text {
      nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(selection: Picker.selection(of: sources, at: selection), label: Text(titleKey), content: content)
      }
      nonisolated public init<V: View>(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
      ) {
        self.init(selection: selection, label: Text(titleKey), content: content)
      }
      nonisolated public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
      ) {
        self.init(selection: Picker.selection(of: sources, at: selection), label: Text(titleKey), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(selection: Picker.selection(of: sources, at: selection), label: Text(title), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, V: View>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
      ) {
        self.init(selection: selection, label: Text(title), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
        _ title: S,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
      ) {
        self.init(selection: Picker.selection(of: sources, at: selection), label: Text(title), content: content)
      }
    }

    extension Picker where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(selection: Picker.selection(of: sources, at: selection), label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content)
      }
      nonisolated public init<V: View>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
      ) {
        self.init(selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content)
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(selection: selection, label: SwiftUI.Label(titleKey, image: image), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(selection: Picker.selection(of: sources, at: selection), label: SwiftUI.Label(title, systemImage: systemImage), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, V: View>(
        _ title: S,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
      ) {
        self.init(selection: selection, label: SwiftUI.Label(title, systemImage: systemImage), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(selection: selection, label: SwiftUI.Label(title, image: image), content: content)
      }
    }
    """#
}
