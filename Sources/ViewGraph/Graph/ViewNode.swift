import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A live view, kept between updates while its identity stays the same.
///
/// The identity is a path: the key in the parent (a position, a branch, an `.id` or the identifier of a row) and the
/// type of the value. The node owns the view's state, whose lifetime ends with the node.
public final class ViewNode {
  /// The parent, also after the node has ended; `nil` for the root. A parent releases its children when it ends, so
  /// that no reference cycle remains.
  public internal(set) var parent: ViewNode?
  /// The number of ancestors. Updates run outermost first.
  let depth: Int
  /// The number of nodes created before this one in the graph.
  var number = 0
  /// The key of the node in its parent.
  let key: ChildKey
  /// The path segment that the parent adds for this child; may be empty.
  let segment: String
  /// The place of the view's declaration, if it is not in the enclosing view.
  let declaring: DeclaringPlace?
  /// The concrete type of the value.
  public let type: TypeID
  /// The view's value from the last update of its parent.
  var value: Value
  var environment: EnvironmentStore
  /// For a subview that a container places: the environment around its place.
  var placement: PartEnvironment?
  let behavior: Behavior
  /// The children, in the order in which the view lists them.
  public internal(set) var children: [ViewNode] = []
  /// The elements of the view in its container.
  var elements: [Element] = []
  /// The elements that this view has created: its own, or one around each element of its content.
  var made = ElementTable()
  /// Whether the view is a single element for its ancestors, whatever it contains.
  var isOpaque = false
  var isAlive = true
  /// Whether the node owns state without a body, as the closure of a preview does for its variables.
  var ownsState = false
  /// Whether a dependency has changed since the last update.
  var isDirty = false
  /// The reasons for the next evaluation.
  var reasons: [Event.Reason] = []
  /// The indices of its bindings whose values may have changed.
  var probes: Set<Int> = []
  /// Whether it is kept alive without being shown: a screen under another one, an inactive tab.
  var isCovered = false
  /// Whether it is the content placeholder of a modifier of the program, which is its memory.
  var isPlacedContent = false
  /// Whether it has not been updated yet.
  var isNew = true
  /// Whether the last update changed the view's element list.
  var didChangeList = false
  /// The state of a native view.
  var memory: AnyObject?
  /// The transaction rule for the content of the view.
  var transactionRule: TransactionRule?
  /// The running animation of the view's value.
  var valueMotion: ValueMotion?
  /// The running transitions of its children.
  var transitions: NodeTransitions?
  /// For a part of a transition: its content.
  var memoryOfTransition: ContentHolder?
  /// The preferences of the view and its descendants; `nil` if there are none.
  var preferences: NodePreferences?
  /// The installed properties of a view with a body.
  var properties: [InstalledProperty] = []
  /// The result of the last body evaluation.
  var content: Value = .void
  /// The reasons of the last body evaluation.
  var lastReasons: [Event.Reason] = []
  /// The dependencies of the last evaluation.
  var subscriptions: [any Subscribable] = []
  /// The `@Observable` properties among them.
  var reads: ObservedReads?
  /// For a modifier: the path segment of its content: `.sheet`.
  var contentName: String?
  /// The source location of the view, or that of the nearest view with a body.
  public internal(set) var source: SourcePlace?

  /// The cached path, which does not change during the lifetime of the node.
  private var knownPath: String?
  /// The cached path of the body.
  private var knownBodyPath: String?

  /// The update behavior of the view.
  enum Behavior {
    /// Native code.
    case native(NativeView)
    /// A body.
    case body(BodyPlan)
    /// No updates, because the value is a fault.
    case failed
  }

  init(
    parent: ViewNode?, key: ChildKey, segment: String, declaring: DeclaringPlace? = nil, type: TypeID, value: Value,
    environment: EnvironmentStore, behavior: Behavior
  ) {
    self.parent = parent
    depth = (parent?.depth ?? -1) + 1
    self.key = key
    self.segment = segment
    self.declaring = declaring
    self.type = type
    self.value = value
    self.environment = environment
    self.behavior = behavior
    source = parent?.source
  }

  /// The structural identity of the view, as in `viewlint identity`: `ContentView.body/VStack/0`.
  public var path: String {
    if let known = knownPath { return known }
    let found = findPath()
    knownPath = found
    return found
  }

  /// Extends the path of the parent, which is cached there: rows of one list share it.
  private func findPath() -> String {
    let outer = declaring?.path ?? parent?.path ?? ""
    if segment.isEmpty { return outer }
    return outer.isEmpty ? segment : "\(outer)/\(segment)"
  }

  /// The path of the view's body; `make` is called the first time.
  func bodyPath(_ make: () -> String) -> String {
    if let known = knownBodyPath { return known }
    let made = make()
    knownBodyPath = made
    return made
  }

  /// Whether the path is not empty. Only that of the outermost view is.
  var hasPath: Bool {
    if let knownPath { return !knownPath.isEmpty }
    var node: ViewNode? = self
    while let current = node {
      if !current.segment.isEmpty { return true }
      if let place = current.declaring { return !place.path.isEmpty }
      node = current.parent
    }
    return false
  }

  /// Whether it is the content of its parent's modifier.
  var isModified: Bool { key == .field("content") && segment.isEmpty }

  /// The nearest node with a body, from this node outwards, which owns the state that its code reads. The content of a
  /// modifier belongs to the view around the modifier, not to the modifier's body.
  var owner: ViewNode? {
    var node: ViewNode? = self
    while let current = node {
      if current.ownsState { return current }
      if case .body = current.behavior { return current }
      node = current.isPlacedContent ? current.modifierOfContent?.parent : current.parent
    }
    return nil
  }

  /// The modifier whose body contains this content placeholder.
  private var modifierOfContent: ViewNode? {
    var node = parent
    while let current = node {
      if case .body = current.behavior, current.memory === memory { return current }
      node = current.parent
    }
    return nil
  }
}

/// The place of declaration of a view that is shown elsewhere. A link's destination is shown in the stack, and belongs
/// to the link.
final class DeclaringPlace {
  weak var node: ViewNode?
  /// The path of the node, which does not change during its lifetime.
  let path: String

  init(_ node: ViewNode) {
    self.node = node
    path = node.path
  }
}

/// The key of a child within its parent.
enum ChildKey: Hashable {
  /// The field of the view that holds the child.
  case field(String)
  /// The position in a tuple.
  case index(Int)
  /// An identifier of the program.
  case identifier(IdentifierKey)
}

/// An identifier of a `ForEach` element or of `.id`.
struct IdentifierKey: Hashable {
  let value: Value
  let type: TypeID
  /// The number of preceding rows with an equal identifier, if `ForEach` data contains duplicates.
  var repetition = 0
  private let hash: Int
  private unowned let machine: Machine

  init(_ value: Value, _ type: TypeID, _ machine: Machine) throws {
    self.value = value
    self.type = type
    self.machine = machine
    hash = try machine.hash(value, type)
  }

  static func == (left: IdentifierKey, right: IdentifierKey) -> Bool {
    left.hash == right.hash && left.repetition == right.repetition && left.type == right.type
      && (try? left.machine.isEqual(left.value, right.value, left.type)) ?? false
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
    hasher.combine(repetition)
  }
}
