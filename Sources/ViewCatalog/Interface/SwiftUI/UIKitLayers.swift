extension InterfaceText {
  /// Layers of UIKit's views.
  static let swiftUIUIKitLayers = #"""
    public typealias CAMediaTimingFunctionName = String
    public typealias CALayerContentsGravity = String

    public struct CACornerMask: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
      public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
      public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
      public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    }

    @follows("properties")
    open class CALayer: NSObject {
      public override init() {}
      public init(layer: Any) {}
      public var frame = CGRect.zero
      public var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
      }
      public var position = CGPoint.zero
      public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
      public var backgroundColor: CGColor?
      public var cornerRadius: CGFloat = 0
      public var cornerCurve = "circular"
      public var masksToBounds = false
      public var maskedCorners = CACornerMask(rawValue: 15)
      public var borderWidth: CGFloat = 0
      public var borderColor: CGColor?
      public var opacity: Float = 1
      public var isHidden = false
      public var shadowColor: CGColor?
      public var shadowOpacity: Float = 0
      public var shadowOffset = CGSize(width: 0, height: -3)
      public var shadowRadius: CGFloat = 3
      public var shadowPath: CGPath?
      public var contents: Any?
      public var contentsScale: CGFloat = 1
      public var contentsGravity = "resize"
      public var zPosition: CGFloat = 0
      public var shouldRasterize = false
      public var rasterizationScale: CGFloat = 1
      public var name: String?
      public var mask: CALayer?
      public private(set) var sublayers: [CALayer]?
      @ObservationIgnored public private(set) weak var superlayer: CALayer?
      public func addSublayer(_ layer: CALayer) {
        layer.superlayer = self
        sublayers = (sublayers ?? []) + [layer]
      }
      public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.superlayer = self
        sublayers = [layer] + (sublayers ?? [])
      }
      public func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
      }
      open func layoutSublayers() {}
      public func setNeedsLayout() {}
      public func setNeedsDisplay() {}
      public func layoutIfNeeded() {}
      public func render(in ctx: CGContext) {}
      public func add(_ anim: CAAnimation, forKey key: String?) {}
      public func removeAnimation(forKey key: String) {}
      public func removeAllAnimations() {}
      public func setAffineTransform(_ m: CGAffineTransform) {}
    }

    @follows("properties")
    open class CAGradientLayer: CALayer {
      public var colors: [Any]?
      public var locations: [NSNumber]?
      public var startPoint = CGPoint(x: 0.5, y: 0)
      public var endPoint = CGPoint(x: 0.5, y: 1)
      public var type = CAGradientLayerType.axial
    }
    public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let axial = CAGradientLayerType(rawValue: "axial")
      public static let radial = CAGradientLayerType(rawValue: "radial")
      public static let conic = CAGradientLayerType(rawValue: "conic")
    }

    @follows("properties")
    open class CAShapeLayer: CALayer {
      public var path: CGPath?
      public var fillColor: CGColor?
      public var strokeColor: CGColor?
      public var lineWidth: CGFloat = 1
      public var strokeStart: CGFloat = 0
      public var strokeEnd: CGFloat = 1
      public var lineCap = "butt"
      public var lineJoin = "miter"
      public var lineDashPattern: [NSNumber]?
    }

    open class CATextLayer: CALayer {
      public var string: Any?
      public var fontSize: CGFloat = 36
      public var foregroundColor: CGColor?
    }
    open class CAEmitterLayer: CALayer {
      public var emitterPosition = CGPoint.zero
      public var emitterSize = CGSize.zero
      public var emitterShape = "point"
      public var birthRate: Float = 1
      public var emitterCells: [CAEmitterCell]?
      public var beginTime: CFTimeInterval = 0
    }
    open class CAEmitterCell: NSObject {
      public override init() {}
      public var contents: Any?
      public var birthRate: Float = 0
      public var lifetime: Float = 0
      public var lifetimeRange: Float = 0
      public var velocity: CGFloat = 0
      public var velocityRange: CGFloat = 0
      public var emissionLongitude: CGFloat = 0
      public var emissionRange: CGFloat = 0
      public var spin: CGFloat = 0
      public var spinRange: CGFloat = 0
      public var scale: CGFloat = 1
      public var scaleRange: CGFloat = 0
      public var scaleSpeed: CGFloat = 0
      public var color: CGColor?
      public var alphaSpeed: Float = 0
      public var yAcceleration: CGFloat = 0
      public var xAcceleration: CGFloat = 0
      public var name: String?
    }

    open class CAAnimation: NSObject {
      public var duration: CFTimeInterval = 0.25
      public var repeatCount: Float = 0
      public var autoreverses = false
      public var beginTime: CFTimeInterval = 0
      public var timingFunction: CAMediaTimingFunction?
      public var isRemovedOnCompletion = true
      public var fillMode = "removed"
    }
    open class CAPropertyAnimation: CAAnimation {
      public init(keyPath path: String?) { keyPath = path }
      public override init() {}
      public var keyPath: String?
    }
    open class CABasicAnimation: CAPropertyAnimation {
      public var fromValue: Any?
      public var toValue: Any?
      public var byValue: Any?
    }
    open class CAKeyframeAnimation: CAPropertyAnimation {
      public var values: [Any]?
      public var keyTimes: [NSNumber]?
    }
    open class CAAnimationGroup: CAAnimation {
      public override init() {}
      public var animations: [CAAnimation]?
    }
    open class CASpringAnimation: CABasicAnimation {
      public var damping: CGFloat = 10
      public var stiffness: CGFloat = 100
      public var mass: CGFloat = 1
      public var initialVelocity: CGFloat = 0
      public var settlingDuration: CFTimeInterval { 1 }
    }
    public class CAMediaTimingFunction: NSObject {
      public init(name: String) {}
      public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
    }
    public class CATransaction: NSObject {
      public static func begin() {}
      public static func commit() {}
      public static func flush() {}
      public static func setAnimationDuration(_ duration: CFTimeInterval) {}
      public static func setDisableActions(_ flag: Bool) {}
      public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
    }
    public class CADisplayLink: NSObject {
      public init(target: Any, selector: Selector) {}
      public var isPaused = false
      public var preferredFramesPerSecond = 0
      public var timestamp: CFTimeInterval { 0 }
      public var targetTimestamp: CFTimeInterval { 0 }
      public var duration: CFTimeInterval { 1.0 / 60 }
      public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
      public func invalidate() {}
    }
    """#
}
