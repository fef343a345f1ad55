extension InterfaceText {
  /// `View`, its builder, and the result types of the builder.
  static let swiftUIViews = #"""
    @MainActor @preconcurrency
    public protocol View {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    }

    /// Views that the engine draws, lays out or splices have no body.
    extension View where Body == Never {
      @primitive nonisolated public var body: Never { get }
    }

    extension Never: View {
      public typealias Body = Never
      /// Satisfies the `body` requirement of every protocol.
      @primitive nonisolated public var body: Never { get }
    }

    @resultBuilder
    public struct ViewBuilder {
      @primitive public static func buildExpression<Content: View>(_ content: Content) -> Content

      @primitive public static func buildBlock() -> EmptyView
      @primitive public static func buildBlock<Content: View>(_ content: Content) -> Content
      #if SDK_27
      @available(iOS, introduced: 27)
      @available(macOS, introduced: 27)
      @available(watchOS, introduced: 27)
      @available(tvOS, introduced: 27)
      @available(visionOS, introduced: 27)
      @primitive public static func buildBlock<each Content: View>(
        _ content: repeat each Content
      ) -> TupleContent<repeat each Content>
      #endif
      @_disfavoredOverload
      @primitive public static func buildBlock<each Content: View>(
        _ content: repeat each Content
      ) -> TupleView<(repeat each Content)>

      @primitive public static func buildIf<Content: View>(_ content: Content?) -> Content?
      @primitive public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
      ) -> _ConditionalContent<TrueContent, FalseContent>
      @primitive public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
      ) -> _ConditionalContent<TrueContent, FalseContent>
      @primitive public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView
    }

    #if SDK_27
    public typealias ContentBuilder = ViewBuilder
    public typealias EmptyContent = EmptyView

    /// The type of a block with several views for version 27 and later; for earlier targets it is a `TupleView`.
    @transparent
    public struct TupleContent<each Content>: View {
      public typealias Body = Never
      /// Satisfies the `body` requirement of every protocol.
      @primitive nonisolated public var body: Never { get }
      public var content: (repeat each Content)
      nonisolated public init(_ content: repeat each Content) {
        self.content = (repeat each content)
      }
    }
    #endif

    @shows("nothing")
    public struct EmptyView: View {
      public typealias Body = Never
      #if SDK_27
      /// Satisfies the `body` requirement of every protocol.
      @primitive nonisolated public var body: Never { get }
      #endif
      nonisolated public init() {}
    }

    @transparent
    public struct TupleView<T>: View {
      public typealias Body = Never
      public var value: T
      nonisolated public init(_ value: T) {
        self.value = value
      }
    }

    public struct _ConditionalContent<TrueContent, FalseContent> {
      public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
      }
      var storage: Storage
    }

    extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
      public typealias Body = Never
    }

    extension Optional: View where Wrapped: View {
      public typealias Body = Never
    }

    /// A view with an erased type; a change of the type changes the identity.
    @erases("type")
    public struct AnyView: View {
      public typealias Body = Never
      var content: any View
      nonisolated public init<V: View>(_ view: V) {
        content = view
      }
      nonisolated public init<V: View>(erasing view: V) {
        content = view
      }
    }

    /// A view that splices its content into the container, without a layout.
    @transparent
    @holds("views")
    public struct Group<Content> {
      var content: Content
    }

    extension Group: View where Content: View {
      public typealias Body = Never
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
      }
      nonisolated public init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
      ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, content: transform)
      }
      nonisolated public init<Base: View, Result: View>(
        sections view: Base,
        @ViewBuilder transform: @escaping (SectionCollection) -> Result
      ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(sections: view, content: transform)
      }
    }

    public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
      public typealias Body = Never
      var subviews: Subviews
      var content: (SubviewsCollection) -> Content
    }

    public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
      public typealias Body = Never
      var sections: Sections
      var content: (SectionCollection) -> Content
    }

    /// A view whose subviews a container receives.
    struct _ResolvedSubviews: View {
      typealias Body = Never
      var content: any View
    }

    /// One of the resolved subviews of a view, known when the program runs.
    public struct Subview: View, Identifiable {
      public typealias Body = Never
      public struct ID: Hashable {
        var number: Int
      }
      public var id: ID
      var location: _Location?
      @primitive public var containerValues: ContainerValues { get }
    }

    public struct SubviewsCollection: RandomAccessCollection {
      var elements: [Subview]
      public var startIndex: Int { elements.startIndex }
      public var endIndex: Int { elements.endIndex }
      public subscript(index: Int) -> Subview { elements[index] }
      public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(elements: elements[bounds])
      }
    }

    extension SubviewsCollection: View {
      public typealias Body = Never
    }

    public struct SubviewsCollectionSlice: RandomAccessCollection {
      var elements: ArraySlice<Subview>
      public var startIndex: Int { elements.startIndex }
      public var endIndex: Int { elements.endIndex }
      public subscript(index: Int) -> Subview { elements[index] }
      public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(elements: elements[bounds])
      }
    }

    extension SubviewsCollectionSlice: View {
      public typealias Body = Never
    }

    public struct SectionConfiguration: Identifiable {
      public struct ID: Hashable {
        var number: Int
      }
      public var id: ID
      public var header: SubviewsCollection
      public var footer: SubviewsCollection
      public var content: SubviewsCollection
      var location: _Location?
      @primitive public var containerValues: ContainerValues { get }
    }

    public struct SectionCollection: RandomAccessCollection {
      var elements: [SectionConfiguration]
      public var startIndex: Int { elements.startIndex }
      public var endIndex: Int { elements.endIndex }
      public subscript(index: Int) -> SectionConfiguration { elements[index] }
    }

    public protocol ContainerValueKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }

    public struct ContainerValues {
      var location: _Location?
      @primitive public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value { get set }
      @primitive public func tag<V: Hashable>(for type: V.Type) -> V?
      @primitive public func hasTag<V: Hashable>(_ tag: V) -> Bool
    }

    @transparent
    @compares("==")
    public struct EquatableView<Content: View & Equatable>: View {
      public typealias Body = Never
      public var content: Content
      nonisolated public init(@wraps("view") content: Content) {
        self.content = content
      }
    }

    /// A view with an explicit identity.
    public struct IDView<Content: View, ID: Hashable>: View {
      public typealias Body = Never
      var content: Content
      var id: ID
    }

    /// The placeholder for the view to which a modifier or a transition is applied.
    public struct PlaceholderContentView<Value>: View {
      public typealias Body = Never
    }

    public struct _UnaryViewAdaptor<Content: View>: View {
      public typealias Body = Never
      var content: Content
      public init(_ content: Content) {
        self.content = content
      }
    }

    /// A root with children whose number is known when the program runs.
    public enum _VariadicView {
      public typealias Root = _VariadicView_Root
      public typealias ViewRoot = _VariadicView_ViewRoot
      public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
      public typealias MultiViewRoot = _VariadicView_MultiViewRoot
      public typealias Children = _VariadicView_Children
      public struct Tree<Root, Content> {
        public var root: Root
        public var content: Content
        public init(root: Root, content: Content) {
          self.root = root
          self.content = content
        }
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
          self.root = root
          self.content = content()
        }
      }
    }

    extension _VariadicView.Tree: View where Content: View {
      public typealias Body = Never
    }

    extension _VariadicView.Tree: Animatable where Root: Animatable {
      public var animatableData: Root.AnimatableData {
        get { root.animatableData }
        set { root.animatableData = newValue }
      }
    }

    public protocol _VariadicView_Root {}

    @MainActor @preconcurrency
    public protocol _VariadicView_ViewRoot: _VariadicView_Root {
      associatedtype Body: View
      @ViewBuilder func body(children: _VariadicView.Children) -> Body
    }

    /// A root that makes one view from its children.
    public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

    /// A root that makes any number of views.
    public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

    public struct _VariadicView_Children: View, RandomAccessCollection {
      public typealias Body = Never
      public struct Element: View, Identifiable {
        public typealias Body = Never
        var location: _Location?
        @primitive public var id: AnyHashable { get }
        @primitive public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID?
        @primitive public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value { get set }
      }
      var elements: [Element]
      public var startIndex: Int { elements.startIndex }
      public var endIndex: Int { elements.endIndex }
      public subscript(index: Int) -> Element { elements[index] }
    }
    """#
}
