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

/// A catalogue that is being read: by one thread while it is not needed yet, by all as soon as it is.
///
/// Modules that have to be imported are read last, each only where the program sees its declarations: else its files are
/// empty, and all numbers of files and modules are the same.
final class CatalogueReading: Sendable {
  /// The number of the module of each file.
  private let modules: [Int]
  private let hidden: Set<Int>
  private let read: @Sendable (_ number: Int, _ isEmpty: Bool) -> ProgramFile
  private let index: @Sendable (_ files: [ProgramFile], _ seen: Set<Int>) -> Program
  private let progress: Mutex<Progress>
  /// By the modules that were read of those that have to be imported.
  private let programs = Mutex<[Set<Int>: Program]>([:])
  private let ahead = Mutex<BackgroundWork?>(nil)

  private struct Progress {
    var files: [ProgramFile?]
    /// The numbers of the files to read, in this order.
    var queue: [Int]
    /// How many of them have been begun with.
    var begun = 0
  }

  /// - Parameters:
  ///   - modules: for each file, the number of its module.
  ///   - hidden: the modules that have to be imported.
  ///   - read: the file of a number, or an empty one in its place.
  ///   - index: the program of all files, of which those of the modules that are hidden and not seen are empty.
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

  /// Begins to read on a thread of its own.
  func begin() {
    ahead.withLock { ahead in
      guard ahead == nil else { return }
      ahead = Workers.begin { self.readFiles() }
    }
  }

  /// The program, when it has been read: with so many threads, the one that has begun included.
  ///
  /// - Parameter needed: the modules that are seen of those that have to be imported.
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

  /// One that has been made and has all that is needed: the one with the least besides.
  private func program(with needed: Set<Int>) -> Program? {
    programs.withLock { programs in
      programs.filter { needed.isSubset(of: $0.key) }.min { $0.key.count < $1.key.count }?.value
    }
  }

  private func needs(_ file: Int, _ needed: Set<Int>) -> Bool {
    !hidden.contains(modules[file]) || needed.contains(modules[file])
  }

  /// Reads one file after another until another thread has begun with each that is left.
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
