import ViewSemantics
import ViewSource

/// The modules of one program on the command line with the same build configuration, which are analyzed together.
public struct BuildGroup: Sendable {
  /// The build configuration of all modules in the group.
  public let configuration: BuildConfiguration
  /// The modules in the order of their first files; never empty.
  public private(set) var modules: [Program.ModuleSource]
  /// The resources beside the modules' sources.
  public let resources: ProjectResources

  /// Groups the files into modules with equal build configurations, in the order of their first modules.
  ///
  /// - Parameters:
  /// - paths: the paths of the command line, which determine the modules.
  /// - options: the build settings of the command line, which take precedence over those of configurations.
  /// - resources: the resources beside the sources of all modules.
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

  /// The same for files of a single program.
  public static func groups(
    ofProgram files: [SourceFile], paths: [String], _ store: ConfigurationStore, options: BuildSettings,
    resources: ProjectResources
  ) -> [BuildGroup] {
    var groups: [BuildGroup] = []
    var numbers: [BuildConfiguration: Int] = [:]
    // One answer for all modules, because modules with different configurations do not see each other.
    let targets = ProjectTargets(workingFolder: FileSystem.currentFolder)
    let project = targets.settings(ofFilesAt: files.map(\.path))
    let memberships = targets.memberships(ofFilesAt: files.map(\.path))
    for var module in ModuleFinder.modules(of: files, paths: paths, projects: resources.projects) {
      for file in module.files { module.targets[file.path] = memberships[file.path] }
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
