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
///
/// What has to be imported is read last, and stays unread where the program imports none of it: its files are empty then, and all
/// numbers of files and modules are the same.
final class CatalogueReading: Sendable {
  /// The numbers of the files, those of what everybody sees first.
  private let order: [Int]
  private let commonCount: Int
  private let read: @Sendable (_ number: Int, _ isEmpty: Bool) -> ProgramFile
  private let index: @Sendable ([ProgramFile]) -> Program
  private let progress: Mutex<Progress>
  private let programs = Mutex<(common: Program?, whole: Program?)>((nil, nil))
  private let ahead = Mutex<BackgroundWork?>(nil)

  private struct Progress {
    var files: [ProgramFile?]
    /// How many of `order` have been begun with, and how many shall be.
    var begun = 0
    var wanted: Int
  }

  /// - Parameters:
  ///   - isCommon: for each file, whether everybody sees it.
  ///   - read: the file of a number, or an empty one in its place.
  ///   - index: the program of all files.
  init(
    isCommon: [Bool], read: @escaping @Sendable (_ number: Int, _ isEmpty: Bool) -> ProgramFile,
    index: @escaping @Sendable ([ProgramFile]) -> Program
  ) {
    order = isCommon.indices.filter { isCommon[$0] } + isCommon.indices.filter { !isCommon[$0] }
    commonCount = isCommon.count { $0 }
    self.read = read
    self.index = index
    progress = Mutex(Progress(files: Array(repeating: nil, count: isCommon.count), wanted: isCommon.count))
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
  /// - Parameter isWhole: whether the program imports a module that is read only if imported.
  func finished(isWhole: Bool, jobs: Int) -> Program {
    if let program = programs.withLock({ $0.whole ?? (isWhole ? nil : $0.common) }) { return program }
    return ahead.withLock { ahead in
      progress.withLock { $0.wanted = isWhole ? order.count : commonCount }
      let helpers = min(jobs, order.count) - (ahead == nil ? 0 : 1)
      if helpers > 0 { _ = Workers.map(helpers, jobs: helpers) { _ in self.readFiles() } }
      ahead?.wait()
      ahead = nil
      return programs.withLock { programs in
        if let program = programs.whole ?? (isWhole ? nil : programs.common) { return program }
        let files = progress.withLock { $0.files }
        let program = index(order.indices.map { files[$0] ?? read($0, !isWhole) })
        if isWhole { programs.whole = program } else { programs.common = program }
        return program
      }
    }
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
      guard progress.begun < progress.wanted else { return nil }
      progress.begun += 1
      return order[progress.begun - 1]
    }
  }
}
