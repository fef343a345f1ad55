extension InterfaceText {
  /// The texts of the module `SpriteKit`: the view of a scene, and what of scenes it is given.
  static let spriteKit: [(name: String, text: String)] = [
    ("Sprites", spriteKitSprites)
  ]

  private static let spriteKitSprites = #"""
    import Foundation
    import SwiftUI

    @MainActor
    @expands
    public struct SpriteView: View {
      public typealias Body = Never
      public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) {
          self.rawValue = rawValue
        }
        public static let ignoresSiblingOrder = Options(rawValue: 1)
        public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
        public static let allowsTransparency = Options(rawValue: 4)
      }
      public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) {
          self.rawValue = rawValue
        }
        public static let showsFPS = DebugOptions(rawValue: 1)
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        public static let showsDrawCount = DebugOptions(rawValue: 4)
        public static let showsQuadCount = DebugOptions(rawValue: 8)
        public static let showsPhysics = DebugOptions(rawValue: 16)
        public static let showsFields = DebugOptions(rawValue: 32)
      }
      nonisolated public init(
        scene: SKScene,
        transition: SKTransition? = nil,
        isPaused: Bool = false,
        preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes],
        debugOptions: DebugOptions = []
      ) {}
    }

    open class SKTransition: NSObject {}

    open class SKNode: NSObject {
      public var position: CGPoint = .zero
      public var name: String?
      public var isPaused = false
      public var children: [SKNode] = []
      @primitive public func addChild(_ node: SKNode)
      @primitive public func removeFromParent()
    }

    public enum SKSceneScaleMode: Int, Sendable {
      case fill
      case aspectFill
      case aspectFit
      case resizeFill
    }

    @loses("all that has happened in it")
    open class SKScene: SKNode {
      public var size: CGSize = .zero
      public var scaleMode: SKSceneScaleMode = .fill
      public var anchorPoint: CGPoint = .zero
      public override init() {}
      public init(size: CGSize) {}
      public convenience init?(fileNamed filename: String) { self.init() }
    }
    """#
}
