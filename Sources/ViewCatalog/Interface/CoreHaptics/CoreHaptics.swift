extension InterfaceText {
  /// The interface of the module `CoreHaptics`, for a device without haptics, like the simulator.
  static let coreHaptics: [(name: String, text: String)] = [("Haptics", coreHapticsPatterns)]

  private static let coreHapticsPatterns = #"""
    import Foundation

    public protocol CHHapticDeviceCapability {
      var supportsHaptics: Bool { get }
      var supportsAudio: Bool { get }
    }
    struct _NoHaptics: CHHapticDeviceCapability {
      var supportsHaptics: Bool { false }
      var supportsAudio: Bool { false }
    }
    public struct CHHapticError: Error, Hashable {
      public enum Code: Int, Sendable {
        case notSupported = -4809, engineNotRunning = -4805, invalidPatternPlayer = -4812
      }
      public let code: Code
    }

    open class CHHapticEventParameter: NSObject {
      public let parameterID: CHHapticEvent.ParameterID
      public var value: Float
      public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
      }
    }
    open class CHHapticDynamicParameter: NSObject {
      public struct ID: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
        public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
        public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
      }
      public let parameterID: ID
      public var value: Float
      public var relativeTime: TimeInterval
      public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
      }
    }
    open class CHHapticParameterCurve: NSObject {
      open class ControlPoint: NSObject {
        public var relativeTime: TimeInterval
        public var value: Float
        public init(relativeTime time: TimeInterval, value: Float) {
          relativeTime = time
          self.value = value
        }
      }
      public let parameterID: CHHapticDynamicParameter.ID
      public var relativeTime: TimeInterval
      public let controlPoints: [ControlPoint]
      public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
      ) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
      }
    }
    open class CHHapticEvent: NSObject {
      public struct EventType: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        public static let audioCustom = EventType(rawValue: "AudioCustom")
      }
      public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        public static let sustained = ParameterID(rawValue: "Sustained")
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
      }
      public let type: EventType
      public let eventParameters: [CHHapticEventParameter]
      public var relativeTime: TimeInterval
      public var duration: TimeInterval
      public init(
        eventType: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
      ) {
        type = eventType
        eventParameters = eventParams
        relativeTime = time
        duration = 0
      }
      public init(
        eventType: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval
      ) {
        type = eventType
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
      }
    }
    open class CHHapticPattern: NSObject {
      public var duration: TimeInterval { 0 }
      public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
      public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
    }
    public protocol CHHapticPatternPlayer: AnyObject {
      var isMuted: Bool { get set }
      func start(atTime time: TimeInterval) throws
      func stop(atTime time: TimeInterval) throws
      func cancel() throws
      func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    }
    public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
      var loopEnabled: Bool { get set }
      var loopEnd: TimeInterval { get set }
      var playbackRate: Float { get set }
      func pause(atTime time: TimeInterval) throws
      func resume(atTime time: TimeInterval) throws
    }
    @busy("start")
    open class CHHapticEngine: NSObject {
      public typealias CompletionHandler = ((any Error)?) -> Void
      public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
        case gameControllerDisconnect, systemError = -1
      }
      public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
      public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { _NoHaptics() }
      /// Throws, because the device has no haptics.
      public override init() throws { throw CHHapticError(code: .notSupported) }
      public var stoppedHandler: (StoppedReason) -> Void = { _ in }
      public var resetHandler: () -> Void = {}
      public var playsHapticsOnly = false
      public var isAutoShutdownEnabled = false
      public var currentTime: TimeInterval { 0 }
      public func start() throws { throw CHHapticError(code: .notSupported) }
      public func start(completionHandler: CompletionHandler? = nil) {}
      public func stop(completionHandler: CompletionHandler? = nil) {}
      public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(code: .notSupported)
      }
      public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(code: .notSupported)
      }
      public func playPattern(from fileURL: URL) throws { throw CHHapticError(code: .notSupported) }
      public func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
    }
    """#
}
