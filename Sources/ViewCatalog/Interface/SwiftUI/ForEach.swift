extension InterfaceText {
  /// `ForEach`, `Section` and other content made from data.
  static let swiftUIForEach = #"""
    public protocol DynamicViewContent<Data>: View {
      associatedtype Data: Collection
      var data: Data { get }
    }

    extension DynamicViewContent {
      nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(_TraitWritingModifier<OnDeleteTraitKey>(value: action))
      }
      nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(_TraitWritingModifier<OnMoveTraitKey>(value: action))
      }
      nonisolated public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
      ) -> some DynamicViewContent {
        modifier(_TraitWritingModifier<OnInsertTraitKey>(value: .providers(supportedContentTypes, action)))
      }
      nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T], Int) -> Void
      ) -> some DynamicViewContent {
        modifier(
          _TraitWritingModifier<OnInsertTraitKey>(
            value: .payload { items, index in action(items.compactMap { $0 as? T }, index) }
          )
        )
      }
    }

    struct OnDeleteTraitKey: _ViewTraitKey {
      static var defaultValue: ((IndexSet) -> Void)? { nil }
    }

    struct OnMoveTraitKey: _ViewTraitKey {
      static var defaultValue: ((IndexSet, Int) -> Void)? { nil }
    }

    @uncertain
    struct OnInsertTraitKey: _ViewTraitKey {
      /// The action that receives inserted items.
      enum Value {
        case none
        case providers([UTType], (Int, [NSItemProvider]) -> Void)
        case payload((any Sequence, Int) -> Void)
      }
      static var defaultValue: Value { .none }
    }

    @repeating
    public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
      /// The source of an element's identifier.
      public enum Identifier {
        case keyPath(KeyPath<Data.Element, ID>)
        /// The element's `id`, of `Identifiable`.
        case identifiable((Data.Element) -> ID)
        /// The offset of the element in a constant range, which is read only once.
        case offset
      }

      public var data: Data
      public var content: (Data.Element) -> Content
      var identifier: Identifier

      public init(data: Data, identifier: Identifier, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.identifier = identifier
        self.content = content
      }
    }

    extension ForEach: View where Content: View {
      public typealias Body = Never
    }

    extension ForEach: DynamicViewContent where Content: View {}

    extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
      public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identifier: .identifiable { $0.id }, content: content)
      }
    }

    extension ForEach where Content: View {
      public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
      ) {
        self.init(data: data, identifier: .keyPath(id), content: content)
      }

      @_disfavoredOverload
      public init<C>(
        _ data: Binding<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
      )
      where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
      {
        self.init(data, id: \.id, content: content)
      }

      @_disfavoredOverload
      public init<C>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
      )
      where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        C: MutableCollection & RandomAccessCollection, C.Index: Hashable
      {
        let elements = data.wrappedValue
        self.init(
          data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
          identifier: .identifiable { $0.1 }
        ) { element in
          content(data[element.0])
        }
      }

      public init<V: View>(
        subviews view: V,
        @ViewBuilder content: @escaping (Subview) -> Content
      ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(
          data: ForEachSubviewCollection(view: view),
          identifier: .identifiable { $0.id },
          content: content
        )
      }

      public init<V: View>(
        sections view: V,
        @ViewBuilder content: @escaping (SectionConfiguration) -> Content
      ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(
          data: ForEachSectionCollection(view: view),
          identifier: .identifiable { $0.id },
          content: content
        )
      }
    }

    extension ForEach where Data == Range<Int>, ID == Int, Content: View {
      public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identifier: .offset, content: content)
      }
    }

    public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
      var view: any View
      @primitive public var startIndex: Int { get }
      @primitive public var endIndex: Int { get }
      @primitive public subscript(index: Int) -> Subview { get }
    }

    public struct ForEachSectionCollection<Content>: RandomAccessCollection {
      var view: any View
      @primitive public var startIndex: Int { get }
      @primitive public var endIndex: Int { get }
      @primitive public subscript(index: Int) -> SectionConfiguration { get }
    }

    /// A header, content and a footer, drawn as the container defines.
    @holds("rows")
    @offers("height")
    public struct Section<Parent, Content, Footer> {
      var header: Parent
      var content: Content
      var footer: Footer
      var isExpanded: Binding<Bool>?
      init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
      }
    }

    extension Section: View where Parent: View, Content: View, Footer: View {
      public typealias Body = Never
      nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
      ) {
        self.init(header: header(), content: content(), footer: footer())
      }
      nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
      }
    }

    #if os(macOS)
    extension Section where Parent: View, Content: View, Footer: View {
      nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }
    }
    #endif

    extension Section where Parent == EmptyView, Content: View, Footer: View {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
      }
      nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
      }
    }

    extension Section where Parent: View, Content: View, Footer == EmptyView {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
      }
      nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
      }
      nonisolated public init(
        isExpanded: Binding<Bool>,
        @lasts("kept while it is expanded") @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
      ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
      }
    }

    extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
      }
    }

    extension Section where Parent == Text, Content: View, Footer == EmptyView {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content)
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @lasts("kept while it is expanded") @ViewBuilder content: () -> Content
      ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @lasts("kept while it is expanded") @ViewBuilder content: () -> Content
      ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
      }
    }

    /// Rows with child rows of the same kind.
    @repeating
    public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
      var roots: [Data.Element]
      var id: KeyPath<Data.Element, ID>
      var children: KeyPath<Data.Element, Data?>
      var content: (Data.Element) -> Leaf
    }

    extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
      public typealias Body = Never
    }

    public struct OutlineSubgroupChildren: View {
      public typealias Body = Never
    }

    extension OutlineGroup
    where
      ID == Data.Element.ID, Parent: View, Parent == Leaf,
      Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
    {
      public init<DataElement: Identifiable>(
        _ root: DataElement,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
      ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(roots: [root], id: \.id, children: children, content: content)
      }
      public init(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
      ) {
        self.init(roots: Array(data), id: \.id, children: children, content: content)
      }
    }

    extension OutlineGroup
    where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
      public init<DataElement>(
        _ root: DataElement,
        id: KeyPath<DataElement, ID>,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
      ) where DataElement == Data.Element {
        self.init(roots: [root], id: id, children: children, content: content)
      }
      public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
      ) {
        self.init(roots: Array(data), id: id, children: children, content: content)
      }
    }
    """#
}
