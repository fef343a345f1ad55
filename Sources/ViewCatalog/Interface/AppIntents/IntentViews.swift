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

    public struct ShortcutsLinkStyle: Hashable, Sendable {
      var name: String
      public static let automatic = ShortcutsLinkStyle(name: "automatic")
      public static let dark = ShortcutsLinkStyle(name: "dark")
      public static let light = ShortcutsLinkStyle(name: "light")
    }

    @MainActor
    public struct ShortcutsLink: View {
      public typealias Body = Never
      nonisolated public init() {}
      nonisolated public init(action: @escaping () -> Void) {}
    }

    @MainActor
    public struct SiriTipView: View {
      public typealias Body = Never
      nonisolated public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
    }
    """#
}
