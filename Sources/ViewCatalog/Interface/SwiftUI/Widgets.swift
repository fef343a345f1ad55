extension InterfaceText {
  /// Widgets and controls, their bundles and configurations. WidgetKit declares the concrete configurations.
  static let swiftUIWidgets = #"""
    @MainActor @preconcurrency
    public protocol Widget {
      associatedtype Body: WidgetConfiguration
      @composes("widget") var body: Body { get }
      init()
    }

    extension Widget {
      @primitive @MainActor @preconcurrency public static func main()
    }

    extension Widget {
      public func _entryView(for entry: Any) -> AnyView? { body._entryView(for: entry) }
    }

    @MainActor @preconcurrency
    public protocol WidgetConfiguration {
      associatedtype Body: WidgetConfiguration
      var body: Body { get }
      /// The view of the widget for a timeline entry.
      func _entryView(for entry: Any) -> AnyView?
    }

    extension WidgetConfiguration {
      public func _entryView(for entry: Any) -> AnyView? { nil }
    }

    extension WidgetConfiguration where Body == Never {
      @primitive nonisolated public var body: Never { get }
    }

    extension Never: WidgetConfiguration {}

    public struct EmptyWidgetConfiguration: WidgetConfiguration {
      public typealias Body = Never
      nonisolated public init() {}
    }

    /// The result of a configuration modifier; the name of SwiftUI's type is not established.
    @hole
    struct _ModifiedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
      typealias Body = Never
      var content: Content
      nonisolated init(content: Content) {
        self.content = content
      }
      public func _entryView(for entry: Any) -> AnyView? { content._entryView(for: entry) }
    }

    nonisolated extension WidgetConfiguration {
      public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self)
      }
      public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self)
      }
      @_disfavoredOverload
      public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self)
      }
      public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self)
      }
      public func description(_ description: Text) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self)
      }
      @_disfavoredOverload
      public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self)
      }
      public func contentMarginsDisabled() -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self)
      }
      public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self)
      }
      public func backgroundTask<D, R>(
        _ task: BackgroundTask<D, R>,
        action: @escaping (D) async -> R
      ) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self)
      }
      public func onBackgroundURLSessionEvents(
        matching matchingString: String,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
      ) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self)
      }
      public func onBackgroundURLSessionEvents(
        matching matching: ((String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
      ) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self)
      }
    }

    @MainActor @preconcurrency
    public protocol WidgetBundle {
      associatedtype Body: Widget
      @WidgetBundleBuilder var body: Body { get }
      init()
    }

    extension WidgetBundle {
      @primitive @MainActor @preconcurrency public static func main()
    }

    /// The body of a widget bundle; its own `body` is never evaluated.
    @hole
    struct _WidgetsInBundle: Widget {
      var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
    }

    @resultBuilder
    public struct WidgetBundleBuilder {
      @primitive public static func buildExpression<Content: Widget>(_ content: Content) -> Content
      @primitive public static func buildBlock<Content: Widget>(_ content: Content) -> Content
      @_disfavoredOverload
      @MainActor public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        _WidgetsInBundle()
      }
      @MainActor public static func buildOptional<Content: Widget>(_ widget: Content?) -> some Widget {
        _WidgetsInBundle()
      }
      @MainActor public static func buildLimitedAvailability<Content: Widget>(_ widget: Content) -> some Widget {
        _WidgetsInBundle()
      }
      @MainActor public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
        _WidgetsInBundle()
      }
    }

    @MainActor @preconcurrency
    public protocol ControlWidget {
      associatedtype Body: ControlWidgetConfiguration
      @ControlWidgetConfigurationBuilder var body: Body { get }
      init()
    }

    extension ControlWidget {
      @primitive @MainActor @preconcurrency public static func main()
    }

    @MainActor @preconcurrency
    public protocol ControlWidgetConfiguration {
      associatedtype Body: ControlWidgetConfiguration
      @ControlWidgetConfigurationBuilder var body: Body { get }
    }

    extension ControlWidgetConfiguration where Body == Never {
      @primitive nonisolated public var body: Never { get }
    }

    extension Never: ControlWidgetConfiguration {}

    @resultBuilder
    public struct ControlWidgetConfigurationBuilder {
      @primitive public static func buildExpression<C: ControlWidgetConfiguration>(_ content: C) -> C
      @primitive public static func buildBlock<C: ControlWidgetConfiguration>(_ content: C) -> C
    }

    @hole
    struct _ModifiedControlConfiguration<Content: ControlWidgetConfiguration>: ControlWidgetConfiguration {
      typealias Body = Never
      var content: Content
      nonisolated init(content: Content) {
        self.content = content
      }
    }

    nonisolated extension ControlWidgetConfiguration {
      public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(content: self)
      }
      public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(content: self)
      }
      public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(content: self)
      }
    }

    @MainActor @preconcurrency
    public protocol ControlWidgetTemplate {
      associatedtype Body: ControlWidgetTemplate
      @ControlWidgetTemplateBuilder var body: Body { get }
    }

    extension ControlWidgetTemplate where Body == Never {
      @primitive nonisolated public var body: Never { get }
    }

    extension Never: ControlWidgetTemplate {}

    @resultBuilder
    public struct ControlWidgetTemplateBuilder {
      @primitive public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content
      @primitive public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content
    }

    @hole
    struct _ModifiedControlTemplate<Content: ControlWidgetTemplate>: ControlWidgetTemplate {
      typealias Body = Never
      var content: Content
      nonisolated init(content: Content) {
        self.content = content
      }
    }

    nonisolated extension ControlWidgetTemplate {
      public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        _ModifiedControlTemplate(content: self)
      }
      public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        _ModifiedControlTemplate(content: self)
      }
      public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
        _ModifiedControlTemplate(content: self)
      }
    }
    """#
}
