import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// An element that is laid out and drawn. It is created by a view without a body, or by a modifier for each element of
/// its content.
///
/// A view has any number of elements: a modifier of a `Group` creates an element around each element of the group.
public final class Element {
  /// The layout node in the graph's engine; `nil` for a group, which its container lays out, and after disposal.
  public var layout: LayoutNodeID? { isDisposed ? nil : ownLayout }
  private let ownLayout: LayoutNodeID?
  /// The view or modifier that created the element.
  public let node: ViewNode
  /// The name of the view's type, without generic arguments.
  public let type: String
  /// The path suffix of the element, if its path differs from that of its node.
  let suffix: String
  /// The child elements, in order of declaration.
  public internal(set) var children: [Element] = []
  /// The drawing of the element itself.
  public internal(set) var drawing = Drawing.none
  /// The title of an element that shows no text itself, such as the label of a filled-in field.
  public internal(set) var title: String?
  /// The accessibility identifier.
  public internal(set) var identifier: String?
  /// The user actions of the element.
  public internal(set) var actions: ElementActions {
    _read { if let actionHolder { yield actionHolder.actions } else { yield ElementActions() } }
    _modify {
      let holder = actionHolder ?? ActionHolder()
      actionHolder = holder
      yield &holder.actions
    }
  }
  /// The storage of the actions, which most elements do not have.
  private var actionHolder: ActionHolder?
  /// The scroll offset in points; zero if the element does not scroll.
  public internal(set) var scrollOffset = Point.zero
  /// Whether it has its own glass background, which its bar need not add.
  var isOnOwnGlass = false
  /// The traits for the container, by key.
  var traits: [TraitKey: TraitValue] = [:]
  /// The container values that the element's own modifier sets.
  var containerValues: [EnvironmentStore.Key: TraitValue] = [:]
  /// For a subview that a container places: the view that places it.
  weak var place: ViewNode?
  /// The inner element of a modifier's element.
  weak var inner: Element?
  /// The number of the update in which it was created.
  var birth = 0
  /// The number of the last update in which its view listed it (`ViewUpdate.number`).
  var usage = 0
  /// The running animation of its frame.
  var frameMotion: FrameMotion?
  /// The running animation of its layout kind.
  var kindMotion: KindMotion?
  /// The running animation of its colours.
  var paintMotion: PaintMotion?
  /// The running content transition of its text.
  public internal(set) var textFade: TextFade?
  /// The appearance of system chrome.
  public internal(set) var coming: ChromeTransition?
  /// The disappearance of the chrome that it replaces.
  public internal(set) var going: [ChromeTransition] = []
  /// The position of a removed element that is still drawn.
  var departure: RemovedViewPlacement?
  /// Whether it represents rows of a lazy container that are not created yet.
  var isRoom = false
  /// Whether it is a link in the row of a list, which a tap anywhere in the row follows.
  var isLink = false
  /// Whether it represents any number of elements, to each of which a modifier applies.
  public let isGroup: Bool
  var groupKind = GroupKind.fixed
  /// Whether its layout node has been removed.
  var isDisposed = false
  /// Whether its children are the screen and the layers presented above it.
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

  /// The source location of the view.
  public var source: SourcePlace? { node.source }

  /// The name of the image or symbol that it shows, which identifies a button without text.
  var picture: String? {
    if case .image(let name, _, _, _) = drawing { name } else { nil }
  }

  /// The names by which a step can find the element.
  var names: [String?] { [identifier, text, title, picture] }

  /// The text that it shows.
  public var text: String? {
    if case .text(let text) = drawing { text.runs.map(\.text).joined() } else { nil }
  }
}

/// The key of an element within its view.
enum ElementKey: Hashable {
  /// An element of the view itself, by number.
  case own(Int)
  /// An element around an inner element, with a number if there are several.
  case around(ObjectIdentifier, Int)
}

/// The user actions of an element; `nil` for unsupported ones.
public struct ElementActions {
  /// A tap, a click, or the return key.
  public var tap: (() -> Void)?
  /// Typing, with the whole new text.
  public var type: ((String) -> Void)?
  /// Moving to a fraction of its range.
  public var drag: ((Double) -> Void)?
  /// Moving by a number of steps, like the arrow keys.
  public var adjust: ((Int) -> Void)?
  /// Selecting an option by its visible text.
  public var select: ((String) -> Bool)?
  /// The whole text of a field.
  public var text: String?
  /// Whether the return key inserts a line break.
  public var takesReturn = false
  /// Pressing the return key in a field.
  public var submit: (() -> Void)?
  /// Deleting the row from its list.
  public var delete: (() -> Void)?
  /// Moving the row to the place of another row.
  public var move: ((Element) -> Bool)?
  /// Dragging the element: returns the item provider, or `nil` if there is nothing to drag.
  var carry: (() -> Value?)?
  /// Dropping a dragged element.
  ///
  /// - Returns: Whether the element accepts the drop.
  var drop: ((_ source: Element) -> Bool)?
  /// Revealing the swipe actions: returns their buttons.
  public var swipe: (() -> [Element])?
  /// Whether the swipe actions are on the leading edge.
  var swipesFromLeading = false
  /// An additional effect of tapping a swipe action.
  var closeSwipe: ActionBox?
  /// Opening its context menu with a long press.
  public var menu: (() -> Void)?
  /// Revealing the swipe actions at the leading or trailing edge.
  var reveal: ((_ atLeadingEdge: Bool) -> Bool)?
  /// Scrolling by a distance in points.
  ///
  /// - Returns: Whether there was more content in that direction.
  public var pan: ((_ distance: Point) -> Bool)?
  /// Pulling a sheet down, by a distance in points.
  public var pull: ((_ distance: Double) -> Bool)?
  /// Moving a pointer over the element, or away from it.
  public var hover: ((_ isOver: Bool) -> Void)?
  /// Starting or ending the edit mode of its screen's list.
  public var edit: (() -> Void)?
  /// Pulling down to refresh.
  public var refresh: (() -> Void)?
  /// Ending an activity, such as a search.
  public var end: (() -> Void)?
  /// Leaving the topmost screen of a navigation stack.
  public var back: (() -> Void)?
  /// Dismissing the content presented in it: by a swipe down, or a tap outside.
  public var dismiss: (() -> Void)?
  /// The gesture handler.
  var gesture: GestureHandler?
  /// Whether the element is enabled.
  public var isEnabled = true
  /// Whether the element and its descendants receive touches.
  var isReached = true

  /// Whether the element has a gesture beyond a tap.
  public var hasGesture: Bool { gesture != nil }

  var isEmpty: Bool { tap == nil && type == nil && drag == nil && adjust == nil && select == nil && gesture == nil }
}

/// The key of a trait: the name of a type of the catalogue or the program, with its generic argument.
typealias TraitKey = String

extension Graph {
  /// The key of a trait. Each argument of a generic key type has a trait of its own: `TagValueTraitKey<Int>` and
  /// `TagValueTraitKey<Int?>`.
  func traitKey(_ type: TypeID) -> TraitKey {
    guard let name = machine.catalogueName(type) else { return analyzer.text(of: type) }
    return types.argumentCount(type) == 0 ? name : traitKey(name, types.argument(type, 0))
  }

  /// The key of the trait of a generic key type with an argument.
  func traitKey(_ name: String, _ argument: TypeID) -> TraitKey { "\(name)<\(argument.bits)>" }
}

/// A value that a view passes to its container.
struct TraitValue {
  var value: Value
  var type: TypeID
}
