extension InterfaceText {
  /// The anchors that a session on visionOS reports; none exists here.
  static let arKitAnchors = #"""
    import Foundation
    import RealityKit

    #if os(visionOS)
      public protocol Anchor: Identifiable<UUID>, Sendable {
        var id: UUID { get }
        var originFromAnchorTransform: simd_float4x4 { get }
      }
      public protocol TrackableAnchor: Anchor {
        var isTracked: Bool { get }
      }

      public struct DeviceAnchor: TrackableAnchor {
        public let id: UUID
        public var originFromAnchorTransform: simd_float4x4
        public var isTracked: Bool
      }
      public struct WorldAnchor: TrackableAnchor {
        public let id = UUID()
        public var originFromAnchorTransform: simd_float4x4
        public var isTracked: Bool { false }
        public init(originFromAnchorTransform: simd_float4x4) {
          self.originFromAnchorTransform = originFromAnchorTransform
        }
      }
      public struct ReferenceImage: Sendable {
        public var name: String?
        public static func loadReferenceImages(inGroupNamed group: String, bundle: Bundle? = nil) -> [ReferenceImage] {
          []
        }
      }
      public struct ImageAnchor: TrackableAnchor {
        public let id: UUID
        public var originFromAnchorTransform: simd_float4x4
        public var isTracked: Bool
        public var referenceImage: ReferenceImage
        public var estimatedScaleFactor: Float
      }
      public struct PlaneAnchor: Anchor {
        public enum Alignment: Hashable, Sendable { case horizontal, vertical, slanted }
        public enum Classification: Hashable, Sendable {
          case notAvailable, undetermined, unknown, wall, floor, ceiling, table, seat, window, door
          public var description: String { "\(self)" }
        }
        public struct Geometry: Sendable {
          public struct Extent: Sendable {
            public var width: Float
            public var height: Float
            public var anchorFromExtentTransform: simd_float4x4
          }
          public var extent: Extent
        }
        public let id: UUID
        public var originFromAnchorTransform: simd_float4x4
        public var alignment: Alignment
        public var classification: Classification
        public var geometry: Geometry
      }
      public struct MeshAnchor: Anchor {
        public struct Geometry: Sendable {}
        public let id: UUID
        public var originFromAnchorTransform: simd_float4x4
        public var geometry: Geometry
      }
      public struct HandSkeleton: Sendable {
        public enum JointName: Hashable, Sendable, CaseIterable {
          case wrist, thumbKnuckle, thumbIntermediateBase, thumbIntermediateTip, thumbTip
          case indexFingerMetacarpal, indexFingerKnuckle, indexFingerIntermediateBase, indexFingerIntermediateTip
          case indexFingerTip
          case middleFingerMetacarpal, middleFingerKnuckle, middleFingerIntermediateBase, middleFingerIntermediateTip
          case middleFingerTip
          case ringFingerMetacarpal, ringFingerKnuckle, ringFingerIntermediateBase, ringFingerIntermediateTip
          case ringFingerTip
          case littleFingerMetacarpal, littleFingerKnuckle, littleFingerIntermediateBase, littleFingerIntermediateTip
          case littleFingerTip
          case forearmWrist, forearmArm
        }
        public struct Joint: Sendable {
          public var name: JointName
          public var anchorFromJointTransform: simd_float4x4
          public var parentFromJointTransform: simd_float4x4
          public var isTracked: Bool
        }
        public var allJoints: [Joint]
        public func joint(_ named: JointName) -> Joint {
          Joint(
            name: named, anchorFromJointTransform: simd_float4x4(), parentFromJointTransform: simd_float4x4(),
            isTracked: false)
        }
      }
      public struct HandAnchor: TrackableAnchor {
        public enum Chirality: Hashable, Sendable { case left, right }
        public let id: UUID
        public var originFromAnchorTransform: simd_float4x4
        public var isTracked: Bool
        public var chirality: Chirality
        public var handSkeleton: HandSkeleton?
      }
    #endif
    """#
}
