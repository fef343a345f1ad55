extension InterfaceText {
  /// `Table`, its columns and rows.
  static let swiftUITables = #"""
    @MainActor @preconcurrency
    public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
      associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
      associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
      associatedtype TableColumnBody: TableColumnContent
      var tableColumnBody: TableColumnBody { get }
    }

    extension TableColumnContent where TableColumnBody == Never {
      @primitive nonisolated public var tableColumnBody: Never { get }
    }

    extension Never: TableColumnContent {
      public typealias TableRowValue = Never
      public typealias TableColumnSortComparator = Never
      public typealias TableColumnBody = Never
    }

    extension Never: SortComparator {
      public typealias Compared = Never
      @primitive public var order: SortOrder { get set }
      @primitive public func compare(_ lhs: Never, _ rhs: Never) -> ComparisonResult
    }

    @each("RowValue")
    public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
      TableColumnContent
    {
      public typealias TableRowValue = RowValue
      public typealias TableColumnSortComparator = Sort
      public typealias TableColumnBody = Never
      var label: Label
      var content: (RowValue) -> Content
      var comparator: Sort?
      nonisolated init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
      }
    }

    extension TableColumn where Sort == Never, Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: nil, content: content)
      }
      nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, String>
      ) where Content == Text {
        self.init(label: Text(titleKey), comparator: nil) { row in
          Text(verbatim: row[keyPath: value])
        }
      }
    }

    extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
      nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, String>
      ) where Content == Text {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) { row in
          Text(verbatim: row[keyPath: value])
        }
      }
    }

    extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
      @_disfavoredOverload
      nonisolated public init<V: Comparable, S: StringProtocol>(
        _ title: S,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
      }
      nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
      }
      nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V>,
        comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) where V == C.Compared {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator
      ) where Content == Text {
        self.init(titleKey, value: value, comparator: comparator) { row in
          Text(verbatim: row[keyPath: value])
        }
      }
    }

    extension TableColumn where Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(label: Text(title), comparator: comparator, content: content)
      }
    }

    extension TableColumnContent {
      nonisolated public func width(_ width: CGFloat? = nil) -> some TableColumnContent<
        TableRowValue, TableColumnSortComparator
      > {
        _SizedTableColumn(content: self, minimum: width, ideal: width, maximum: width)
      }
      nonisolated public func width(
        min: CGFloat? = nil,
        ideal: CGFloat? = nil,
        max: CGFloat? = nil
      ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _SizedTableColumn(content: self, minimum: min, ideal: ideal, maximum: max)
      }
      nonisolated public func customizationID(
        _ id: String
      ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _ModifiedTableColumn(content: self, modifier: id)
      }
      nonisolated public func defaultVisibility(
        _ visibility: Visibility
      ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _ModifiedTableColumn(content: self, modifier: visibility)
      }
      nonisolated public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
      ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _ModifiedTableColumn(content: self, modifier: behavior)
      }
      nonisolated public func alignment(
        _ alignment: TableColumnAlignment
      ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _ModifiedTableColumn(content: self, modifier: alignment)
      }
    }

    public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
      public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
      public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
      public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
    }

    public struct TableColumnAlignment: Hashable, Sendable {
      var name: String
      public static let automatic = TableColumnAlignment(name: "automatic")
      public static let leading = TableColumnAlignment(name: "leading")
      public static let center = TableColumnAlignment(name: "center")
      public static let trailing = TableColumnAlignment(name: "trailing")
      public static let numeric = TableColumnAlignment(name: "numeric")
    }

    @hole
    struct _ModifiedTableColumn<Content: TableColumnContent, Modifier>: TableColumnContent {
      typealias TableRowValue = Content.TableRowValue
      typealias TableColumnSortComparator = Content.TableColumnSortComparator
      typealias TableColumnBody = Never
      var content: Content
      var modifier: Modifier
      nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
      }
    }

    @uncertain
    struct _SizedTableColumn<Content: TableColumnContent>: TableColumnContent {
      typealias TableRowValue = Content.TableRowValue
      typealias TableColumnSortComparator = Content.TableColumnSortComparator
      typealias TableColumnBody = Never
      var content: Content
      var minimum: CGFloat?
      var ideal: CGFloat?
      var maximum: CGFloat?
      nonisolated init(content: Content, minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
        self.content = content
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum
      }
    }

    @lazyContent
    @fills("height")
    public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
    where Value == Rows.TableRowValue, Value == Columns.TableRowValue {
      public typealias Body = Never
      var rows: Rows
      var columns: Columns
      var selection: Any?
      var sortOrder: Any?
      nonisolated init(rows: Rows, columns: Columns, selection: Any? = nil, sortOrder: Any? = nil) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sortOrder = sortOrder
      }
    }

    extension Table {
      nonisolated public init<Data: RandomAccessCollection>(
        @tabulates("rows") _ data: Data,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
      ) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableForEachContent(data: data), columns: columns())
      }
      nonisolated public init<Data: RandomAccessCollection>(
        @tabulates("rows") _ data: Data,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
      ) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: selection)
      }
      nonisolated public init<Data: RandomAccessCollection>(
        @tabulates("rows") _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
      ) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: selection)
      }
      nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        @tabulates("rows") _ data: Data,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
      ) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort {
        self.init(rows: TableForEachContent(data: data), columns: columns(), sortOrder: sortOrder)
      }
      nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        @tabulates("rows") _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
      ) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort {
        self.init(
          rows: TableForEachContent(data: data),
          columns: columns(),
          selection: selection,
          sortOrder: sortOrder
        )
      }
      nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        @tabulates("rows") _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
      ) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort {
        self.init(
          rows: TableForEachContent(data: data),
          columns: columns(),
          selection: selection,
          sortOrder: sortOrder
        )
      }
    }

    /// Initializers with static rows.
    extension Table {
      nonisolated public init(
        of valueType: Value.Type,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @tabulates("rows") @TableRowBuilder<Value> rows: () -> Rows
      ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns())
      }
      nonisolated public init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @tabulates("rows") @TableRowBuilder<Value> rows: () -> Rows
      ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns(), selection: selection)
      }
      nonisolated public init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @tabulates("rows") @TableRowBuilder<Value> rows: () -> Rows
      ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns(), selection: selection)
      }
      nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @tabulates("rows") @TableRowBuilder<Value> rows: () -> Rows
      ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows: rows(), columns: columns(), sortOrder: sortOrder)
      }
      nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @tabulates("rows") @TableRowBuilder<Value> rows: () -> Rows
      ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows: rows(), columns: columns(), selection: selection, sortOrder: sortOrder)
      }
      nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @tabulates("rows") @TableRowBuilder<Value> rows: () -> Rows
      ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows: rows(), columns: columns(), selection: selection, sortOrder: sortOrder)
      }
      nonisolated public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @tabulates("rows") @TableRowBuilder<Value> rows: () -> Rows
      ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns())
      }
      nonisolated public init(
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @tabulates("rows") @TableRowBuilder<Value> rows: () -> Rows
      ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns(), selection: selection)
      }
      nonisolated public init(
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @tabulates("rows") @TableRowBuilder<Value> rows: () -> Rows
      ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns(), selection: selection)
      }
      nonisolated public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @tabulates("rows") @TableRowBuilder<Value> rows: () -> Rows
      ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows: rows(), columns: columns(), sortOrder: sortOrder)
      }
      nonisolated public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @tabulates("rows") @TableRowBuilder<Value> rows: () -> Rows
      ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows: rows(), columns: columns(), selection: selection, sortOrder: sortOrder)
      }
      nonisolated public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @tabulates("rows") @TableRowBuilder<Value> rows: () -> Rows
      ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows: rows(), columns: columns(), selection: selection, sortOrder: sortOrder)
      }
    }
    """#
}
