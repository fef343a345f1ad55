import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource

/// The way from the files of a command line to programs: what its options and the configurations say of the build, and
/// the libraries that are declared.
struct BuildPlan: Sendable {
  let store: ConfigurationStore
  /// What the command line says of the build; each file's configuration may say more.
  let settings: BuildSettings
  /// The declarations of libraries, when they have been read.
  private(set) var interfaces: [SourceFile] = []
  /// What lies beside the sources, when they have been found.
  var resources = ProjectResources()
  private let arguments: Arguments

  /// The paths of the command line, which tell the modules.
  var paths: [String] { arguments.operands }

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    store = try ConfigurationOptions.store(arguments)
    settings = try BuildOptions.settings(arguments)
  }

  /// Reads the files of libraries, and tells on standard error what is wrong with them.
  mutating func readInterfaces() -> ExitStatus {
    let read = BuildOptions.interfaces(arguments)
    interfaces = read.files
    return read.status
  }

  /// Begins to read the catalogue for programs of the command line, while their files are looked for.
  ///
  /// It is the configuration of the first path that is thought to hold for all.
  func prepareCatalogue() {
    if arguments.number(Options.jobs) == 1 { return }
    let configured = store.configuration(of: (paths.first ?? ".") + "/" + ConfigurationStore.fileName).build
    var configuration = configured.overridden(by: settings).configuration
    configuration.isRun = false
    Program.prepareCatalogue(configuration)
  }

  /// The programs to be of some files, each of which is made when its turn comes: those that are built alike are one.
  func groups(of files: [SourceFile]) -> [BuildGroup] {
    BuildGroup.groups(of: files, paths: paths, store, options: settings, resources: resources)
  }

  func program(_ group: BuildGroup, jobs: Int) -> Program {
    Program(
      group.modules, interfaces: interfaces, resources: group.resources, configuration: group.configuration, jobs: jobs)
  }

  /// The programs of files that are compared with those of another folder or revision.
  ///
  /// - Parameter path: the folder or file that they are of.
  func programs(of files: [SourceFile], path: String, jobs: Int) -> [Program] {
    BuildGroup.groups(ofProgram: files, paths: [path], store, options: settings, resources: resources)
      .map { program($0, jobs: jobs) }
  }
}
