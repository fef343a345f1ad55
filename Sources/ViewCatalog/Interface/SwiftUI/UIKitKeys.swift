extension InterfaceText {
  /// Keys and commands of a hardware keyboard in UIKit. No press reaches a responder.
  static let swiftUIUIKitKeys = #"""
    public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
      public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
      public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
      public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
      public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
      public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
    }
    @MainActor
    open class UICommand: UIMenuElement {
      public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
        self.title = title
        self.action = action
      }
      open var title = ""
      open private(set) var action: Selector?
      open var discoverabilityTitle: String?
      open var attributes: UIMenuElement.Attributes = []
      open var state = UIMenuElement.State.off
    }
    @MainActor
    open class UIKeyCommand: UICommand {
      public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
      public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
      public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
      public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
      public nonisolated static let inputEscape = "UIKeyInputEscape"
      public nonisolated static let inputDelete = "UIKeyInputDelete"
      public nonisolated static let inputHome = "UIKeyInputHome"
      public nonisolated static let inputEnd = "UIKeyInputEnd"
      public nonisolated static let inputPageUp = "UIKeyInputPageUp"
      public nonisolated static let inputPageDown = "UIKeyInputPageDown"
      open private(set) var input: String?
      open private(set) var modifierFlags: UIKeyModifierFlags = []
      open var wantsPriorityOverSystemBehavior = false
      public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
      }
      public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
      ) {
        super.init(title: title, image: image, action: action, propertyList: propertyList)
        self.input = input
        self.modifierFlags = modifierFlags
      }
    }
    public enum UIKeyboardHIDUsage: Int, Sendable {
      case keyboardReturnOrEnter = 40, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
      case keyboardRightArrow = 79, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    }
    @MainActor
    open class UIKey: NSObject {
      open var characters: String { "" }
      open var charactersIgnoringModifiers: String { "" }
      open var modifierFlags: UIKeyModifierFlags { [] }
      open var keyCode: UIKeyboardHIDUsage { .keyboardSpacebar }
    }
    @MainActor
    open class UIPress: NSObject {
      public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
      public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
      open var phase: Phase { .began }
      open var type: PressType { .select }
      open var key: UIKey? { nil }
      open var timestamp: TimeInterval { 0 }
    }
    @MainActor
    open class UIPressesEvent: UIEvent {
      open var allPresses: Set<UIPress> { [] }
    }
    """#
}
