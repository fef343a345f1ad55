extension InterfaceText {
  /// Operations and the queues that run them.
  static let foundationOperations = #"""
    open class Operation: NSObject, @unchecked Sendable {
      public enum QueuePriority: Int, Sendable {
        case veryLow = -8
        case low = -4
        case normal = 0
        case high = 4
        case veryHigh = 8
      }
      public var name: String?
      open var queuePriority = QueuePriority.normal
      open var qualityOfService = QualityOfService.default
      open var completionBlock: (@Sendable () -> Void)?
      public private(set) var dependencies: [Operation] = []
      var isMarkedCancelled = false
      var isMarkedExecuting = false
      var isMarkedFinished = false
      var hasLeft = false
      weak var queue: OperationQueue?
      /// The queues whose operations wait for this one.
      var waitingQueues: [OperationQueue] = []
      let group = DispatchGroup()
      public override init() {
        super.init()
        group.enter()
      }
      open var isCancelled: Bool { isMarkedCancelled }
      open var isExecuting: Bool { isMarkedExecuting }
      open var isFinished: Bool { isMarkedFinished }
      open var isAsynchronous: Bool { false }
      open var isConcurrent: Bool { isAsynchronous }
      open var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }
      open func main() {}
      open func start() {
        if isMarkedFinished { return }
        if !isCancelled {
          isMarkedExecuting = true
          if let block = self as? BlockOperation { block.runBlocks() } else { main() }
          isMarkedExecuting = false
        }
        isMarkedFinished = true
        leave()
      }
      func leave() {
        if hasLeft { return }
        hasLeft = true
        queue?.remove(self)
        group.leave()
        completionBlock?()
        queue?.startReadyOperations()
        for waiting in waitingQueues { waiting.startReadyOperations() }
      }
      open func cancel() { isMarkedCancelled = true }
      public func willChangeValue(forKey key: String) {}
      /// An operation with a state of its own announces its end.
      public func didChangeValue(forKey key: String) {
        if key == "isFinished" && isFinished { leave() }
        if key == "isReady" { queue?.startReadyOperations() }
      }
      public func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) {}
      public func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) {
        if isFinished { leave() }
      }
      public func addDependency(_ operation: Operation) { dependencies.append(operation) }
      public func removeDependency(_ operation: Operation) { dependencies.removeAll { $0 === operation } }
      public func waitUntilFinished() { group.wait() }
    }

    open class BlockOperation: Operation, @unchecked Sendable {
      public private(set) var executionBlocks: [@Sendable () -> Void] = []
      public convenience init(block: @escaping @Sendable () -> Void) {
        self.init()
        executionBlocks = [block]
      }
      public func addExecutionBlock(_ block: @escaping @Sendable () -> Void) { executionBlocks.append(block) }
      func runBlocks() { for block in executionBlocks { block() } }
    }

    open class OperationQueue: NSObject, @unchecked Sendable {
      @primitive public class var main: OperationQueue { get }
      public static let defaultMaxConcurrentOperationCount = -1
      public var maxConcurrentOperationCount = -1
      public var name: String?
      public var isSuspended = false { didSet { startReadyOperations() } }
      public var qualityOfService = QualityOfService.default
      public var underlyingQueue: DispatchQueue?
      public private(set) var operations: [Operation] = []
      var waiting: [Operation] = []
      var runningCount = 0
      public var operationCount: Int { operations.count }
      public func addOperation(_ block: @escaping @Sendable () -> Void) { addOperation(BlockOperation(block: block)) }
      public func addOperation(_ op: Operation) {
        op.queue = self
        for dependency in op.dependencies where !dependency.isFinished { dependency.waitingQueues.append(self) }
        operations.append(op)
        waiting.append(op)
        startReadyOperations()
      }
      public func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
        let operation = BlockOperation(block: barrier)
        for earlier in operations { operation.addDependency(earlier) }
        addOperation(operation)
      }
      public func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
        for op in ops { addOperation(op) }
        if wait { for op in ops { op.waitUntilFinished() } }
      }
      /// Starts what may run now: the operations of the highest priority first, in the order of their arrival.
      func startReadyOperations() {
        while !isSuspended && (maxConcurrentOperationCount < 0 || runningCount < maxConcurrentOperationCount) {
          var next: Int?
          for (index, operation) in waiting.enumerated() where operation.isReady {
            if let chosen = next, waiting[chosen].queuePriority.rawValue >= operation.queuePriority.rawValue { continue }
            next = index
          }
          guard let next else { return }
          let operation = waiting.remove(at: next)
          runningCount += 1
          let target = underlyingQueue ?? (self === OperationQueue.main ? DispatchQueue.main : DispatchQueue.global())
          target.async { operation.start() }
        }
      }
      func remove(_ operation: Operation) {
        guard let place = operations.firstIndex(where: { $0 === operation }) else { return }
        operations.remove(at: place)
        runningCount -= 1
      }
      public func cancelAllOperations() { for operation in operations { operation.cancel() } }
      public func waitUntilAllOperationsAreFinished() {
        while let operation = operations.last { operation.waitUntilFinished() }
      }
    }
    """#
}
