import Synchronization

/// The catalogues made so far in this process: parsing one takes some milliseconds.
final class CatalogueCache: Sendable {
  private let programs = Mutex<[BuildConfiguration: Program]>([:])

  func program(for configuration: BuildConfiguration, make: () -> Program) -> Program {
    programs.withLock { programs in
      if let program = programs[configuration] { return program }
      let program = make()
      programs[configuration] = program
      return program
    }
  }
}
