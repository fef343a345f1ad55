extension InterfaceText {
  /// Overloads with a `LocalizedStringResource` instead of a key, since the SDK 26: controls and labels.
  static let swiftUIResourceTitledControls = #"""
    #if SDK_26
    extension Button where Label == Text {
      @_disfavoredOverload
      @preconcurrency
      nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleResource) }
      }
      @_disfavoredOverload
      @preconcurrency
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
      ) {
        self.init(role: role, action: action) { Text(titleResource) }
      }
    }

    extension Button where Label == SwiftUI.Label<Text, Image> {
      @_disfavoredOverload
      @preconcurrency
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        action: @escaping @MainActor () -> Void
      ) {
        self.init(action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
      }
      @_disfavoredOverload
      @preconcurrency
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
      ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
      }
      @_disfavoredOverload
      @preconcurrency
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        action: @escaping @MainActor () -> Void
      ) {
        self.init(action: action) { SwiftUI.Label(titleResource, image: image) }
      }
      @_disfavoredOverload
      @preconcurrency
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
      ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleResource, image: image) }
      }
    }

    extension Label where Title == Text, Icon == Image {
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(name) })
      }
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
      }
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: { Text(titleResource) }, icon: { Image(resource) })
      }
    }

    extension Link where Label == Text {
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
      }
    }

    extension Toggle where Label == Text {
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) { Text(titleResource) }
      }
    }

    extension Toggle where Label == SwiftUI.Label<Text, Image> {
      @_disfavoredOverload
      nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
      }
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
      }
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleResource, image: image) }
      }
    }

    extension Stepper where Label == Text {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          label: { Text(titleResource) },
          onIncrement: onIncrement,
          onDecrement: onDecrement,
          onEditingChanged: onEditingChanged
        )
      }
      @_disfavoredOverload
      nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource,
        value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource,
        value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
      }
    }

    extension Picker where Label == Text {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(selection: selection, label: Text(titleResource), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(selection: Picker.selection(of: sources, at: selection), label: Text(titleResource), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<V: View>(
        _ titleResource: LocalizedStringResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
      ) {
        self.init(selection: selection, label: Text(titleResource), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<C: RandomAccessCollection, V: View>(
        _ titleResource: LocalizedStringResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
      ) {
        self.init(selection: Picker.selection(of: sources, at: selection), label: Text(titleResource), content: content)
      }
    }

    extension Picker where Label == SwiftUI.Label<Text, Image> {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
      ) {
        let label = SwiftUI.Label(titleResource, systemImage: systemImage)
        self.init(selection: selection, label: label, content: content)
      }
      @_disfavoredOverload
      nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(selection: Picker.selection(of: sources, at: selection), label: SwiftUI.Label(titleResource, systemImage: systemImage), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<V: View>(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
      ) {
        self.init(selection: selection, label: SwiftUI.Label(titleResource, systemImage: systemImage), content: content)
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(selection: selection, label: SwiftUI.Label(titleResource, image: image), content: content)
      }
    }

    #if os(macOS)
    extension MenuButton where Label == Text {
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content)
      }
    }
    #endif

    #if os(macOS)
    extension AlertScene {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
      ) {}
    }
    #endif

    #if os(macOS)
    #if SDK_27
    extension AlertScene {
      @_disfavoredOverload
      nonisolated public init<T>(
        _ titleResource: LocalizedStringResource,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> Actions,
        @ViewBuilder message: (T) -> Message
      ) {}
    }
    #endif
    #endif

    #if os(macOS)
    #if SDK_27
    extension AlertScene where Message == EmptyView {
      @_disfavoredOverload
      nonisolated public init<T>(
        _ titleResource: LocalizedStringResource,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> Actions
      ) {}
    }
    #endif
    #endif

    #if os(macOS)
    extension AlertScene where Message == EmptyView {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
      ) {}
    }
    #endif

    #if os(watchOS)
    extension TextFieldLink where Label == Text {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        prompt: Text? = nil,
        onSubmit: @escaping (String) -> Void
      ) {
        self.init(prompt: prompt, label: { Text(titleResource) }, onSubmit: onSubmit)
      }
    }
    #endif

    extension DatePicker where Label == Text {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection,
          minimumDate: nil,
          maximumDate: nil,
          displayedComponents: displayedComponents,
          label: Text(titleResource)
        )
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection,
          minimumDate: range.lowerBound,
          maximumDate: range.upperBound,
          displayedComponents: displayedComponents,
          label: Text(titleResource)
        )
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection,
          minimumDate: range.lowerBound,
          maximumDate: nil,
          displayedComponents: displayedComponents,
          label: Text(titleResource)
        )
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection,
          minimumDate: nil,
          maximumDate: range.upperBound,
          displayedComponents: displayedComponents,
          label: Text(titleResource)
        )
      }
    }

    extension MultiDatePicker where Label == Text {
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
      ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
      }
    }

    extension ColorPicker where Label == Text {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
      ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<CGColor>,
        supportsOpacity: Bool = true
      ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
      }
    }

    extension ProgressView where CurrentValueLabel == EmptyView {
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init { Text(titleResource) }
      }
    }

    extension ProgressView {
      @_disfavoredOverload
      nonisolated public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource,
        value: V?,
        total: V = 1.0
      ) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(titleResource) }
      }
    }
    #endif
    """#
}
