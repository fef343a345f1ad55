extension InterfaceText {
  /// Columns with a text as title, columns for data, and tables with disclosure rows.
  static let swiftUITableColumns = #"""
    extension TableColumn where Sort == Never, Label == Text {
      nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
      }
      nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: text, comparator: nil) { row in
          Text(verbatim: row[keyPath: value])
        }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(title), comparator: nil) { row in
          Text(verbatim: row[keyPath: value])
        }
      }
    }

    extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
      nonisolated public init<V: Comparable>(
        _ text: Text,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(label: text, comparator: KeyPathComparator(value), content: content)
      }
      nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: text, comparator: KeyPathComparator(value)) { row in
          Text(verbatim: row[keyPath: value])
        }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(title), comparator: KeyPathComparator(value)) { row in
          Text(verbatim: row[keyPath: value])
        }
      }
      nonisolated public init<V, C: SortComparator>(
        _ text: Text,
        value: KeyPath<RowValue, V>,
        comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) where V == C.Compared {
        self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S,
        value: KeyPath<RowValue, V>,
        comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) where V == C.Compared {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
      }
    }

    extension TableColumn where Label == Text {
      nonisolated public init(
        _ text: Text,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(label: text, comparator: comparator, content: content)
      }
    }

    public struct TableColumnForEach<
      Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
    >: TableColumnContent where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
      public typealias TableRowValue = RowValue
      public typealias TableColumnSortComparator = Sort
      public typealias TableColumnBody = Never
      public var data: Data
      public var content: (Data.Element) -> Content
      nonisolated public init(
        _ data: Data,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
      ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.data = data
        self.content = content
      }
      nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
      ) {
        self.data = data
        self.content = content
      }
    }

    public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
    where Data.Element: Identifiable {
      public typealias TableRowValue = Data.Element
      public typealias TableRowBody = Never
      var data: Data
      nonisolated init(data: Data) {
        self.data = data
      }
    }

    extension Table {
      nonisolated public init<Data: RandomAccessCollection>(
        @tabulates("rows") _ data: Data,
        children: KeyPath<Value, Data?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
      )
      where
        Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never
      {
        self.init(rows: TableOutlineGroupContent(data: data), columns: columns())
      }
      nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        @tabulates("rows") _ data: Data,
        children: KeyPath<Value, Data?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
      )
      where
        Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort
      {
        self.init(rows: TableOutlineGroupContent(data: data), columns: columns(), sortOrder: sortOrder)
      }
      nonisolated public init<Data: RandomAccessCollection>(
        @tabulates("rows") _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
      )
      where
        Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never
      {
        self.init(rows: TableOutlineGroupContent(data: data), columns: columns(), selection: selection)
      }
      nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        @tabulates("rows") _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
      )
      where
        Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort
      {
        self.init(
          rows: TableOutlineGroupContent(data: data), columns: columns(), selection: selection, sortOrder: sortOrder)
      }
      nonisolated public init<Data: RandomAccessCollection>(
        @tabulates("rows") _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
      )
      where
        Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never
      {
        self.init(rows: TableOutlineGroupContent(data: data), columns: columns(), selection: selection)
      }
      nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        @tabulates("rows") _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
      )
      where
        Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort
      {
        self.init(
          rows: TableOutlineGroupContent(data: data), columns: columns(), selection: selection, sortOrder: sortOrder)
      }
    }
    """#
}
