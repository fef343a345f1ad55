extension InterfaceText {
  /// Small values for modifiers and the environment.
  static let swiftUIValues = #"""
    public enum ContentMode: Hashable, CaseIterable, Sendable {
      case fit
      case fill
    }

    public enum Visibility: Hashable, CaseIterable, Sendable {
      case automatic
      case visible
      case hidden
    }

    public enum LayoutDirection: Hashable, CaseIterable, Sendable {
      case leftToRight
      case rightToLeft
    }

    public enum ControlSize: Hashable, CaseIterable, Comparable, Sendable {
      case mini
      case small
      case regular
      case large
      case extraLarge
    }

    public enum Prominence: Hashable, Sendable {
      case standard
      case increased
    }

    public enum LegibilityWeight: Hashable, Sendable {
      case regular
      case bold
    }

    public enum UserInterfaceSizeClass: Hashable, Sendable {
      case compact
      case regular
    }

    public enum ScenePhase: Comparable, Hashable, Sendable {
      case background
      case inactive
      case active
    }

    #if os(macOS)
    public enum ControlActiveState: Hashable, CaseIterable, Sendable {
      case key
      case active
      case inactive
    }
    #endif

    public enum SidebarRowSize: Hashable, Sendable {
      case small
      case medium
      case large
    }

    public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
      case xSmall
      case small
      case medium
      case large
      case xLarge
      case xxLarge
      case xxxLarge
      case accessibility1
      case accessibility2
      case accessibility3
      case accessibility4
      case accessibility5
      public var isAccessibilitySize: Bool { self >= .accessibility1 }
    }

    extension ContentSizeCategory {
      private var _order: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 0 }
      public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs._order < rhs._order }
      public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs._order <= rhs._order }
      public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs._order > rhs._order }
      public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs._order >= rhs._order }
    }

    public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
      case extraSmall
      case small
      case medium
      case large
      case extraLarge
      case extraExtraLarge
      case extraExtraExtraLarge
      case accessibilityMedium
      case accessibilityLarge
      case accessibilityExtraLarge
      case accessibilityExtraExtraLarge
      case accessibilityExtraExtraExtraLarge
      public var isAccessibilityCategory: Bool {
        switch self {
        case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
          .accessibilityExtraExtraExtraLarge:
          true
        default:
          false
        }
      }
    }

    public struct RedactionReasons: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static let placeholder = RedactionReasons(rawValue: 1)
      public static let privacy = RedactionReasons(rawValue: 2)
      public static let invalidated = RedactionReasons(rawValue: 4)
    }

    public struct SafeAreaRegions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
      public static let container = SafeAreaRegions(rawValue: 1)
      public static let keyboard = SafeAreaRegions(rawValue: 2)
      public static let all = SafeAreaRegions(rawValue: .max)
    }

    public struct BackgroundProminence: Hashable, Sendable {
      var name: String
      public static let standard = BackgroundProminence(name: "standard")
      public static let increased = BackgroundProminence(name: "increased")
    }

    public struct BadgeProminence: Hashable, Sendable {
      var name: String
      public static let decreased = BadgeProminence(name: "decreased")
      public static let standard = BadgeProminence(name: "standard")
      public static let increased = BadgeProminence(name: "increased")
    }

    public struct MaterialActiveAppearance: Hashable, Sendable {
      var name: String
      public static let automatic = MaterialActiveAppearance(name: "automatic")
      public static let active = MaterialActiveAppearance(name: "active")
      public static let inactive = MaterialActiveAppearance(name: "inactive")
      public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
    }

    public struct SpringLoadingBehavior: Hashable, Sendable {
      var name: String
      public static let automatic = SpringLoadingBehavior(name: "automatic")
      public static let enabled = SpringLoadingBehavior(name: "enabled")
      public static let disabled = SpringLoadingBehavior(name: "disabled")
    }

    public struct ScrollIndicatorVisibility: Hashable, Sendable {
      var name: String
      public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
      public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
      public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
      public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
    }

    public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
      var name: String
      public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
      public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
      public static var interactively: ScrollDismissesKeyboardMode {
        ScrollDismissesKeyboardMode(name: "interactively")
      }
      public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
    }

    public struct ScrollBounceBehavior: Hashable, Sendable {
      var name: String
      public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
      public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
      public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
    }

    public struct SearchSuggestionsPlacement: Equatable, Sendable {
      var name: String
      public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }
      public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }
      public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }
      public struct Set: OptionSet, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) {
          self.rawValue = rawValue
        }
        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
      }
    }

    public struct EventModifiers: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static let capsLock = EventModifiers(rawValue: 1)
      public static let shift = EventModifiers(rawValue: 2)
      public static let control = EventModifiers(rawValue: 4)
      public static let option = EventModifiers(rawValue: 8)
      public static let command = EventModifiers(rawValue: 16)
      public static let numericPad = EventModifiers(rawValue: 32)
      public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
    }

    public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
      public var character: Character
      public init(_ character: Character) {
        self.character = character
      }
      public init(extendedGraphemeClusterLiteral value: Character) {
        self.init(value)
      }
      public static let upArrow = KeyEquivalent("\u{F700}")
      public static let downArrow = KeyEquivalent("\u{F701}")
      public static let leftArrow = KeyEquivalent("\u{F702}")
      public static let rightArrow = KeyEquivalent("\u{F703}")
      public static let escape = KeyEquivalent("\u{1B}")
      public static let delete = KeyEquivalent("\u{8}")
      public static let deleteForward = KeyEquivalent("\u{F728}")
      public static let home = KeyEquivalent("\u{F729}")
      public static let end = KeyEquivalent("\u{F72B}")
      public static let pageUp = KeyEquivalent("\u{F72C}")
      public static let pageDown = KeyEquivalent("\u{F72D}")
      public static let clear = KeyEquivalent("\u{F739}")
      public static let tab = KeyEquivalent("\t")
      public static let space = KeyEquivalent(" ")
      public static let `return` = KeyEquivalent("\r")
    }

    public struct KeyboardShortcut: Hashable, Sendable {
      public struct Localization: Hashable, Sendable {
        var name: String
        public static let automatic = Localization(name: "automatic")
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        public static let custom = Localization(name: "custom")
      }
      public var key: KeyEquivalent
      public var modifiers: EventModifiers
      public var localization: Localization
      public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
      }
      public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
      public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
      public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
        lhs.key == rhs.key && lhs.modifiers == rhs.modifiers
      }
      public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
      }
    }
    """#
}
