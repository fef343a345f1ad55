extension InterfaceText {
  /// Navigation stacks, split views and links.
  static let swiftUINavigation = #"""
    public struct NavigationPath {
      var elements: [AnyHashable] = []
      public init() {}
      public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
      }
      public init(_ codable: CodableRepresentation) {
        elements = codable.elements
      }
      public var count: Int { elements.count }
      public var isEmpty: Bool { elements.isEmpty }
      public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
      }
      public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
      }
      public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(k)
      }

      public struct CodableRepresentation: Codable, Equatable {
        var elements: [AnyHashable]
        /// The encoded paths, by their encoding: decoding finds only paths that this program has encoded.
        static var written: [[String]: [AnyHashable]] = [:]

        init(elements: [AnyHashable]) {
          self.elements = elements
        }

        /// Encodes each element as its type name and its value's text, the last element first.
        public func encode(to encoder: any Encoder) throws {
          var values: [String] = []
          for element in elements.reversed() {
            guard let value = element.base as? any Encodable else { continue }
            values.append(String(reflecting: type(of: value)))
            values.append(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
          }
          CodableRepresentation.written[values] = elements
          var container = encoder.unkeyedContainer()
          for value in values { try container.encode(value) }
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.unkeyedContainer()
          var values: [String] = []
          while !container.isAtEnd { values.append(try container.decode(String.self)) }
          elements = CodableRepresentation.written[values] ?? []
        }
      }
    }

    extension NavigationPath: Equatable {}

    @navigates("stack")
    public struct NavigationStack<Data, Root: View>: View {
      public typealias Body = Never

      enum Path {
        /// The stack stores the path itself.
        case automatic
        case erased(Binding<NavigationPath>)
        case typed(Binding<Data>)
      }

      var path: Path
      var root: Root

      nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = .automatic
        self.root = root()
      }
      nonisolated public init(
        path: Binding<NavigationPath>,
        @ViewBuilder root: () -> Root
      ) where Data == NavigationPath {
        self.path = .erased(path)
        self.root = root()
      }
      nonisolated public init(
        path: Binding<Data>,
        @ViewBuilder root: () -> Root
      )
      where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
      {
        self.path = .typed(path)
        self.root = root()
      }
    }

    @navigates("stack")
    public struct NavigationView<Content: View>: View {
      public typealias Body = Never
      var content: Content
      @available(anyAppleOS, deprecated: 27.2, message: "use `NavigationStack` or `NavigationSplitView`")
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
      }
    }

    public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
      var name: String
      public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
      public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
      public static var doubleColumn: NavigationSplitViewVisibility {
        NavigationSplitViewVisibility(name: "doubleColumn")
      }
      public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }
    }

    public struct NavigationSplitViewColumn: Hashable, Sendable {
      var name: String
      public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "sidebar") }
      public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "content") }
      public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "detail") }
    }

    /// A column of a split view.
    struct _SplitColumn<Root: View>: View {
      typealias Body = Never
      var root: Root
      /// Whether the column is the last one, which shows the selection of the others.
      var isDetail: Bool
      /// Whether the column is the first visible one: its bar has the button that toggles the sidebar.
      var isFirst: Bool
    }

    @navigates("columns")
    public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
      public typealias Body = Never
      var columnVisibility: Binding<NavigationSplitViewVisibility>?
      var preferredCompactColumn: Binding<NavigationSplitViewColumn>?
      var sidebar: Sidebar
      /// `nil` in a split view of two columns.
      var content: Content?
      var detail: Detail

      nonisolated init(
        visibility: Binding<NavigationSplitViewVisibility>?,
        compactColumn: Binding<NavigationSplitViewColumn>?,
        sidebar: Sidebar,
        content: Content?,
        detail: Detail
      ) {
        columnVisibility = visibility
        preferredCompactColumn = compactColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
      }

      nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
      ) {
        self.init(visibility: nil, compactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
      }
      nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
      ) {
        self.init(
          visibility: columnVisibility,
          compactColumn: nil,
          sidebar: sidebar(),
          content: content(),
          detail: detail()
        )
      }
      nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
      ) {
        self.init(
          visibility: nil,
          compactColumn: preferredCompactColumn,
          sidebar: sidebar(),
          content: content(),
          detail: detail()
        )
      }
      nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
      ) {
        self.init(
          visibility: columnVisibility,
          compactColumn: preferredCompactColumn,
          sidebar: sidebar(),
          content: content(),
          detail: detail()
        )
      }
    }

    extension NavigationSplitView where Content == EmptyView {
      nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(visibility: nil, compactColumn: nil, sidebar: sidebar(), content: nil, detail: detail())
      }
      nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
      ) {
        self.init(visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(), content: nil, detail: detail())
      }
      nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
      ) {
        self.init(
          visibility: nil,
          compactColumn: preferredCompactColumn,
          sidebar: sidebar(),
          content: nil,
          detail: detail()
        )
      }
      nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
      ) {
        self.init(
          visibility: columnVisibility,
          compactColumn: preferredCompactColumn,
          sidebar: sidebar(),
          content: nil,
          detail: detail()
        )
      }
    }

    @control("action")
    @later("Destination")
    @styled("button")
    public struct NavigationLink<Label: View, Destination: View>: View {
      public typealias Body = Never
      var label: Label
      /// Creates the destination when the link is followed.
      var destination: (() -> Destination)?
      /// The value that is appended to the stack's path.
      var value: AnyHashable?
      var isActive: Binding<Bool>?

      nonisolated init(
        label: Label,
        destination: (() -> Destination)?,
        value: AnyHashable? = nil,
        isActive: Binding<Bool>? = nil
      ) {
        self.label = label
        self.destination = destination
        self.value = value
        self.isActive = isActive
      }

      nonisolated static func isSelected<V: Hashable>(_ tag: V, in selection: Binding<V?>) -> Binding<Bool> {
        Binding(
          get: { selection.wrappedValue == tag },
          set: { selection.wrappedValue = $0 ? tag : nil }
        )
      }

      nonisolated public init(
        @lasts("kept while it is on the stack") @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
      ) {
        let view = destination()
        self.init(label: label(), destination: { view })
      }
      @available(iOS, deprecated: 16, message: "use `navigationDestination(isPresented:destination:)`")
      @available(macOS, deprecated: 13, message: "use `navigationDestination(isPresented:destination:)`")
      @available(tvOS, deprecated: 16, message: "use `navigationDestination(isPresented:destination:)`")
      @available(watchOS, deprecated: 9, message: "use `navigationDestination(isPresented:destination:)`")
      nonisolated public init(
        isActive: Binding<Bool>,
        @lasts("kept while it is on the stack") @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
      ) {
        let view = destination()
        self.init(label: label(), destination: { view }, isActive: isActive)
      }
      @available(iOS, deprecated: 16, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(macOS, deprecated: 13, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(tvOS, deprecated: 16, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(watchOS, deprecated: 9, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      nonisolated public init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @lasts("kept while it is on the stack") @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
      ) {
        let isActive = NavigationLink.isSelected(tag, in: selection)
        self.init(isActive: isActive, destination: destination, label: label)
      }
      nonisolated public init(
        @lasts("kept while it is on the stack") destination: Destination,
        @ViewBuilder label: () -> Label
      ) {
        self.init(label: label(), destination: { destination })
      }
      @available(iOS, deprecated: 16, message: "use `navigationDestination(isPresented:destination:)`")
      @available(macOS, deprecated: 13, message: "use `navigationDestination(isPresented:destination:)`")
      @available(tvOS, deprecated: 16, message: "use `navigationDestination(isPresented:destination:)`")
      @available(watchOS, deprecated: 9, message: "use `navigationDestination(isPresented:destination:)`")
      nonisolated public init(
        @lasts("kept while it is on the stack") destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
      ) {
        self.init(label: label(), destination: { destination }, isActive: isActive)
      }
      @available(iOS, deprecated: 16, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(macOS, deprecated: 13, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(tvOS, deprecated: 16, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(watchOS, deprecated: 9, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      nonisolated public init<V: Hashable>(
        @lasts("kept while it is on the stack") destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
      ) {
        let isActive = NavigationLink.isSelected(tag, in: selection)
        self.init(label: label(), destination: { destination }, isActive: isActive)
      }
    }

    extension NavigationLink where Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @lasts("kept while it is on the stack") @ViewBuilder destination: () -> Destination
      ) {
        self.init(destination: destination) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        @lasts("kept while it is on the stack") @ViewBuilder destination: () -> Destination
      ) {
        self.init(destination: destination) { Text(title) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @lasts("kept while it is on the stack") destination: Destination
      ) {
        self.init(destination: destination) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        @lasts("kept while it is on the stack") destination: Destination
      ) {
        self.init(destination: destination) { Text(title) }
      }
      @available(iOS, deprecated: 16, message: "use `navigationDestination(isPresented:destination:)`")
      @available(macOS, deprecated: 13, message: "use `navigationDestination(isPresented:destination:)`")
      @available(tvOS, deprecated: 16, message: "use `navigationDestination(isPresented:destination:)`")
      @available(watchOS, deprecated: 9, message: "use `navigationDestination(isPresented:destination:)`")
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @lasts("kept while it is on the stack") destination: Destination,
        isActive: Binding<Bool>
      ) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
      }
      @available(iOS, deprecated: 16, message: "use `navigationDestination(isPresented:destination:)`")
      @available(macOS, deprecated: 13, message: "use `navigationDestination(isPresented:destination:)`")
      @available(tvOS, deprecated: 16, message: "use `navigationDestination(isPresented:destination:)`")
      @available(watchOS, deprecated: 9, message: "use `navigationDestination(isPresented:destination:)`")
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        @lasts("kept while it is on the stack") destination: Destination,
        isActive: Binding<Bool>
      ) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
      }
      @available(iOS, deprecated: 16, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(macOS, deprecated: 13, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(tvOS, deprecated: 16, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(watchOS, deprecated: 9, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        @lasts("kept while it is on the stack") destination: Destination,
        tag: V,
        selection: Binding<V?>
      ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
      }
    }

    extension NavigationLink where Destination == Never {
      @navigates("value")
      nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
      }
      @navigates("value")
      nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
      }
      @_disfavoredOverload
      @navigates("value")
      nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
      }
    }
    """#
}
