import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The views of a running program: kept, updated where something they depend on has changed, laid out and drawn.
///
/// Belongs to one thread, as its machine and its layout engine do.
public final class Graph {
  /// Runs the bodies and actions of the program.
  public let machine: Machine
  /// Lays the views out.
  public let engine: LayoutEngine
  /// Where the views are shown; with `nil` they are not laid out.
  public var surface: LayoutSurface?
  /// Draws an element; `nil` where nothing is drawn.
  public var takePicture: ((Element) -> DisplayList)?
  /// Whether pictures of moments are wanted: else chrome comes and goes at once.
  public var movesChrome = false
  /// Whether lazy containers make all their rows, and not only those in sight.
  public var makesAllRows = false
  /// What the last layout found wrong, and how much work it was.
  public internal(set) var pass: LayoutPass?
  /// The colours and pictures of the program's project.
  public var resources = ProjectResources() { didSet { accent = resources.accentColor } }
  /// What the project says that `Color.accentColor` is; `nil` for the system's blue.
  private(set) var accent: ProjectResources.NamedColor?
  /// The texts of the project, read when a text asks for them first.
  public var findStrings: () -> StringTables = { StringTables() }
  lazy var strings = findStrings()
  /// Holds the outermost view.
  var window: ViewNode?
  /// What failed, each once, in the order in which it did.
  public internal(set) var faults: [ViewFault] = []
  /// What is drawn otherwise than SwiftUI would draw it, each once.
  public internal(set) var notes: [ViewFault] = []
  /// What is not as SwiftUI would have it, at each place.
  var coverage = CoverageMarks()
  /// Everything that happened to the views so far.
  public internal(set) var events: [Event] = []

  let table: NativeViewTable
  var analyzer: Analyzer { machine.analyzer }
  var types: TypeTable { machine.types }

  // What has been found out about types.
  var behaviors: [TypeID: ViewNode.Behavior] = [:]
  var plans: [TypeID: BodyPlan] = [:]
  var comparisons: [TypeID: InputComparison] = [:]
  var defaultValues: [DeclID: Value] = [:]
  var members: [MemberOfType: PreparedCall?] = [:]
  lazy var known = KnownViews(machine)

  // The running update.
  /// Whose code runs: what it reads, it depends on.
  var reader: ViewNode?
  /// The property of the reader of which the value is looked at to tell changes of it; `nil` while its own code runs.
  var probing: Int?
  /// Whether the closure of a `Binding(get:set:)` of the program runs.
  var isInGetter = false
  var plainForegrounds: [Bool: Paint] = [:]
  var derivedStyles: [DerivedStyleKey: Paint] = [:]
  var namespaces = 0
  /// Whether some container places the parts of a view.
  var placesSubviews = false
  /// The field that typing goes to.
  var focused: FocusTarget?
  /// By wrapper and key.
  var storedValues: [String: StateLocation] = [:]
  /// Whether the device is as wide as an iPad.
  var hasRegularWidth = false
  /// The environment in which code runs that belongs to no view.
  var environment = EnvironmentStore()
  /// Whether code runs that makes or changes a view of UIKit or AppKit, of which nothing is said.
  var runsPlatformCode = false
  /// What a pointer is held over.
  weak var hovered: Element?
  /// What is shown by itself, so that objects which are missing in the environment have others in their place; `nil`
  /// where a missing one is a fault, as in an app.
  var shownAlone: RunnableView.Kind?
  /// The objects that stand in for missing ones, by type.
  var standIns: [TypeID: Value] = [:]
  var dirty = UpdateQueue()
  /// Lifecycle actions that wait for the end of the update, in their order.
  var pending = PendingActions()
  var isUpdating = false
  var transaction: Value = .void
  /// What moves.
  private(set) lazy var animations = Animations(self)
  /// What families of views keep for the whole graph.
  var services: [ObjectIdentifier: AnyObject] = [:]

  /// Views in each other beyond this many are not made: a view whose body makes itself, also where the layout asks for
  /// what it makes.
  static let maximumNesting = 600
  /// How many views are made at most.
  public var viewLimit = 100_000
  var viewCount = 0
  /// How many nodes were ever made.
  var madeCount = 0
  /// How many updates of views have begun.
  var updateCount = 0

  /// A graph without views.
  ///
  /// - Parameter machine: Made with `Graph.addNatives`.
  public init(_ machine: Machine, engine: LayoutEngine) {
    self.machine = machine
    self.engine = engine
    table = NativeViewTable()
    // One view that never ends must not keep the others from being shown.
    machine.limits.fuel = 20_000_000
    machine.limits.depth = 2_000
    machine.limits.room = 10_000_000
    GraphServices.install(self)
    machine.reportLeftOut = { [weak self] reason, place in self?.noteLeftOut(reason, at: place) }
  }

  /// The code of the host for property wrappers, builders and values of views.
  public static func addNatives(_ table: inout NativeTable) {
    table.addBuilders()
    table.addStateWrappers()
    table.addBindings()
    table.addEnvironment()
    table.addModelContexts()
    table.addApplicationDelegates()
    table.addReaders()
    table.addScrolling()
    table.addActions()
    table.addLayouts()
    table.addSubviews()
    table.addContainerValues()
    table.addVariadicChildren()
    table.addAnchors()
    table.addPaths()
    table.addCanvas()
    table.addText()
    table.addDevice()
    table.addImageRenderer()
    table.addChartProxies()
    table.addAnimation()
    table.addStringTables()
    table.addPrintedChanges()
  }

  /// Whether a view asks for the dark or the light appearance of its window.
  public var prefersDark: Bool? { wish("colorScheme").flatMap { caseName($0) }.map { $0 == "dark" } }

  /// How many views and elements there are.
  public var elementCount: Int {
    var count = 0
    var open = elements
    while let element = open.popLast() {
      count += 1
      open += element.children
    }
    return count
  }

  // MARK: Faults

  /// Keeps what failed, once, and gives it back with its place.
  @discardableResult
  func report(_ error: any Error, at place: SourcePlace?) -> ViewFault {
    let fault = fault(error, at: place)
    // A limit on all views is met in many places, and is one fault.
    let isKnown = faults.contains { $0 == fault || fault.kind == .limit && $0.message == fault.message }
    if !isKnown { faults.append(fault) }
    notes.removeAll { $0.message == fault.message && $0.place == fault.place }
    return fault
  }

  /// What ended a task: one that went on without end, since what it would have waited for is missing, has no part in what
  /// is shown.
  func reportEnd(ofTask error: any Error) {
    if let fault = error as? Fault, fault.kind.isLimit, fault.isConsequence {
      let known = self.fault(fault, at: nil)
      return note(known.message, at: known.place)
    }
    report(error, at: nil)
  }

  /// Says that something cannot be run, unless a view has failed by it.
  private func noteLeftOut(_ reason: String, at place: SourcePlace?) {
    guard !runsPlatformCode else { return }
    coverage.add(CoverageMark(degree: .missing, feature: reason, message: reason, place: place))
    let note = ViewFault(.unsupported, reason, at: place)
    if !faults.contains(where: { $0.message == reason && $0.place == place }), !notes.contains(note) {
      notes.append(note)
    }
  }

  /// Says once that something is drawn otherwise than SwiftUI would.
  ///
  /// - Parameters:
  ///   - feature: The view, modifier or function that it is about; `nil` if only the message says so.
  ///   - isMissing: Whether it has no effect at all.
  func note(_ message: String, at place: SourcePlace?, feature: String? = nil, isMissing: Bool = false) {
    coverage.add(
      CoverageMark(
        degree: isMissing ? .missing : .approximate, feature: feature ?? message, message: message, place: place))
    let note = ViewFault(.unsupported, message, at: place)
    if !notes.contains(where: { $0.message == message }) { notes.append(note) }
  }

  private func fault(_ error: any Error, at place: SourcePlace?) -> ViewFault {
    switch error {
    case let fault as Fault:
      return ViewFault(
        fault.kind.isLimit ? .limit : fault.kind.isTrap ? .trap : .unsupported, fault.message,
        at: fault.stack.lazy.compactMap(\.place).first { isInProgram($0) } ?? place)
    case let error as ThrownError:
      let text = try? machine.debugDescription(of: error.value, as: analyzer.known("Error"))
      return ViewFault(.trap, "an error is thrown: \(text ?? "?")", at: place)
    default: return ViewFault(.unsupported, "\(error)", at: place)
    }
  }

  private func isInProgram(_ place: SourcePlace) -> Bool {
    analyzer.program.userFileIDs.contains { analyzer.program.file($0).source.path == place.path }
  }
}

/// Something that failed while the views were made, or is not as SwiftUI would have it.
public struct ViewFault: Error, Hashable, Sendable {
  public enum Kind: Sendable {
    /// Where Swift or SwiftUI would end the program.
    case trap
    /// Fuel, depth or number of views.
    case limit
    /// What cannot be run or drawn here.
    case unsupported
  }

  public var kind: Kind
  /// One sentence, without the place.
  public var message: String
  public var place: SourcePlace?

  init(_ kind: Kind, _ message: String, at place: SourcePlace?) {
    self.kind = kind
    self.message = message
    self.place = place
  }
}

extension Fault.Kind {
  fileprivate var isLimit: Bool { if case .limit = self { true } else { false } }
  fileprivate var isTrap: Bool { if case .trap = self { true } else { false } }
}
