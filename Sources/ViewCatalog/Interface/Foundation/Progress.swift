extension InterfaceText {
  /// The progress of work, which a tree of progress objects measures.
  static let foundationProgress = #"""
    open class Progress: NSObject, @unchecked Sendable {
      public var totalUnitCount: Int64 { didSet { _changed() } }
      public var completedUnitCount: Int64 = 0 { didSet { _changed() } }
      var _children: [(progress: Progress, units: Int64)] = []
      weak var _parent: Progress?
      static var _current: [(progress: Progress, units: Int64)] = []

      public init(totalUnitCount unitCount: Int64) {
        totalUnitCount = unitCount
        super.init()
        if let last = Progress._current.last, last.units > 0 {
          Progress._current[Progress._current.count - 1].units = 0
          last.progress.addChild(self, withPendingUnitCount: last.units)
        }
      }
      public init(parent parentProgressOrNil: Progress?, userInfo: [ProgressUserInfoKey: Any]? = nil) {
        totalUnitCount = 0
        super.init()
        for (key, value) in userInfo ?? [:] { self.userInfo[key] = value }
      }
      public convenience init(totalUnitCount unitCount: Int64, parent: Progress, pendingUnitCount: Int64) {
        self.init(parent: nil)
        totalUnitCount = unitCount
        parent.addChild(self, withPendingUnitCount: pendingUnitCount)
      }
      public class func discreteProgress(totalUnitCount unitCount: Int64) -> Progress {
        let progress = Progress(parent: nil)
        progress.totalUnitCount = unitCount
        return progress
      }
      public class func current() -> Progress? { _current.last?.progress }

      public var fractionCompleted: Double {
        if isIndeterminate { return 0 }
        if totalUnitCount == 0 { return 1 }
        let ofChildren = _children.reduce(0.0) { $0 + $1.progress.fractionCompleted * Double($1.units) }
        return (Double(completedUnitCount) + ofChildren) / Double(totalUnitCount)
      }
      public var isIndeterminate: Bool {
        totalUnitCount < 0 || completedUnitCount < 0 || totalUnitCount == 0 && completedUnitCount == 0
      }
      public var isFinished: Bool { !isIndeterminate && completedUnitCount >= totalUnitCount }
      public var isCancellable = true
      public var isPausable = false
      public private(set) var isCancelled = false
      public private(set) var isPaused = false
      public private(set) var userInfo: [ProgressUserInfoKey: Any] = [:]
      public func setUserInfoObject(_ objectOrNil: Any?, forKey key: ProgressUserInfoKey) {
        userInfo[key] = objectOrNil
      }
      public var kind: ProgressKind?
      public var localizedDescription: String! = ""
      public var localizedAdditionalDescription: String! = ""
      public var cancellationHandler: (() -> Void)?
      public var pausingHandler: (() -> Void)?
      public var resumingHandler: (() -> Void)?

      /// The units of a child count as completed when it has finished.
      func _changed() {
        guard isFinished, let parent = _parent,
          let index = parent._children.firstIndex(where: { $0.progress === self })
        else { return }
        let units = parent._children.remove(at: index).units
        _parent = nil
        parent.completedUnitCount += units
      }
      public func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
        child._parent = self
        _children.append((child, inUnitCount))
        if isCancelled { child.cancel() }
        if isPaused { child.pause() }
        child._changed()
      }
      public func becomeCurrent(withPendingUnitCount unitCount: Int64) { Progress._current.append((self, unitCount)) }
      /// Units that no child took are completed.
      public func resignCurrent() {
        guard let last = Progress._current.popLast(), last.progress === self else { return }
        completedUnitCount += last.units
      }
      public func performAsCurrent<ReturnType>(
        withPendingUnitCount unitCount: Int64, using work: () throws -> ReturnType
      ) rethrows -> ReturnType {
        becomeCurrent(withPendingUnitCount: unitCount)
        defer { resignCurrent() }
        return try work()
      }
      public func pause() {
        isPaused = true
        pausingHandler?()
        for child in _children { child.progress.pause() }
      }
      public func resume() {
        isPaused = false
        resumingHandler?()
        for child in _children { child.progress.resume() }
      }
      public func cancel() {
        isCancelled = true
        cancellationHandler?()
        for child in _children { child.progress.cancel() }
      }
    }

    public struct ProgressUserInfoKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let estimatedTimeRemainingKey = ProgressUserInfoKey("NSProgressEstimatedTimeRemainingKey")
      public static let throughputKey = ProgressUserInfoKey("NSProgressThroughputKey")
      public static let fileOperationKindKey = ProgressUserInfoKey("NSProgressFileOperationKindKey")
      public static let fileURLKey = ProgressUserInfoKey("NSProgressFileURLKey")
      public static let fileTotalCountKey = ProgressUserInfoKey("NSProgressFileTotalCountKey")
      public static let fileCompletedCountKey = ProgressUserInfoKey("NSProgressFileCompletedCountKey")
    }

    public struct ProgressKind: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let file = ProgressKind("NSProgressKindFile")
    }
    """#
}
