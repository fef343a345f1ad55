// apple-only: the toolchain of Linux has no Combine
// Timers and notifications as publishers.
import Combine
import Foundation

var ticks: [Int] = []
let begin = DispatchTime.now().uptimeNanoseconds
func tenths() -> Int { Int((Double(DispatchTime.now().uptimeNanoseconds - begin) / 100_000_000).rounded()) }
var timer: AnyCancellable? = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect().sink { _ in
  ticks.append(tenths())
}
try? await Task.sleep(nanoseconds: 700_000_000)
timer?.cancel()
try? await Task.sleep(nanoseconds: 500_000_000)
print(ticks)

// Connected by hand, and only until it is cancelled.
var count = 0
let publisher = Timer.publish(every: 0.1, on: .main, in: .default)
let first = publisher.sink { _ in count += 1 }
try? await Task.sleep(nanoseconds: 250_000_000)
print("before connect", count)
let connection = publisher.connect()
try? await Task.sleep(nanoseconds: 350_000_000)
connection.cancel()
print("connected", count)
try? await Task.sleep(nanoseconds: 200_000_000)
print("after", count)

let counted = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().scan(0) { number, _ in number + 1 }
  .prefix(3).sink(receiveCompletion: { print("timer", $0) }, receiveValue: { print("tick", $0) })
try? await Task.sleep(nanoseconds: 600_000_000)

extension Notification.Name {
  static let saved = Notification.Name("saved")
  static let other = Notification.Name("other")
}
var notes: AnyCancellable? = NotificationCenter.default.publisher(for: .saved)
  .compactMap { $0.userInfo?["title"] as? String }.sink { print("saved", $0) }
NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["title": "one"])
NotificationCenter.default.post(name: .other, object: nil, userInfo: ["title": "two"])
NotificationCenter.default.post(name: .saved, object: nil)
NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["title": "three"])
notes = nil
NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["title": "four"])

final class Sender {}
let sender = Sender()
let ofSender = NotificationCenter.default.publisher(for: .saved, object: sender).sink { print("of sender", $0.name.rawValue) }
NotificationCenter.default.post(name: .saved, object: Sender())
NotificationCenter.default.post(name: .saved, object: sender)
