extension InterfaceText {
  /// Styles of menus, forms, editors and date pickers.
  static let swiftUIFormStyles = #"""
    public struct MenuStyleConfiguration {
      public struct Label: View {
        public typealias Body = Never
        var content: any View
      }
      public struct Content: View {
        public typealias Body = Never
        var content: any View
      }
      var label: Label
      var content: Content
      var primaryAction: (() -> Void)?
    }

    @MainActor @preconcurrency
    public protocol MenuStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = MenuStyleConfiguration
    }

    public struct DefaultMenuStyle: MenuStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension MenuStyle where Self == DefaultMenuStyle {
      public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
    }

    public struct ButtonMenuStyle: MenuStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension MenuStyle where Self == ButtonMenuStyle {
      public static var button: ButtonMenuStyle { ButtonMenuStyle() }
    }

    public struct BorderlessButtonMenuStyle: MenuStyle {
      var showsMenuIndicator = true
      nonisolated public init() {}
      @available(macOS, introduced: 11, deprecated: 12)
      nonisolated public init(showsMenuIndicator: Bool) { self.showsMenuIndicator = showsMenuIndicator }
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
          .transformEnvironment(\.menuIndicatorVisibility) { if !showsMenuIndicator { $0 = .hidden } }
      }
    }

    extension MenuStyle where Self == BorderlessButtonMenuStyle {
      public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
    }

    public struct ControlGroupStyleConfiguration {
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
    public protocol ControlGroupStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = ControlGroupStyleConfiguration
    }

    public struct AutomaticControlGroupStyle: ControlGroupStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
      public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    }

    public struct NavigationControlGroupStyle: ControlGroupStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension ControlGroupStyle where Self == NavigationControlGroupStyle {
      public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
    }

    public struct CompactMenuControlGroupStyle: ControlGroupStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
      public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
    }

    public struct MenuControlGroupStyle: ControlGroupStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension ControlGroupStyle where Self == MenuControlGroupStyle {
      public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
    }

    public struct PaletteControlGroupStyle: ControlGroupStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension ControlGroupStyle where Self == PaletteControlGroupStyle {
      public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
    }

    public struct FormStyleConfiguration {
      public struct Content: View {
        public typealias Body = Never
        var content: any View
      }
      public let content: Content
    }

    @MainActor @preconcurrency
    public protocol FormStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = FormStyleConfiguration
    }

    public struct AutomaticFormStyle: FormStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension FormStyle where Self == AutomaticFormStyle {
      public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
    }

    public struct GroupedFormStyle: FormStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension FormStyle where Self == GroupedFormStyle {
      public static var grouped: GroupedFormStyle { GroupedFormStyle() }
    }

    public struct ColumnsFormStyle: FormStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension FormStyle where Self == ColumnsFormStyle {
      public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
    }

    public struct TextEditorStyleConfiguration {
    }

    @MainActor @preconcurrency
    public protocol TextEditorStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = TextEditorStyleConfiguration
    }

    public struct AutomaticTextEditorStyle: TextEditorStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension TextEditorStyle where Self == AutomaticTextEditorStyle {
      public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
    }

    public struct PlainTextEditorStyle: TextEditorStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension TextEditorStyle where Self == PlainTextEditorStyle {
      public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
    }

    public struct NavigationSplitViewStyleConfiguration {
    }

    @MainActor @preconcurrency
    public protocol NavigationSplitViewStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = NavigationSplitViewStyleConfiguration
    }

    public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
      public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
    }

    public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
      public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
    }

    public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
      public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
      }
    }

    public struct DatePickerStyleConfiguration {
      public struct Label: View {
        public typealias Body = Never
        var content: any View
      }
      public let label: Label
      @Binding public var selection: Date
      public var minimumDate: Date?
      public var maximumDate: Date?
      public var displayedComponents: DatePickerComponents
    }

    @MainActor @preconcurrency
    public protocol DatePickerStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = DatePickerStyleConfiguration
    }

    public struct DefaultDatePickerStyle: DatePickerStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension DatePickerStyle where Self == DefaultDatePickerStyle {
      public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    }

    public struct GraphicalDatePickerStyle: DatePickerStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension DatePickerStyle where Self == GraphicalDatePickerStyle {
      public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
    }

    public struct WheelDatePickerStyle: DatePickerStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension DatePickerStyle where Self == WheelDatePickerStyle {
      public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
    }

    public struct CompactDatePickerStyle: DatePickerStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension DatePickerStyle where Self == CompactDatePickerStyle {
      public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
    }

    #if os(macOS)
    public struct FieldDatePickerStyle: DatePickerStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension DatePickerStyle where Self == FieldDatePickerStyle {
      public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
    }

    public struct StepperFieldDatePickerStyle: DatePickerStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
      public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
    }
    #endif
    """#
}
