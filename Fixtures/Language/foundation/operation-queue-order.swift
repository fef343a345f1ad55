// A queue of one operation at a time runs by priority and after the dependencies.
import Foundation

let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
queue.isSuspended = true
for (name, priority) in [
  ("low", Operation.QueuePriority.low), ("first", .normal), ("high", .high), ("second", .normal), ("top", .veryHigh),
] {
  let operation = BlockOperation { print(name) }
  operation.queuePriority = priority
  queue.addOperation(operation)
}
print(queue.operationCount)
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()

let load = BlockOperation { print("load") }
let parse = BlockOperation { print("parse") }
let show = BlockOperation { print("show") }
show.addDependency(parse)
parse.addDependency(load)
print(show.isReady, load.isReady)
queue.addOperations([show, parse, load], waitUntilFinished: true)
print(show.isFinished, show.isExecuting, show.dependencies.count)

final class Sum: Operation, @unchecked Sendable {
  let numbers: [Int]
  private(set) var result = 0
  init(_ numbers: [Int]) { self.numbers = numbers }
  override func main() {
    if isCancelled { return }
    result = numbers.reduce(0, +)
  }
}
let sum = Sum([1, 2, 3])
let cancelled = Sum([4])
cancelled.cancel()
queue.addOperations([sum, cancelled], waitUntilFinished: true)
print(sum.result, cancelled.result, cancelled.isCancelled, cancelled.isFinished)
