extension InterfaceText {
  /// The texts of the module `RealityKit`: the views that show what is made of three dimensions.
  static let realityKit: [(name: String, text: String)] = [
    ("RealityView", realityKitView)
  ]

  private static let realityKitView = #"""
    import Foundation
    import SwiftUI

    open class Entity {
      public init() {}
    }

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

    @MainActor
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

      @MainActor
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
    """#
}
