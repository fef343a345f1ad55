extension InterfaceText {
  /// The controls that start an intent.
  static let appIntentsViews = #"""
    import Foundation
    import SwiftUI

    extension Button {
      nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: {}, label: label)
      }
      nonisolated public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: {}, label: label)
      }
    }

    extension Button where Label == Text {
      nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(titleKey, action: {})
      }
      @_disfavoredOverload
      nonisolated public init<I: AppIntent, S: StringProtocol>(_ title: S, intent: I) {
        self.init(title, action: {})
      }
      nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
        self.init(titleKey, role: role, action: {})
      }
      @_disfavoredOverload
      nonisolated public init<I: AppIntent, S: StringProtocol>(_ title: S, role: ButtonRole?, intent: I) {
        self.init(title, role: role, action: {})
      }
    }

    extension Button where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
      ) {
        self.init(role: role, action: {}) { SwiftUI.Label(titleKey, systemImage: systemImage) }
      }
      @_disfavoredOverload
      nonisolated public init<I: AppIntent, S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I
      ) {
        self.init(role: role, action: {}) { SwiftUI.Label(title, systemImage: systemImage) }
      }
    }

    extension Toggle {
      nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: .constant(isOn), label: label)
      }
    }

    extension Toggle where Label == Text {
      nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(titleKey, isOn: .constant(isOn))
      }
      @_disfavoredOverload
      nonisolated public init<I: AppIntent, S: StringProtocol>(_ title: S, isOn: Bool, intent: I) {
        self.init(title, isOn: .constant(isOn))
      }
    }

    @MainActor
    public struct ShortcutsLink: View {
      public typealias Body = Never
      nonisolated public init() {}
      nonisolated public init(action: @escaping () -> Void) {}
    }

    struct _ShortcutsLinkLook: View {
      var view: ShortcutsLink
      var body: some View {
        HStack(spacing: 6) {
          Image(systemName: "square.2.layers.3d.fill")
          Text(verbatim: "App Shortcuts")
        }
        .font(.callout.weight(.semibold))
        .foregroundStyle(Color.white)
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .background(Color.black, in: Capsule())
      }
    }

    @MainActor
    public struct SiriTipView: View {
      public typealias Body = Never
      nonisolated public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
    }

    public struct SiriTipViewStyle: Hashable, Sendable {
      var name: String
      public static let automatic = SiriTipViewStyle(name: "automatic")
      public static let light = SiriTipViewStyle(name: "light")
      public static let dark = SiriTipViewStyle(name: "dark")
      public static let black = SiriTipViewStyle(name: "black")
    }

    public struct ShortcutsLinkStyle: Hashable, Sendable {
      var name: String
      public static let automatic = ShortcutsLinkStyle(name: "automatic")
      public static let light = ShortcutsLinkStyle(name: "light")
      public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
      public static let dark = ShortcutsLinkStyle(name: "dark")
      public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
      public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
    }

    nonisolated extension View {
      public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
        modifier(_IntentOption())
      }
      public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
        modifier(_IntentOption())
      }
      public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View {
        modifier(_IntentOption())
      }
      public func appEntityIdentifier<I: Hashable>(
        forSelectionType type: I.Type,
        @runs("event") identifier: @escaping (I) -> EntityIdentifier?
      ) -> some View {
        modifier(_IntentOption())
      }
      public func appEntityUIElements(
        @runs("event") _ provider: @escaping @MainActor (AppEntityUIElementsContext) -> [AppEntityUIElement]
      ) -> some View {
        modifier(_IntentOption())
      }
      public func onAppIntentExecution<I: AppIntent>(
        _ intent: I.Type,
        perform: @escaping (I) -> Void
      ) -> some View {
        modifier(_IntentOption())
      }
      public func accessibilityAction<I: AppIntent>(
        _ actionKind: AccessibilityActionKind = .default,
        intent: I
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(actionKind) {}
      }
      public func accessibilityAction<I: AppIntent>(
        named name: Text,
        intent: I
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: name) {}
      }
      public func accessibilityAction<I: AppIntent>(
        named nameKey: LocalizedStringKey,
        intent: I
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: nameKey) {}
      }
      @_disfavoredOverload
      public func accessibilityAction<S: StringProtocol, I: AppIntent>(
        named name: S,
        intent: I
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: name) {}
      }
      public func accessibilityAction<I: AppIntent, Label: View>(
        intent: I,
        @ViewBuilder label: () -> Label
      ) -> some View {
        accessibilityAction(action: {}, label: label)
      }
    }

    @hole
    @shows("nothing")
    struct _IntentOption: ViewModifier {
      typealias Body = Never
    }
    """#
}
