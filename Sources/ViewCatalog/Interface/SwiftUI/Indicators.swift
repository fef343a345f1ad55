extension InterfaceText {
  /// Progress, gauges and sharing.
  static let swiftUIIndicators = #"""
    @shows("activity")
    @tells("ProgressViewStyle: value total")
    public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
      public typealias Body = Never
      /// `nil` for indeterminate progress.
      var fractionCompleted: Double?
      var timerInterval: ClosedRange<Date>?
      var countsDown = true
      var label: Label?
      var currentValueLabel: CurrentValueLabel?

      nonisolated init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        fractionCompleted = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
      }

      nonisolated init(
        during timerInterval: ClosedRange<Date>,
        countsDown: Bool,
        label: Label?,
        currentValueLabel: CurrentValueLabel?
      ) {
        self.timerInterval = timerInterval
        self.countsDown = countsDown
        self.label = label
        self.currentValueLabel = currentValueLabel
      }

      nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        value.map { min(max(Double($0 / total), 0), 1) }
      }
    }

    extension ProgressView where CurrentValueLabel == EmptyView {
      nonisolated public init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
      }
      nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
      }
      nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init { Text(title) }
      }
    }

    extension ProgressView {
      nonisolated public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0
      ) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(fraction: ProgressView.fraction(value, of: total), label: nil, currentValueLabel: nil)
      }
      nonisolated public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label
      ) where CurrentValueLabel == EmptyView {
        self.init(fraction: ProgressView.fraction(value, of: total), label: label(), currentValueLabel: nil)
      }
      nonisolated public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
      ) {
        self.init(
          fraction: ProgressView.fraction(value, of: total),
          label: label(),
          currentValueLabel: currentValueLabel()
        )
      }
      nonisolated public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey,
        value: V?,
        total: V = 1.0
      ) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S,
        value: V?,
        total: V = 1.0
      ) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(title) }
      }
      nonisolated public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
      ) {
        self.init(
          during: timerInterval,
          countsDown: countsDown,
          label: label(),
          currentValueLabel: currentValueLabel()
        )
      }
      nonisolated public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label
      ) where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
          during: timerInterval,
          countsDown: countsDown,
          label: label(),
          currentValueLabel: DefaultDateProgressLabel(timerInterval, countsDown: countsDown)
        )
      }
      nonisolated public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true
      ) where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
          during: timerInterval,
          countsDown: countsDown,
          label: nil,
          currentValueLabel: DefaultDateProgressLabel(timerInterval, countsDown: countsDown)
        )
      }
    }

    extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
      nonisolated public init(_ progress: Progress) {
        self.init(fraction: progress.fractionCompleted, label: nil, currentValueLabel: nil)
      }
    }

    extension ProgressView
    where
      Label == ProgressViewStyleConfiguration.Label,
      CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
      nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
          fraction: configuration.fractionCompleted,
          label: configuration.label,
          currentValueLabel: configuration.currentValueLabel
        )
      }
    }

    public struct DefaultDateProgressLabel: View {
      public typealias Body = Never
      var text: Text
      nonisolated init(_ interval: ClosedRange<Date>, countsDown: Bool) {
        text = Text(timerInterval: interval, countsDown: countsDown)
      }
    }

    @tells("GaugeStyle: value in")
    public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
      public typealias Body = Never
      /// The value as a fraction from 0 to 1.
      var fraction: Double
      var label: Label
      var currentValueLabel: CurrentValueLabel?
      var minimumValueLabel: BoundsLabel?
      var maximumValueLabel: BoundsLabel?

      nonisolated init<V: BinaryFloatingPoint>(
        value: V,
        bounds: ClosedRange<V>,
        label: Label,
        currentValueLabel: CurrentValueLabel? = nil,
        minimumValueLabel: BoundsLabel? = nil,
        maximumValueLabel: BoundsLabel? = nil
      ) {
        let length = bounds.upperBound - bounds.lowerBound
        fraction = min(max(Double((value - bounds.lowerBound) / length), 0), 1)
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
      }

      nonisolated public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
      ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value: value, bounds: bounds, label: label())
      }
      nonisolated public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
      ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel())
      }
      nonisolated public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
      ) where MarkedValueLabels == EmptyView {
        self.init(
          value: value,
          bounds: bounds,
          label: label(),
          currentValueLabel: currentValueLabel(),
          minimumValueLabel: minimumValueLabel(),
          maximumValueLabel: maximumValueLabel()
        )
      }
      nonisolated public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
      ) where BoundsLabel == EmptyView {
        self.init(value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel())
      }
      nonisolated public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
      ) {
        self.init(
          value: value,
          bounds: bounds,
          label: label(),
          currentValueLabel: currentValueLabel(),
          minimumValueLabel: minimumValueLabel(),
          maximumValueLabel: maximumValueLabel()
        )
      }
    }
    """#
}
