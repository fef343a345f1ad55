extension InterfaceText {
  /// Accessibility elements and their values.
  static let swiftUIModifiersAccessibilityElements = #"""
    nonisolated extension View {
      @accessible("element")
      public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityContainerModifier(behavior: children))
      }
      public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(AccessibilityFocusBindingModifier(value: true))
      }
      public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
      ) -> some View {
        modifier(AccessibilityFocusBindingModifier(value: value))
      }
      @accessible("element")
      public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(AccessibilityRepresentationModifier(content: representation()))
      }
      @accessible("element")
      public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(_AccessibilityContentWriter(content: children()))
      }
      public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(_AccessibilityActionsWriter(content: content()))
      }
      public func accessibilityAction<Label: View>(
        action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
      ) -> some View {
        modifier(_AccessibilityActionsWriter(content: Button(action: action, label: label)))
      }
      public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        modifier(_AccessibilityIgnoresInvertColorsViewModifier(active: active))
      }
      @uncertain
      public func accessibilityShowsLargeContentViewer() -> some View {
        transformPreference(AccessibilityLargeContentViewTree.Key.self) { $0.isShown = true }
      }
      public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
      ) -> some View {
        modifier(AccessibilityLargeContentViewModifier(content: largeContentView()))
      }
      public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole,
        id: ID,
        in namespace: Namespace.ID
      ) -> some View {
        modifier(_AccessibilityPairWriter(id: id, namespace: namespace))
      }
      public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        modifier(_AccessibilityPairWriter(id: id, namespace: namespace))
      }
      public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: rotorLabel))
      }
      public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(labelKey)))
      }
      public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        modifier(ChartDescriptorModifier(representable: representable))
      }
      public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        modifier(_AccessibilityPairWriter(id: id, namespace: namespace))
      }
      public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true,
        options: AccessibilityDirectTouchOptions = []
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAddTraits(isDirectTouchArea ? .allowsDirectInteraction : [])
      }
      public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        modifier(_SpeechWriter())
      }
      public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        modifier(_SpeechWriter())
      }
      public func speechAdjustedPitch(_ value: Double) -> some View {
        modifier(_SpeechWriter())
      }
      public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        modifier(_SpeechWriter())
      }
    }

    struct AccessibilityContainerModifier: ViewModifier {
      typealias Body = Never
      var behavior: AccessibilityChildBehavior
    }

    @shows("nothing")
    struct AccessibilityFocusBindingModifier<Value: Hashable>: ViewModifier {
      typealias Body = Never
      var value: Value
    }

    @shows("nothing")
    struct AccessibilityRepresentationModifier<Representation: View>: ViewModifier {
      typealias Body = Never
      var content: Representation
    }

    @hole
    @shows("nothing")
    struct _AccessibilityContentWriter<Elements: View>: ViewModifier {
      typealias Body = Never
      var content: Elements
    }

    @uncertain
    @shows("nothing")
    struct ChartDescriptorModifier<R: AXChartDescriptorRepresentable>: ViewModifier {
      typealias Body = Never
      var representable: R
    }

    /// A description of a chart for assistive technologies. The framework Accessibility declares the descriptor.
    public protocol AXChartDescriptorRepresentable {}

    @hole
    @shows("nothing")
    struct _AccessibilityActionsWriter<Actions: View>: ViewModifier {
      typealias Body = Never
      var content: Actions
    }

    @shows("nothing")
    public struct _AccessibilityIgnoresInvertColorsViewModifier: ViewModifier {
      public typealias Body = Never
      var active: Bool
    }

    @uncertain
    @shows("nothing")
    struct AccessibilityLargeContentViewModifier<Large: View>: ViewModifier {
      typealias Body = Never
      var content: Large
    }

    struct AccessibilityLargeContentViewTree {
      var isShown = false
      struct Key: PreferenceKey {
        static var defaultValue: AccessibilityLargeContentViewTree { AccessibilityLargeContentViewTree() }
        static func reduce(
          value: inout AccessibilityLargeContentViewTree,
          nextValue: () -> AccessibilityLargeContentViewTree
        ) {
          value.isShown = value.isShown || nextValue().isShown
        }
      }
    }

    @hole
    @shows("nothing")
    struct _AccessibilityPairWriter<ID: Hashable>: ViewModifier {
      typealias Body = Never
      var id: ID
      var namespace: Namespace.ID
    }

    @hole
    @shows("nothing")
    struct _AccessibilityRotorWriter: ViewModifier {
      typealias Body = Never
      var label: Text
    }

    @hole
    @shows("nothing")
    struct _SpeechWriter: ViewModifier {
      typealias Body = Never
    }

    public struct AccessibilityTraits: OptionSet, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) {
        self.rawValue = rawValue
      }
      public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
      public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
      public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
      public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
      public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
      public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
      public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
      public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
      public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
      public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
      public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
      public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
      public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
      public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
      public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
      public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
      public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
    }

    public struct AccessibilityActionKind: Equatable, Sendable {
      var name: String
      var label: Text?
      public init(named name: Text) {
        self.name = "named"
        label = name
      }
      init(name: String) {
        self.name = name
      }
      public static let `default` = AccessibilityActionKind(name: "default")
      public static let escape = AccessibilityActionKind(name: "escape")
      public static let magicTap = AccessibilityActionKind(name: "magicTap")
      public static let delete = AccessibilityActionKind(name: "delete")
      public static let showMenu = AccessibilityActionKind(name: "showMenu")
    }

    public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
      case increment
      case decrement
    }

    public struct AccessibilityChildBehavior: Hashable, Sendable {
      var name: String
      public static let ignore = AccessibilityChildBehavior(name: "ignore")
      public static let contain = AccessibilityChildBehavior(name: "contain")
      public static let combine = AccessibilityChildBehavior(name: "combine")
    }

    public enum AccessibilityLabeledPairRole: Hashable, Sendable {
      case label
      case content
    }

    public struct AccessibilityTextContentType: Sendable {
      var name: String
      public static let plain = AccessibilityTextContentType(name: "plain")
      public static let console = AccessibilityTextContentType(name: "console")
      public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
      public static let messaging = AccessibilityTextContentType(name: "messaging")
      public static let narrative = AccessibilityTextContentType(name: "narrative")
      public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
      public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
      public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
    }

    public enum AccessibilityHeadingLevel: UInt, Sendable {
      case unspecified
      case h1
      case h2
      case h3
      case h4
      case h5
      case h6
    }

    public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
      public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
      public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
    }

    public enum AXCustomContent {
      public enum Importance: UInt, Sendable {
        case `default`
        case high
      }
    }
    """#
}
