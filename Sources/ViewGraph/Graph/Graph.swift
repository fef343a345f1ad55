import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The live views of a program. They are updated when a dependency changes, laid out and drawn.
///
/// A graph belongs to one thread, like its machine and its layout engine.
public final class Graph {
  /// Runs the bodies and actions of the program.
  public let machine: Machine
  /// The layout engine of the views.
  public let engine: LayoutEngine
  /// The surface for the layout; with `nil` the views are not laid out.
  public var surface: LayoutSurface?
  /// Draws an element; `nil` without drawing.
  public var renderElement: ((Element) -> DisplayList)?
  /// Whether system chrome is animated, for pictures of intermediate states. Otherwise it appears and disappears
  /// immediately.
  public var movesChrome = false
  /// Whether lazy containers create all their rows, not only the visible ones.
  public var makesAllRows = false
  /// The problems and the amount of work of the last layout.
  public internal(set) var pass: LayoutPass?
  /// The colours and images of the project.
  public var resources = ProjectResources() { didSet { accent = resources.accentColor } }
  /// The decoded image files of the project.
  var imageFiles = ImageFiles()
  /// The fonts that the program brings.
  var fonts = ProgramFonts { [] }
  /// The project's accent colour; `nil` for the system's blue.
  private(set) var accent: ProjectResources.NamedColor?
  /// Loads the string tables of the project, on first use.
  public var findStrings: () -> StringTables = { StringTables() }
  lazy var strings = findStrings()
  /// The root node, which contains the outermost view.
  var window: ViewNode?
  /// The failures without duplicates, in order of occurrence.
  public internal(set) var faults: [ViewFault] = []
  /// The approximations without duplicates.
  public internal(set) var notes: [ViewFault] = []
  /// The deviations from SwiftUI, by location.
  var coverage = CoverageMarks()
  /// The log of all events.
  public internal(set) var events: [Event] = []

  let table: NativeViewTable
  var analyzer: Analyzer { machine.analyzer }
  var types: TypeTable { machine.types }

  // Caches by type.
  var behaviors: [TypeID: ViewNode.Behavior] = [:]
  var plans: [TypeID: BodyPlan] = [:]
  var comparisons: [TypeID: InputComparison] = [:]
  var defaultValues: [DeclID: Value] = [:]
  var members: [MemberOfType: PreparedCall?] = [:]
  lazy var known = KnownViews(machine)

  // The state of the current update.
  /// The node whose code runs. Its reads become its dependencies.
  var reader: ViewNode?
  /// The property of the reader whose value is compared for changes; `nil` while its own code runs.
  var probing: Int?
  /// Whether the getter of a `Binding(get:set:)` of the program runs.
  var isInGetter = false
  var plainForegrounds: [Bool: Paint] = [:]
  var derivedStyles: [DerivedStyleKey: Paint] = [:]
  var namespaces = 0
  /// Whether any container places subviews.
  var placesSubviews = false
  /// The focused field.
  var focused: FocusTarget?
  /// The locations of stored values, by wrapper and key.
  var storedValues: [String: StateLocation] = [:]
  /// Whether the device has the width of an iPad.
  var hasRegularWidth = false
  /// The environment of code that does not belong to a view.
  var environment = EnvironmentStore()
  /// Whether code of a UIKit or AppKit view runs, for which no absences are reported.
  var runsPlatformCode = false
  /// The element under the pointer.
  weak var hovered: Element?
  /// The kind of a view that is shown without its app, so that missing environment objects get stand-ins; `nil` for an
  /// app, in which a missing object is a fault.
  var shownAlone: RunnableView.Kind?
  /// Whether the optional parameters of the shown view get stand-ins, because without them it draws nothing.
  public var fillsOptionals = false
  /// The stand-ins of missing environment objects, by type.
  var standIns: [TypeID: Value] = [:]
  var dirty = UpdateQueue()
  /// The lifecycle actions that run at the end of the update.
  var pending = PendingActions()
  var isUpdating = false
  var transaction: Value = .void
  /// The animations.
  private(set) lazy var animations = Animations(self)
  /// The graph-wide state of view families, by type.
  var services: [ObjectIdentifier: AnyObject] = [:]

  /// The maximum nesting depth of views. It stops a view whose body creates itself, also during the layout.
  static let maximumNesting = 600
  /// The maximum number of views.
  public var viewLimit = 100_000
  var viewCount = 0
  /// The number of nodes ever created.
  var madeCount = 0
  /// The number of view updates.
  var updateCount = 0

  /// Creates a graph without views.
  ///
  /// - Parameter machine: A machine created with `Graph.addNatives`.
  public init(_ machine: Machine, engine: LayoutEngine) {
    self.machine = machine
    self.engine = engine
    table = NativeViewTable()
    // An infinite loop in one view must not prevent the others from being shown.
    machine.limits.fuel = 20_000_000
    machine.limits.depth = 2_000
    machine.limits.room = 10_000_000
    GraphServices.install(self)
    machine.reportAbsence = { [weak self] reason, place in self?.noteLeftOut(reason, at: place) }
  }

  /// Adds the native functions of property wrappers, builders and view values.
  public static func addNatives(_ table: inout NativeTable) {
    table.addBuilders()
    table.addStateWrappers()
    table.addBindings()
    table.addEnvironment()
    table.addFocusedValues()
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

  /// Whether a view requests a dark or light appearance of its window; `nil` for no preference.
  public var prefersDark: Bool? { wish("colorScheme").flatMap { caseName($0) }.map { $0 == "dark" } }

  /// The number of elements.
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

  /// Records a failure once, and returns it with its location.
  @discardableResult
  func report(_ error: any Error, at place: SourcePlace?) -> ViewFault {
    let fault = fault(error, at: place)
    // A limit that is reached in many places is one fault.
    let isKnown = faults.contains { $0 == fault || fault.kind == .limit && $0.message == fault.message }
    if !isKnown { faults.append(fault) }
    notes.removeAll { $0.message == fault.message && $0.place == fault.place }
    return fault
  }

  /// Reports the fault that ended a task. An endless loop after an absent value is only noted, because it does not
  /// affect the views.
  func reportEnd(ofTask error: any Error) {
    if let fault = error as? Fault, fault.kind.isLimit, fault.isConsequence {
      let known = self.fault(fault, at: nil)
      return note(known.message, at: known.place)
    }
    report(error, at: nil)
  }

  /// Records an absent value, unless a view has failed because of it.
  private func noteLeftOut(_ reason: String, at place: SourcePlace?) {
    guard !runsPlatformCode else { return }
    coverage.add(Deviation(degree: .missing, feature: reason, message: reason, place: place))
    let note = ViewFault(.unsupported, reason, at: place)
    if !faults.contains(where: { $0.message == reason && $0.place == place }), !notes.contains(note) {
      notes.append(note)
    }
  }

  /// Records an approximation once.
  ///
  /// - Parameters:
  ///   - feature: The view, modifier or function; `nil` if the message describes it.
  ///   - isMissing: Whether it has no effect at all.
  func note(_ message: String, at place: SourcePlace?, feature: String? = nil, isMissing: Bool = false) {
    coverage.add(
      Deviation(
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

/// A failure of a view, or a deviation from SwiftUI.
public struct ViewFault: Error, Hashable, Sendable {
  public enum Kind: Sendable {
    /// Swift or SwiftUI would end the program.
    case trap
    /// A limit of fuel, depth or the number of views.
    case limit
    /// Unsupported code or drawing.
    case unsupported
  }

  public var kind: Kind
  /// One sentence, without the location.
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
