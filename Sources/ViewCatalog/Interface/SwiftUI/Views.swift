extension InterfaceText {
  /// `View`, its builder, and the result types of the builder.
  static let swiftUIViews = #"""
    @MainActor @preconcurrency
    public protocol View {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    }

    /// What is drawn, laid out or spliced by the engine has no body of its own.
    extension View where Body == Never {
      @primitive nonisolated public var body: Never { get }
    }

    extension Never: View {
      public typealias Body = Never
      /// For every protocol that has a body.
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

    /// What a block of several views is built for systems of 27 and later; before, it is a `TupleView`.
    @transparent
    public struct TupleContent<each Content>: View {
      public typealias Body = Never
      /// For every protocol that has a body.
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
      /// For every protocol that has a body.
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

    /// A view whose type is hidden; a change of that type is another identity.
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

    /// Splices its content in where it stands: it lays nothing out.
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

    /// A view whose parts a container is given.
    struct _ResolvedSubviews: View {
      typealias Body = Never
      var content: any View
    }

    /// One view of those that a composite makes, once it is known how many it makes.
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

    /// A view under a name: another name is another identity.
    public struct IDView<Content: View, ID: Hashable>: View {
      public typealias Body = Never
      var content: Content
      var id: ID
    }

    /// Where a modifier or a transition puts what it is applied to.
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

    /// Views whose number the root sees.
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

    /// Makes one view of its children.
    public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

    /// Makes as many views as it likes.
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
