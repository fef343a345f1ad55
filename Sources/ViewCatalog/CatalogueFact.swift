/// An attribute of the catalogue whose argument is one of a few known values.
///
/// Code that compares the argument compares cases of an enumeration, so that the compiler rejects a value that no
/// declaration of the catalogue has. Each fact is a static property with the name of its attribute:
///
///     analyzer.fact(.shows, of: type) == .color
public struct CatalogueFact<Value: CatalogueFactValue>: Sendable {
  /// The attribute that states the fact.
  public let attribute: CatalogueText

  init(_ attribute: CatalogueText) { self.attribute = attribute }
}

/// The values of a fact. The raw value is the argument of the attribute.
public protocol CatalogueFactValue: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

// MARK: Views

/// What a view without subviews looks like.
public enum Appearance: String, CatalogueFactValue {
  case words, picture, color, gap, space, activity
  /// The view is invisible; for a modifier: the modifier has no visible effect.
  case nothing
}

/// What a container does with its content, apart from the layout.
public enum HeldContent: String, CatalogueFactValue {
  /// It only groups views.
  case views
  /// It adds its content to the enclosing list as rows.
  case rows
}

/// The axis along which a container lays out its views.
public enum StackAxis: String, CatalogueFactValue { case horizontal, vertical, depth }

/// What an interactive view does.
public enum ControlKind: String, CatalogueFactValue {
  /// It performs an action.
  case action
  /// It changes a value.
  case value
}

/// The kind of value that a control changes continuously.
public enum EditedValue: String, CatalogueFactValue { case text, number }

/// The place in UIKit or AppKit of the views that a hosting type is given.
public enum ViewTreeRoot: String, CatalogueFactValue {
  /// They are the content of a view or a controller.
  case view
  /// They are the content of a cell of another view.
  case cell
}

extension CatalogueFact where Value == Appearance {
  public static var shows: Self { Self(.shows) }
}

extension CatalogueFact where Value == HeldContent {
  public static var holds: Self { Self(.holds) }
}

extension CatalogueFact where Value == StackAxis {
  public static var axis: Self { Self(.axis) }
  public static var scrolls: Self { Self(.scrolls) }
}

extension CatalogueFact where Value == ControlKind {
  public static var control: Self { Self(.control) }
}

extension CatalogueFact where Value == EditedValue {
  public static var edits: Self { Self(.edits) }
}

extension CatalogueFact where Value == ViewTreeRoot {
  public static var root: Self { Self(.root) }
}

// MARK: Navigation and presentation

/// The part of a declaration in navigation.
public enum NavigationRole: String, CatalogueFactValue {
  /// A container that shows one screen at a time.
  case stack
  /// A container that shows several screens side by side.
  case columns
  /// A style of a container that shows its screens as rows of a sidebar.
  case sidebar
  /// An initializer of a link to the screen for its value.
  case value
}

/// What a modifier passes from a screen to the container of the screen.
public enum ScreenInformation: String, CatalogueFactValue { case title, destination }

/// What a modifier presents.
public enum PresentedContent: String, CatalogueFactValue { case view, message, screen, pane }

extension CatalogueFact where Value == NavigationRole {
  public static var navigates: Self { Self(.navigates) }
}

extension CatalogueFact where Value == ScreenInformation {
  public static var screen: Self { Self(.screen) }
}

extension CatalogueFact where Value == PresentedContent {
  public static var presents: Self { Self(.presents) }
}

// MARK: Modifiers

/// When the action of a modifier runs in the lifetime of its view.
public enum LifecycleAction: String, CatalogueFactValue {
  case onAppear, onDisappear
  /// As the view appears; the action is cancelled as the view disappears.
  case task

  /// Whether the action starts as the view appears.
  public var startsOnAppear: Bool { self != .onDisappear }
}

/// What a modifier clips its view to.
public enum ClippingOutline: String, CatalogueFactValue { case shape, frame }

/// What a modifier tells assistive technologies about its view.
public enum AccessibilityRole: String, CatalogueFactValue { case name, hidden, element, nothing }

extension CatalogueFact where Value == LifecycleAction {
  public static var lifecycle: Self { Self(.lifecycle) }
}

extension CatalogueFact where Value == ClippingOutline {
  public static var clips: Self { Self(.clips) }
}

extension CatalogueFact where Value == AccessibilityRole {
  public static var accessible: Self { Self(.accessible) }
}

// MARK: Values and their changes

/// When a change of a property wrapper's value invalidates the view's body.
public enum SubscriptionTime: String, CatalogueFactValue {
  /// If the body reads the value.
  case read
  /// In any case.
  case declared
}

/// Which uses of a property wrapper share one value.
public enum SharedUses: String, CatalogueFactValue {
  /// The uses with equal arguments.
  case key
  /// The uses with equal arguments; and a change may affect other queries of the same type.
  case query
}

/// For how long a value is constant.
public enum ConstantTime: String, CatalogueFactValue {
  /// While the program runs.
  case device
  /// For the lifetime of the view to which it is passed.
  case view
}

/// Which elements a method of a collection copies.
public enum CopiedElements: String, CatalogueFactValue {
  /// All, in their order.
  case elements
  /// Possibly not all.
  case selection
  /// All, in another order.
  case order
}

/// What an action or a wrapper that changes in each frame follows.
public enum FrameSource: String, CatalogueFactValue { case scroll, geometry, gesture, pointer, clock, preference }

/// What a member or a call reads.
public enum ReadStorage: String, CatalogueFactValue { case binding, keyPath }

extension CatalogueFact where Value == SubscriptionTime {
  public static var subscribes: Self { Self(.subscribes) }
}

extension CatalogueFact where Value == SharedUses {
  public static var shares: Self { Self(.shares) }
}

extension CatalogueFact where Value == ConstantTime {
  public static var constant: Self { Self(.constant) }
}

extension CatalogueFact where Value == CopiedElements {
  public static var copies: Self { Self(.copies) }
}

extension CatalogueFact where Value == FrameSource {
  public static var hot: Self { Self(.hot) }
}

extension CatalogueFact where Value == ReadStorage {
  public static var reads: Self { Self(.reads) }
}

// MARK: Code

/// When a closure that is passed to a parameter is called.
public enum ClosureTime: String, CatalogueFactValue {
  /// On an event.
  case event
  /// During layout or drawing.
  case layout
}

/// The thread on which a call runs its closure.
public enum BackgroundWork: String, CatalogueFactValue {
  case queue, session, task, callback
  /// The call returns a publisher whose values are delivered on another thread.
  case publisher
}

/// What a requirement of a representable view makes.
public enum PlatformProduct: String, CatalogueFactValue {
  case view = "platform view"
  case controller = "platform controller"
}

extension CatalogueFact where Value == ClosureTime {
  public static var runs: Self { Self(.runs) }
}

extension CatalogueFact where Value == BackgroundWork {
  public static var background: Self { Self(.background) }
}

extension CatalogueFact where Value == PlatformProduct {
  public static var makes: Self { Self(.makes) }
}
