#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// Runs independent pieces of work on several threads whose stacks are deep enough for any tree.
public enum Workers {
  /// In bytes; only what is used is ever touched. Trees are at most some thousand levels high.
  public static let stackSize = 256 << 20

  /// The stack of what is done alone, in bytes: a program that runs may have values that lie millions of levels deep in
  /// each other, and these end within each other.
  private static let deepStackSize = 8 << 30

  /// Is done by each thread before its work.
  private static let preparation = Mutex<(@Sendable () -> Void)?>(nil)

  /// Has every thread that is started from now on do something before its work.
  public static func prepareThreads(_ preparation: @escaping @Sendable () -> Void) {
    Self.preparation.withLock { $0 = preparation }
  }

  fileprivate static func prepareThread() { preparation.withLock { $0 }?() }

  /// As many threads as the machine has cores.
  public static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The results of `work` for `0 ..< count`, in this order. Which thread does what does not show in them.
  public static func map<Result: Sendable>(
    _ count: Int, jobs: Int = coreCount, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let next = Atomic<Int>(0)
    let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
    run(min(max(jobs, 1), max(count, 1))) {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        if index >= count { return }
        let result = work(index)
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }

  /// The same with a helper for each thread, which its pieces of work share. Neighbours are done by one thread mostly.
  ///
  /// - Parameters:
  ///   - endsProcess: whether the process ends with the results: then the helpers are not taken apart.
  ///   - cost: how long each piece takes, in any unit, as far as that can be told: the longest are begun first.
  public static func map<Helper, Result: Sendable>(
    _ count: Int, jobs: Int = coreCount, endsProcess: Bool = false, cost: ((Int) -> Int)? = nil,
    helper: @escaping @Sendable () -> Helper, _ work: @escaping @Sendable (Helper, Int) -> Result
  ) -> [Result] {
    let team = WorkerTeam(jobs: min(jobs, count), helper: helper)
    if endsProcess { ProcessLifetime.keep(team) }
    return team.map(count, isLast: !endsProcess, cost: cost, work)
  }

  /// One piece of work on a deep stack.
  public static func onDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let result = Mutex<Result?>(nil)
    run(1, stackSize: deepStackSize) {
      let value = work()
      result.withLock { $0 = value }
    }
    return result.withLock { $0.take() } ?? work()
  }

  /// Begins a piece of work on a thread of its own; `nil` if there is no thread to be had.
  public static func begin(_ work: @escaping @Sendable () -> Void) -> BackgroundWork? {
    ThreadHandle.start(stackSize: stackSize, work).map { BackgroundWork(thread: $0) }
  }

  /// The results of two pieces of work, of which the first is done on a thread of its own meanwhile, if there is one to be
  /// had.
  public static func together<First: Sendable, Second>(
    _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First, Second) {
    let result = WorkerResult<First>()
    let thread = coreCount > 1 ? begin { result.value.withLock { $0 = first() } } : nil
    let other = second()
    thread?.wait()
    return (result.value.withLock { $0.take() } ?? first(), other)
  }

  /// Runs `body` on so many threads at once and waits for all of them.
  private static func run(_ threads: Int, stackSize: Int = stackSize, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      var handles: [ThreadHandle] = []
      for _ in 0..<threads {
        let handle =
          ThreadHandle.start(stackSize: stackSize, body)
          ?? (stackSize > Workers.stackSize ? ThreadHandle.start(stackSize: Workers.stackSize, body) : nil)
        if let handle { handles.append(handle) }
      }
      // Where no thread can be had, the work is done here.
      if handles.isEmpty { body() }
      for handle in handles { handle.join() }
    }
  }
}

/// What a thread hands to the one that waits for it.
private final class WorkerResult<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}

/// Work that goes on while other threads do something.
public struct BackgroundWork: Sendable {
  fileprivate let thread: ThreadHandle

  /// Waits until it has been done; to be called once at most.
  public func wait() {
    thread.join()
  }
}

/// A thread of the operating system.
private struct ThreadHandle: @unchecked Sendable {
  private let thread: pthread_t

  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  static func start(stackSize: Int, _ run: @escaping @Sendable () -> Void) -> ThreadHandle? {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    // A thread with a smaller stack would crash in deep trees.
    guard unsafe pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let body = unsafe Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = unsafe pthread_create(&thread, &attributes, { ThreadHandle.main($0) }, body.toOpaque())
      guard code == 0, let thread = unsafe thread else {
        unsafe body.release()
        return nil
      }
      return unsafe ThreadHandle(thread: thread)
    #else
      var thread = pthread_t()
      let code = unsafe pthread_create(
        &thread, &attributes, { unsafe $0.map { unsafe ThreadHandle.main($0) } ?? nil }, body.toOpaque())
      guard code == 0 else {
        unsafe body.release()
        return nil
      }
      return ThreadHandle(thread: thread)
    #endif
  }

  private static func main(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let body = unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue()
    Workers.prepareThread()
    body.run()
    return nil
  }

  func join() {
    pthread_join(thread, nil)
  }
}
