import ViewSemantics
import ViewSource

/// The modules of a command line that are built alike: one program.
public struct BuildGroup: Sendable {
  /// What all modules of the group are built for.
  public let configuration: BuildConfiguration
  /// In the order of their first files; never empty.
  public private(set) var modules: [Program.ModuleSource]

  /// All modules, in the order of their groups' first.
  ///
  /// - Parameters:
  ///   - paths: the paths of the command line, which tell the modules.
  ///   - options: what the command line says of the build, which counts more than what configurations say.
  ///   - projects: the folders with Xcode projects, if they have been looked for.
  public static func groups(
    of files: [SourceFile], paths: [String], _ store: ConfigurationStore, options: BuildSettings,
    projects: Set<String>? = nil
  ) -> [BuildGroup] {
    var groups: [BuildGroup] = []
    var numbers: [BuildConfiguration: Int] = [:]
    for module in ModuleFinder.modules(of: files, paths: paths, projects: projects) {
      let configured = module.files.first.map { store.configuration(of: $0.path).build } ?? BuildSettings()
      let configuration = configured.overridden(by: options).configuration
      if let number = numbers[configuration] {
        groups[number].modules.append(module)
      } else {
        numbers[configuration] = groups.count
        groups.append(BuildGroup(configuration: configuration, modules: [module]))
      }
    }
    return groups
  }
}
