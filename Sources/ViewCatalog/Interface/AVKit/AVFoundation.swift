extension InterfaceText {
  /// The texts of the module `AVFoundation`: sounds, and access to the camera and microphone. Video players are in
  /// `AVKit`, which re-exports it.
  static let avFoundation: [(name: String, text: String)] = [
    ("Sounds", avFoundationSounds), ("Access", avFoundationAccess), ("Capture", avFoundationCapture),
    ("Speech", avFoundationSpeech), ("Players", avFoundationPlayers),
    ("Compositions", avFoundationCompositions), ("Times", avFoundationTimes), ("Exports", avFoundationExports),
  ]

  /// Sounds are not played; they end only when they are stopped [approximation].
  private static let avFoundationSounds = #"""
    import Foundation

    public protocol AVAudioPlayerDelegate: NSObjectProtocol {}

    @loses("its place in what it plays")
    @busy("play")
    open class AVAudioPlayer: NSObject {
      public private(set) var url: URL?
      public private(set) var isPlaying = false
      public var volume: Float = 1
      public var pan: Float = 0
      public var rate: Float = 1
      public var enableRate = false
      public var numberOfLoops = 0
      public var currentTime: TimeInterval = 0
      public var duration: TimeInterval { 0 }
      public var isMeteringEnabled = false
      public weak var delegate: (any AVAudioPlayerDelegate)?
      public init(contentsOf url: URL) throws {
        self.url = url
        super.init()
      }
      public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        self.url = url
        super.init()
      }
      public init(data: Data) throws { super.init() }
      @discardableResult
      open func prepareToPlay() -> Bool { true }
      @begins("to play")
      @discardableResult
      open func play() -> Bool {
        isPlaying = true
        return true
      }
      open func pause() { isPlaying = false }
      open func stop() { isPlaying = false }
      open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
      open func updateMeters() {}
      open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
      open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    }

    public typealias AVAudioFrameCount = UInt32
    public typealias AVAudioFramePosition = Int64
    public typealias AVAudioChannelCount = UInt32
    public typealias AVAudioNodeBus = Int
    public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

    open class AVAudioTime: NSObject {}

    public enum AVAudioCommonFormat: UInt, Sendable {
      case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
    }

    open class AVAudioFormat: NSObject, @unchecked Sendable {
      public let sampleRate: Double
      public let channelCount: AVAudioChannelCount
      public var settings: [String: Any] { ["AVSampleRateKey": sampleRate, "AVNumberOfChannelsKey": channelCount] }
      public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.sampleRate = sampleRate
        channelCount = channels
      }
      public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
      ) {
        self.sampleRate = sampleRate
        channelCount = channels
      }
      init(_sampleRate rate: Double) {
        sampleRate = rate
        channelCount = 2
      }
    }

    open class AVAudioPCMBuffer: NSObject {
      public let format: AVAudioFormat
      public let frameCapacity: AVAudioFrameCount
      public var frameLength: AVAudioFrameCount = 0
      public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        self.format = format
        self.frameCapacity = frameCapacity
      }
      public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
      public var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
    }

    /// No audio file can be read.
    open class AVAudioFile: NSObject {
      public let url: URL
      public init(forReading fileURL: URL) throws {
        throw CocoaError(.fileReadNoSuchFile)
      }
      public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        url = fileURL
      }
      public var processingFormat: AVAudioFormat { AVAudioFormat(_sampleRate: 44_100) }
      public var fileFormat: AVAudioFormat { AVAudioFormat(_sampleRate: 44_100) }
      public var length: AVAudioFramePosition { 0 }
      public func read(into buffer: AVAudioPCMBuffer) throws {}
      public func write(from buffer: AVAudioPCMBuffer) throws {}
    }

    open class AVAudioNode: NSObject {
      public var numberOfInputs: Int { 1 }
      public func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(_sampleRate: 44_100) }
      public func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(_sampleRate: 44_100) }
      public func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
      ) {}
      public func removeTap(onBus bus: AVAudioNodeBus) {}
    }
    open class AVAudioInputNode: AVAudioNode {}
    open class AVAudioOutputNode: AVAudioNode {}
    open class AVAudioMixerNode: AVAudioNode {
      public override init() {}
      public var outputVolume: Float = 1
      public var volume: Float = 1
    }
    open class AVAudioUnit: AVAudioNode {}
    open class AVAudioUnitReverb: AVAudioUnit {
      public override init() {}
      public var wetDryMix: Float = 0
    }
    open class AVAudioUnitTimePitch: AVAudioUnit {
      public override init() {}
      public var rate: Float = 1
      public var pitch: Float = 0
    }
    @loses("its place in what it plays")
    open class AVAudioPlayerNode: AVAudioNode {
      public override init() {}
      public private(set) var isPlaying = false
      public var volume: Float = 1
      public func play() { isPlaying = true }
      public func pause() { isPlaying = false }
      public func stop() { isPlaying = false }
      public func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
      ) {}
      public func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil
      ) {}
    }
    open class AVAudioEngine: NSObject {
      public override init() {}
      public private(set) var isRunning = false
      public let inputNode = AVAudioInputNode()
      public let outputNode = AVAudioOutputNode()
      public let mainMixerNode = AVAudioMixerNode()
      public func attach(_ node: AVAudioNode) {}
      public func detach(_ node: AVAudioNode) {}
      public func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
      public func disconnectNodeOutput(_ node: AVAudioNode) {}
      public func prepare() {}
      public func start() throws { isRunning = true }
      public func pause() { isRunning = false }
      public func stop() { isRunning = false }
      public func reset() {}
    }

    public class AVAudioApplication: NSObject {
      public enum recordPermission: UInt, Sendable { case undetermined, denied, granted }
      private static let application = AVAudioApplication()
      public class var shared: AVAudioApplication { application }
      public var recordPermission: recordPermission { .undetermined }
      public var isInputMuted: Bool { false }
      public func setInputMuted(_ muted: Bool) throws {}
      public class func requestRecordPermission() async -> Bool { true }
      public class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) { response(true) }
    }
    public class AVAudioSession: NSObject {
      public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
      }
      public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
      }
      public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
      }
      public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
      }
      private static let shared = AVAudioSession()
      public class func sharedInstance() -> AVAudioSession { shared }
      public private(set) var category = Category.soloAmbient
      public private(set) var mode = Mode.default
      public var outputVolume: Float { 1 }
      public var isOtherAudioPlaying: Bool { false }
      public func setCategory(_ category: Category) throws { self.category = category }
      public func setCategory(_ category: Category, options: CategoryOptions) throws { self.category = category }
      public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        self.category = category
        self.mode = mode
      }
      public func setMode(_ mode: Mode) throws { self.mode = mode }
      public enum PortOverride: UInt, Sendable { case none, speaker }
      public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
      public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
      public func setPreferredSampleRate(_ sampleRate: Double) throws {}
      public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
      public var sampleRate: Double { 44_100 }
      public var recordPermission: RecordPermission { .undetermined }
      public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(true) }
      public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
      public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
      public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
      public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")
      public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
      public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    }
    """#

  /// Requests for access are granted; the device has no camera and no microphone [approximation].
  private static let avFoundationAccess = #"""
    import Foundation

    public struct AVMediaType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let video = AVMediaType(rawValue: "vide")
      public static let audio = AVMediaType(rawValue: "soun")
      public static let metadata = AVMediaType(rawValue: "meta")
    }

    public enum AVAuthorizationStatus: Int, Sendable {
      case notDetermined = 0
      case restricted = 1
      case denied = 2
      case authorized = 3
    }
    """#
}
