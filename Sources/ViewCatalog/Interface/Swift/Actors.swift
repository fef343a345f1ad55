extension InterfaceText {
  /// Actors and executors.
  static let swiftActors = #"""
    public protocol AnyActor: AnyObject, Sendable {}
    public protocol Actor: AnyActor {
      nonisolated var unownedExecutor: UnownedSerialExecutor { get }
    }
    public struct UnownedSerialExecutor: Sendable {}

    public protocol GlobalActor {
      associatedtype ActorType: Actor
      static var shared: ActorType { get }
    }

    @globalActor
    public final actor MainActor: GlobalActor {
      public static let shared = MainActor()
      @primitive public static func run<T: Sendable>(
        resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T
      ) async rethrows -> T
      @primitive public static func assumeIsolated<T: Sendable>(
        _ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line
      ) rethrows -> T
      public static func assertIsolated(
        _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
      ) {}
      public static func preconditionIsolated(
        _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
      ) {}
    }

    extension Actor {
      public nonisolated func assertIsolated(
        _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
      ) {}
      public nonisolated func preconditionIsolated(
        _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
      ) {}
      public nonisolated func assumeIsolated<T: Sendable>(
        _ operation: (isolated Self) throws -> T, file: StaticString = #fileID, line: UInt = #line
      ) rethrows -> T { try operation(self) }
    }

    public protocol TaskExecutor: Sendable {}
    """#
}
