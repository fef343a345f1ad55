#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// Runs independent work items on several threads with stacks deep enough for any tree.
public enum Workers {
  /// The stack size in bytes; the system commits only the pages in use. Trees are at most a few thousand levels deep.
  public static let stackSize = 256 << 20

  /// The stack size in bytes for `onDeepStack`: a running program may have values nested millions of levels deep, whose
  /// deinitialization is recursive.
  private static let deepStackSize = 8 << 30

  /// A closure that each thread runs before its work.
  private static let preparation = Mutex<(@Sendable () -> Void)?>(nil)

  /// Sets a closure that every thread started from now on runs before its work.
  public static func prepareThreads(_ preparation: @escaping @Sendable () -> Void) {
    Self.preparation.withLock { $0 = preparation }
  }

  fileprivate static func prepareThread() { preparation.withLock { $0 }?() }

  /// The number of processor cores.
  public static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The results of `work` for `0 ..< count`, in this order. They do not depend on the assignment of items to threads.
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

  /// Like `map` above, with a helper for each thread that its items share. One thread mostly processes neighbouring
  /// items.
  ///
  /// - Parameters:
  ///   - endsProcess: whether the process ends after the results: then the helpers are never released.
  ///   - cost: the estimated duration of each item, in any unit: the longest are started first.
  public static func map<Helper, Result: Sendable>(
    _ count: Int, jobs: Int = coreCount, endsProcess: Bool = false, cost: ((Int) -> Int)? = nil,
    helper: @escaping @Sendable () -> Helper, _ work: @escaping @Sendable (Helper, Int) -> Result
  ) -> [Result] {
    let team = WorkerPool(jobs: min(jobs, count), helper: helper)
    if endsProcess { ProcessLifetime.keep(team) }
    return team.map(count, isLast: !endsProcess, cost: cost, work)
  }

  /// Runs one work item on a thread with a deep stack.
  public static func onDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let result = Mutex<Result?>(nil)
    run(1, stackSize: deepStackSize) {
      let value = work()
      result.withLock { $0 = value }
    }
    return result.withLock { $0.take() } ?? work()
  }

  /// Starts a work item on a new thread; `nil` if no thread can be created.
  public static func begin(_ work: @escaping @Sendable () -> Void) -> BackgroundWork? {
    ThreadHandle.start(stackSize: stackSize, work).map { BackgroundWork(thread: $0) }
  }

  /// The results of two work items that run concurrently: the first on a new thread, if one can be created.
  public static func together<First: Sendable, Second>(
    _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First, Second) {
    let result = WorkerResult<First>()
    let thread = coreCount > 1 ? begin { result.value.withLock { $0 = first() } } : nil
    let other = second()
    thread?.wait()
    return (result.value.withLock { $0.take() } ?? first(), other)
  }

  /// Runs `body` on `threads` threads and waits for all of them.
  private static func run(_ threads: Int, stackSize: Int = stackSize, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      var handles: [ThreadHandle] = []
      for _ in 0..<threads {
        let handle =
          ThreadHandle.start(stackSize: stackSize, body)
          ?? (stackSize > Workers.stackSize ? ThreadHandle.start(stackSize: Workers.stackSize, body) : nil)
        if let handle { handles.append(handle) }
      }
      // If no thread can be created, the work runs on this thread.
      if handles.isEmpty { body() }
      for handle in handles { handle.join() }
    }
  }
}

/// The result that a thread passes to the waiting thread.
private final class WorkerResult<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}

/// Work that runs on a background thread.
public struct BackgroundWork: Sendable {
  fileprivate let thread: ThreadHandle

  /// Waits for the work to end; call it at most once.
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
