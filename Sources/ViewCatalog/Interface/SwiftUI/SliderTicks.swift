extension InterfaceText {
  /// Sliders with ticks, a neutral value or a restricted range.
  static let swiftUISliderTicks = #"""
    #if SDK_26
    public protocol SliderTickContent<Value> {
      associatedtype Value: BinaryFloatingPoint
    }

    public struct SliderTick<V: BinaryFloatingPoint>: Identifiable, SliderTickContent {
      public typealias Value = V
      var value: V
      public var id: V { value }
      nonisolated public init(_ value: V) {
        self.value = value
      }
      nonisolated public init(_ value: V, @ViewBuilder label: () -> some View) {
        self.value = value
      }
    }

    public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
      public typealias Value = V
      var value: T
    }

    @repeating
    public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
      SliderTickContent
    {
      public typealias Value = Content.Value
      var data: Data
      nonisolated public init<V>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
      ) where V == Data.Element, V == Content.Value {
        self.data = data
      }
      nonisolated public init<V: Identifiable>(
        _ data: Data,
        @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
      ) where ID == V.ID, V == Data.Element, V == Content.Value {
        self.data = data
      }
    }

    @resultBuilder
    public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
      public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content
      where Content.Value == Value {
        content
      }
      public static func buildBlock<Content: SliderTickContent>(_ content: Content) -> Content
      where Content.Value == Value {
        content
      }
      public static func buildBlock<each Content: SliderTickContent>(
        _ content: repeat each Content
      ) -> TupleSliderTickContent<Value, (repeat each Content)> {
        TupleSliderTickContent(value: (repeat each content))
      }
    }

    extension Slider {
      @_disfavoredOverload
      nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() },
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
      @_disfavoredOverload
      nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
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
      @_disfavoredOverload
      nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() },
        tick: @escaping (V) -> SliderTick<V>? = { SliderTick($0) },
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
    #endif
    """#
}
