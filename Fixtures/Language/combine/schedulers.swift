// apple-only: the toolchain of Linux has no Combine
// Where values are received: on a queue they come later, at once on the immediate scheduler; a scheduler of one's own.
import Combine
import Foundation

let subject = PassthroughSubject<Int, Never>()
var bag: Set<AnyCancellable> = []

subject.receive(on: DispatchQueue.main).sink(
  receiveCompletion: { print("main:", $0) }, receiveValue: { print("main", $0) }).store(in: &bag)
subject.receive(on: ImmediateScheduler.shared).sink { print("immediate", $0) }.store(in: &bag)
subject.sink { print("direct", $0) }.store(in: &bag)

print("send 1")
subject.send(1)
print("send 2")
subject.send(2)
try? await Task.sleep(nanoseconds: 50_000_000)
print("waited")
subject.send(completion: .finished)
print("finished")
try? await Task.sleep(nanoseconds: 50_000_000)

// What is on its way when the subscription ends is not given.
let other = PassthroughSubject<Int, Never>()
let dropped = other.receive(on: RunLoop.main).sink { print("never", $0) }
other.send(1)
dropped.cancel()
try? await Task.sleep(nanoseconds: 50_000_000)

print("subscribe")
let later = Just(5).subscribe(on: DispatchQueue.main).sink { print("subscribed", $0) }
print("not yet")
try? await Task.sleep(nanoseconds: 50_000_000)

// Work on a scheduler itself.
DispatchQueue.main.schedule { print("scheduled") }
DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .milliseconds(100))) { print("after 100") }
RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .seconds(0.05))) { print("after 50") }
var ticks = 0
let ticking = DispatchQueue.main.schedule(
  after: DispatchQueue.main.now.advanced(by: .milliseconds(20)), interval: .milliseconds(40)
) { ticks += 1 }
print("begun")
try? await Task.sleep(nanoseconds: 150_000_000)
ticking.cancel()
print("ticks", ticks)
try? await Task.sleep(nanoseconds: 100_000_000)
print("ticks", ticks)

// A scheduler whose time is moved by hand.
final class Hands: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never
  var now = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 0))
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  var waiting: [(date: SchedulerTimeType, action: () -> Void)] = []
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { waiting.append((now, action)) }
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    waiting.append((date, action))
  }
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    waiting.append((date, action))
    return AnyCancellable {}
  }
  func advance(by stride: SchedulerTimeType.Stride) {
    let end = now.advanced(by: stride)
    while let next = waiting.indices.filter({ waiting[$0].date <= end }).min(by: { waiting[$0].date < waiting[$1].date }) {
      let work = waiting.remove(at: next)
      now = work.date
      work.action()
    }
    now = end
  }
}
let hands = Hands()
let delayed = [1, 2].publisher.delay(for: .seconds(3), scheduler: hands).sink(
  receiveCompletion: { print("hands", $0) }, receiveValue: { print("hands", $0) })
print("one second")
hands.advance(by: .seconds(1))
print("three seconds")
hands.advance(by: .seconds(2))
