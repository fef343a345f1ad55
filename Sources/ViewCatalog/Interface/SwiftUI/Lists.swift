extension InterfaceText {
  /// `List`, `Form`, `Table` and scroll views.
  static let swiftUILists = #"""
    @lazyContent
    @owns("scroll position")
    @fills("height")
    public struct List<SelectionValue: Hashable, Content: View>: View {
      public typealias Body = Never

      enum Selection {
        case one(Binding<SelectionValue?>)
        case several(Binding<Set<SelectionValue>>)
        /// A selection that is never empty.
        case always(Binding<SelectionValue>)
      }

      var selection: Selection?
      var content: Content

      nonisolated init(selecting selection: Selection?, content: Content) {
        self.selection = selection
        self.content = content
      }

      nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selecting: selection.map { .several($0) }, content: content())
      }
      nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selecting: selection.map { .one($0) }, content: content())
      }
      @_disfavoredOverload
      nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selecting: .always(selection), content: content())
      }
    }

    extension List {
      nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { Content(data, content: rowContent) }
      }
      nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { Content(data, content: rowContent) }
      }
      nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { Content(data, id: id, content: rowContent) }
      }
      nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { Content(data, id: id, content: rowContent) }
      }
      nonisolated public init<RowContent: View>(
        _ data: Range<Int>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
      ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection) { Content(data, content: rowContent) }
      }
      nonisolated public init<RowContent: View>(
        _ data: Range<Int>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
      ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection) { Content(data, content: rowContent) }
      }
      nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      )
      where
        Content == OutlineGroup<
          Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data.Element: Identifiable
      {
        self.init(selection: selection) { Content(data, children: children, content: rowContent) }
      }
      nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      )
      where
        Content == OutlineGroup<
          Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data.Element: Identifiable
      {
        self.init(selection: selection) { Content(data, children: children, content: rowContent) }
      }
      nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      )
      where
        Content == OutlineGroup<
          Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
      {
        self.init(selection: selection) { Content(data, id: id, children: children, content: rowContent) }
      }
      nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      )
      where
        Content == OutlineGroup<
          Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
      {
        self.init(selection: selection) { Content(data, id: id, children: children, content: rowContent) }
      }
      @_disfavoredOverload
      nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
      )
      where
        Content == ForEach<
          LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >,
        Data.Element: Identifiable, Data.Index: Hashable
      {
        self.init(selection: selection) { Content(data, content: rowContent) }
      }
      @_disfavoredOverload
      nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
      )
      where
        Content == ForEach<
          LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >,
        Data.Element: Identifiable, Data.Index: Hashable
      {
        self.init(selection: selection) { Content(data, content: rowContent) }
      }
      @_disfavoredOverload
      nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
      )
      where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
      {
        self.init(selection: selection) { Content(data, id: id, content: rowContent) }
      }
      @_disfavoredOverload
      nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
      )
      where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
      {
        self.init(selection: selection) { Content(data, id: id, content: rowContent) }
      }
    }

    extension List where SelectionValue == Never {
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(selecting: nil, content: content())
      }
      nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { Content(data, content: rowContent) }
      }
      nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, ID, RowContent> {
        self.init { Content(data, id: id, content: rowContent) }
      }
      nonisolated public init<RowContent: View>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
      ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init { Content(data, content: rowContent) }
      }
      nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      )
      where
        Content == OutlineGroup<
          Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data.Element: Identifiable
      {
        self.init { Content(data, children: children, content: rowContent) }
      }
      nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      )
      where
        Content == OutlineGroup<
          Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
      {
        self.init { Content(data, id: id, children: children, content: rowContent) }
      }
      @_disfavoredOverload
      nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
      )
      where
        Content == ForEach<
          LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >,
        Data.Element: Identifiable, Data.Index: Hashable
      {
        self.init { Content(data, content: rowContent) }
      }
      @_disfavoredOverload
      nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
      )
      where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
      {
        self.init { Content(data, id: id, content: rowContent) }
      }
    }

    // On macOS a form is a column that does not scroll by itself.
    #if !os(macOS)
    @fills("height")
    #endif
    public struct Form<Content: View>: View {
      public typealias Body = Never
      var content: Content
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
      }
    }

    extension Form where Content == FormStyleConfiguration.Content {
      nonisolated public init(_ configuration: FormStyleConfiguration) {
        self.init { configuration.content }
      }
    }

    @owns("scroll position")
    @scrolls("vertical")
    public struct ScrollView<Content: View>: View {
      public typealias Body = Never
      public var content: Content
      public var axes: Axis.Set
      public var showsIndicators: Bool
      nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
      }
      @available(anyAppleOS, deprecated: 27.2, message: "use `scrollIndicators(_:axes:)`")
      nonisolated public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool,
        @ViewBuilder content: () -> Content
      ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
      }
    }

    public struct ScrollViewProxy {
      @primitive public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)
    }

    public struct ScrollViewReader<Content: View>: View {
      public typealias Body = Never
      public var content: (ScrollViewProxy) -> Content
      nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
      }
    }

    #if os(macOS)
    public struct HSplitView<Content: View>: View {
      public typealias Body = Never
      var content: Content
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
      }
    }

    public struct VSplitView<Content: View>: View {
      public typealias Body = Never
      var content: Content
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
      }
    }

    struct _HSplitViewLook<Content: View>: View {
      var view: HSplitView<Content>
      var body: some View {
        HStack(spacing: 0) {
          Group(subviews: view.content) { parts in
            ForEach(parts) { part in
              if part.id != parts.first?.id { Divider() }
              part.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
          }
        }
      }
    }

    struct _VSplitViewLook<Content: View>: View {
      var view: VSplitView<Content>
      var body: some View {
        VStack(spacing: 0) {
          Group(subviews: view.content) { parts in
            ForEach(parts) { part in
              if part.id != parts.first?.id { Divider() }
              part.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
          }
        }
      }
    }
    #endif
    """#
}
