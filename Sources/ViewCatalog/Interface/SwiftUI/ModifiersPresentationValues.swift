extension InterfaceText {
  /// Deprecated alerts, and the values that configure presentations.
  static let swiftUIModifiersPresentationValues = #"""
    public struct Alert {
      var title: Text
      var message: Text?
      var buttons: [Button]
      public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
      }
      public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
      }
      public static func sideBySideButtons(
        title: Text,
        message: Text? = nil,
        primaryButton: Button,
        secondaryButton: Button
      ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
      }

      public struct Button {
        var role: ButtonRole?
        var label: Text
        var action: (() -> Void)?
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
          Alert.Button(role: nil, label: label, action: action)
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
          Alert.Button(role: .cancel, label: label, action: action)
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
          Alert.Button(role: .cancel, label: Text("Cancel"), action: action)
        }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
          Alert.Button(role: .destructive, label: label, action: action)
        }
      }
    }

    public struct ActionSheet {
      public typealias Button = Alert.Button
      var title: Text
      var message: Text?
      var buttons: [Alert.Button]
      public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
      }
    }

    public struct PresentationDetent: Hashable, Sendable {
      /// The type of a custom detent computes its height.
      enum Kind: Hashable, Sendable {
        case medium
        case large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
      }
      var kind: Kind
      public static let medium = PresentationDetent(kind: .medium)
      public static let large = PresentationDetent(kind: .large)
      public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
      }
      public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height))
      }
      public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(ObjectIdentifier(type)))
      }

      @dynamicMemberLookup
      public struct Context {
        public var maxDetentValue: CGFloat
        var environment: EnvironmentValues
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
          environment[keyPath: keyPath]
        }
      }
    }

    public protocol CustomPresentationDetent {
      static func height(in context: PresentationDetent.Context) -> CGFloat?
    }

    public struct PresentationAdaptation: Hashable, Sendable {
      var name: String
      public static let automatic = PresentationAdaptation(name: "automatic")
      public static let none = PresentationAdaptation(name: "none")
      public static let popover = PresentationAdaptation(name: "popover")
      public static let sheet = PresentationAdaptation(name: "sheet")
      public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
    }

    public struct PresentationContentInteraction: Hashable, Sendable {
      var name: String
      public static let automatic = PresentationContentInteraction(name: "automatic")
      public static let resizes = PresentationContentInteraction(name: "resizes")
      public static let scrolls = PresentationContentInteraction(name: "scrolls")
    }

    public struct PresentationBackgroundInteraction: Sendable {
      var isEnabled: Bool?
      var detent: PresentationDetent?
      public static let automatic = PresentationBackgroundInteraction()
      public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
      public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
      public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(isEnabled: true, detent: detent)
      }
    }

    public enum DialogSeverity: Equatable, Sendable {
      case automatic
      case standard
      case critical
    }

    public protocol PresentationSizing {}

    public struct AutomaticPresentationSizing: PresentationSizing, Sendable {}

    extension PresentationSizing where Self == AutomaticPresentationSizing {
      public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
    }

    public struct FittedPresentationSizing: PresentationSizing, Sendable {}

    extension PresentationSizing where Self == FittedPresentationSizing {
      public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
    }

    public struct FormPresentationSizing: PresentationSizing, Sendable {}

    extension PresentationSizing where Self == FormPresentationSizing {
      public static var form: FormPresentationSizing { FormPresentationSizing() }
    }

    public struct PagePresentationSizing: PresentationSizing, Sendable {}

    extension PresentationSizing where Self == PagePresentationSizing {
      public static var page: PagePresentationSizing { PagePresentationSizing() }
    }
    """#
}
