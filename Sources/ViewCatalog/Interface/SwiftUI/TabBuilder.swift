extension InterfaceText {
  /// The builder of tabs and its result types.
  static let swiftUITabBuilder = #"""
    @resultBuilder
    public struct TabContentBuilder<TabValue: Hashable> {
      public struct Content<C: TabContent>: View {
        public typealias Body = Never
        var content: C
        nonisolated init(content: C) {
          self.content = content
        }
      }

      @primitive public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue
      @primitive public static func buildBlock<C: TabContent>(
        _ content: C
      ) -> C where C.TabValue == TabValue
      @primitive public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue
      @primitive public static func buildEither<T: TabContent, F: TabContent>(
        first: T
      ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue
      @primitive public static func buildEither<T: TabContent, F: TabContent>(
        second: F
      ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue
      @primitive public static func buildLimitedAvailability<C: TabContent>(
        _ content: C
      ) -> AnyTabContent<TabValue> where C.TabValue == TabValue
    }

    public struct AnyTabContent<TabValue: Hashable>: TabContent {
      public typealias _IdentifiedView = AnyView
      public typealias Body = Never
      var content: any TabContent<TabValue>
    }

    /// Tabs in order, and the views that represent them in the type.
    public struct _TupleTabContent<TabValue: Hashable, T>: TabContent {
      public typealias _IdentifiedView = TupleView<T>
      public typealias Body = Never
      var contents: [any TabContent<TabValue>]
      nonisolated init(contents: [any TabContent<TabValue>]) {
        self.contents = contents
      }
    }

    /// One method for each number of tabs, up to ten.
    extension TabContentBuilder {
      public static func buildBlock<
        C0: TabContent, C1: TabContent
      >(
        _ c0: C0, _ c1: C1
      ) -> some TabContent<TabValue>
      where
        C0.TabValue == TabValue, C1.TabValue == TabValue
      {
        _TupleTabContent<
          TabValue,
          (
            C0._IdentifiedView, C1._IdentifiedView
          )
        >(contents: [c0, c1])
      }
      public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2
      ) -> some TabContent<TabValue>
      where
        C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue
      {
        _TupleTabContent<
          TabValue,
          (
            C0._IdentifiedView, C1._IdentifiedView, C2._IdentifiedView
          )
        >(contents: [c0, c1, c2])
      }
      public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
      ) -> some TabContent<TabValue>
      where
        C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue
      {
        _TupleTabContent<
          TabValue,
          (
            C0._IdentifiedView, C1._IdentifiedView, C2._IdentifiedView, C3._IdentifiedView
          )
        >(contents: [c0, c1, c2, c3])
      }
      public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
      ) -> some TabContent<TabValue>
      where
        C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
        C4.TabValue == TabValue
      {
        _TupleTabContent<
          TabValue,
          (
            C0._IdentifiedView, C1._IdentifiedView, C2._IdentifiedView, C3._IdentifiedView, C4._IdentifiedView
          )
        >(contents: [c0, c1, c2, c3, c4])
      }
      public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
      ) -> some TabContent<TabValue>
      where
        C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
        C4.TabValue == TabValue, C5.TabValue == TabValue
      {
        _TupleTabContent<
          TabValue,
          (
            C0._IdentifiedView, C1._IdentifiedView, C2._IdentifiedView, C3._IdentifiedView, C4._IdentifiedView,
            C5._IdentifiedView
          )
        >(contents: [c0, c1, c2, c3, c4, c5])
      }
      public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent,
        C6: TabContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
      ) -> some TabContent<TabValue>
      where
        C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
        C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue
      {
        _TupleTabContent<
          TabValue,
          (
            C0._IdentifiedView, C1._IdentifiedView, C2._IdentifiedView, C3._IdentifiedView, C4._IdentifiedView,
            C5._IdentifiedView, C6._IdentifiedView
          )
        >(contents: [c0, c1, c2, c3, c4, c5, c6])
      }
      public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent,
        C6: TabContent, C7: TabContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
      ) -> some TabContent<TabValue>
      where
        C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
        C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue
      {
        _TupleTabContent<
          TabValue,
          (
            C0._IdentifiedView, C1._IdentifiedView, C2._IdentifiedView, C3._IdentifiedView, C4._IdentifiedView,
            C5._IdentifiedView, C6._IdentifiedView, C7._IdentifiedView
          )
        >(contents: [c0, c1, c2, c3, c4, c5, c6, c7])
      }
      public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent,
        C6: TabContent, C7: TabContent, C8: TabContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
      ) -> some TabContent<TabValue>
      where
        C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
        C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue,
        C8.TabValue == TabValue
      {
        _TupleTabContent<
          TabValue,
          (
            C0._IdentifiedView, C1._IdentifiedView, C2._IdentifiedView, C3._IdentifiedView, C4._IdentifiedView,
            C5._IdentifiedView, C6._IdentifiedView, C7._IdentifiedView, C8._IdentifiedView
          )
        >(contents: [c0, c1, c2, c3, c4, c5, c6, c7, c8])
      }
      public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent,
        C6: TabContent, C7: TabContent, C8: TabContent, C9: TabContent
      >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
      ) -> some TabContent<TabValue>
      where
        C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
        C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue,
        C8.TabValue == TabValue, C9.TabValue == TabValue
      {
        _TupleTabContent<
          TabValue,
          (
            C0._IdentifiedView, C1._IdentifiedView, C2._IdentifiedView, C3._IdentifiedView, C4._IdentifiedView,
            C5._IdentifiedView, C6._IdentifiedView, C7._IdentifiedView, C8._IdentifiedView, C9._IdentifiedView
          )
        >(contents: [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
      }
    }

    extension _ConditionalContent: TabContent
    where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
      public typealias TabValue = TrueContent.TabValue
      public typealias _IdentifiedView = _ConditionalContent<
        TrueContent._IdentifiedView, FalseContent._IdentifiedView
      >
    }

    extension Optional: TabContent where Wrapped: TabContent {
      public typealias TabValue = Wrapped.TabValue
      public typealias _IdentifiedView = Wrapped._IdentifiedView?
    }

    extension Group: TabContent where Content: TabContent {
      public typealias TabValue = Content.TabValue
      public typealias _IdentifiedView = Group<Content._IdentifiedView>
      @_disfavoredOverload
      nonisolated public init(@TabContentBuilder<Content.TabValue> content: () -> Content) {
        self.content = content()
      }
    }

    extension ForEach: TabContent where Content: TabContent {
      public typealias TabValue = Content.TabValue
      public typealias _IdentifiedView = ForEach<Data, ID, Content._IdentifiedView>
      public typealias Body = Never

      /// `V` is a separate parameter because swiftc cannot infer `Content` from `Content.TabValue`.
      @_disfavoredOverload
      public init<V: Hashable>(
        _ data: Data,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
      ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
        self.init(data: data, identifier: .identifiable { $0.id }, content: content)
      }
      @_disfavoredOverload
      public init<V: Hashable>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
      ) where Content.TabValue == V {
        self.init(data: data, identifier: .keyPath(id), content: content)
      }
    }

    @uncertain
    public struct TabSection<Header, Content, Footer, SelectionValue> {
      var header: Header
      var content: Content
      var footer: Footer
    }

    extension TabSection: TabContent
    where
      Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable,
      Content.TabValue == SelectionValue
    {
      public typealias TabValue = SelectionValue
      public typealias _IdentifiedView = _IdentifiedTabSection
      public typealias Body = Never
    }

    @hole
    public struct _IdentifiedTabSection: View {
      public typealias Body = Never
    }

    extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable {
      nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
      ) where Content.TabValue == SelectionValue {
        self.init(header: header(), content: content(), footer: EmptyView())
      }
    }

    extension TabSection where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable {
      nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content
      ) where Content.TabValue == SelectionValue {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
      }
    }

    extension TabSection where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @TabContentBuilder<SelectionValue> content: () -> Content
      ) where Content.TabValue == SelectionValue {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
      }
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        @TabContentBuilder<SelectionValue> content: () -> Content
      ) where Content.TabValue == SelectionValue {
        self.init(header: Text(title), content: content(), footer: EmptyView())
      }
    }
    """#
}
