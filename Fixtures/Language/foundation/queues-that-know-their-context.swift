// The values that queues carry, by the queue whose work runs, and conditions about that queue.
import Dispatch
import Foundation
let key = DispatchSpecificKey<String>()
let number = DispatchSpecificKey<Int>()
let target = DispatchQueue(label: "target")
let queue = DispatchQueue(label: "queue", target: target)
target.setSpecific(key: key, value: "target")
target.setSpecific(key: number, value: 1)
queue.setSpecific(key: key, value: "queue")
DispatchQueue.main.setSpecific(key: number, value: 9)
print(
  DispatchQueue.getSpecific(key: key) ?? "nil", queue.getSpecific(key: number) as Any,
  DispatchQueue.getSpecific(key: number) ?? 0)
queue.sync {
  print(DispatchQueue.getSpecific(key: key) ?? "nil", DispatchQueue.getSpecific(key: number) ?? 0)
  dispatchPrecondition(condition: .onQueue(queue))
  dispatchPrecondition(condition: .onQueue(target))
}
dispatchPrecondition(condition: .notOnQueue(queue))
let group = DispatchGroup()
queue.async(group: group) {
  print("async", DispatchQueue.getSpecific(key: key) ?? "nil", Thread.isMainThread)
  dispatchPrecondition(condition: .notOnQueue(.main))
}
group.wait()
DispatchQueue.global().async(group: group) {
  print("global", DispatchQueue.getSpecific(key: key) ?? "nil", Thread.isMainThread)
}
group.wait()
queue.setSpecific(key: key, value: nil)
queue.sync { print(DispatchQueue.getSpecific(key: key) ?? "nil") }
print(DispatchQoS(qosClass: .utility, relativePriority: -2) == .utility, DispatchQoS.utility.relativePriority)
