extension InterfaceText {
  /// The texts of the module `SpriteKit`: the view of a scene, and the scene's declarations that it uses.
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

    struct _SpriteViewLook: View {
      var view: SpriteView
      var body: some View {
        ZStack {
          Color(white: 0.15)
          Image(systemName: "gamecontroller").font(.largeTitle).foregroundStyle(.gray)
        }
      }
    }

    open class SKTransition: NSObject {
      public static func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
      public static func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
      public static func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    }

    #if os(macOS)
    public typealias SKColor = NSColor
    #else
    public typealias SKColor = UIColor
    #endif

    /// A node of a scene: it is stored, but not drawn.
    open class SKNode: NSObject {
      public override init() {}
      public var position: CGPoint = .zero
      public var zPosition: CGFloat = 0
      public var zRotation: CGFloat = 0
      public var xScale: CGFloat = 1
      public var yScale: CGFloat = 1
      public var alpha: CGFloat = 1
      public var isHidden = false
      public var name: String?
      public var isPaused = false
      public var speed: CGFloat = 1
      public var userData: NSMutableDictionary?
      public var isUserInteractionEnabled = false
      public var physicsBody: SKPhysicsBody?
      public private(set) var children: [SKNode] = []
      public private(set) weak var parent: SKNode?
      public weak var scene: SKScene?
      public var frame: CGRect { CGRect(origin: position, size: .zero) }
      public func addChild(_ node: SKNode) {
        node.parent = self
        children.append(node)
      }
      public func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
      }
      public func removeAllChildren() { children = [] }
      public func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
      public func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {}
      public func setScale(_ scale: CGFloat) {
        xScale = scale
        yScale = scale
      }
      public func run(_ action: SKAction) {}
      public func run(_ action: SKAction, withKey key: String) {}
      public func run(_ action: SKAction, completion block: @escaping () -> Void) { block() }
      public func removeAction(forKey key: String) {}
      public func removeAllActions() {}
      public func contains(_ p: CGPoint) -> Bool { frame.contains(p) }
    }
    open class SKTexture: NSObject {
      public override init() {}
      public init(imageNamed name: String) {}
      public init(image: UIImage) {}
      public init(cgImage image: CGImage) {}
      public init(rect: CGRect, in texture: SKTexture) {}
      public func size() -> CGSize { CGSize(width: 100, height: 100) }
      public var filteringMode = 0
      public static func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        completionHandler()
      }
    }
    open class SKTextureAtlas: NSObject {
      public init(named name: String) {}
      public var textureNames: [String] { [] }
      public func textureNamed(_ name: String) -> SKTexture { SKTexture() }
    }
    open class SKSpriteNode: SKNode {
      public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        self.texture = texture
        self.color = color
        self.size = size
        super.init()
      }
      public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
      public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
      public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
      public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
      public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
      public var texture: SKTexture?
      public var color: UIColor
      public var colorBlendFactor: CGFloat = 0
      public var size: CGSize
      public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    }
    public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
    public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
    open class SKLabelNode: SKNode {
      public override init() { super.init() }
      public init(text: String?) {
        self.text = text
        super.init()
      }
      public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
      }
      public var text: String?
      public var attributedText: NSAttributedString?
      public var fontName: String?
      public var fontSize: CGFloat = 32
      public var fontColor: UIColor?
      public var numberOfLines = 1
      public var preferredMaxLayoutWidth: CGFloat = 0
      public var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
      public var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    }
    open class SKShapeNode: SKNode {
      public override init() { super.init() }
      public init(path: CGPath) { super.init() }
      public init(rect: CGRect) { super.init() }
      public init(rect: CGRect, cornerRadius: CGFloat) { super.init() }
      public init(rectOf size: CGSize) { super.init() }
      public init(rectOf size: CGSize, cornerRadius: CGFloat) { super.init() }
      public init(circleOfRadius radius: CGFloat) { super.init() }
      public init(ellipseOf size: CGSize) { super.init() }
      public var path: CGPath?
      public var fillColor = UIColor.clear
      public var strokeColor = UIColor.white
      public var lineWidth: CGFloat = 1
      public var glowWidth: CGFloat = 0
      public var isAntialiased = true
    }
    open class SKEmitterNode: SKNode {
      public override init() { super.init() }
      public init?(fileNamed filename: String) { super.init() }
      public var particleBirthRate: CGFloat = 0
      public var particleLifetime: CGFloat = 0
      public var particleColor = UIColor.white
      public var particleTexture: SKTexture?
      public var numParticlesToEmit = 0
      public func resetSimulation() {}
    }
    open class SKCameraNode: SKNode { public override init() { super.init() } }
    open class SKAudioNode: SKNode {
      public init(fileNamed name: String) { super.init() }
      public var autoplayLooped = true
    }
    open class SKPhysicsBody: NSObject {
      public init(circleOfRadius r: CGFloat) {}
      public init(rectangleOf s: CGSize) {}
      public init(edgeLoopFrom rect: CGRect) {}
      public init(texture: SKTexture, size: CGSize) {}
      public init(polygonFrom path: CGPath) {}
      public var isDynamic = true
      public var affectedByGravity = true
      public var allowsRotation = true
      public var mass: CGFloat = 1
      public var friction: CGFloat = 0.2
      public var restitution: CGFloat = 0.2
      public var linearDamping: CGFloat = 0.1
      public var velocity = CGVector.zero
      public var categoryBitMask: UInt32 = .max
      public var contactTestBitMask: UInt32 = 0
      public var collisionBitMask: UInt32 = .max
      public weak var node: SKNode?
      public func applyImpulse(_ impulse: CGVector) {}
      public func applyForce(_ force: CGVector) {}
    }
    open class SKPhysicsContact: NSObject {
      public var bodyA: SKPhysicsBody { SKPhysicsBody(circleOfRadius: 0) }
      public var bodyB: SKPhysicsBody { SKPhysicsBody(circleOfRadius: 0) }
      public var contactPoint: CGPoint { .zero }
    }
    public protocol SKPhysicsContactDelegate: NSObjectProtocol {
      func didBegin(_ contact: SKPhysicsContact)
      func didEnd(_ contact: SKPhysicsContact)
    }
    extension SKPhysicsContactDelegate {
      public func didBegin(_ contact: SKPhysicsContact) {}
      public func didEnd(_ contact: SKPhysicsContact) {}
    }
    open class SKPhysicsWorld: NSObject {
      public override init() {}
      public var gravity = CGVector(dx: 0, dy: -9.8)
      public var speed: CGFloat = 1
      public weak var contactDelegate: (any SKPhysicsContactDelegate)?
    }
    open class SKAction: NSObject {
      public var duration: TimeInterval = 0
      public var timingMode = 0
      public static func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction() }
      public static func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction() }
      public static func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
      public static func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
      public static func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
      public static func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
      public static func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
      public static func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
      public static func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
      public static func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction() }
      public static func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction() }
      public static func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
      public static func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction()
      }
      public static func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction { SKAction() }
      public static func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
      public static func wait(forDuration duration: TimeInterval) -> SKAction { SKAction() }
      public static func sequence(_ actions: [SKAction]) -> SKAction { SKAction() }
      public static func group(_ actions: [SKAction]) -> SKAction { SKAction() }
      public static func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction() }
      public static func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
      public static func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
      public static func removeFromParent() -> SKAction { SKAction() }
      public func reversed() -> SKAction { self }
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
      public var backgroundColor = UIColor.black
      public var camera: SKCameraNode?
      public let physicsWorld = SKPhysicsWorld()
      public weak var view: SKView?
      public override init() { super.init() }
      public init(size: CGSize) {
        super.init()
        self.size = size
      }
      open func didMove(to view: SKView) {}
      open func willMove(from view: SKView) {}
      open func sceneDidLoad() {}
      open func didChangeSize(_ oldSize: CGSize) {}
      open func update(_ currentTime: TimeInterval) {}
      open func didEvaluateActions() {}
      open func didSimulatePhysics() {}
      open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
      open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
      public convenience init?(fileNamed filename: String) { self.init() }
    }

    @MainActor
    open class SKView: UIView {
      public private(set) var scene: SKScene?
      public var showsFPS = false
      public var showsNodeCount = false
      public var showsPhysics = false
      public var ignoresSiblingOrder = false
      public var allowsTransparency = false
      public var isPaused = false
      public var preferredFramesPerSecond = 60
      public func presentScene(_ scene: SKScene?) { self.scene = scene }
      public func presentScene(_ scene: SKScene, transition: SKTransition) { self.scene = scene }
      public override var _look: AnyView { AnyView(_SystemPlace(symbol: "gamecontroller", words: "")) }
    }
    """#
}
