import Synchronization
import ViewSource

/// Finds and caches the configuration of each folder: the nearest `.viewlint.json` in it or above it.
public final class ConfigurationStore: Sendable {
  /// The file name of a configuration.
  public static let fileName = ".viewlint.json"

  private let isSearching: Bool
  private let workingFolder: String
  private let state: Mutex<State>

  private struct State {
    /// The configurations by absolute folder.
    var known: [String: LintConfiguration] = [:]
    /// The configurations by the folder as it was named, which is looked up over and over.
    var named: [String: LintConfiguration] = [:]
    /// The result of the last lookup. Neighbors in a folder are looked up one after another.
    var last: (name: String, configuration: LintConfiguration)?
    var fallback = LintConfiguration()
    var errors: [ConfigurationError] = []
    var problems: [FileError] = []
  }

  /// The places to look for configurations.
  public enum Source: Sendable {
    /// The nearest ancestor folder of each file.
    case nearest
    /// One file for all paths.
    case file(String)
    case none
  }

  /// Creates a store. A named configuration is read at once, others on demand; `errors` has the errors of both.
  ///
  /// - Parameter workingFolder: the absolute folder that relative paths start from.
  public init(_ source: Source, workingFolder: String = FileSystem.currentFolder) {
    self.workingFolder = workingFolder
    var state = State()
    switch source {
    case .nearest: isSearching = true
    case .none: isSearching = false
    case .file(let path):
      isSearching = false
      let folder = FilePath.parent(of: FilePath.absolute(path, in: workingFolder))
      if let configuration = ConfigurationStore.read(path, folder: folder, &state) { state.fallback = configuration }
    }
    self.state = Mutex(state)
  }

  /// The errors in the configurations that were read so far.
  public var errors: [String] {
    state.withLock { state in state.problems.map(\.description) + state.errors.map(\.description) }
  }

  /// The configuration that applies to a file or folder. A configuration inside of the folder itself does not count.
  public func configuration(of path: String) -> LintConfiguration {
    withConfiguration(of: path) { $0 }
  }

  private func withConfiguration<Answer: Sendable>(
    of path: String, _ ask: @Sendable (LintConfiguration) -> Answer
  ) -> Answer {
    state.withLock { state in
      guard isSearching else { return ask(state.fallback) }
      let slash = FilePath.lastSlash(in: path)
      if let slash, let last = state.last, path[..<slash] == last.name { return ask(last.configuration) }
      let name = FilePath.parent(of: path)
      let found =
        state.named[name] ?? configuration(ofFolder: FilePath.absolute(name, in: workingFolder), &state)
      state.named[name] = found
      state.last = (name, found)
      return ask(found)
    }
  }

  /// Whether a file or folder is excluded from linting: see `LintConfiguration.excludes`.
  public func excludes(_ path: String) -> Bool {
    withConfiguration(of: path) { [workingFolder] configuration in
      !configuration.excluded.isEmpty && configuration.excludes(FilePath.absolute(path, in: workingFolder))
    }
  }

  /// Whether a file, or one of its folders, is excluded from linting, so that a walk over folders does not reach it.
  public func passesOver(_ path: String) -> Bool {
    var path = path
    while true {
      if excludes(path) { return true }
      guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return false }
      path = String(path[..<slash])
    }
  }

  private func configuration(ofFolder folder: String, _ state: inout State) -> LintConfiguration {
    if let known = state.known[folder] { return known }
    let path = (folder == "/" ? "" : folder) + "/" + ConfigurationStore.fileName
    let found: LintConfiguration
    // A broken symbolic link was meant to be a configuration, so reading it reports the error.
    if FileSystem.isEntry(path) {
      let shown = FilePath.suffix(of: path, inFolder: workingFolder) ?? path
      found = ConfigurationStore.read(shown, folder: folder, isFound: true, &state) ?? LintConfiguration()
    } else {
      let parent = FilePath.parent(of: folder)
      found = parent == folder ? LintConfiguration() : configuration(ofFolder: parent, &state)
    }
    state.known[folder] = found
    return found
  }

  private static func read(
    _ path: String, folder: String, isFound: Bool = false, _ state: inout State
  ) -> LintConfiguration? {
    do {
      let file = SourceFile(path: path, buffer: try isFound ? FileSystem.readFound(path) : FileSystem.read(path))
      let (configuration, errors) = ConfigurationReader.read(file, folder: folder)
      state.errors += errors
      return configuration
    } catch {
      state.problems.append(error)
      return nil
    }
  }
}
