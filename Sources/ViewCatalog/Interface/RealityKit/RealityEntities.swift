extension InterfaceText {
  /// The entities of a three-dimensional scene: they are stored, but not drawn.
  static let realityKitEntities = #"""
    import Foundation
    import SwiftUI

    public protocol Component {}

    public struct Transform: Component, Equatable, Sendable {
      public var scale = SIMD3<Float>(1, 1, 1)
      public var rotation = simd_quatf()
      public var translation = SIMD3<Float>(0, 0, 0)
      public init(
        scale: SIMD3<Float> = SIMD3<Float>(1, 1, 1), rotation: simd_quatf = simd_quatf(),
        translation: SIMD3<Float> = SIMD3<Float>(0, 0, 0)
      ) {
        self.scale = scale
        self.rotation = rotation
        self.translation = translation
      }
      public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {}
      public init(matrix: simd_float4x4) {
        translation = SIMD3<Float>(matrix.columns.3.x, matrix.columns.3.y, matrix.columns.3.z)
      }
      public static let identity = Transform()
    }

    /// A rotation by an angle around an axis.
    public struct simd_quatf: Equatable, Sendable {
      public var angle: Float = 0
      public var axis = SIMD3<Float>(0, 1, 0)
      public init() {}
      public init(angle: Float, axis: SIMD3<Float>) {
        self.angle = angle
        self.axis = axis
      }
    }

    /// A 4 × 4 matrix of four columns.
    public struct simd_float4x4: Equatable, Sendable {
      public var columns = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>())
      public init() {}
      public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) {
        columns = (col0, col1, col2, col3)
      }
      public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }
      public init(diagonal: SIMD4<Float>) {
        columns.0.x = diagonal.x
        columns.1.y = diagonal.y
        columns.2.z = diagonal.z
        columns.3.w = diagonal.w
      }
      public static func == (a: simd_float4x4, b: simd_float4x4) -> Bool { a.columns == b.columns }
      public static func * (a: simd_float4x4, b: SIMD4<Float>) -> SIMD4<Float> {
        let near = a.columns.0 * b.x + a.columns.1 * b.y
        return near + a.columns.2 * b.z + a.columns.3 * b.w
      }
      public static func * (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
      }
    }
    public typealias float4x4 = simd_float4x4
    public let matrix_identity_float4x4 = simd_float4x4(1)

    open class Entity: Identifiable {
      public var name = ""
      public var isEnabled = true
      public var transform = Transform()
      public private(set) weak var parent: Entity?
      public private(set) var children: [Entity] = []
      public var components = ComponentSet()
      public required init() {}
      public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        self.init()
        self.name = name
      }
      public class func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
        let entity = Entity()
        entity.name = name
        return entity
      }
      public var id: ObjectIdentifier { ObjectIdentifier(self) }
      public var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
      }
      public var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
      }
      public var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
      }
      public var isActive: Bool { false }
      public var scene: Scene? { nil }
      public var availableAnimations: [AnimationResource] { [] }
      public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        entity.removeFromParent()
        entity.parent = self
        children.append(entity)
      }
      public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        children.removeAll { $0 === entity }
        entity.parent = nil
      }
      public func removeFromParent(preservingWorldTransform: Bool = false) { parent?.removeChild(self) }
      public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
        removeFromParent()
        parent?.addChild(self)
      }
      public func findEntity(named name: String) -> Entity? {
        if self.name == name { return self }
        for child in children {
          if let found = child.findEntity(named: name) { return found }
        }
        return nil
      }
      public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.position = position }
      public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.scale = scale }
      public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
        self.orientation = orientation
      }
      public func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> { position }
      public func look(
        at target: SIMD3<Float>, from position: SIMD3<Float>, relativeTo referenceEntity: Entity?
      ) {}
      public func generateCollisionShapes(recursive: Bool) {}
      @discardableResult
      public func move(
        to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0
      ) -> AnimationPlaybackController {
        self.transform = transform
        return AnimationPlaybackController()
      }
      @discardableResult
      public func playAnimation(_ animation: AnimationResource) -> AnimationPlaybackController {
        AnimationPlaybackController()
      }
      public func stopAllAnimations(recursive: Bool = true) {}
      public func clone(recursive: Bool) -> Self { self }
    }

    extension Entity {
      /// The components of an entity, one of each type.
      public struct ComponentSet {
        var values: [ObjectIdentifier: any Component] = [:]
        public subscript<T: Component>(_ componentType: T.Type) -> T? {
          get { values[ObjectIdentifier(componentType)] as? T }
          set { values[ObjectIdentifier(componentType)] = newValue }
        }
        public mutating func set<T: Component>(_ component: T) { values[ObjectIdentifier(T.self)] = component }
        public mutating func remove<T: Component>(_ componentType: T.Type) {
          values[ObjectIdentifier(componentType)] = nil
        }
        public func has<T: Component>(_ componentType: T.Type) -> Bool { values[ObjectIdentifier(componentType)] != nil }
      }
    }

    public class AnimationPlaybackController {
      init() {}
      public func pause() {}
      public func resume() {}
      public func stop() {}
    }
    public class AnimationResource: @unchecked Sendable {
      init() {}
      public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
      public func `repeat`(count: Int) -> AnimationResource { self }
    }

    public protocol HasModel {}
    public protocol HasCollision {}
    public protocol HasAnchoring {}

    open class ModelEntity: Entity, HasModel, HasCollision {
      public var model: ModelComponent?
      public required init() {}
      public convenience init(
        mesh: MeshResource, materials: [any Material] = []
      ) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
      }
      public convenience init(
        mesh: MeshResource, materials: [any Material] = [], collisionShape: ShapeResource, mass: Float
      ) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
      }
      public var collision: CollisionComponent?
    }

    open class AnchorEntity: Entity, HasAnchoring {
      public required init() {}
      public convenience init(_ target: AnchoringComponent.Target) { self.init() }
      public convenience init(
        _ target: AnchoringComponent.Target, trackingMode: AnchoringComponent.TrackingMode
      ) { self.init() }
      public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
      }
    }

    public struct AnchoringComponent: Component {
      public enum Target {
        case head
        case camera
        case hand(Chirality, location: HandLocation)
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
        public enum Chirality { case left, right, either }
        public enum HandLocation { case wrist, thumbTip, indexFingerTip, palm, aboveHand }
        public struct Alignment: OptionSet, Sendable {
          public let rawValue: UInt8
          public init(rawValue: UInt8) { self.rawValue = rawValue }
          public static let horizontal = Alignment(rawValue: 1)
          public static let vertical = Alignment(rawValue: 2)
          public static let any: Alignment = [.horizontal, .vertical]
        }
        public struct Classification: OptionSet, Sendable {
          public let rawValue: UInt64
          public init(rawValue: UInt64) { self.rawValue = rawValue }
          public static let wall = Classification(rawValue: 1)
          public static let floor = Classification(rawValue: 2)
          public static let ceiling = Classification(rawValue: 4)
          public static let table = Classification(rawValue: 8)
          public static let seat = Classification(rawValue: 16)
          public static let any = Classification(rawValue: 31)
        }
      }
      public struct TrackingMode: Equatable, Sendable {
        var name: String
        public static let once = TrackingMode(name: "once")
        public static let continuous = TrackingMode(name: "continuous")
        public static let predicted = TrackingMode(name: "predicted")
      }
      public var target: Target
      public init(_ target: Target) { self.target = target }
    }

    public class MeshResource: @unchecked Sendable {
      init() {}
      public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
      public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
      public static func generateBox(
        width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
      ) -> MeshResource { MeshResource() }
      public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
      public static func generateCylinder(height: Float, radius: Float) -> MeshResource { MeshResource() }
      public static func generateCone(height: Float, radius: Float) -> MeshResource { MeshResource() }
      public static func generatePlane(
        width: Float, height: Float, cornerRadius: Float = 0
      ) -> MeshResource { MeshResource() }
      public static func generatePlane(
        width: Float, depth: Float, cornerRadius: Float = 0
      ) -> MeshResource { MeshResource() }
      public static func generateText(_ string: String, extrusionDepth: Float = 0.25) -> MeshResource { MeshResource() }
    }
    public class ShapeResource: @unchecked Sendable {
      init() {}
      public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
      public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource { ShapeResource() }
      public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
      public static func generateCapsule(height: Float, radius: Float) -> ShapeResource { ShapeResource() }
    }
    public class TextureResource: @unchecked Sendable {
      init() {}
      public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource { TextureResource() }
    }
    public class EnvironmentResource: @unchecked Sendable {
      init() {}
      public convenience init(named name: String, in bundle: Bundle? = nil) async throws { self.init() }
    }
    public class AudioFileResource: @unchecked Sendable {
      init() {}
      public static func load(named name: String, in bundle: Bundle? = nil) throws -> AudioFileResource {
        AudioFileResource()
      }
    }

    public protocol Material {}
    public struct MaterialScalarParameter: ExpressibleByFloatLiteral, Sendable {
      public init(floatLiteral value: Float) {}
      public static func float(_ value: Float) -> MaterialScalarParameter { MaterialScalarParameter(floatLiteral: value) }
    }
    public struct SimpleMaterial: Material {
      public typealias Color = UIColor
      public var roughness: MaterialScalarParameter = 0.5
      public var metallic: MaterialScalarParameter = 0
      public init() {}
      public init(color: UIColor, isMetallic: Bool) {}
      public init(color: UIColor, roughness: MaterialScalarParameter, isMetallic: Bool) {}
    }
    public struct UnlitMaterial: Material {
      public init() {}
      public init(color: UIColor) {}
      public init(texture: TextureResource) {}
    }
    public struct OcclusionMaterial: Material {
      public init() {}
    }
    public struct PortalMaterial: Material {
      public init() {}
    }

    public struct ModelComponent: Component {
      public var mesh: MeshResource
      public var materials: [any Material]
      public init(mesh: MeshResource, materials: [any Material]) {
        self.mesh = mesh
        self.materials = materials
      }
    }
    public struct CollisionComponent: Component {
      public var shapes: [ShapeResource]
      public init(shapes: [ShapeResource], isStatic: Bool = false) { self.shapes = shapes }
    }
    public struct OpacityComponent: Component {
      public var opacity: Float
      public init(opacity: Float = 1) { self.opacity = opacity }
    }
    public struct PerspectiveCameraComponent: Component {
      public init() {}
    }
    open class PerspectiveCamera: Entity {
      public required init() {}
    }
    open class DirectionalLight: Entity {
      public required init() {}
    }
    open class PointLight: Entity {
      public required init() {}
    }

    #if os(visionOS)
      public struct InputTargetComponent: Component {
        public init() {}
        public init(allowedInputTypes: InputType) {}
        public struct InputType: OptionSet, Sendable {
          public let rawValue: UInt32
          public init(rawValue: UInt32) { self.rawValue = rawValue }
          public static let direct = InputType(rawValue: 1)
          public static let indirect = InputType(rawValue: 2)
          public static let all: InputType = [.direct, .indirect]
        }
      }
      public struct HoverEffectComponent: Component {
        public init() {}
      }
      public struct GroundingShadowComponent: Component {
        public init(castsShadow: Bool) {}
      }
      public struct BillboardComponent: Component {
        public init() {}
      }
      public struct WorldComponent: Component {
        public init() {}
      }
    #endif

    /// The value of a gesture on an entity; the gesture never begins, since no entity is on screen.
    public struct EntityTargetValue<Value> {
      public let gestureValue: Value
      public let entity: Entity
    }

    nonisolated extension Gesture {
      public func targetedToAnyEntity() -> some Gesture<EntityTargetValue<Value>> {
        map { EntityTargetValue(gestureValue: $0, entity: Entity()) }
      }
      public func targetedToEntity(_ entity: Entity) -> some Gesture<EntityTargetValue<Value>> {
        map { EntityTargetValue(gestureValue: $0, entity: entity) }
      }
    }
    """#
}
