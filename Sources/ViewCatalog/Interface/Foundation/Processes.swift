extension InterfaceText {
  /// Settings, notifications, timers and the process.
  static let foundationProcesses = #"""
    open class UserDefaults: NSObject, @unchecked Sendable {
      @primitive public class var standard: UserDefaults { get }
      @primitive public override init()
      @primitive public init?(suiteName suitename: String?)
      @primitive public func object(forKey defaultName: String) -> Any?
      @effect("writes a setting")
      @primitive public func set(_ value: Any?, forKey defaultName: String)
      @effect("writes a setting")
      @primitive public func set(_ value: Int, forKey defaultName: String)
      @effect("writes a setting")
      @primitive public func set(_ value: Float, forKey defaultName: String)
      @effect("writes a setting")
      @primitive public func set(_ value: Double, forKey defaultName: String)
      @effect("writes a setting")
      @primitive public func set(_ value: Bool, forKey defaultName: String)
      @effect("writes a setting")
      @primitive public func set(_ url: URL?, forKey defaultName: String)
      @effect("writes a setting")
      @primitive public override func setValue(_ value: Any?, forKey key: String)
      @primitive public func value(forKey key: String) -> Any?
      @effect("writes a setting")
      @primitive public func removeObject(forKey defaultName: String)
      @primitive public func string(forKey defaultName: String) -> String?
      @primitive public func array(forKey defaultName: String) -> [Any]?
      @primitive public func dictionary(forKey defaultName: String) -> [String: Any]?
      @primitive public func data(forKey defaultName: String) -> Data?
      @primitive public func stringArray(forKey defaultName: String) -> [String]?
      @primitive public func integer(forKey defaultName: String) -> Int
      @primitive public func float(forKey defaultName: String) -> Float
      @primitive public func double(forKey defaultName: String) -> Double
      @primitive public func bool(forKey defaultName: String) -> Bool
      @primitive public func url(forKey defaultName: String) -> URL?
      @primitive public func register(defaults registrationDictionary: [String: Any])
      @primitive public func dictionaryRepresentation() -> [String: Any]
      @primitive public func removePersistentDomain(forName domainName: String)
      public func synchronize() -> Bool { true }
    }

    extension UserDefaults {
      public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
    }

    public typealias NSNotification = Notification

    public struct Notification: Hashable, CustomStringConvertible {
      public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
      }
      public var name: Name
      public var object: Any?
      public var userInfo: [AnyHashable: Any]?
      public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
      }
      public static func == (lhs: Notification, rhs: Notification) -> Bool { lhs.name == rhs.name }
      public func hash(into hasher: inout Hasher) { hasher.combine(name) }
      public var description: String {
        let sender = object.map { ", object = \($0)" } ?? ""
        return "name = \(name.rawValue)" + sender + (userInfo.map { ", userInfo = \($0)" } ?? "")
      }
    }

    open class NotificationCenter: NSObject, @unchecked Sendable {
      @primitive public class var `default`: NotificationCenter { get }
      @effect("posts a notification")
      @primitive public func post(_ notification: Notification)
      @effect("posts a notification")
      public func post(name aName: Notification.Name, object anObject: Any?) {
        post(Notification(name: aName, object: anObject))
      }
      @effect("posts a notification")
      public func post(
        name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil
      ) {
        post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
      }
      @effect("adds an observer")
      @primitive public func addObserver(
        forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
      ) -> any NSObjectProtocol
      @effect("adds an observer")
      public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
      ) {
        let token = addObserver(forName: aName, object: anObject, queue: nil) {
          [weak receiver = observer as AnyObject] notification in
          if let receiver { aSelector.send(to: receiver, from: notification) }
        }
        note(token, of: observer)
      }
      /// Records the observer of a token, so that removing the observer removes the token.
      @primitive func note(_ token: any NSObjectProtocol, of observer: Any)
      @primitive public func removeObserver(_ observer: Any)
      public func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
        removeObserver(observer)
      }
      public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil)
        -> Notifications
      {
        Notifications(name: name, object: object, center: self)
      }
      public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        public typealias Failure = Never
        private let notifications: AsyncStream<Notification>
        init(name: Notification.Name, object: Any?, center: NotificationCenter) {
          notifications = AsyncStream { continuation in
            let token = center.addObserver(forName: name, object: object, queue: nil) { continuation.yield($0) }
            continuation.onTermination = { _ in center.removeObserver(token) }
          }
        }
        public struct Iterator: AsyncIteratorProtocol {
          public typealias Failure = Never
          var notifications: AsyncStream<Notification>.Iterator
          public mutating func next() async -> Notification? { await notifications.next() }
        }
        public func makeAsyncIterator() -> Iterator { Iterator(notifications: notifications.makeAsyncIterator()) }
      }
    }

    open class RunLoop: NSObject {
      public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode("kCFRunLoopDefaultMode")
        public static let common = Mode("kCFRunLoopCommonModes")
        public static let tracking = Mode("UITrackingRunLoopMode")
      }
      @primitive public class var main: RunLoop { get }
      public class var current: RunLoop { main }
      @primitive public func add(_ timer: Timer, forMode mode: Mode)
      @primitive public func perform(_ block: @escaping @Sendable () -> Void)
      @primitive public func run()
      @primitive public func run(until limitDate: Date)
      public func run(mode: Mode, before limitDate: Date) -> Bool {
        run(until: limitDate)
        return true
      }
    }

    open class Timer: NSObject {
      @primitive public init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
      @discardableResult
      @effect("starts a timer")
      @primitive public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
      ) -> Timer
      @discardableResult
      @effect("starts a timer")
      public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
      ) -> Timer {
        let timer = scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
          aSelector.send(to: aTarget, from: timer)
        }
        timer.userInfo = userInfo
        return timer
      }
      public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
      ) {
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in aSelector.send(to: aTarget, from: timer) }
        self.userInfo = userInfo
      }
      public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
      ) {
        self.init(timeInterval: interval, repeats: repeats, block: block)
        fireDate = date
      }
      public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
      ) {
        self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
        fireDate = date
      }
      public var userInfo: Any?
      @primitive public func fire()
      @primitive public func invalidate()
      @primitive public var isValid: Bool { get }
      @primitive public var fireDate: Date { get set }
      @primitive public var timeInterval: TimeInterval { get }
      public var tolerance: TimeInterval = 0
    }

    open class ProcessInfo: NSObject, @unchecked Sendable {
      @constant("device") @primitive public class var processInfo: ProcessInfo { get }
      @constant("device") @primitive public var environment: [String: String] { get }
      @constant("device") @primitive public var arguments: [String] { get }
      @constant("device") @primitive public var processName: String { get }
      @constant("device") @primitive public var operatingSystemVersionString: String { get }
      @constant("device") @primitive public var processorCount: Int { get }
      @primitive public var activeProcessorCount: Int { get }
      @constant("device") @primitive public var physicalMemory: UInt64 { get }
      @fresh @primitive public var systemUptime: TimeInterval { get }
      @primitive public var isLowPowerModeEnabled: Bool { get }
      @constant("device") public var isiOSAppOnMac: Bool { false }
      @constant("device") public var isMacCatalystApp: Bool { false }
      /// A constant: the program does not run in a process.
      @constant("device") public var processIdentifier: Int32 { 1000 }
      @constant("device") public var operatingSystemVersion: OperatingSystemVersion {
        OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0)
      }
      @constant("device") public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        version.majorVersion <= 26
      }
      @constant("device") public var hostName: String { "localhost" }
      @fresh public var globallyUniqueString: String { UUID().uuidString }
      public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
      public func endActivity(_ activity: any NSObjectProtocol) {}
      public func performExpiringActivity(withReason reason: String, using block: @escaping (Bool) -> Void) {
        block(false)
      }
      public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        public static let background = ActivityOptions(rawValue: 0xFF)
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
      }
      public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
      public var thermalState: ThermalState { .nominal }
    }

    public struct OperatingSystemVersion: Sendable {
      public var majorVersion: Int
      public var minorVersion: Int
      public var patchVersion: Int
      public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
        self.majorVersion = majorVersion
        self.minorVersion = minorVersion
        self.patchVersion = patchVersion
      }
    }

    public enum QualityOfService: Int, Sendable {
      case userInteractive = 33
      case userInitiated = 25
      case utility = 17
      case background = 9
      case `default` = -1
    }

    open class Thread: NSObject, @unchecked Sendable {
      @primitive @ambient("thread") public class var isMainThread: Bool { get }
      public var isMainThread: Bool { Thread.isMainThread }
      @primitive public class var current: Thread { get }
      @blocks("thread")
      @primitive public class func sleep(forTimeInterval ti: TimeInterval)
      public class var main: Thread { current }
      var block: () -> Void = {}
      public var name: String?
      public var qualityOfService = QualityOfService.default
      public var threadPriority = 0.5
      public var stackSize = 524_288
      public private(set) var isExecuting = false
      public private(set) var isFinished = false
      public private(set) var isCancelled = false
      public override init() {}
      public init(block: @escaping () -> Void) { self.block = block }
      open func main() { block() }
      open func start() {
        DispatchQueue.global().async {
          self.isExecuting = true
          if !self.isCancelled { self.main() }
          self.isExecuting = false
          self.isFinished = true
        }
      }
      open func cancel() { isCancelled = true }
      public class func detachNewThread(_ block: @escaping () -> Void) { Thread(block: block).start() }
      public class func sleep(until date: Date) { sleep(forTimeInterval: max(0, date.timeIntervalSinceNow)) }
      public class func isMultiThreaded() -> Bool { true }
    }

    @effect("print")
    public func NSLog(_ format: String, _ args: any CVarArg...) {
      _writeError(String(format: format, arguments: args) + "\n")
    }
    public func NSTemporaryDirectory() -> String { URL.temporaryDirectory.path }
    public func NSHomeDirectory() -> String { URL.homeDirectory.path }
    public func NSUserName() -> String { "user" }
    public func NSFullUserName() -> String { "User" }
    public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

    #if os(macOS)
    open class Pipe: NSObject, @unchecked Sendable {
      public override init() {}
      public let fileHandleForReading = FileHandle(_number: 3)
      public let fileHandleForWriting = FileHandle(_number: 3)
    }

    /// A process that is never started: it ends at once, without output.
    open class Process: NSObject, @unchecked Sendable {
      public enum TerminationReason: Int, Sendable {
        case exit = 1
        case uncaughtSignal
      }
      public override init() {}
      public var executableURL: URL?
      public var launchPath: String?
      public var arguments: [String]?
      public var environment: [String: String]?
      public var currentDirectoryURL: URL?
      public var currentDirectoryPath = "/"
      public var standardInput: Any?
      public var standardOutput: Any?
      public var standardError: Any?
      public var qualityOfService = QualityOfService.default
      public var terminationHandler: (@Sendable (Process) -> Void)?
      public var processIdentifier: Int32 { 0 }
      public var isRunning: Bool { false }
      public var terminationStatus: Int32 { 0 }
      public var terminationReason: TerminationReason { .exit }
      @effect("starts a process")
      public func run() throws {
        let handler = terminationHandler
        DispatchQueue.global().async { handler?(self) }
      }
      @effect("starts a process")
      public func launch() { try? run() }
      public func waitUntilExit() {}
      public func terminate() {}
      public func interrupt() {}
      @discardableResult
      public func suspend() -> Bool { false }
      @discardableResult
      public func resume() -> Bool { false }
      public static let didTerminateNotification = Notification.Name("NSTaskDidTerminateNotification")
      @discardableResult
      @effect("starts a process")
      public class func run(
        _ url: URL, arguments: [String], terminationHandler: (@Sendable (Process) -> Void)? = nil
      ) throws -> Process {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.terminationHandler = terminationHandler
        try process.run()
        return process
      }
    }
    #endif

    extension NSNotification.Name {
      public static let NSProcessInfoPowerStateDidChange =
        NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
    }

    open class NSUserActivity: NSObject, @unchecked Sendable {
      public let activityType: String
      public var title: String?
      public var userInfo: [AnyHashable: Any]?
      public var webpageURL: URL?
      public var isEligibleForHandoff = true
      public var isEligibleForSearch = false
      public var isEligibleForPrediction = false
      public var isEligibleForPublicIndexing = false
      public var needsSave = false
      public var requiredUserInfoKeys: Set<String>?
      public var keywords: Set<String> = []
      public var expirationDate: Date?
      public var persistentIdentifier: String?
      public var targetContentIdentifier: String?
      public var suggestedInvocationPhrase: String?
      public var referrerURL: URL?
      public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
      }
      public func becomeCurrent() {}
      public func resignCurrent() {}
      public func invalidate() {}
      public init(activityType: String) { self.activityType = activityType }
    }

    public struct Subprogress: ~Copyable, Sendable {
      public consuming func start(totalCount: Int?) -> ProgressManager { ProgressManager(totalCount: totalCount) }
    }

    public final class ProgressManager: Observable, @unchecked Sendable {
      public let totalCount: Int?
      public private(set) var completedCount = 0
      public init(totalCount: Int?) {
        self.totalCount = totalCount
      }
      public var fractionCompleted: Double {
        guard let totalCount, totalCount > 0 else { return 0 }
        return Double(completedCount) / Double(totalCount)
      }
      public var isFinished: Bool { completedCount == totalCount }
      public func complete(count: Int) { completedCount += count }
      public func subprogress(assigningCount portionOfParent: Int) -> Subprogress { Subprogress() }
    }
    """#
}
