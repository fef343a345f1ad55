extension InterfaceText {
  /// The builder of table columns.
  static let swiftUITableBuilder = #"""
    @resultBuilder
    public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
      public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
      where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        column
      }
      @_disfavoredOverload
      public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
      ) -> some TableColumnContent<RowValue, Sort>
      where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
        _UnsortedTableColumn<Column, Sort>(content: column)
      }
      public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
      where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        column
      }
      public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
      where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        column
      }
      @primitive public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        first: T
      ) -> _ConditionalContent<T, F>
      where
        T.TableRowValue == RowValue, F.TableRowValue == RowValue, T.TableColumnSortComparator == Sort,
        F.TableColumnSortComparator == Sort
      @primitive public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        second: F
      ) -> _ConditionalContent<T, F>
      where
        T.TableRowValue == RowValue, F.TableRowValue == RowValue, T.TableColumnSortComparator == Sort,
        F.TableColumnSortComparator == Sort
    }

    extension Optional: TableColumnContent where Wrapped: TableColumnContent {
      public typealias TableRowValue = Wrapped.TableRowValue
      public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
      public typealias TableColumnBody = Never
    }

    extension _ConditionalContent: TableColumnContent
    where TrueContent: TableColumnContent, FalseContent: TableColumnContent,
      TrueContent.TableRowValue == FalseContent.TableRowValue,
      TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator {
      public typealias TableRowValue = TrueContent.TableRowValue
      public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
      public typealias TableColumnBody = Never
    }

    /// One method for each number of columns, up to ten.
    extension TableColumnBuilder {
      public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent
      >(
        _ c0: C0, _ c1: C1
      ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
      where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C0.TableColumnSortComparator == Sort,
        C1.TableColumnSortComparator == Sort
      {
        TupleTableColumnContent(value: (c0, c1))
      }
      public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2
      ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)>
      where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C0.TableColumnSortComparator == Sort, C1.TableColumnSortComparator == Sort,
        C2.TableColumnSortComparator == Sort
      {
        TupleTableColumnContent(value: (c0, c1, c2))
      }
      public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
      ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)>
      where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C3.TableRowValue == RowValue, C0.TableColumnSortComparator == Sort, C1.TableColumnSortComparator == Sort,
        C2.TableColumnSortComparator == Sort, C3.TableColumnSortComparator == Sort
      {
        TupleTableColumnContent(value: (c0, c1, c2, c3))
      }
      public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
      ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
      where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C0.TableColumnSortComparator == Sort,
        C1.TableColumnSortComparator == Sort, C2.TableColumnSortComparator == Sort,
        C3.TableColumnSortComparator == Sort, C4.TableColumnSortComparator == Sort
      {
        TupleTableColumnContent(value: (c0, c1, c2, c3, c4))
      }
      public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
      ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
      where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
        C0.TableColumnSortComparator == Sort, C1.TableColumnSortComparator == Sort,
        C2.TableColumnSortComparator == Sort, C3.TableColumnSortComparator == Sort,
        C4.TableColumnSortComparator == Sort, C5.TableColumnSortComparator == Sort
      {
        TupleTableColumnContent(value: (c0, c1, c2, c3, c4, c5))
      }
      public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
      ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
      where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
        C6.TableRowValue == RowValue, C0.TableColumnSortComparator == Sort, C1.TableColumnSortComparator == Sort,
        C2.TableColumnSortComparator == Sort, C3.TableColumnSortComparator == Sort,
        C4.TableColumnSortComparator == Sort, C5.TableColumnSortComparator == Sort,
        C6.TableColumnSortComparator == Sort
      {
        TupleTableColumnContent(value: (c0, c1, c2, c3, c4, c5, c6))
      }
      public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
      ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
      where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
        C6.TableRowValue == RowValue, C7.TableRowValue == RowValue, C0.TableColumnSortComparator == Sort,
        C1.TableColumnSortComparator == Sort, C2.TableColumnSortComparator == Sort,
        C3.TableColumnSortComparator == Sort, C4.TableColumnSortComparator == Sort,
        C5.TableColumnSortComparator == Sort, C6.TableColumnSortComparator == Sort,
        C7.TableColumnSortComparator == Sort
      {
        TupleTableColumnContent(value: (c0, c1, c2, c3, c4, c5, c6, c7))
      }
      public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
        C8: TableColumnContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
      ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
      where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
        C6.TableRowValue == RowValue, C7.TableRowValue == RowValue, C8.TableRowValue == RowValue,
        C0.TableColumnSortComparator == Sort, C1.TableColumnSortComparator == Sort,
        C2.TableColumnSortComparator == Sort, C3.TableColumnSortComparator == Sort,
        C4.TableColumnSortComparator == Sort, C5.TableColumnSortComparator == Sort,
        C6.TableColumnSortComparator == Sort, C7.TableColumnSortComparator == Sort,
        C8.TableColumnSortComparator == Sort
      {
        TupleTableColumnContent(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8))
      }
      public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
        C8: TableColumnContent, C9: TableColumnContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
      ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
      where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
        C6.TableRowValue == RowValue, C7.TableRowValue == RowValue, C8.TableRowValue == RowValue,
        C9.TableRowValue == RowValue, C0.TableColumnSortComparator == Sort, C1.TableColumnSortComparator == Sort,
        C2.TableColumnSortComparator == Sort, C3.TableColumnSortComparator == Sort,
        C4.TableColumnSortComparator == Sort, C5.TableColumnSortComparator == Sort,
        C6.TableColumnSortComparator == Sort, C7.TableColumnSortComparator == Sort,
        C8.TableColumnSortComparator == Sort, C9.TableColumnSortComparator == Sort
      {
        TupleTableColumnContent(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9))
      }
    }

    @uncertain
    struct _UnsortedTableColumn<Content: TableColumnContent, Sort: SortComparator>: TableColumnContent {
      typealias TableRowValue = Content.TableRowValue
      typealias TableColumnSortComparator = Sort
      typealias TableColumnBody = Never
      var content: Content
      nonisolated init(content: Content) {
        self.content = content
      }
    }

    public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
      public typealias TableRowValue = RowValue
      public typealias TableColumnSortComparator = Sort
      public typealias TableColumnBody = Never
      var value: T
      nonisolated init(value: T) {
        self.value = value
      }
    }
    """#
}
