extension InterfaceText {
  /// The texts of the module `SceneKit`: the view of a scene.
  static let sceneKit: [(name: String, text: String)] = [
    ("SceneView", sceneKitView)
  ]

  private static let sceneKitView = #"""
    import Foundation
    import SwiftUI

    open class SCNNode: NSObject {
      public override init() {}
    }

    @loses("all that has happened in it")
    open class SCNScene: NSObject {
      public let rootNode = SCNNode()
      public override init() {}
      public convenience init?(named name: String) { self.init() }
    }

    @MainActor
    @expands
    public struct SceneView: View {
      public typealias Body = Never
      public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) {
          self.rawValue = rawValue
        }
        public static let allowsCameraControl = Options(rawValue: 1)
        public static let rendersContinuously = Options(rawValue: 2)
        public static let autoenablesDefaultLighting = Options(rawValue: 4)
        public static let jitteringEnabled = Options(rawValue: 8)
        public static let temporalAntialiasingEnabled = Options(rawValue: 16)
      }
      nonisolated public init(
        scene: SCNScene?,
        pointOfView: SCNNode? = nil,
        options: Options = [],
        preferredFramesPerSecond: Int = 60
      ) {}
    }
    """#
}
