extension InterfaceText {
  /// Lists that edit their collection.
  static let swiftUIEditActions = #"""
    public struct EditActions<Data>: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static var move: EditActions<Data> { EditActions(rawValue: 1) }
      public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
      public static var all: EditActions<Data> { EditActions(rawValue: 3) }
    }

    /// The indices of a collection, each with the identifier of its element.
    public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
      public struct Element {
        let index: Base.Index
        let id: ID
      }
      var base: Base
      var id: (Base.Element) -> ID
      public var startIndex: Base.Index { base.startIndex }
      public var endIndex: Base.Index { base.endIndex }
      public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
      public subscript(position: Base.Index) -> Element { Element(index: position, id: id(base[position])) }
    }

    extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
      public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
    }

    extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

    public struct EditableCollectionContent<Content, Data> {
      var content: Content
      var data: Binding<Data>
      var actions: EditActions<Data>
    }

    extension EditableCollectionContent: View where Content: View {
      public typealias Body = Never
    }

    extension ForEach where Content: View {
      public init<C, R>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
      )
      where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
      {
        self.init(
          data: IndexedIdentifierCollection(base: data.wrappedValue) { $0[keyPath: id] },
          identifier: .identifiable { $0.id }
        ) { element in
          EditableCollectionContent(content: content(data[element.index]), data: data, actions: editActions)
        }
      }
      public init<C, R>(
        _ data: Binding<C>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
      )
      where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
      {
        self.init(data, id: \.id, editActions: editActions, content: content)
      }
    }

    extension List where SelectionValue == Never {
      nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
      )
      where
        Content == ForEach<
          IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
          EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
      {
        self.init { Content(data, editActions: editActions, content: rowContent) }
      }
      nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
      )
      where
        Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
      {
        self.init { Content(data, id: id, editActions: editActions, content: rowContent) }
      }
    }

    extension List {
      nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
      )
      where
        Content == ForEach<
          IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
          EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
      {
        self.init(selection: selection) { Content(data, editActions: editActions, content: rowContent) }
      }
      nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
      )
      where
        Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
      {
        self.init(selection: selection) { Content(data, id: id, editActions: editActions, content: rowContent) }
      }
      nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
      )
      where
        Content == ForEach<
          IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
          EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
      {
        self.init(selection: selection) { Content(data, editActions: editActions, content: rowContent) }
      }
      nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
      )
      where
        Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
      {
        self.init(selection: selection) { Content(data, id: id, editActions: editActions, content: rowContent) }
      }
    }
    """#
}
