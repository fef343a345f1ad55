extension InterfaceText {
  /// The texts of the module `Speech`, and those of `AVFoundation` besides players: voices, recordings and speech
  /// recognition.
  static let speech: [(name: String, text: String)] = [("Recognition", speechRecognition)]

  static let avFoundationSpeech = #"""
    import Foundation

    public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
    public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
    public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }
    public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
    public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
    public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

    open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
      public let language: String
      public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
      public init?(identifier: String) { language = "en-US" }
      public var identifier: String { "com.apple.voice.compact.\(language).Samantha" }
      public var name: String { "Samantha" }
      public var quality: AVSpeechSynthesisVoiceQuality { .default }
      public var gender: AVSpeechSynthesisVoiceGender { .female }
      public class func speechVoices() -> [AVSpeechSynthesisVoice] {
        [AVSpeechSynthesisVoice(language: "en-US")].compactMap { $0 }
      }
      public class func currentLanguageCode() -> String { "en-US" }
    }

    open class AVSpeechUtterance: NSObject, @unchecked Sendable {
      public let speechString: String
      public init(string: String) { speechString = string }
      public var voice: AVSpeechSynthesisVoice?
      public var rate: Float = AVSpeechUtteranceDefaultSpeechRate
      public var pitchMultiplier: Float = 1
      public var volume: Float = 1
      public var preUtteranceDelay: TimeInterval = 0
      public var postUtteranceDelay: TimeInterval = 0
      public var prefersAssistiveTechnologySettings = false
    }

    public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}

    @busy("speak")
    open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
      public override init() {}
      public weak var delegate: (any AVSpeechSynthesizerDelegate)?
      public private(set) var isSpeaking = false
      public private(set) var isPaused = false
      public var usesApplicationAudioSession = true
      public func speak(_ utterance: AVSpeechUtterance) { isSpeaking = true }
      @discardableResult
      public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        let wasSpeaking = isSpeaking
        isSpeaking = false
        return wasSpeaking
      }
      @discardableResult
      public func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        isPaused = isSpeaking
        return isPaused
      }
      @discardableResult
      public func continueSpeaking() -> Bool {
        isPaused = false
        return isSpeaking
      }
    }

    public let AVFormatIDKey = "AVFormatIDKey"
    public let AVSampleRateKey = "AVSampleRateKey"
    public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
    public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
    public let kAudioFormatMPEG4AAC: UInt32 = 1_633_772_320
    public let kAudioFormatAppleLossless: UInt32 = 1_634_492_771
    public enum AVAudioQuality: Int, Sendable { case min = 0, low = 32, medium = 64, high = 96, max = 127 }

    public protocol AVAudioRecorderDelegate: NSObjectProtocol {}
    open class AVAudioRecorder: NSObject {
      public let url: URL
      public init(url: URL, settings: [String: Any]) throws { self.url = url }
      public weak var delegate: (any AVAudioRecorderDelegate)?
      public private(set) var isRecording = false
      public var isMeteringEnabled = false
      public var currentTime: TimeInterval { 0 }
      @discardableResult public func prepareToRecord() -> Bool { true }
      @discardableResult public func record() -> Bool {
        isRecording = true
        return true
      }
      public func pause() { isRecording = false }
      public func stop() { isRecording = false }
      @discardableResult public func deleteRecording() -> Bool { true }
      public func updateMeters() {}
      public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
      public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    }

    open class AVAsset: NSObject, @unchecked Sendable {
      public override init() {}
      public convenience init(url URL: URL) { self.init() }
      public var duration: CMTime { .indefinite }
      public var isPlayable: Bool { true }
      public var metadata: [AVMetadataItem] { [] }
      public var commonMetadata: [AVMetadataItem] { [] }
    }
    open class AVURLAsset: AVAsset, @unchecked Sendable {
      public let url: URL
      public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
    }
    public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
    public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
    """#

  private static let speechRecognition = #"""
    import AVFoundation
    import Foundation

    public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
    public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }
    public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {}
    public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {}
    open class SFSpeechRecognitionRequest: NSObject {
      public var shouldReportPartialResults = true
      public var requiresOnDeviceRecognition = false
      public var contextualStrings: [String] = []
      public var addsPunctuation = false
    }
    open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
      public override init() {}
      public func endAudio() {}
    }
    open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
      public let url: URL
      public init(url URL: URL) { url = URL }
    }
    open class SFTranscription: NSObject, @unchecked Sendable {
      public var formattedString: String { "" }
    }
    open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
      public let bestTranscription = SFTranscription()
      public var isFinal: Bool { false }
    }
    open class SFSpeechRecognitionTask: NSObject {
      public private(set) var state = SFSpeechRecognitionTaskState.running
      public private(set) var isCancelled = false
      public func finish() { state = .finishing }
      public func cancel() {
        state = .canceling
        isCancelled = true
      }
    }
    open class SFSpeechRecognizer: NSObject {
      public init?() { locale = Locale.current }
      public init?(locale: Locale) { self.locale = locale }
      public let locale: Locale
      public weak var delegate: (any SFSpeechRecognizerDelegate)?
      public var isAvailable: Bool { true }
      public var supportsOnDeviceRecognition = false
      public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
      @background("callback")
      public class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {}
      public class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en-US")] }
      public func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
      ) -> SFSpeechRecognitionTask {
        SFSpeechRecognitionTask()
      }
    }
    """#
}
