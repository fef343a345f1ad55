extension InterfaceText {
  /// Lists of data with a selection that is never empty.
  static let swiftUIListSelections = #"""
    #if os(macOS)
    extension List {
      nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { Content(data, content: rowContent) }
      }
      nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { Content(data, id: id, content: rowContent) }
      }
      nonisolated public init<RowContent: View>(
        _ data: Range<Int>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
      ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection) { Content(data, content: rowContent) }
      }
      nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue>,
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
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      )
      where
        Content == OutlineGroup<
          Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
      {
        self.init(selection: selection) { Content(data, id: id, children: children, content: rowContent) }
      }
    }
    #endif
    """#
}
