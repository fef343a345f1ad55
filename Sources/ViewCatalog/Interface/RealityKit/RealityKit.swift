extension InterfaceText {
  /// The texts of the module `RealityKit`: the views that show three-dimensional content.
  static let realityKit: [(name: String, text: String)] = [
    ("RealityView", realityKitView), ("Entities", realityKitEntities),
  ]

  private static let realityKitView = #"""
    import Foundation
    import SwiftUI

    public struct RealityViewDefaultPlaceholder: View {
      public typealias Body = Never
      public init() {}
    }

    public struct RealityViewCameraContent {
      public struct Body<Placeholder: View>: View {
        public typealias Body = Never
      }
      @primitive public mutating func add(_ entity: Entity)
      @primitive public mutating func remove(_ entity: Entity)
    }

    @shows("space")
    @MainActor
    @expands
    public struct RealityView<Content: View>: View {
      public typealias Body = Never
      public typealias DefaultPlaceholder = RealityViewDefaultPlaceholder
    }

    #if os(visionOS)
      public struct RealityViewContent {
        public struct Body<Placeholder: View>: View {
          public typealias Body = Never
        }
        @primitive public mutating func add(_ entity: Entity)
        @primitive public mutating func remove(_ entity: Entity)
      }

      extension RealityView {
        nonisolated public init<P: View>(
          make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void,
          update: (@MainActor (inout RealityViewContent) -> Void)? = nil,
          @ViewBuilder placeholder: () -> P
        ) where Content == RealityViewContent.Body<P> {}
        nonisolated public init(
          make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void,
          update: (@MainActor (inout RealityViewContent) -> Void)? = nil
        ) where Content == RealityViewContent.Body<RealityViewDefaultPlaceholder> {}
        nonisolated public init<A: AttachmentContent, P: View>(
          make: @escaping @MainActor @Sendable (inout RealityViewContent, RealityViewAttachments) async -> Void,
          update: (@MainActor (inout RealityViewContent, RealityViewAttachments) -> Void)? = nil,
          @ViewBuilder placeholder: () -> P,
          @AttachmentContentBuilder attachments: @escaping () -> A
        ) where Content == RealityViewAttachmentBuilderContent<A, RealityViewContent.Body<P>> {}
        nonisolated public init<A: AttachmentContent>(
          make: @escaping @MainActor @Sendable (inout RealityViewContent, RealityViewAttachments) async -> Void,
          update: (@MainActor (inout RealityViewContent, RealityViewAttachments) -> Void)? = nil,
          @AttachmentContentBuilder attachments: @escaping () -> A
        )
        where
          Content == RealityViewAttachmentBuilderContent<A, RealityViewContent.Body<RealityViewDefaultPlaceholder>>
        {}
      }

      public struct RealityViewAttachmentBuilderContent<Attachment: AttachmentContent, Content: View>: View {
        public typealias Body = Never
      }

      public class ViewAttachmentEntity: Entity {}

      public struct RealityViewAttachments {
        @primitive public func entity(for id: some Hashable) -> ViewAttachmentEntity?
      }

      public protocol AttachmentContent {
        associatedtype Body: AttachmentContent
        @AttachmentContentBuilder var body: Body { get }
      }

      extension AttachmentContent where Body == Never {
        @primitive public var body: Never { get }
      }

      extension Never: AttachmentContent {}

      public struct Attachment<Content: View>: AttachmentContent {
        public typealias Body = Never
        public var content: Content
        nonisolated public init(id: some Hashable, @ViewBuilder _ content: () -> Content) {
          self.content = content()
        }
      }

      public struct EmptyAttachmentContent: AttachmentContent {
        public typealias Body = Never
      }

      public struct ConditionalAttachmentContent<TrueContent: AttachmentContent, FalseContent: AttachmentContent>:
        AttachmentContent
      {
        public typealias Body = Never
      }

      /// SwiftUI also has one for parameter packs; the one that the builder returns is not established.
      @hole
      struct _TupleAttachmentContent<T>: AttachmentContent {
        typealias Body = Never
        var value: T
      }

      @resultBuilder
      public struct AttachmentContentBuilder {
        @primitive public static func buildBlock() -> EmptyAttachmentContent
        public static func buildBlock<C: AttachmentContent>(_ content: C) -> C { content }
        public static func buildBlock<each C: AttachmentContent>(
          _ content: repeat each C
        ) -> some AttachmentContent {
          _TupleAttachmentContent(value: (repeat each content))
        }
        @primitive public static func buildEither<TrueContent: AttachmentContent, FalseContent: AttachmentContent>(
          first: TrueContent
        ) -> ConditionalAttachmentContent<TrueContent, FalseContent>
        @primitive public static func buildEither<TrueContent: AttachmentContent, FalseContent: AttachmentContent>(
          second: FalseContent
        ) -> ConditionalAttachmentContent<TrueContent, FalseContent>
      }

      public enum Model3DPhase {
        case empty
        case success(ResolvedModel3D)
        case failure(any Error)
        @primitive public var model: ResolvedModel3D? { get }
        @primitive public var error: (any Error)? { get }
      }

      public struct ResolvedModel3D: View {
        public typealias Body = Never
        @primitive public func resizable(_ isResizable: Bool = true) -> ResolvedModel3D
      }

      public struct Model3DPlaceholderContent<Content: View, Placeholder: View>: View {
        public typealias Body = Never
      }

      @shows("space")
      @MainActor
      @expands
      public struct Model3D<Content: View>: View {
        public typealias Body = Never
        nonisolated public init(named name: String, bundle: Bundle? = nil) where Content == ResolvedModel3D {}
        nonisolated public init(url: URL) where Content == ResolvedModel3D {}
        nonisolated public init(
          named name: String,
          bundle: Bundle? = nil,
          @ViewBuilder content: @escaping (Model3DPhase) -> Content
        ) {}
        nonisolated public init(url: URL, @ViewBuilder content: @escaping (Model3DPhase) -> Content) {}
        nonisolated public init<Model: View, Placeholder: View>(
          named name: String,
          bundle: Bundle? = nil,
          @ViewBuilder content: @escaping (ResolvedModel3D) -> Model,
          @ViewBuilder placeholder: @escaping () -> Placeholder
        ) where Content == Model3DPlaceholderContent<Model, Placeholder> {}
        nonisolated public init<Model: View, Placeholder: View>(
          url: URL,
          @ViewBuilder content: @escaping (ResolvedModel3D) -> Model,
          @ViewBuilder placeholder: @escaping () -> Placeholder
        ) where Content == Model3DPlaceholderContent<Model, Placeholder> {}
      }
    #else
      extension RealityView {
        nonisolated public init<P: View>(
          make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void,
          update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil,
          @ViewBuilder placeholder: () -> P
        ) where Content == RealityViewCameraContent.Body<P> {}
        nonisolated public init(
          make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void,
          update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil
        ) where Content == RealityViewCameraContent.Body<RealityViewDefaultPlaceholder> {}
      }
    #endif

    public struct CameraControls: Hashable, Sendable {
      var name: String
      public static let none = CameraControls(name: "none")
      public static let dolly = CameraControls(name: "dolly")
      public static let orbit = CameraControls(name: "orbit")
      public static let pan = CameraControls(name: "pan")
      public static let tilt = CameraControls(name: "tilt")
    }

    public struct RealityViewLayoutOption: Hashable, Sendable {
      var name: String
      public static let flexible = RealityViewLayoutOption(name: "flexible")
      public static let centered = RealityViewLayoutOption(name: "centered")
      public static let fixedSize = RealityViewLayoutOption(name: "fixedSize")
    }

    open class Scene {}

    extension EnvironmentValues {
      @primitive public var realityKitScene: RealityKit.Scene? { get }
      @primitive public var realityViewCameraControls: CameraControls { get set }
    }

    nonisolated extension View {
      public func realityViewCameraControls(_ mode: CameraControls) -> some View {
        environment(\.realityViewCameraControls, mode)
      }
      public func realityViewLayoutBehavior(_ behavior: RealityViewLayoutOption) -> some View {
        modifier(_RealityViewOption())
      }
    }

    @shows("nothing")
    @hole
    struct _RealityViewOption: ViewModifier {
      typealias Body = Never
    }
    """#
}
