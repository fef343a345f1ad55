// What a serial queue does one after another, and what waits for it.
import Foundation

let queue = DispatchQueue(label: "serial")
queue.async { print("first") }
queue.async { print("second") }
queue.sync { print("third") }
print(queue.sync { 4 }, queue.label)

final class Guarded<Value> {
  private var content: Value
  private let queue = DispatchQueue(label: "guarded", attributes: .concurrent)
  init(_ content: Value) { self.content = content }
  var value: Value {
    get { queue.sync { content } }
    set { queue.async(flags: .barrier) { self.content = newValue } }
  }
  func change(_ work: (inout Value) -> Void) { queue.sync(flags: .barrier) { work(&content) } }
}
let count = Guarded(0)
DispatchQueue.concurrentPerform(iterations: 50) { _ in count.change { $0 += 1 } }
print(count.value)

let group = DispatchGroup()
var order: [Int] = []
for number in 1...3 {
  queue.async(group: group) {
    Thread.sleep(forTimeInterval: 0.001 * Double(4 - number))
    order.append(number)
  }
}
group.wait()
print(order)

let item = DispatchWorkItem { print("item") }
queue.async(execute: item)
item.wait()
let cancelled = DispatchWorkItem { print("never") }
cancelled.cancel()
queue.async(execute: cancelled)
queue.sync {}
print(cancelled.isCancelled)

var parts = URLComponents(string: "https://user:secret@example.com:8080/a?x=1#end")!
print(parts.user ?? "-", parts.password ?? "-", parts.host ?? "-", parts.port ?? 0)
parts.user = nil
parts.password = nil
parts.queryItems = [URLQueryItem(name: "q", value: "a b&c")]
print(parts.string ?? "-", parts.percentEncodedQuery ?? "-")
