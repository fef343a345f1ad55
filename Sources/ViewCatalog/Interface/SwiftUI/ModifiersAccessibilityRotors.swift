extension InterfaceText {
  /// Rotors, and actions of assistive technologies besides a view's own.
  static let swiftUIModifiersAccessibilityRotors = #"""
    nonisolated extension View {
      public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: label))
      }
      public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(labelKey)))
      }
      @_disfavoredOverload
      public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(label)))
      }
      public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(verbatim: systemRotor.name)))
      }
      @_disfavoredOverload
      public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(rotorLabel)))
      }
      public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(verbatim: systemRotor.name)))
      }
      public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: rotorLabel))
      }
      public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(rotorLabelKey)))
      }
      @_disfavoredOverload
      public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(rotorLabel)))
      }
      public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(verbatim: systemRotor.name)))
      }
      public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
        modifier(_AccessibilityRotorWriter(label: label))
      }
      public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(labelKey)))
      }
      @_disfavoredOverload
      public func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>]) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(label)))
      }
      public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor,
        textRanges: [Range<String.Index>]
      ) -> some View {
        modifier(_AccessibilityRotorWriter(label: Text(verbatim: systemRotor.name)))
      }

      public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
        modifier(_AccessibilityGestureWriter())
      }
      public func accessibilityDragPoint(
        _ point: UnitPoint,
        description: Text
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      public func accessibilityDragPoint(
        _ point: UnitPoint,
        description: LocalizedStringKey
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      public func accessibilityDropPoint(
        _ point: UnitPoint,
        description: Text
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      public func accessibilityDropPoint(
        _ point: UnitPoint,
        description: LocalizedStringKey
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory,
        @ViewBuilder _ content: () -> Content
      ) -> some View {
        modifier(_AccessibilityCategoryActions(content: content()))
      }
    }

    #if os(watchOS)
    nonisolated extension View {
      public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style,
        @ViewBuilder content: () -> Content
      ) -> some View {
        modifier(AccessibilityQuickActionModifier(content: content()))
      }
      public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style,
        isActive: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) -> some View {
        modifier(AccessibilityQuickActionModifier(content: content()))
      }
    }

    @uncertain
    @shows("nothing")
    struct AccessibilityQuickActionModifier<Content: View>: ViewModifier {
      typealias Body = Never
      var content: Content
    }

    public protocol AccessibilityQuickActionStyle {}

    public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}

    extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
      public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
    }

    public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

    extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
      public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
    }
    #endif

    @hole
    @shows("nothing")
    struct _AccessibilityGestureWriter: ViewModifier {
      typealias Body = Never
    }

    @hole
    @shows("nothing")
    struct _AccessibilityCategoryActions<Content: View>: ViewModifier {
      typealias Body = Never
      var content: Content
    }

    public struct AccessibilityActionCategory: Equatable, Sendable {
      var name: String
      public static let `default` = AccessibilityActionCategory(name: "default")
      public static let edit = AccessibilityActionCategory(name: "edit")
    }

    public struct AccessibilityZoomGestureAction {
      public enum Direction: Sendable {
        case zoomIn
        case zoomOut
      }
      public let direction: Direction
      public let location: UnitPoint
      public let point: CGPoint
    }

    public struct AccessibilitySystemRotor: Sendable {
      var name: String
      public static let links = AccessibilitySystemRotor(name: "links")
      public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
      public static let headings = AccessibilitySystemRotor(name: "headings")
      public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: "headings")
      }
      public static let boldText = AccessibilitySystemRotor(name: "boldText")
      public static let italicText = AccessibilitySystemRotor(name: "italicText")
      public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
      public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
      public static let images = AccessibilitySystemRotor(name: "images")
      public static let textFields = AccessibilitySystemRotor(name: "textFields")
      public static let tables = AccessibilitySystemRotor(name: "tables")
      public static let lists = AccessibilitySystemRotor(name: "lists")
      public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
    }

    public protocol AccessibilityRotorContent {
      associatedtype Body: AccessibilityRotorContent
      @AccessibilityRotorContentBuilder var body: Body { get }
    }

    extension AccessibilityRotorContent where Body == Never {
      @primitive public var body: Never { get }
    }

    extension Never: AccessibilityRotorContent {}

    public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
      public typealias Body = Never
      var label: Text?
      public init(
        _ label: Text,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
      ) {
        self.label = label
      }
      public init(
        _ labelKey: LocalizedStringKey,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
      ) {
        label = Text(labelKey)
      }
      @_disfavoredOverload
      public init<L: StringProtocol>(
        _ label: L,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
      ) {
        self.label = Text(label)
      }
      public init(
        _ label: Text? = nil,
        id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
      ) {
        self.label = label
      }
      public init(
        _ labelKey: LocalizedStringKey,
        id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
      ) {
        label = Text(labelKey)
      }
      @_disfavoredOverload
      public init<L: StringProtocol>(
        _ label: L,
        id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
      ) {
        self.label = Text(label)
      }
      public init(
        _ label: Text,
        _ id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
      ) {
        self.label = label
      }
      public init(
        _ labelKey: LocalizedStringKey,
        _ id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
      ) {
        label = Text(labelKey)
      }
      @_disfavoredOverload
      public init<L: StringProtocol>(
        _ label: L,
        _ id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
      ) {
        self.label = Text(label)
      }
    }

    extension AccessibilityRotorEntry where ID == Never {
      public init(
        _ label: Text? = nil,
        textRange: Range<String.Index>,
        prepare: @escaping () -> Void = {}
      ) {
        self.label = label
      }
      public init(
        _ labelKey: LocalizedStringKey,
        textRange: Range<String.Index>,
        prepare: @escaping () -> Void = {}
      ) {
        label = Text(labelKey)
      }
      @_disfavoredOverload
      public init<L: StringProtocol>(
        _ label: L,
        textRange: Range<String.Index>,
        prepare: @escaping () -> Void = {}
      ) {
        self.label = Text(label)
      }
    }

    @resultBuilder
    @builds("entries")
    public struct AccessibilityRotorContentBuilder {
      @primitive public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content
      @primitive public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content
      @_disfavoredOverload
      public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
      ) -> some AccessibilityRotorContent {
        _TupleRotorContent(value: (repeat each content))
      }
      @primitive public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content?
    }

    struct _TupleRotorContent<T>: AccessibilityRotorContent {
      typealias Body = Never
      var value: T
    }

    extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

    extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

    extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
      @_disfavoredOverload
      @primitive public init(
        _ data: Data,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
      )
    }

    extension ForEach where Content: AccessibilityRotorContent {
      @_disfavoredOverload
      @primitive public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
      )
    }
    """#
}
