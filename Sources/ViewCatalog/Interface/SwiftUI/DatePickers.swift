extension InterfaceText {
  /// Pickers of dates and colours.
  static let swiftUIDatePickers = #"""
    extension DatePicker {
      nonisolated public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
      ) {
        self.init(
          selection: selection,
          minimumDate: nil,
          maximumDate: nil,
          displayedComponents: displayedComponents,
          label: label()
        )
      }
      nonisolated public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
      ) {
        self.init(
          selection: selection,
          minimumDate: range.lowerBound,
          maximumDate: range.upperBound,
          displayedComponents: displayedComponents,
          label: label()
        )
      }
      nonisolated public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
      ) {
        self.init(
          selection: selection,
          minimumDate: range.lowerBound,
          maximumDate: nil,
          displayedComponents: displayedComponents,
          label: label()
        )
      }
      nonisolated public init(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
      ) {
        self.init(
          selection: selection,
          minimumDate: nil,
          maximumDate: range.upperBound,
          displayedComponents: displayedComponents,
          label: label()
        )
      }
    }

    extension DatePicker where Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection,
          minimumDate: nil,
          maximumDate: nil,
          displayedComponents: displayedComponents,
          label: Text(titleKey)
        )
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection,
          minimumDate: range.lowerBound,
          maximumDate: range.upperBound,
          displayedComponents: displayedComponents,
          label: Text(titleKey)
        )
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection,
          minimumDate: range.lowerBound,
          maximumDate: nil,
          displayedComponents: displayedComponents,
          label: Text(titleKey)
        )
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection,
          minimumDate: nil,
          maximumDate: range.upperBound,
          displayedComponents: displayedComponents,
          label: Text(titleKey)
        )
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection,
          minimumDate: nil,
          maximumDate: nil,
          displayedComponents: displayedComponents,
          label: Text(title)
        )
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection,
          minimumDate: range.lowerBound,
          maximumDate: range.upperBound,
          displayedComponents: displayedComponents,
          label: Text(title)
        )
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection,
          minimumDate: range.lowerBound,
          maximumDate: nil,
          displayedComponents: displayedComponents,
          label: Text(title)
        )
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
      ) {
        self.init(
          selection: selection,
          minimumDate: nil,
          maximumDate: range.upperBound,
          displayedComponents: displayedComponents,
          label: Text(title)
        )
      }
    }

    @control("value")
    public struct MultiDatePicker<Label: View>: View {
      public typealias Body = Never
      var selection: Binding<Set<DateComponents>>
      var bounds: Range<Date>?
      var label: Label
      nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
      }
      nonisolated public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
      ) {
        self.selection = selection
        self.bounds = bounds
        self.label = label()
      }
      nonisolated public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
      ) {
        self.init(selection: selection, in: bounds.lowerBound..<Date.distantFuture, label: label)
      }
      nonisolated public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
      ) {
        self.init(selection: selection, in: Date.distantPast..<bounds.upperBound, label: label)
      }
    }

    extension MultiDatePicker where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
      ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
      ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
      ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
      ) {
        self.init(selection: selection, in: bounds) { Text(title) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
      ) {
        self.init(selection: selection, in: bounds) { Text(title) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
      ) {
        self.init(selection: selection, in: bounds) { Text(title) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
      }
    }

    @control("value")
    public struct ColorPicker<Label: View>: View {
      public typealias Body = Never
      var selection: Binding<Color>
      var supportsOpacity: Bool
      var label: Label
      nonisolated public init(
        selection: Binding<Color>,
        supportsOpacity: Bool = true,
        @ViewBuilder label: () -> Label
      ) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
      }
      nonisolated public init(
        selection: Binding<CGColor>,
        supportsOpacity: Bool = true,
        @ViewBuilder label: () -> Label
      ) {
        self.init(
          selection: Binding(
            get: { Color(cgColor: selection.wrappedValue) },
            set: { selection.wrappedValue = $0.cgColor ?? selection.wrappedValue }
          ),
          supportsOpacity: supportsOpacity,
          label: label
        )
      }
    }

    extension ColorPicker where Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
      ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
      ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<CGColor>,
        supportsOpacity: Bool = true
      ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
      }
    }
    """#
}
