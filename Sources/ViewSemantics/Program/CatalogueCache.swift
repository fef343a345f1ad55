import Synchronization
import ViewSource

/// The catalogues of this process by configuration, because reading one takes some milliseconds.
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

/// A catalogue being read: ahead of time by one thread, then by several when it is needed.
///
/// Modules that require an import are read last, and only if the program sees their declarations; otherwise their files
/// are empty. The numbers of files and modules are always the same.
final class CatalogueReading: Sendable {
  /// The module number of each file.
  private let modules: [Int]
  private let hidden: Set<Int>
  private let read: @Sendable (_ number: Int, _ isEmpty: Bool) -> ProgramFile
  private let index: @Sendable (_ files: [ProgramFile], _ seen: Set<Int>) -> Program
  private let progress: Mutex<Progress>
  /// The finished catalogues by the set of read modules among those that require an import.
  private let programs = Mutex<[Set<Int>: Program]>([:])
  private let ahead = Mutex<BackgroundWork?>(nil)

  private struct Progress {
    var files: [ProgramFile?]
    /// The numbers of the files to read, in order.
    var queue: [Int]
    /// The number of files whose reading has begun.
    var begun = 0
  }

  /// - Parameters:
  ///   - modules: the module number of each file.
  ///   - hidden: the modules that require an import.
  ///   - read: reads the file with a number, or makes an empty one in its place.
  ///   - index: makes the program of all files, of which those of unseen hidden modules are empty.
  init(
    modules: [Int], hidden: Set<Int>, read: @escaping @Sendable (_ number: Int, _ isEmpty: Bool) -> ProgramFile,
    index: @escaping @Sendable (_ files: [ProgramFile], _ seen: Set<Int>) -> Program
  ) {
    self.modules = modules
    self.hidden = hidden
    self.read = read
    self.index = index
    let common = modules.indices.filter { !hidden.contains(modules[$0]) }
    progress = Mutex(Progress(files: Array(repeating: nil, count: modules.count), queue: common))
  }

  /// Starts reading on a background thread.
  func begin() {
    ahead.withLock { ahead in
      guard ahead == nil else { return }
      ahead = Workers.begin { self.readFiles() }
    }
  }

  /// The finished program, read with up to `jobs` threads, including the background thread.
  ///
  /// - Parameter needed: the modules that the program sees among those that require an import.
  func finished(with needed: Set<Int>, jobs: Int) -> Program {
    if let program = program(with: needed) { return program }
    return ahead.withLock { ahead in
      let left = progress.withLock { progress in
        let isLeft = { self.needs($0, needed) && progress.files[$0] == nil && !progress.queue.contains($0) }
        progress.queue += hidden.isEmpty ? [] : modules.indices.filter(isLeft)
        return progress.queue.count - progress.begun
      }
      let helpers = min(jobs - (ahead == nil ? 0 : 1), left)
      if helpers > 0 { _ = Workers.map(helpers, jobs: helpers) { _ in self.readFiles() } }
      ahead?.wait()
      ahead = nil
      if let program = program(with: needed) { return program }
      let files = progress.withLock { $0.files }
      let program = index(
        modules.indices.map { self.needs($0, needed) ? files[$0] ?? read($0, false) : read($0, true) }, needed)
      programs.withLock { $0[needed] = program }
      return program
    }
  }

  /// The smallest finished program with all needed modules.
  private func program(with needed: Set<Int>) -> Program? {
    programs.withLock { programs in
      programs.filter { needed.isSubset(of: $0.key) }.min { $0.key.count < $1.key.count }?.value
    }
  }

  private func needs(_ file: Int, _ needed: Set<Int>) -> Bool {
    !hidden.contains(modules[file]) || needed.contains(modules[file])
  }

  /// Reads files until none is left in the queue.
  private func readFiles() {
    while let number = next() {
      let file = read(number, false)
      progress.withLock { $0.files[number] = file }
    }
  }

  private func next() -> Int? {
    progress.withLock { progress in
      guard progress.begun < progress.queue.count else { return nil }
      progress.begun += 1
      return progress.queue[progress.begun - 1]
    }
  }
}
