#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Restores the terminal if the process crashes; a signal handler may call only few functions.
enum CrashGuard {
  /// The handler's data, prepared in advance because the handler must not allocate memory.
  @unsafe private struct Terminal {
    var output: Int32
    var input: Int32
    var attributes: termios
    var escapes: UnsafePointer<UInt8>
    var count: Int
  }

  /// Written only while no handler can run.
  private nonisolated(unsafe) static var terminal: UnsafeMutablePointer<Terminal>?
  private static let failures = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]
  /// In bytes. The handler has its own stack, because the stack may have overflowed.
  private static let stackSize = 64 << 10

  /// Sets the escape sequences and attributes that restore the terminal.
  static func arm(_ output: Int32, _ input: Int32, _ attributes: termios, _ escapes: StaticString) {
    let state = UnsafeMutablePointer<Terminal>.allocate(capacity: 1)
    unsafe state.initialize(
      to: Terminal(
        output: output, input: input, attributes: attributes, escapes: escapes.utf8Start,
        count: escapes.utf8CodeUnitCount))
    unsafe terminal = state
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    unsafe stack.ss_size = .init(stackSize)
    unsafe sigaltstack(&stack, nil)
    for number in failures {
      var action = sigaction()
      #if canImport(Darwin)
        unsafe action.__sigaction_u.__sa_handler = { CrashGuard.restore($0) }
        action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
      #elseif canImport(Glibc)
        unsafe action.__sigaction_handler.sa_handler = { CrashGuard.restore($0) }
        action.sa_flags = Int32(SA_ONSTACK) | Int32(truncatingIfNeeded: SA_RESETHAND)
      #else
        unsafe action.__sa_handler.sa_handler = { CrashGuard.restore($0) }
        action.sa_flags = Int32(SA_ONSTACK) | Int32(truncatingIfNeeded: SA_RESETHAND)
      #endif
      unsafe sigaction(number, &action, nil)
    }
  }

  static func disarm() {
    for number in failures { _ = signal(number, SIG_DFL) }
    unsafe terminal = nil
  }

  private static func restore(_ number: Int32) {
    if let state = unsafe terminal {
      _ = unsafe write(state.pointee.output, state.pointee.escapes, state.pointee.count)
      unsafe tcsetattr(state.pointee.input, TCSANOW, &state.pointee.attributes)
    }
    // The handler is removed on its first call, so the signal now has its default effect.
    raise(number)
  }
}
