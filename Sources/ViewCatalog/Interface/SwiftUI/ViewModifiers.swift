extension InterfaceText {
  /// `ViewModifier` and the composition of a modifier with its content.
  static let swiftUIViewModifiers = #"""
    @MainActor @preconcurrency
    public protocol ViewModifier {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
      typealias Content = _ViewModifier_Content<Self>
    }

    extension ViewModifier where Body == Never {
      @primitive nonisolated public func body(content: Content) -> Never
    }

    /// The content of a modifier of type `Modifier`.
    @placeholder("content")
    public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
      public typealias Body = Never
      var location: _Location?
    }

    public struct ModifiedContent<Content, Modifier> {
      public typealias Body = Never
      public var content: Content
      public var modifier: Modifier
      nonisolated public init(@wraps("view") content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
      }
    }

    extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

    extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

    extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

    extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
      public var data: Content.Data { content.data }
    }

    extension View {
      nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
      }
    }

    extension ViewModifier {
      nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
      }

      nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        _PushPopTransactionModifier(content: self, transform: transform)
      }

      nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        _PushPopTransactionModifier(content: self) { transaction in
          transaction.animation = animation
        }
      }
    }

    public struct _PushPopTransactionModifier<Content: ViewModifier>: ViewModifier {
      public typealias Body = Never
      public var content: Content
      var transform: (inout Transaction) -> Void
      nonisolated init(content: Content, transform: @escaping (inout Transaction) -> Void) {
        self.content = content
        self.transform = transform
      }
    }

    public struct EmptyModifier: ViewModifier {
      public typealias Body = Never
      public static let identity = EmptyModifier()
      nonisolated public init() {}
    }

    /// A modifier that resolves to another one in the environment of its view.
    public protocol EnvironmentalModifier: ViewModifier where Body == Never {
      associatedtype ResolvedModifier: ViewModifier
      @resolves("environment")
      func resolve(in environment: EnvironmentValues) -> ResolvedModifier
    }

    public protocol AnimatableModifier: Animatable, ViewModifier {}

    public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
      nonisolated func effectValue(size: CGSize) -> ProjectionTransform
    }

    extension GeometryEffect {
      nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
    }

    public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
      public typealias Body = Never
      public var base: Base
      nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
    }
    """#
}
