import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource

/// Makes programs of the files on a command line, from the build settings of its options and of the configurations, and
/// from the declarations of libraries.
struct BuildPlan: Sendable {
  let store: ConfigurationStore
  /// The build settings of the command line. A file's configuration may add settings.
  let settings: BuildSettings
  /// The declarations of libraries, after they are read.
  private(set) var interfaces: [SourceFile] = []
  /// The resources beside the sources, after they are found.
  var resources = ProjectResources()
  private let arguments: Arguments

  /// The paths of the command line, which determine the modules.
  var paths: [String] { arguments.operands }

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    store = try ConfigurationOptions.store(arguments)
    settings = try BuildOptions.settings(arguments)
  }

  /// Reads the declarations of libraries, and reports errors on standard error.
  mutating func readInterfaces() -> ExitStatus {
    let read = BuildOptions.interfaces(arguments)
    interfaces = read.files
    return read.status
  }

  /// Starts to read the catalogue for the programs of the command line, while their files are searched.
  ///
  /// Uses the configuration of the first path for all paths.
  func prepareCatalogue() {
    if arguments.number(Options.jobs) == 1 { return }
    let configured = store.configuration(of: (paths.first ?? ".") + "/" + ConfigurationStore.fileName).build
    var configuration = configured.overridden(by: settings).configuration
    configuration.isRun = false
    Program.prepareCatalogue(configuration)
  }

  /// Groups files into programs, one for each build configuration. Each program is made on demand.
  func groups(of files: [SourceFile]) -> [BuildGroup] {
    BuildGroup.groups(of: files, paths: paths, store, options: settings, resources: resources)
  }

  func program(_ group: BuildGroup, jobs: Int) -> Program {
    Program(
      group.modules, interfaces: interfaces, resources: group.resources, configuration: group.configuration, jobs: jobs)
  }

  /// The programs of files that are compared with those of another folder or revision.
  ///
  /// - Parameter path: the folder or file that contains the files.
  func programs(of files: [SourceFile], path: String, jobs: Int) -> [Program] {
    BuildGroup.groups(ofProgram: files, paths: [path], store, options: settings, resources: resources)
      .map { program($0, jobs: jobs) }
  }
}
