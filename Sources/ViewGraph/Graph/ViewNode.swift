import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A view that lives: kept from update to update as long as its identity stays the same.
///
/// Identity is a path: the key by which the parent knows the node (a position, a branch, an `.id`, the identifier of a
/// row), and the type of its value. What a view owns belongs to its node and ends with it.
public final class ViewNode {
  /// The view that this one is in, or was in when it ended; `nil` for the root. A parent lets go of its children when it
  /// ends, so that no cycle of references is left.
  public internal(set) var parent: ViewNode?
  /// How many nodes are around this one: updates go from the outside inwards.
  let depth: Int
  /// How many nodes of the graph were made before this one.
  var number = 0
  /// How the parent tells this child from the others.
  let key: ChildKey
  /// What the parent's part of a path adds for this child; empty if nothing.
  let segment: String
  /// Where the view is declared, if that is not in the view around it.
  let declaring: DeclaringPlace?
  /// The type of the value, with what its generic parameters stand for.
  public let type: TypeID
  /// The view's value, as its parent made it last.
  var value: Value
  var environment: EnvironmentStore
  /// Of a part of a view that a container places: what the container has put around the place.
  var placement: PartEnvironment?
  let behavior: Behavior
  /// In the order in which the view names them.
  public internal(set) var children: [ViewNode] = []
  /// What the view adds to the list that its container lays out.
  var elements: [Element] = []
  /// The layout nodes that belong to this view: its own, or one around each of its content's.
  var made = ElementTable()
  /// Whether what is around the view sees one element of it, whatever is inside.
  var isOpaque = false
  var isAlive = true
  /// Of a preview: the variables of its closure belong to it.
  var ownsState = false
  /// Whether something that it depends on has changed since its last update.
  var isDirty = false
  /// Why it is to run again.
  var reasons: [Event.Reason] = []
  /// The bindings among its properties of which the value may have changed.
  var probes: Set<Int> = []
  /// Whether what is around it keeps it alive without showing it: a screen with another on top, a tab that is left.
  var isCovered = false
  /// Whether it is where a modifier of the program places its content, which is its memory.
  var isPlacedContent = false
  /// Whether it has not been updated yet.
  var isNew = true
  /// Whether the last update changed which elements the view adds to its container.
  var didChangeList = false
  /// What a native view keeps between updates.
  var memory: AnyObject?
  /// How the view changes the transactions of what is in it.
  var transactionRule: TransactionRule?
  /// The view's value on its way to the one that it has.
  var valueMotion: ValueMotion?
  /// The views in it that are coming and going.
  var transitions: NodeTransitions?
  /// Of a part of a transition, what it is around.
  var memoryOfTransition: ContentHolder?
  /// What it and the views in it say by preferences; `nil` if nothing.
  var preferences: NodePreferences?
  /// Of a view with a body.
  var properties: [InstalledProperty] = []
  /// What the last evaluation of the body gave.
  var content: Value = .void
  /// Why its body ran last.
  var lastReasons: [Event.Reason] = []
  /// What the last evaluation read.
  var subscriptions: [any Subscribable] = []
  /// The `@Observable` properties among it.
  var reads: ObservedReads?
  /// Of a modifier, what paths call its content: `.sheet`.
  var contentName: String?
  /// Where the program makes the view: that of the nearest view with a body for those that have none.
  public internal(set) var source: SourcePlace?

  /// The path, once it has been asked for: what it consists of does not change while the node lives.
  private var knownPath: String?

  /// What updates the view.
  enum Behavior {
    /// Code of the host.
    case native(NativeView)
    /// Its own body.
    case body(BodyPlan)
    /// The value is a fault: nothing updates it.
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

  /// The structural identity of the view, as `viewlint identity` writes it: `ContentView.body/VStack/0`.
  public var path: String {
    if let known = knownPath { return known }
    let found = findPath()
    knownPath = found
    return found
  }

  private func findPath() -> String {
    var segments: [String] = []
    var node: ViewNode? = self
    while let current = node {
      if !current.segment.isEmpty { segments.append(current.segment) }
      if let place = current.declaring {
        segments.append(place.path)
        break
      }
      node = current.parent
    }
    return segments.reversed().joined(separator: "/")
  }

  /// Whether the path is not empty: every view but the outermost one has a place in another.
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

  /// Whether it is what the modifier of its parent is put on.
  var isModified: Bool { key == .field("content") && segment.isEmpty }

  /// The nearest node with a body that is around this one or is it: whose state it is that code of the view reads. What a
  /// modifier is put on belongs to what is around the modifier, not to its body.
  var owner: ViewNode? {
    var node: ViewNode? = self
    while let current = node {
      if current.ownsState { return current }
      if case .body = current.behavior { return current }
      node = current.isPlacedContent ? current.modifierOfContent?.parent : current.parent
    }
    return nil
  }

  /// The modifier in whose body this placed content is.
  private var modifierOfContent: ViewNode? {
    var node = parent
    while let current = node {
      if case .body = current.behavior, current.memory === memory { return current }
      node = current.parent
    }
    return nil
  }
}

/// Where a view is declared that is shown elsewhere: the screen of a link is in the stack, and belongs to the link.
final class DeclaringPlace {
  weak var node: ViewNode?
  /// That of the node, which does not change while it lives.
  let path: String

  init(_ node: ViewNode) {
    self.node = node
    path = node.path
  }
}

/// How a view tells its children apart.
enum ChildKey: Hashable {
  /// By the field of the view that holds the child.
  case field(String)
  /// By the position in a tuple.
  case index(Int)
  /// By an identifier that the program gives.
  case identifier(IdentifierKey)
}

/// An identifier of the program, of a row or given by `.id`.
struct IdentifierKey: Hashable {
  let value: Value
  let type: TypeID
  /// How many rows with an equal identifier come before this one: `ForEach` is given one identifier twice.
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
