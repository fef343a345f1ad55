extension InterfaceText {
  /// Continuations, which resume a task from other code.
  static let swiftContinuations = #"""
    public struct CheckedContinuation<T, E: Error>: Sendable {
      let id: Int
      @primitive public func resume(returning value: sending T)
      @primitive public func resume(throwing error: E)
    }

    extension CheckedContinuation {
      public func resume(with result: sending Result<T, E>) {
        switch result {
        case .success(let value): resume(returning: value)
        case .failure(let error): resume(throwing: error)
        }
      }
      public func resume<Er: Error>(with result: sending Result<T, Er>) where E == any Error {
        switch result {
        case .success(let value): resume(returning: value)
        case .failure(let error): resume(throwing: error)
        }
      }
    }

    extension CheckedContinuation where T == Void {
      public func resume() { resume(returning: ()) }
    }

    @primitive public func withCheckedContinuation<T>(
      function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void
    ) async -> T
    @primitive public func withCheckedThrowingContinuation<T>(
      function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void
    ) async throws -> T

    public struct UnsafeContinuation<T, E: Error>: Sendable {
      let _checked: CheckedContinuation<T, E>
      public func resume(returning value: sending T) { _checked.resume(returning: value) }
      public func resume(throwing error: E) { _checked.resume(throwing: error) }
      public func resume(with result: sending Result<T, E>) { _checked.resume(with: result) }
    }

    extension UnsafeContinuation {
      public func resume<Er: Error>(with result: sending Result<T, Er>) where E == any Error {
        _checked.resume(with: result)
      }
    }

    extension UnsafeContinuation where T == Void {
      public func resume() { _checked.resume() }
    }

    public func withUnsafeContinuation<T>(_ fn: (UnsafeContinuation<T, Never>) -> Void) async -> T {
      await withCheckedContinuation { fn(UnsafeContinuation(_checked: $0)) }
    }
    public func withUnsafeThrowingContinuation<T>(
      _ fn: (UnsafeContinuation<T, any Error>) -> Void
    ) async throws -> T {
      try await withCheckedThrowingContinuation { fn(UnsafeContinuation(_checked: $0)) }
    }
    """#
}
