extension InterfaceText {
  /// Toggles, sliders, steppers and pickers.
  static let swiftUIControls = #"""
    @control("value")
    @tells("ToggleStyle: isOn sources")
    public struct Toggle<Label: View>: View {
      public typealias Body = Never
      var isOn: Binding<Bool>
      var label: Label
      nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
      }
      nonisolated public init<C: RandomAccessCollection>(
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
      ) {
        self.isOn = Binding(
          get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
          set: { newValue in sources.forEach { $0[keyPath: isOn].wrappedValue = newValue } }
        )
        self.label = label()
      }
    }

    extension Toggle where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
      }
      nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
      }
    }

    extension Toggle where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
      ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
      }
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
      }
      nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
      }
    }

    extension Toggle where Label == ToggleStyleConfiguration.Label {
      nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
      }
    }

    @control("value")
    @undrawn("label")
    @edits("number")
    public struct Slider<Label: View, ValueLabel: View>: View {
      public typealias Body = Never
      /// The position of the value between the bounds, from 0 to 1.
      var fraction: Binding<Double>
      /// The step, as a fraction of the range.
      var stride: Double?
      var label: Label
      var minimumValueLabel: ValueLabel
      var maximumValueLabel: ValueLabel
      var onEditingChanged: (Bool) -> Void

      nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        bounds: ClosedRange<V>,
        stride: V.Stride?,
        label: Label,
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void
      ) where V.Stride: BinaryFloatingPoint {
        let length = bounds.upperBound - bounds.lowerBound
        fraction = Binding(
          get: { Double((value.wrappedValue - bounds.lowerBound) / length) },
          set: { value.wrappedValue = bounds.lowerBound + V($0) * length }
        )
        self.stride = stride.map { Double($0) / Double(length) }
        self.label = label
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
        self.onEditingChanged = onEditingChanged
      }

      nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where V.Stride: BinaryFloatingPoint {
        self.init(
          value: value,
          bounds: bounds,
          stride: nil,
          label: label(),
          minimumValueLabel: minimumValueLabel(),
          maximumValueLabel: maximumValueLabel(),
          onEditingChanged: onEditingChanged
        )
      }
      nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where V.Stride: BinaryFloatingPoint {
        self.init(
          value: value,
          bounds: bounds,
          stride: step,
          label: label(),
          minimumValueLabel: minimumValueLabel(),
          maximumValueLabel: maximumValueLabel(),
          onEditingChanged: onEditingChanged
        )
      }
    }

    extension Slider where ValueLabel == EmptyView {
      nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where V.Stride: BinaryFloatingPoint {
        self.init(
          value: value,
          in: bounds,
          label: label,
          minimumValueLabel: { EmptyView() },
          maximumValueLabel: { EmptyView() },
          onEditingChanged: onEditingChanged
        )
      }
      nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where V.Stride: BinaryFloatingPoint {
        self.init(
          value: value,
          in: bounds,
          step: step,
          label: label,
          minimumValueLabel: { EmptyView() },
          maximumValueLabel: { EmptyView() },
          onEditingChanged: onEditingChanged
        )
      }
    }

    extension Slider where Label == EmptyView, ValueLabel == EmptyView {
      nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
      }
      nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
      }
    }

    /// Initializers with the argument order before iOS 15, and labels that are not closures.
    extension Slider {
      @_disfavoredOverload
      nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
      ) where V.Stride: BinaryFloatingPoint {
        self.init(
          value: value,
          bounds: bounds,
          stride: nil,
          label: label(),
          minimumValueLabel: minimumValueLabel,
          maximumValueLabel: maximumValueLabel,
          onEditingChanged: onEditingChanged
        )
      }
      @_disfavoredOverload
      nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
      ) where V.Stride: BinaryFloatingPoint {
        self.init(
          value: value,
          bounds: bounds,
          stride: step,
          label: label(),
          minimumValueLabel: minimumValueLabel,
          maximumValueLabel: maximumValueLabel,
          onEditingChanged: onEditingChanged
        )
      }
    }

    extension Slider where ValueLabel == EmptyView {
      @_disfavoredOverload
      nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
      ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
      ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
      }
    }

    @control("value")
    @edits("number")
    public struct Stepper<Label: View>: View {
      public typealias Body = Never
      var label: Label
      var onIncrement: (() -> Void)?
      var onDecrement: (() -> Void)?
      var onEditingChanged: (Bool) -> Void
      /// Whether the range allows another step up; evaluated by the stepper, not by the view that contains it.
      var canIncrement: (() -> Bool)?
      var canDecrement: (() -> Bool)?
      nonisolated init(
        label: Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void,
        canIncrement: (() -> Bool)?,
        canDecrement: (() -> Bool)?
      ) {
        self.label = label
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        self.onEditingChanged = onEditingChanged
        self.canIncrement = canIncrement
        self.canDecrement = canDecrement
      }
      nonisolated public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          label: label(),
          onIncrement: onIncrement,
          onDecrement: onDecrement,
          onEditingChanged: onEditingChanged,
          canIncrement: nil,
          canDecrement: nil
        )
      }
      nonisolated public init<V: Strideable>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          label: label,
          onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
          onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
          onEditingChanged: onEditingChanged
        )
      }
      nonisolated public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          label: label(),
          onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
          onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
          onEditingChanged: onEditingChanged,
          canIncrement: { value.wrappedValue.advanced(by: step) <= bounds.upperBound },
          canDecrement: { value.wrappedValue.advanced(by: -step) >= bounds.lowerBound }
        )
      }
      nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
      }
    }

    /// Deprecated initializers with the label as last argument.
    extension Stepper {
      @available(*, deprecated, message: "give the label first")
      @_disfavoredOverload
      nonisolated public init(
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
      ) {
        self.init(
          label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
      }
      @available(*, deprecated, message: "give the label first")
      @_disfavoredOverload
      nonisolated public init<V: Strideable>(
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
      ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
      }
      @available(*, deprecated, message: "give the label first")
      @_disfavoredOverload
      nonisolated public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
      ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
      }
    }

    extension Stepper where Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          label: { Text(titleKey) },
          onIncrement: onIncrement,
          onDecrement: onDecrement,
          onEditingChanged: onEditingChanged
        )
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(
          label: { Text(title) },
          onIncrement: onIncrement,
          onDecrement: onDecrement,
          onEditingChanged: onEditingChanged
        )
      }
      nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
      }
      nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
      }
    }

    /// Steppers that show a number in a format.
    extension Stepper {
      nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
      }
    }

    extension Stepper where Label == Text {
      nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
      }
      nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
      }
    }

    @control("value")
    public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
      public typealias Body = Never
      var selection: Binding<SelectionValue>
      var label: Label
      var content: Content
      nonisolated public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
      ) {
        self.selection = selection
        self.label = label()
        self.content = content()
      }
      nonisolated public init(
        selection: Binding<SelectionValue>,
        label: Label,
        @ViewBuilder content: () -> Content
      ) {
        self.selection = selection
        self.label = label
        self.content = content()
      }
    }

    extension Picker where Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(selection: selection, label: Text(titleKey), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(selection: selection, label: Text(title), content: content)
      }
    }

    extension Picker where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
      ) {
        let label = SwiftUI.Label(titleKey, systemImage: systemImage)
        self.init(selection: selection, label: label, content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
      ) {
        let label = SwiftUI.Label(title, systemImage: systemImage)
        self.init(selection: selection, label: label, content: content)
      }
    }

    public struct DatePickerComponents: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
      public static let hourAndMinute = DatePickerComponents(rawValue: 1)
      public static let date = DatePickerComponents(rawValue: 2)
    }

    @control("value")
    @tells("DatePickerStyle: selection in displayedComponents")
    public struct DatePicker<Label: View>: View {
      public typealias Body = Never
      public typealias Components = DatePickerComponents
      var selection: Binding<Date>
      var minimumDate: Date?
      var maximumDate: Date?
      var displayedComponents: Components
      var label: Label

      nonisolated init(
        selection: Binding<Date>,
        minimumDate: Date?,
        maximumDate: Date?,
        displayedComponents: Components,
        label: Label
      ) {
        self.selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
        self.label = label
      }
    }
    """#
}
