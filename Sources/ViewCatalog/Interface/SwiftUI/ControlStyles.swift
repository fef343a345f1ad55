extension InterfaceText {
  /// Styles of buttons, toggles and labels.
  static let swiftUIControlStyles = #"""
    /// The body of a style of the system.
    @hole
    struct _StyleBody<Style, Configuration>: View {
      typealias Body = Never
      var style: Style
      var configuration: Configuration
    }

    public struct ButtonStyleConfiguration {
      /// The label, as a separate type, so that a style cannot depend on the label's type.
      public struct Label: View {
        public typealias Body = Never
        var content: any View
      }
      public let role: ButtonRole?
      public let label: Label
      public let isPressed: Bool
    }

    @MainActor @preconcurrency
    public protocol ButtonStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = ButtonStyleConfiguration
    }

    public struct PrimitiveButtonStyleConfiguration {
      public struct Label: View {
        public typealias Body = Never
        var content: any View
      }
      public let role: ButtonRole?
      public let label: Label
      let action: @MainActor () -> Void
      @MainActor @preconcurrency
      public func trigger() {
        action()
      }
    }

    @MainActor @preconcurrency
    public protocol PrimitiveButtonStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = PrimitiveButtonStyleConfiguration
    }

    public struct DefaultButtonStyle: PrimitiveButtonStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
      public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
    }

    public struct PlainButtonStyle: PrimitiveButtonStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension PrimitiveButtonStyle where Self == PlainButtonStyle {
      public static var plain: PlainButtonStyle { PlainButtonStyle() }
    }

    public struct BorderlessButtonStyle: PrimitiveButtonStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
      public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
    }

    public struct BorderedButtonStyle: PrimitiveButtonStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
      public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
    }

    public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
      public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
    }

    #if os(macOS)
    public struct LinkButtonStyle: PrimitiveButtonStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension PrimitiveButtonStyle where Self == LinkButtonStyle {
      public static var link: LinkButtonStyle { LinkButtonStyle() }
    }

    public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
      public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
    }

    public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
      public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
    }
    #endif

    #if os(tvOS)
    public struct CardButtonStyle: PrimitiveButtonStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension PrimitiveButtonStyle where Self == CardButtonStyle {
      public static var card: CardButtonStyle { CardButtonStyle() }
    }
    #endif

    #if SDK_26
    public struct GlassButtonStyle: PrimitiveButtonStyle {
      var glass: Glass
      nonisolated public init() {
        self.init(.regular)
      }
      nonisolated public init(_ glass: Glass) {
        self.glass = glass
      }
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension PrimitiveButtonStyle where Self == GlassButtonStyle {
      public static var glass: GlassButtonStyle { GlassButtonStyle() }
      public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
    }

    public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
      public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
    }
    #endif

    public struct ToggleStyleConfiguration {
      public struct Label: View {
        public typealias Body = Never
        var content: any View
      }
      public let label: Label
      @Binding public var isOn: Bool
      public var isMixed: Bool
    }

    @MainActor @preconcurrency
    public protocol ToggleStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = ToggleStyleConfiguration
    }

    public struct DefaultToggleStyle: ToggleStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension ToggleStyle where Self == DefaultToggleStyle {
      public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
    }

    public struct SwitchToggleStyle: ToggleStyle {
      var tint: Color?
      nonisolated public init() {}
      nonisolated public init(tint: Color) {
        self.tint = tint
      }
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension ToggleStyle where Self == SwitchToggleStyle {
      public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    }

    public struct ButtonToggleStyle: ToggleStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension ToggleStyle where Self == ButtonToggleStyle {
      public static var button: ButtonToggleStyle { ButtonToggleStyle() }
    }

    #if os(macOS)
    public struct CheckboxToggleStyle: ToggleStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension ToggleStyle where Self == CheckboxToggleStyle {
      public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
    }
    #endif

    public struct LabelStyleConfiguration {
      public struct Title: View {
        public typealias Body = Never
        var content: any View
      }
      public struct Icon: View {
        public typealias Body = Never
        var content: any View
      }
      public var title: Title
      public var icon: Icon
    }

    @MainActor @preconcurrency
    public protocol LabelStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = LabelStyleConfiguration
    }

    public struct DefaultLabelStyle: LabelStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension LabelStyle where Self == DefaultLabelStyle {
      public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
    }

    public struct TitleAndIconLabelStyle: LabelStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension LabelStyle where Self == TitleAndIconLabelStyle {
      public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    }

    public struct TitleOnlyLabelStyle: LabelStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension LabelStyle where Self == TitleOnlyLabelStyle {
      public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
    }

    public struct IconOnlyLabelStyle: LabelStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension LabelStyle where Self == IconOnlyLabelStyle {
      public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
    }
    """#
}
