import Foundation
// A queue that is suspended keeps its work until it is resumed as often, an inactive one until it is activated.
let inactive = DispatchQueue(label: "inactive", attributes: .initiallyInactive)
let semaphore = DispatchSemaphore(value: 0)
inactive.async {
  print("activated")
  semaphore.signal()
}
print("inactive")
inactive.activate()
semaphore.wait()
let queue = DispatchQueue(label: "work")
let group = DispatchGroup()
queue.suspend()
queue.async { print("first") }
queue.async(group: group) { print("second") }
group.notify(queue: .main) {
  print("both done")
  exit(0)
}
print("before")
queue.suspend()
queue.resume()
print("still suspended")
queue.resume()
dispatchMain()
