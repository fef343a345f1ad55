extension InterfaceText {
  /// Overloads with a `LocalizedStringResource` instead of a key, since the SDK 26: table columns and sections.
  static let swiftUIResourceTitledTables = #"""
    #if SDK_26
    extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
      @_disfavoredOverload
      nonisolated public init<V>(
        _ titleResource: LocalizedStringResource,
        @TableRowBuilder<V> content: () -> Content
      ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(content: content) { Text(titleResource) }
      }
    }

    extension TableColumn where Sort == Never, Label == Text {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(label: Text(titleResource), comparator: nil, content: content)
      }
      @_disfavoredOverload
      nonisolated public init<V>(
        _ titleResource: LocalizedStringResource,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(label: Text(titleResource), comparator: nil, content: content)
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        value: KeyPath<RowValue, String>
      ) where Content == Text {
        self.init(label: Text(titleResource), comparator: nil) { row in
          Text(verbatim: row[keyPath: value])
        }
      }
    }

    extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
      @_disfavoredOverload
      nonisolated public init<V: Comparable>(
        _ titleResource: LocalizedStringResource,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        value: KeyPath<RowValue, String>
      ) where Content == Text {
        self.init(label: Text(titleResource), comparator: KeyPathComparator(value)) { row in
          Text(verbatim: row[keyPath: value])
        }
      }
      @_disfavoredOverload
      nonisolated public init<V: Comparable>(
        _ titleResource: LocalizedStringResource,
        value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource,
        value: KeyPath<RowValue, V>,
        comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) where V == C.Compared {
        self.init(label: Text(titleResource), comparator: KeyPathComparator(value, comparator: comparator), content: content)
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator
      ) where Content == Text {
        self.init(titleResource, value: value, comparator: comparator) { row in
          Text(verbatim: row[keyPath: value])
        }
      }
    }

    extension TableColumn where Label == Text {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(label: Text(titleResource), comparator: comparator, content: content)
      }
    }
    #endif
    """#
}
