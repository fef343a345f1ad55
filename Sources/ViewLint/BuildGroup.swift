import ViewSemantics
import ViewSource

/// The modules of one of a command line's programs that are built alike: a program for the analysis.
public struct BuildGroup: Sendable {
  /// What all modules of the group are built for.
  public let configuration: BuildConfiguration
  /// In the order of their first files; never empty.
  public private(set) var modules: [Program.ModuleSource]
  /// What lies beside their sources.
  public let resources: ProjectResources

  /// All modules, in the order of their groups' first.
  ///
  /// - Parameters:
  ///   - paths: the paths of the command line, which tell the modules.
  ///   - options: what the command line says of the build, which counts more than what configurations say.
  ///   - resources: what lies beside the sources of all of them.
  public static func groups(
    of files: [SourceFile], paths: [String], _ store: ConfigurationStore, options: BuildSettings,
    resources: ProjectResources
  ) -> [BuildGroup] {
    let parts = ProgramFinder.parts(of: files, paths: paths)
    var finder = ProgramFinder(paths)
    return parts.flatMap { part in
      groups(
        ofProgram: part.files, paths: part.paths, store, options: options,
        resources: parts.count == 1 ? resources : resources.resources(of: part, by: &finder))
    }
  }

  /// The same for files that are known to be of one program.
  public static func groups(
    ofProgram files: [SourceFile], paths: [String], _ store: ConfigurationStore, options: BuildSettings,
    resources: ProjectResources
  ) -> [BuildGroup] {
    var groups: [BuildGroup] = []
    var numbers: [BuildConfiguration: Int] = [:]
    // One answer for all modules: those that are built differently do not see each other.
    let project = ProjectTargets(workingFolder: FileSystem.currentFolder).settings(ofFilesAt: files.map(\.path))
    for module in ModuleFinder.modules(of: files, paths: paths, projects: resources.projects) {
      let configured = module.files.first.map { store.configuration(of: $0.path).build } ?? BuildSettings()
      var configuration = project.overridden(by: configured).overridden(by: options).configuration
      configuration.isRun = false
      if let number = numbers[configuration] {
        groups[number].modules.append(module)
      } else {
        numbers[configuration] = groups.count
        groups.append(BuildGroup(configuration: configuration, modules: [module], resources: resources))
      }
    }
    return groups
  }
}
