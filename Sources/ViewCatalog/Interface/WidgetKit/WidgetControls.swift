extension InterfaceText {
  /// Control widgets: buttons and toggles of apps in Control Center and similar places.
  static let widgetKitControls = #"""
    import AppIntents
    import Foundation
    import SwiftUI

    public protocol ControlValueProvider {
      associatedtype Value
      var previewValue: Value { get }
      func currentValue() async throws -> Value
    }

    public protocol AppIntentControlValueProvider {
      associatedtype Configuration: ControlConfigurationIntent
      associatedtype Value
      func previewValue(configuration: Configuration) -> Value
      func currentValue(configuration: Configuration) async throws -> Value
    }

    @MainActor @preconcurrency
    public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
      public typealias Body = Never
      nonisolated public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
      nonisolated public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
      ) {}
    }

    @MainActor @preconcurrency
    public struct AppIntentControlConfiguration<
      Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
    >: ControlWidgetConfiguration {
      public typealias Body = Never
      nonisolated public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
      ) {}
      nonisolated public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
      ) where Configuration == Provider.Configuration {}
    }

    public struct ControlWidgetButtonDefaultActionLabel: View {
      public typealias Body = Never
    }

    public struct ControlWidgetToggleDefaultLabel: View {
      public typealias Body = Never
    }

    @MainActor @preconcurrency
    public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
      public typealias Body = Never
      nonisolated public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
      ) {}
      nonisolated public init(action: Action, @ViewBuilder label: @escaping () -> Label)
      where ActionLabel == ControlWidgetButtonDefaultActionLabel {}
    }

    extension ControlWidgetButton where Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
      ) {}
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
      ) {}
      nonisolated public init(_ titleKey: LocalizedStringKey, action: Action)
      where ActionLabel == ControlWidgetButtonDefaultActionLabel {}
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, action: Action)
      where ActionLabel == ControlWidgetButtonDefaultActionLabel {}
    }

    @MainActor @preconcurrency
    public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
    where Action.ValueType == Bool {
      public typealias Body = Never
      nonisolated public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
      ) {}
      nonisolated public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
      where ValueLabel == ControlWidgetToggleDefaultLabel {}
    }

    extension ControlWidgetToggle where Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
      ) {}
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
      ) {}
      nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action)
      where ValueLabel == ControlWidgetToggleDefaultLabel {}
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action)
      where ValueLabel == ControlWidgetToggleDefaultLabel {}
    }

    public final class ControlCenter: @unchecked Sendable {
      @primitive public static var shared: ControlCenter { get }
      @effect("reloads controls")
      @primitive public func reloadAllControls()
      @effect("reloads controls")
      @primitive public func reloadControls(ofKind kind: String)
    }
    """#
}
