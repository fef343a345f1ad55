import ViewLayout
import ViewMachine
import ViewSemantics

/// A program with everything that a run of it needs besides its source: resources, translations, region and network.
///
/// Each graph of it is a separate run, which does not see the changes that another run made.
public struct RunnableProgram: Sendable {
  public let program: Program
  /// The asset catalogues and data models.
  public var resources: ProjectResources
  /// The folder with the translations and the files of the app's bundle; `nil` if there is none, as for standard input.
  public var folder: String?
  /// The folders of imported packages outside of it, with their own translations and files.
  public var packageFolders: [String] = []
  /// The identifier of the locale, such as `de_DE`.
  public var locale = "en_US"
  /// The decoded image files, which all runs share.
  private let imageFiles = ImageFiles()
  /// Returns the response body in bytes for a request URL; `nil` if it fails. Without it there is no network.
  public var network: (@Sendable (String) -> [UInt8]?)?

  public init(_ program: Program, resources: ProjectResources = ProjectResources(), folder: String? = nil) {
    self.program = program
    self.resources = resources
    self.folder = folder
  }

  /// An empty graph on a new machine.
  public func graph(_ engine: LayoutEngine) -> Graph {
    let machine = Machine(program, addNatives: Graph.addNatives)
    machine.region = locale
    machine.network = network
    let graph = Graph(machine, engine: engine)
    graph.resources = resources
    graph.imageFiles = imageFiles
    if let folder {
      let language = locale.split(separator: "_").first.map(String.init) ?? "en"
      let folders = [folder] + packageFolders
      graph.findStrings = { StringTables(below: folders, language: language) }
      let files = BundleFiles { folders }
      machine.findResource = { files.bytes(of: $0) }
      graph.fonts = ProgramFonts { files.contents(endingIn: [".ttf", ".otf", ".TTF", ".OTF"]) }
    }
    return graph
  }
}
