extension InterfaceText {
  /// Styles of progress views, gauges, group boxes and disclosure groups.
  static let swiftUIContentStyles = #"""
    public struct ProgressViewStyleConfiguration {
      public struct Label: View {
        public typealias Body = Never
        var content: any View
      }
      public struct CurrentValueLabel: View {
        public typealias Body = Never
        var content: any View
      }
      public let fractionCompleted: Double?
      public var label: Label?
      public var currentValueLabel: CurrentValueLabel?
    }

    @MainActor @preconcurrency
    public protocol ProgressViewStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = ProgressViewStyleConfiguration
    }

    public struct DefaultProgressViewStyle: ProgressViewStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension ProgressViewStyle where Self == DefaultProgressViewStyle {
      public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
    }

    public struct LinearProgressViewStyle: ProgressViewStyle {
      var tint: Color?
      nonisolated public init() {}
      nonisolated public init(tint: Color) {
        self.tint = tint
      }
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension ProgressViewStyle where Self == LinearProgressViewStyle {
      public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
    }

    public struct CircularProgressViewStyle: ProgressViewStyle {
      var tint: Color?
      nonisolated public init() {}
      nonisolated public init(tint: Color) {
        self.tint = tint
      }
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension ProgressViewStyle where Self == CircularProgressViewStyle {
      public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
    }

    public struct GaugeStyleConfiguration {
      public struct Label: View {
        public typealias Body = Never
        var content: any View
      }
      public struct CurrentValueLabel: View {
        public typealias Body = Never
        var content: any View
      }
      public struct MinimumValueLabel: View {
        public typealias Body = Never
        var content: any View
      }
      public struct MaximumValueLabel: View {
        public typealias Body = Never
        var content: any View
      }
      public struct MarkedValueLabel: View {
        public typealias Body = Never
        var content: any View
      }
      public var value: Double
      public var label: Label
      public var currentValueLabel: CurrentValueLabel?
      public var minimumValueLabel: MinimumValueLabel?
      public var maximumValueLabel: MaximumValueLabel?
    }

    @MainActor @preconcurrency
    public protocol GaugeStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = GaugeStyleConfiguration
    }

    public struct DefaultGaugeStyle: GaugeStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension GaugeStyle where Self == DefaultGaugeStyle {
      public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
    }

    public struct LinearCapacityGaugeStyle: GaugeStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension GaugeStyle where Self == LinearCapacityGaugeStyle {
      public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    }

    public struct AccessoryLinearGaugeStyle: GaugeStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
      public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
    }

    public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
      public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
      }
    }

    public struct AccessoryCircularGaugeStyle: GaugeStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
      public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
    }

    public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
      public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
      }
    }

    #if os(watchOS)
    public struct CircularGaugeStyle: GaugeStyle {
      nonisolated public init() {}
      nonisolated public init(tint: Color) {}
      nonisolated public init(tint: Gradient) {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension GaugeStyle where Self == CircularGaugeStyle {
      public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
    }

    public struct LinearGaugeStyle: GaugeStyle {
      nonisolated public init() {}
      nonisolated public init(tint: Color) {}
      nonisolated public init(tint: Gradient) {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension GaugeStyle where Self == LinearGaugeStyle {
      public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
    }
    #endif

    public struct GroupBoxStyleConfiguration {
      public struct Label: View {
        public typealias Body = Never
        var content: any View
      }
      public struct Content: View {
        public typealias Body = Never
        var content: any View
      }
      public let label: Label
      public let content: Content
    }

    @MainActor @preconcurrency
    public protocol GroupBoxStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = GroupBoxStyleConfiguration
    }

    public struct DefaultGroupBoxStyle: GroupBoxStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
      public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
    }

    public struct LabeledContentStyleConfiguration {
      public struct Label: View {
        public typealias Body = Never
        var content: any View
      }
      public struct Content: View {
        public typealias Body = Never
        var content: any View
      }
      public let label: Label
      public let content: Content
    }

    @MainActor @preconcurrency
    public protocol LabeledContentStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = LabeledContentStyleConfiguration
    }

    public struct AutomaticLabeledContentStyle: LabeledContentStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
      public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
    }

    public struct DisclosureGroupStyleConfiguration {
      public struct Label: View {
        public typealias Body = Never
        var content: any View
      }
      public struct Content: View {
        public typealias Body = Never
        var content: any View
      }
      public let label: Label
      public let content: Content
      @Binding public var isExpanded: Bool
    }

    @MainActor @preconcurrency
    public protocol DisclosureGroupStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = DisclosureGroupStyleConfiguration
    }

    public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
      public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
    }
    """#
}
