// Queues, groups, semaphores and operations: what waits lets the other work go on.
import Dispatch
import Foundation

let group = DispatchGroup()
let queue = DispatchQueue(label: "work")
var log: [String] = []
for (name, delay) in [("slow", 0.05), ("quick", 0.01)] {
  group.enter()
  queue.asyncAfter(deadline: .now() + delay) {
    log.append(name)
    group.leave()
  }
}
queue.async(group: group) { log.append("at once") }
group.wait()
print(log)

let semaphore = DispatchSemaphore(value: 0)
var answer = 0
DispatchQueue.global().async {
  answer = 42
  semaphore.signal()
}
semaphore.wait()
print(answer, semaphore.wait(timeout: .now() + 0.01) == .timedOut)

let permits = DispatchSemaphore(value: 2)
permits.wait()
permits.wait()
print(permits.wait(timeout: .now()) == .success, permits.signal() == 0, permits.wait(timeout: .now()) == .success)

let item = DispatchWorkItem { print("item") }
queue.async(execute: item)
item.wait()
let cancelled = DispatchWorkItem { print("never") }
cancelled.cancel()
queue.async(execute: cancelled)
queue.sync {}
print(cancelled.isCancelled, queue.sync { 6 * 7 })

let operations = OperationQueue()
operations.maxConcurrentOperationCount = 1
for number in 0..<3 { operations.addOperation { print("operation", number) } }
operations.waitUntilAllOperationsAreFinished()

final class Square: Operation, @unchecked Sendable {
  let number: Int
  var result = 0
  init(_ number: Int) { self.number = number }
  override func main() { result = number * number }
}
let square = Square(9)
let report = BlockOperation { print("square", square.result) }
report.addDependency(square)
operations.addOperations([report, square], waitUntilFinished: true)
print(square.isFinished, square.result)

Thread.sleep(forTimeInterval: 0.01)
DispatchQueue.main.async {
  print("main")
  exit(0)
}
dispatchMain()
