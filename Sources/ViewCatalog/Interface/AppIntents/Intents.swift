extension InterfaceText {
  /// Intents, their parameters and their shortcuts.
  static let appIntentsIntents = #"""
    import Foundation

    public protocol AppIntent: Sendable {
      associatedtype PerformResult: IntentResult
      associatedtype SummaryContent: ParameterSummary
      typealias Parameter<Value> = IntentParameter<Value>
      typealias Summary = IntentParameterSummary<Self>
      static var title: LocalizedStringResource { get }
      static var description: IntentDescription? { get }
      static var openAppWhenRun: Bool { get }
      static var isDiscoverable: Bool { get }
      static var authenticationPolicy: IntentAuthenticationPolicy { get }
      static var parameterSummary: SummaryContent { get }
      init()
      func perform() async throws -> PerformResult
    }

    extension AppIntent {
      public static var description: IntentDescription? { nil }
      public static var openAppWhenRun: Bool { false }
      public static var isDiscoverable: Bool { true }
      public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    }

    extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
      public static var parameterSummary: SummaryContent { IntentParameterSummary("") }
    }

    public protocol SystemIntent: AppIntent {}
    public protocol WidgetConfigurationIntent: SystemIntent {}
    public protocol ControlConfigurationIntent: SystemIntent {}
    public protocol LiveActivityIntent: SystemIntent {}
    public protocol LiveActivityStartingIntent: LiveActivityIntent {}
    public protocol AudioPlaybackIntent: SystemIntent {}
    public protocol ForegroundContinuableIntent: AppIntent {}
    public protocol ProgressReportingIntent: AppIntent {}
    public protocol SetFocusFilterIntent: SystemIntent {}
    public protocol DeprecatedAppIntent: AppIntent {}

    extension WidgetConfigurationIntent {
      public func perform() async throws -> some IntentResult { .result() }
    }

    extension ControlConfigurationIntent {
      public func perform() async throws -> some IntentResult { .result() }
    }

    public protocol SetValueIntent: SystemIntent {
      associatedtype ValueType
      var value: ValueType { get set }
    }

    public protocol OpenIntent: SystemIntent {
      associatedtype Target
      var target: Target { get set }
    }

    public struct IntentAuthenticationPolicy: Hashable, Sendable {
      var name: String
      public static let alwaysAllowed = IntentAuthenticationPolicy(name: "alwaysAllowed")
      public static let requiresAuthentication = IntentAuthenticationPolicy(name: "requiresAuthentication")
      public static let requiresLocalDeviceAuthentication = IntentAuthenticationPolicy(name: "requiresLocalDevice")
    }

    public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
      public init(stringLiteral value: String) {}
      public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
      ) {}
    }

    /// A parameter of an intent, typed by its declaration; titles and options are ignored.
    @propertyWrapper
    public final class IntentParameter<Value>: @unchecked Sendable {
      private var _value: Value?
      public var wrappedValue: Value {
        get { _value! }
        set { _value = newValue }
      }
      public var projectedValue: IntentParameter<Value> { self }
      public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil
      ) {
        _value = defaultValue
      }
      public init() {}
      @primitive public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value
      @primitive public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error
    }

    @propertyWrapper
    public struct AppDependency<Value> {
      public init(key: AnyHashable? = nil) {}
      @primitive public var wrappedValue: Value { get }
    }

    public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
      public init(stringLiteral value: String) {}
    }

    public struct AppShortcut {
      public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
      ) {}
      public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
    }

    public enum ShortcutTileColor: Sendable {
      case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal
      case yellow
    }

    @resultBuilder
    public struct AppShortcutsBuilder {
      public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
      public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
      public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
      public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
      public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
    }

    public protocol AppShortcutsProvider {
      @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
      static var shortcutTileColor: ShortcutTileColor { get }
    }

    extension AppShortcutsProvider {
      public static var shortcutTileColor: ShortcutTileColor { .blue }
    }
    """#
}
