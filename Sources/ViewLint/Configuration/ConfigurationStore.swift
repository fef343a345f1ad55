import Synchronization
import ViewSource

/// Finds and keeps the configuration of every folder: that of the nearest `.viewlint.json` above it.
public final class ConfigurationStore: Sendable {
  /// What a configuration is called, in whichever folder.
  public static let fileName = ".viewlint.json"

  private let isSearching: Bool
  private let workingFolder: String
  private let state: Mutex<State>

  private struct State {
    /// By absolute folder.
    var known: [String: LintConfiguration] = [:]
    /// By the folder as it was named, which is asked for over and over.
    var named: [String: LintConfiguration] = [:]
    /// The one asked for last: one after another asks for that of its neighbour.
    var last: (name: String, configuration: LintConfiguration)?
    var fallback = LintConfiguration()
    var errors: [ConfigurationError] = []
    var problems: [FileError] = []
  }

  /// Where configurations are looked for.
  public enum Source: Sendable {
    /// The nearest ancestor of each file.
    case nearest
    /// One file for everything.
    case file(String)
    case none
  }

  /// Reads a configuration that is named at once, others when they are asked for; what is wrong is in `errors`.
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

  /// What is wrong with the configurations that were looked at so far.
  public var errors: [String] {
    state.withLock { state in state.problems.map(\.description) + state.errors.map(\.description) }
  }

  /// The configuration of a file or folder: of a folder not the one in it, but the one that it is found by.
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

  /// Whether a file or folder is not to be linted: see `LintConfiguration.excludes`.
  public func excludes(_ path: String) -> Bool {
    withConfiguration(of: path) { [workingFolder] configuration in
      !configuration.excluded.isEmpty && configuration.excludes(FilePath.absolute(path, in: workingFolder))
    }
  }

  /// Whether a file, or one of the folders that it is in, is not to be linted: a walk over folders does not come to it.
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
    // A link that leads nowhere was meant to be a configuration.
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
