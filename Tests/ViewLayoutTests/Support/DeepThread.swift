import Foundation
import Synchronization

/// Runs `body` on a thread with `stack` bytes of stack and returns its result.
func onThread<Answer: Sendable>(stack: Int, _ body: @escaping @Sendable () -> Answer) -> Answer? {
  let slot = Slot<Answer>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let answer = body()
    slot.answer.withLock { $0 = answer }
    done.signal()
  }
  thread.stackSize = stack
  thread.start()
  done.wait()
  return slot.answer.withLock { $0 }
}

private final class Slot<Answer: Sendable>: Sendable {
  let answer = Mutex<Answer?>(nil)
}
