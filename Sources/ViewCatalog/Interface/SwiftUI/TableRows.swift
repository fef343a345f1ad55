extension InterfaceText {
  /// The rows of a table and their builder.
  static let swiftUITableRows = #"""
    @MainActor @preconcurrency
    public protocol TableRowContent<TableRowValue> {
      associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
      associatedtype TableRowBody: TableRowContent
      var tableRowBody: TableRowBody { get }
    }

    extension TableRowContent where TableRowBody == Never {
      @primitive nonisolated public var tableRowBody: Never { get }
    }

    extension Never: TableRowContent {
      public typealias TableRowBody = Never
    }

    public struct TableRow<Value: Identifiable>: TableRowContent {
      public typealias TableRowValue = Value
      public typealias TableRowBody = Never
      var value: Value
      nonisolated public init(_ value: Value) {
        self.value = value
      }
    }

    public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
    where Data.Element: Identifiable {
      public typealias TableRowValue = Data.Element
      public typealias TableRowBody = Never
      var data: Data
      nonisolated init(data: Data) {
        self.data = data
      }
    }

    @resultBuilder
    public struct TableRowBuilder<Value: Identifiable> {
      public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
      where Content.TableRowValue == Value {
        content
      }
      public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
      where Content.TableRowValue == Value {
        content
      }
      public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
      where Content.TableRowValue == Value {
        content
      }
      @primitive public static func buildEither<T: TableRowContent, F: TableRowContent>(
        first: T
      ) -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value
      @primitive public static func buildEither<T: TableRowContent, F: TableRowContent>(
        second: F
      ) -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value
    }

    /// One method for each number of rows, up to ten.
    extension TableRowBuilder {
      public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent
      >(
        _ c0: C0, _ c1: C1
      ) -> TupleTableRowContent<Value, (C0, C1)>
      where C0.TableRowValue == Value, C1.TableRowValue == Value {
        TupleTableRowContent(value: (c0, c1))
      }
      public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2
      ) -> TupleTableRowContent<Value, (C0, C1, C2)>
      where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value {
        TupleTableRowContent(value: (c0, c1, c2))
      }
      public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
      ) -> TupleTableRowContent<Value, (C0, C1, C2, C3)>
      where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value {
        TupleTableRowContent(value: (c0, c1, c2, c3))
      }
      public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
      ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
      where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value, C4.TableRowValue == Value {
        TupleTableRowContent(value: (c0, c1, c2, c3, c4))
      }
      public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
      ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
      where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value, C4.TableRowValue == Value, C5.TableRowValue == Value {
        TupleTableRowContent(value: (c0, c1, c2, c3, c4, c5))
      }
      public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent, C6: TableRowContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
      ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)>
      where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value, C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value {
        TupleTableRowContent(value: (c0, c1, c2, c3, c4, c5, c6))
      }
      public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
      ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)>
      where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value, C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value, C7.TableRowValue == Value {
        TupleTableRowContent(value: (c0, c1, c2, c3, c4, c5, c6, c7))
      }
      public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
      ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
      where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value, C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value, C7.TableRowValue == Value, C8.TableRowValue == Value {
        TupleTableRowContent(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8))
      }
      public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent, C9: TableRowContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
      ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
      where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value, C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value, C7.TableRowValue == Value, C8.TableRowValue == Value, C9.TableRowValue == Value {
        TupleTableRowContent(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9))
      }
    }

    public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
      public typealias TableRowValue = Value
      public typealias TableRowBody = Never
      var value: T
      nonisolated init(value: T) {
        self.value = value
      }
    }

    public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
      public typealias TableRowValue = Value
      public typealias TableRowBody = Never
      nonisolated init() {}
    }

    public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
      public typealias TableRowValue = Value
      public typealias TableRowBody = Never
      var content: Content
      nonisolated init(content: Content) {
        self.content = content
      }
    }

    public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
    where Label.TableRowValue == Content.TableRowValue {
      public typealias TableRowValue = Label.TableRowValue
      public typealias TableRowBody = Never
      var label: Label
      var content: Content
      var isExpanded: Binding<Bool>?
      nonisolated public init<Value: Identifiable>(
        _ value: Value,
        isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
      ) where Label == TableRow<Value> {
        label = TableRow(value)
        self.content = content()
        self.isExpanded = isExpanded
      }
    }

    extension Section: TableRowContent
    where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
      public typealias TableRowValue = Content.TableRowValue
      public typealias TableRowBody = Never
      @_disfavoredOverload
      nonisolated public init<V, H: View>(
        @TableRowBuilder<V> content: () -> Content,
        @ViewBuilder header: () -> H
      ) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.header = TableHeaderRowContent(content: header())
        self.content = content()
        footer = EmptyTableRowContent()
      }
      @_disfavoredOverload
      nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        @TableRowBuilder<V> content: () -> Content
      ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<V, S: StringProtocol>(
        _ title: S,
        @TableRowBuilder<V> content: () -> Content
      ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(content: content) { Text(title) }
      }
      @_disfavoredOverload
      nonisolated public init<V>(
        @TableRowBuilder<V> content: () -> Content
      ) where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        header = EmptyTableRowContent()
        self.content = content()
        footer = EmptyTableRowContent()
      }
    }

    /// The result of a row modifier; the name of SwiftUI's type is not established.
    @hole
    struct _ModifiedTableRow<Content: TableRowContent>: TableRowContent {
      typealias TableRowValue = Content.TableRowValue
      typealias TableRowBody = Never
      var content: Content
      nonisolated init(content: Content) {
        self.content = content
      }
    }

    nonisolated extension TableRowContent {
      public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
      ) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRow(content: self)
      }
      public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M,
        @ViewBuilder preview: () -> P
      ) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRow(content: self)
      }
      public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRow(content: self)
      }
      public func itemProvider(@runs("event") _ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRow(content: self)
      }
      public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
      ) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRow(content: self)
      }
      public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Void
      ) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRow(content: self)
      }
    }

    extension Optional: TableRowContent where Wrapped: TableRowContent {
      public typealias TableRowValue = Wrapped.TableRowValue
      public typealias TableRowBody = Never
    }

    extension _ConditionalContent: TableRowContent
    where TrueContent: TableRowContent, FalseContent: TableRowContent,
      TrueContent.TableRowValue == FalseContent.TableRowValue {
      public typealias TableRowValue = TrueContent.TableRowValue
      public typealias TableRowBody = Never
    }

    extension ForEach: TableRowContent where Content: TableRowContent {
      public typealias TableRowValue = Content.TableRowValue
      public typealias TableRowBody = Never
    }

    extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
      @_disfavoredOverload
      nonisolated public init<V>(
        _ data: Data,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
      ) where V == Content.TableRowValue {
        self.init(data: data, identifier: .identifiable { $0.id }, content: content)
      }
      nonisolated public init(_ data: Data) where Content == TableRow<Data.Element> {
        self.init(data: data, identifier: .identifiable { $0.id }) { TableRow($0) }
      }
    }

    extension ForEach where Content: TableRowContent {
      @_disfavoredOverload
      nonisolated public init<V>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
      ) where V == Content.TableRowValue {
        self.init(data: data, identifier: .keyPath(id), content: content)
      }
    }
    """#
}
