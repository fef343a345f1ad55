// apple-only: the toolchain of Linux has no Combine
// Operators that wait, on the clock: the last value after a pause, the newest or first of each interval, all of them later.
import Combine
import Foundation

let start = DispatchTime.now().uptimeNanoseconds
func stamp() -> String {
  let tenths = Int((Double(DispatchTime.now().uptimeNanoseconds - start) / 100_000_000).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}
func run<P: Publisher>(_ title: String, _ publisher: P, ends: Bool = false) async where P.Output == Int, P.Failure == Never {
  let subject = input
  let begin = DispatchTime.now().uptimeNanoseconds
  var text: [String] = []
  func now() -> String {
    let tenths = Int((Double(DispatchTime.now().uptimeNanoseconds - begin) / 100_000_000).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
  let subscription = publisher.sink(
    receiveCompletion: { _ in text.append("end@\(now())") }, receiveValue: { text.append("\($0)@\(now())") })
  for (value, wait) in [(1, 1), (2, 1), (3, 5), (4, 2), (5, 6)] {
    subject.send(value)
    try? await Task.sleep(nanoseconds: UInt64(wait) * 100_000_000)
  }
  print("\(title):", text.joined(separator: " "))
  subscription.cancel()
}
let input = PassthroughSubject<Int, Never>()

await run("debounce", input.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main))
await run("debounce run loop", input.debounce(for: 0.45, scheduler: RunLoop.main))
await run("throttle latest", input.throttle(for: .milliseconds(350), scheduler: DispatchQueue.main, latest: true))
await run("throttle first", input.throttle(for: .milliseconds(350), scheduler: DispatchQueue.main, latest: false))
await run("delay", input.delay(for: .seconds(0.25), scheduler: DispatchQueue.main))
await run("timeout", input.timeout(.seconds(0.45), scheduler: DispatchQueue.main))

// What waits when the input ends is not given any more.
let ending = PassthroughSubject<Int, Never>()
let ended = ending.debounce(for: .seconds(1), scheduler: DispatchQueue.main).sink(
  receiveCompletion: { print("debounce ended:", $0, stamp() == stamp()) }, receiveValue: { print("never", $0) })
ending.send(1)
ending.send(completion: .finished)
print("sent")
try? await Task.sleep(nanoseconds: 200_000_000)

// Values that are sent together: only the last one is left.
let burst = PassthroughSubject<Int, Never>()
let pressed = burst.debounce(for: .milliseconds(100), scheduler: DispatchQueue.main).sink { print("burst", $0) }
for value in 1...5 { burst.send(value) }
try? await Task.sleep(nanoseconds: 300_000_000)

enum Slow: Error { case tooSlow }
let patient = PassthroughSubject<Int, Slow>()
let impatient = patient.timeout(.milliseconds(200), scheduler: DispatchQueue.main, customError: { .tooSlow }).sink(
  receiveCompletion: { print("timeout:", $0) }, receiveValue: { print("in time", $0) })
patient.send(1)
try? await Task.sleep(nanoseconds: 400_000_000)
patient.send(2)
