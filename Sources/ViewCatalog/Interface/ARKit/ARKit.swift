extension InterfaceText {
  /// The interface of the module `ARKit`, for a device that finds nothing around it, like the simulator.
  static let arKit: [(name: String, text: String)] = [("Sessions", arKitSessions), ("Anchors", arKitAnchors)]

  private static let arKitSessions = #"""
    import Foundation
    import RealityKit

    #if os(visionOS)
      public protocol DataProvider: AnyObject {
        static var isSupported: Bool { get }
      }
      public enum DataProviderState: Sendable { case initialized, running, paused, stopped }

      public final class ARKitSession: @unchecked Sendable {
        public enum AuthorizationType: Hashable, Sendable, CaseIterable {
          case handTracking, worldSensing, cameraAccess
        }
        public enum AuthorizationStatus: Sendable { case notDetermined, allowed, denied }
        public enum Event: Sendable {
          case authorizationChanged(type: AuthorizationType, status: AuthorizationStatus)
          case dataProviderStateChanged(
            dataProviders: [any DataProvider], newState: DataProviderState, error: ARKitSession.Error?)
        }
        public struct Error: Swift.Error, Sendable {}
        public struct Events: AsyncSequence, Sendable {
          public typealias Element = Event
          public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Event? { nil }
          }
          public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        }
        public init() {}
        public var events: Events { Events() }
        public func run(_ dataProviders: [any DataProvider]) async throws {}
        public func stop() {}
        public func requestAuthorization(
          for types: [AuthorizationType]
        ) async -> [AuthorizationType: AuthorizationStatus] {
          await queryAuthorization(for: types)
        }
        public func queryAuthorization(for types: [AuthorizationType]) async -> [AuthorizationType: AuthorizationStatus] {
          var answers: [AuthorizationType: AuthorizationStatus] = [:]
          for type in types { answers[type] = .allowed }
          return answers
        }
      }

      public struct AnchorUpdate<AnchorType: Anchor>: Sendable {
        public enum Event: Sendable { case added, updated, removed }
        public let event: Event
        public let anchor: AnchorType
        public let timestamp: TimeInterval
      }
      public struct AnchorUpdateSequence<AnchorType: Anchor>: AsyncSequence, Sendable {
        public typealias Element = AnchorUpdate<AnchorType>
        public struct AsyncIterator: AsyncIteratorProtocol {
          public mutating func next() async -> AnchorUpdate<AnchorType>? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      }

      public final class WorldTrackingProvider: DataProvider, @unchecked Sendable {
        public static var isSupported: Bool { true }
        public init() {}
        public var state: DataProviderState { .initialized }
        public var anchorUpdates: AnchorUpdateSequence<WorldAnchor> { AnchorUpdateSequence() }
        public var allAnchors: [WorldAnchor]? { nil }
        public func queryDeviceAnchor(atTimestamp timestamp: TimeInterval) -> DeviceAnchor? { nil }
        public func addAnchor(_ anchor: WorldAnchor) async throws {}
        public func removeAnchor(_ anchor: WorldAnchor) async throws {}
        public func removeAnchor(forID id: UUID) async throws {}
      }
      public final class HandTrackingProvider: DataProvider, @unchecked Sendable {
        public static var isSupported: Bool { false }
        public init() {}
        public var state: DataProviderState { .initialized }
        public var anchorUpdates: AnchorUpdateSequence<HandAnchor> { AnchorUpdateSequence() }
        public var latestAnchors: (leftHand: HandAnchor?, rightHand: HandAnchor?) { (nil, nil) }
      }
      public final class PlaneDetectionProvider: DataProvider, @unchecked Sendable {
        public static var isSupported: Bool { false }
        public init(alignments: [PlaneAnchor.Alignment] = [.horizontal, .vertical]) {}
        public var state: DataProviderState { .initialized }
        public var anchorUpdates: AnchorUpdateSequence<PlaneAnchor> { AnchorUpdateSequence() }
        public var allAnchors: [PlaneAnchor] { [] }
      }
      public final class SceneReconstructionProvider: DataProvider, @unchecked Sendable {
        public enum Mode: Hashable, Sendable { case classification }
        public static var isSupported: Bool { false }
        public init(modes: [Mode] = []) {}
        public var state: DataProviderState { .initialized }
        public var anchorUpdates: AnchorUpdateSequence<MeshAnchor> { AnchorUpdateSequence() }
        public var allAnchors: [MeshAnchor] { [] }
      }
      public final class ImageTrackingProvider: DataProvider, @unchecked Sendable {
        public static var isSupported: Bool { false }
        public init(referenceImages: [ReferenceImage]) {}
        public var state: DataProviderState { .initialized }
        public var anchorUpdates: AnchorUpdateSequence<ImageAnchor> { AnchorUpdateSequence() }
        public var allAnchors: [ImageAnchor] { [] }
      }
    #else
      open class ARConfiguration: NSObject {
        public class var isSupported: Bool { false }
        public var isLightEstimationEnabled = true
        public var providesAudioData = false
      }
      open class ARWorldTrackingConfiguration: ARConfiguration {
        public struct PlaneDetection: OptionSet, Sendable {
          public let rawValue: UInt
          public init(rawValue: UInt) { self.rawValue = rawValue }
          public static let horizontal = PlaneDetection(rawValue: 1)
          public static let vertical = PlaneDetection(rawValue: 2)
        }
        public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
        public override init() {}
        public var planeDetection: PlaneDetection = []
        public var environmentTexturing = EnvironmentTexturing.none
      }
      open class ARFaceTrackingConfiguration: ARConfiguration { public override init() {} }
      open class ARBodyTrackingConfiguration: ARConfiguration { public override init() {} }
      open class ARImageTrackingConfiguration: ARConfiguration { public override init() {} }
      open class ARAnchor: NSObject {
        public let identifier = UUID()
        public var name: String? { nil }
        public var transform: simd_float4x4 { simd_float4x4() }
      }
      open class ARPlaneAnchor: ARAnchor {}
      open class ARFaceAnchor: ARAnchor {}
      open class ARFrame: NSObject {}
      public protocol ARSessionDelegate: NSObjectProtocol {}
      open class ARSession: NSObject {
        public struct RunOptions: OptionSet, Sendable {
          public let rawValue: UInt
          public init(rawValue: UInt) { self.rawValue = rawValue }
          public static let resetTracking = RunOptions(rawValue: 1)
          public static let removeExistingAnchors = RunOptions(rawValue: 2)
        }
        public override init() {}
        public weak var delegate: (any ARSessionDelegate)?
        public var currentFrame: ARFrame? { nil }
        public func run(_ configuration: ARConfiguration, options: RunOptions = []) {}
        public func pause() {}
      }
    #endif
    """#
}
