extension InterfaceText {
  /// Keys, submit triggers and other values of input.
  static let swiftUIModifiersInputValues = #"""
    public struct SubmitTriggers: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static let text = SubmitTriggers(rawValue: 1)
      public static let search = SubmitTriggers(rawValue: 2)
    }

    public struct SubmitLabel: Hashable, Sendable {
      var name: String
      public static let done = SubmitLabel(name: "done")
      public static let go = SubmitLabel(name: "go")
      public static let send = SubmitLabel(name: "send")
      public static let join = SubmitLabel(name: "join")
      public static let route = SubmitLabel(name: "route")
      public static let search = SubmitLabel(name: "search")
      public static let `return` = SubmitLabel(name: "return")
      public static let next = SubmitLabel(name: "next")
      public static let `continue` = SubmitLabel(name: "continue")
    }

    #if !os(macOS)
    public struct TextInputAutocapitalization: Sendable {
      var type: UITextAutocapitalizationType
      public init?(_ type: UITextAutocapitalizationType) {
        self.type = type
      }
      init(type: UITextAutocapitalizationType) {
        self.type = type
      }
      public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
      public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
      public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
      public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
    }
    #endif

    public struct KeyPress: Sendable {
      public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) {
          self.rawValue = rawValue
        }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
      }
      public enum Result: Sendable {
        case handled
        case ignored
      }
      public let phase: Phases
      public let key: KeyEquivalent
      public let characters: String
      public let modifiers: EventModifiers
    }

    public enum MoveCommandDirection: Hashable, Sendable {
      case up
      case down
      case left
      case right
    }

    public enum HoverPhase: Equatable, Sendable {
      case active(CGPoint)
      case ended
    }

    public struct HoverEffect: Hashable, Sendable {
      var name: String
      public static let automatic = HoverEffect(name: "automatic")
      public static let highlight = HoverEffect(name: "highlight")
      public static let lift = HoverEffect(name: "lift")
    }

    public struct HoverEffectGroup: Equatable, Sendable {
      public init(id: String? = nil, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {}
      public enum Behavior: Hashable, Sendable {
        case activatesGroup
        case followsGroup
        case ignoresGroup
      }
    }

    /// The changes of a hover effect to its view while the pointer is over it.
    public protocol HoverEffectContent: Sendable {}

    public struct EmptyHoverEffectContent: HoverEffectContent {}

    extension HoverEffectContent {
      public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent {
        EmptyHoverEffectContent()
      }
      public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
      ) -> some HoverEffectContent {
        EmptyHoverEffectContent()
      }
      public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { EmptyHoverEffectContent() }
      public func offset(_ offset: CGSize) -> some HoverEffectContent { EmptyHoverEffectContent() }
      public func opacity(_ opacity: Double) -> some HoverEffectContent { EmptyHoverEffectContent() }
      public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent {
        EmptyHoverEffectContent()
      }
      public func animation<C: HoverEffectContent>(
        _ animation: Animation?, body: (EmptyHoverEffectContent) -> C
      ) -> some HoverEffectContent {
        EmptyHoverEffectContent()
      }
    }

    public struct PointerStyle: Hashable, Sendable {
      var name: String
      public static let `default` = PointerStyle(name: "default")
      public static let link = PointerStyle(name: "link")
      public static let horizontalText = PointerStyle(name: "horizontalText")
      public static let verticalText = PointerStyle(name: "verticalText")
      public static let rectSelection = PointerStyle(name: "rectSelection")
      public static let grabIdle = PointerStyle(name: "grabIdle")
      public static let grabActive = PointerStyle(name: "grabActive")
      public static let zoomIn = PointerStyle(name: "zoomIn")
      public static let zoomOut = PointerStyle(name: "zoomOut")
      public static let columnResize = PointerStyle(name: "columnResize")
      public static let rowResize = PointerStyle(name: "rowResize")
    }

    public struct FocusInteractions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static let activate = FocusInteractions(rawValue: 1)
      public static let edit = FocusInteractions(rawValue: 2)
      public static let automatic: FocusInteractions = [.activate, .edit]
    }

    public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
      var name: String
      public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
      public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
    }

    public struct WritingToolsBehavior: Hashable, Sendable {
      var name: String
      public static let automatic = WritingToolsBehavior(name: "automatic")
      public static let complete = WritingToolsBehavior(name: "complete")
      public static let limited = WritingToolsBehavior(name: "limited")
      public static let disabled = WritingToolsBehavior(name: "disabled")
    }
    """#
}
