import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Something that is laid out and drawn: what a view without a body, or a modifier around one, adds to the screen.
///
/// A view can add several elements or none: a modifier of a `Group` is one element around each of the group's.
public final class Element {
  /// Its node in the engine of its graph; `nil` for a group, which is laid out by its container, and once it is gone.
  public var layout: LayoutNodeID? { isDisposed ? nil : ownLayout }
  private let ownLayout: LayoutNodeID?
  /// The view or modifier that made it.
  public let node: ViewNode
  /// The name of the view's type, without generic arguments.
  public let type: String
  /// Its place in paths, where it differs from the node's: what a modifier adds.
  let suffix: String
  /// In the order of the program.
  public internal(set) var children: [Element] = []
  /// What it draws itself.
  public internal(set) var drawing = Drawing.none
  /// What a person knows it by where no text in it says so: the label of a field that is filled in.
  public internal(set) var title: String?
  /// The accessibility identifier given to it.
  public internal(set) var identifier: String?
  /// What a person can do with it.
  public internal(set) var actions: ElementActions {
    _read { if let actionHolder { yield actionHolder.actions } else { yield ElementActions() } }
    _modify {
      let holder = actionHolder ?? ActionHolder()
      actionHolder = holder
      yield &holder.actions
    }
  }
  /// Most elements have no actions: these are kept apart.
  private var actionHolder: ActionHolder?
  /// How far a person has scrolled its content, in points; zero if it does not scroll.
  public internal(set) var scrollOffset = Point.zero
  /// Whether it has a ground of its own, where others in its bar are given one.
  var isOnOwnGlass = false
  /// What it tells the container that it is in, by key.
  var traits: [TraitKey: TraitValue] = [:]
  /// What its own modifier tells the container that gives views by parts.
  var containerValues: [EnvironmentStore.Key: TraitValue] = [:]
  /// Of a part that a container is given: the view that places it.
  weak var place: ViewNode?
  /// The element that a modifier has put this one around.
  weak var inner: Element?
  /// The update in which it was made.
  var birth = 0
  /// The number of the update in which its view named it last (`ViewUpdate.number`).
  var usage = 0
  /// Its frame on the way to where it was placed.
  var frameMotion: FrameMotion?
  /// Its own sizes on the way to those that it is to have.
  var kindMotion: KindMotion?
  /// Its colours on the way to those that it is to have.
  var paintMotion: PaintMotion?
  /// The characters that it showed before, while they go.
  public internal(set) var textFade: TextFade?
  /// Its way to its place, where it is chrome that comes.
  public internal(set) var coming: Passage?
  /// What was in its place before and goes.
  public internal(set) var going: [Passage] = []
  /// Of what is drawn though it has left the layout: where it is.
  var departure: Departure?
  /// Whether it stands for rows of a lazy container that are not made yet.
  var isRoom = false
  /// Stands for several elements or none: a modifier applies to each of them.
  public let isGroup: Bool
  var groupKind = GroupKind.fixed
  /// Whether it has left the layout for good: its node in the engine is there no more.
  var isDisposed = false
  /// Whether its children are the screen and what is presented over it.
  var holdsLayers = false

  private final class ActionHolder {
    var actions = ElementActions()
  }

  init(_ node: ViewNode, type: String, suffix: String = "", layout: LayoutNodeID?, isGroup: Bool) {
    self.node = node
    self.type = type
    self.suffix = suffix
    ownLayout = layout
    self.isGroup = isGroup
  }

  /// The structural identity of the view or modifier.
  public var path: String { suffix.isEmpty ? node.path : node.path + "/" + suffix }

  /// Where the program makes it.
  public var source: SourcePlace? { node.source }

  /// The name of the symbol that it shows: what a button of nothing but a picture is known by.
  var picture: String? {
    if case .image(let name, _, _, _) = drawing { name } else { nil }
  }

  /// What a step can call it by.
  var names: [String?] { [identifier, text, title, picture] }

  /// What a text shows.
  public var text: String? {
    if case .text(let text) = drawing { text.runs.map(\.text).joined() } else { nil }
  }
}

/// How a view tells apart the elements that it makes.
enum ElementKey: Hashable {
  /// By number, of a view that makes a fixed number of them.
  case own(Int)
  /// By the element that it is around, and a number where it makes several of those.
  case around(ObjectIdentifier, Int)
}

/// What a person can do with an element; `nil` is what it has no answer to.
public struct ElementActions {
  /// A tap, click, or the return key.
  public var tap: (() -> Void)?
  /// Typing: the whole new text.
  public var type: ((String) -> Void)?
  /// Moving to a fraction of its range.
  public var drag: ((Double) -> Void)?
  /// Moving by so many steps, as the arrow keys do.
  public var adjust: ((Int) -> Void)?
  /// Choosing one of its options, by what a person reads.
  public var select: ((String) -> Bool)?
  /// What is written in a field, all of it.
  public var text: String?
  /// Whether the return key in a field begins a new line.
  public var takesReturn = false
  /// The return key in a field.
  public var submit: (() -> Void)?
  /// Removing it from the list that it is a row of.
  public var delete: (() -> Void)?
  /// Dragging it to the place of another row.
  public var move: ((Element) -> Bool)?
  /// What is given of it to where it is dragged: a provider of items; `nil` if nothing is.
  var carry: (() -> Value?)?
  /// Letting go over it what is dragged from somewhere else.
  ///
  /// - Returns: Whether it takes that.
  var drop: ((_ source: Element) -> Bool)?
  /// What a swipe shows: its buttons.
  public var swipe: (() -> [Element])?
  /// Whether they are at the leading edge.
  var swipesFromLeading = false
  /// What a tap on one of them does beside.
  var closeSwipe: ActionBox?
  /// Opening its context menu, by holding a finger on it.
  public var menu: (() -> Void)?
  /// Showing what a swipe shows at the leading or the trailing edge.
  var reveal: ((_ atLeadingEdge: Bool) -> Bool)?
  /// Moving on in what it draws only a part of, by so many points.
  ///
  /// - Returns: Whether there was more that way.
  public var pan: ((_ distance: Point) -> Bool)?
  /// Dragging a sheet down, by so many points.
  public var pull: ((_ distance: Double) -> Bool)?
  /// Holding a pointer over it, and taking that away.
  public var hover: ((_ isOver: Bool) -> Void)?
  /// Beginning to edit the list of its screen, and ending that.
  public var edit: (() -> Void)?
  /// Pulling it down until it loads anew.
  public var refresh: (() -> Void)?
  /// Ending what a person does in it for a while: a search.
  public var end: (() -> Void)?
  /// Leaving the screen that is on top in it.
  public var back: (() -> Void)?
  /// Taking down what is presented in it: a swipe down, a tap beside it.
  public var dismiss: (() -> Void)?
  /// What is watched for on it.
  var gesture: GestureHandler?
  /// Whether it takes part at all.
  public var isEnabled = true
  /// Whether touches reach it and what is in it.
  var isReached = true

  /// Whether more than a tap is watched for on it.
  public var hasGesture: Bool { gesture != nil }

  var isEmpty: Bool { tap == nil && type == nil && drag == nil && adjust == nil && select == nil && gesture == nil }
}

/// The key of a trait: a type of the catalogue or the program that names it.
typealias TraitKey = String

/// What a view tells its container.
struct TraitValue {
  var value: Value
  var type: TypeID
}
