import Synchronization
import ViewSource

/// The catalogues of this process, one for each configuration: reading one takes some milliseconds.
final class CatalogueCache: Sendable {
  private let readings = Mutex<[BuildConfiguration: CatalogueReading]>([:])

  func reading(for configuration: BuildConfiguration, make: () -> CatalogueReading) -> CatalogueReading {
    readings.withLock { readings in
      if let reading = readings[configuration] { return reading }
      let reading = make()
      readings[configuration] = reading
      return reading
    }
  }
}

/// A catalogue that is being read: by one thread while nobody needs it yet, by all as soon as somebody does.
final class CatalogueReading: Sendable {
  private let count: Int
  private let read: @Sendable (Int) -> ProgramFile
  private let index: @Sendable ([ProgramFile]) -> Program
  private let next = Atomic<Int>(0)
  private let files: Mutex<[ProgramFile?]>
  private let program = Mutex<Program?>(nil)
  private let ahead = Mutex<BackgroundWork?>(nil)

  /// - Parameters:
  ///   - read: the file of a number below `count`.
  ///   - index: the program of all files.
  init(
    _ count: Int, read: @escaping @Sendable (Int) -> ProgramFile, index: @escaping @Sendable ([ProgramFile]) -> Program
  ) {
    self.count = count
    self.read = read
    self.index = index
    files = Mutex(Array(repeating: nil, count: count))
  }

  /// Begins to read on a thread of its own.
  func begin() {
    ahead.withLock { ahead in
      guard ahead == nil else { return }
      ahead = Workers.begin {
        self.readFiles()
        // Others may still be reading some.
        let files = self.filesRead
        if files.count == self.count { _ = self.program(of: files) }
      }
    }
  }

  /// The program, when it has been read: with so many threads, the one that has begun included.
  func finished(jobs: Int) -> Program {
    if let program = program.withLock({ $0 }) { return program }
    ahead.withLock { ahead in
      let helpers = min(jobs, count) - (ahead == nil ? 0 : 1)
      if helpers > 0 { _ = Workers.map(helpers, jobs: helpers) { _ in self.readFiles() } }
      ahead?.wait()
      ahead = nil
    }
    return program(of: filesRead)
  }

  private var filesRead: [ProgramFile] { files.withLock { $0.compactMap { $0 } } }

  /// Made once, by whoever is first to have all files.
  private func program(of files: [ProgramFile]) -> Program {
    program.withLock { program in
      if let program { return program }
      let made = index(files)
      program = made
      return made
    }
  }

  /// Reads one file after another until none is left that nobody has begun with.
  private func readFiles() {
    while true {
      let number = next.add(1, ordering: .relaxed).oldValue
      if number >= count { return }
      let file = read(number)
      files.withLock { $0[number] = file }
    }
  }
}
