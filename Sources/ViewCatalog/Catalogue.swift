/// SwiftUI and what view code needs of Swift, Foundation, Combine and Observation, declared in Swift.
///
/// Each fact stands once, in the texts of `Interface`. The analyzer reads the declarations as it reads the program's
/// own; the interpreter runs their bodies, and has native code only for what is marked `@primitive`.
///
/// What Swift cannot say is an attribute in the text:
/// - `@primitive`: has no body; the interpreter has native code for it.
/// - `@uncertain`: SwiftUI's own name for this type is not established, or what this function gives.
/// - `@hole`: a type that stands for one whose name is not known, and prints as `_`.
/// - `@owns("…")`: a view or property wrapper that keeps this for as long as the view's identity lasts.
/// - `@subscribes("read")`, `@subscribes("declared")`: a property wrapper whose change runs the view's body again, if
///   it is read there or in any case.
/// - `@default(…)`: what a value of the environment is where nobody sets it, if that is not what its type begins with.
/// - `@asks("colorScheme")`: a preference by which a view asks its window for a value of the environment.
/// - `@transparent`: a container that adds no place of its own to what is in it, as `Group`.
/// - `@repeating`: a container that makes a view for each of its data, as `ForEach`.
/// - `@lasts("…")`: how long the views last that are given to a container, a modifier or a parameter, where that is not as
///   long as what they are given to.
/// - `@shows("words")`, `@shows("picture")`, `@shows("color")`, `@shows("gap")`, `@shows("nothing")`: what is to be seen of
///   a view that is made of no others.
/// - `@later("Destination")`: a view that shows what this generic parameter stands for only when somebody asks for it.
/// - `@constant("device")`: a property that has one value for as long as the program runs.
/// - `@placeholder("content")`: a view that stands for another: what its arguments own is not below it.
/// - `@lazyContent`: a container that makes its rows as they come into sight, as `List`.
/// - `@fresh`: gives another value each time, as `UUID()` does.
/// - `@costly`: a type that takes long to make, as `DateFormatter` does.
/// - `@shifts`: a method of a collection after which elements stand at other positions.
/// - `@identifies`: a modifier whose argument is the view's explicit identity, as `id`.
/// - `@transitions`: a modifier that says how the view comes and goes, as `transition`.
/// - `@neutral("1")`: a parameter of a modifier that does nothing if it is given this value.
/// - `@conditional("opacity(% ? 0 : 1)")`: what a modifier without arguments is called instead where it holds only under
///   a condition, which stands for `%`.
/// - `@installed("view")`: a property wrapper that works only in what SwiftUI makes a part of its graph, not in a class;
///   `@installed("properties")`: a protocol whose types' own properties are a part of it where they are stored in a view.
/// - `@observes("object")`: a property wrapper whose view runs again when the object in it says that it changes.
/// - `@signals("object")`: a property wrapper whose change is one of the object that it is in.
/// - `@places("style")`: a parameter whose style is drawn in a place of its own, before or behind the view.
/// - `@runs("event")`: a parameter that takes a function to call when something happens, not while views are made.
/// - `@compares("==")`: a view that is made again if its content's own `==` says so.
/// - `@requires("object")`: a property wrapper that finds an object in the environment, or ends the program.
/// - `@provides("object")`: a modifier that puts the object it is given into the environment.
/// - `@provided("object")`: a protocol whose objects SwiftUI puts into the environment itself.
/// - `@root("view")`: a type that begins a tree of views outside of SwiftUI, as `UIHostingController`.
/// - `@sizes("vertical")`: a modifier, or a parameter of one, that gives its view a height of its own.
/// - `@scales("content")`: a modifier that asks its view to take another size in proportion.
/// - `@stretches("image")`: a modifier after which an image takes the size that it is offered.
/// - `@scrolls("vertical")`: a container that scrolls along this axis unless its first argument names others.
/// - `@fills("height")`: a container that scrolls what is in it by itself: it takes the height that it is offered, and has
///   none of its own.
/// - `@holds("views")`: a container that does nothing but hold views together.
/// - `@offers("height")`: a container that offers its views no more height than it is offered.
/// - `@navigates("stack")`, `@navigates("columns")`: a container that shows one screen at a time, or some beside each
///   other, and a bar above.
/// - `@navigates("value")`: an initialiser of a link that leads to the screen for its `value`.
/// - `@screen("title")`, `@screen("destination")`: a modifier that tells the container around a screen something.
/// - `@presents("view")`, `@presents("message")`, `@presents("screen")`, `@presents("pane")`: a modifier that shows its
///   content above, in the place of or beside its view, as long as a state says so.
/// - `@lifecycle("onAppear")`: a modifier whose action runs when its view comes or goes.
/// - `@axis("horizontal")`, `@axis("vertical")`, `@axis("depth")`: a container that lays its views out along
///   this axis.
/// - `@lazily("LazyVStack")`: a container that makes all its rows at once, where this one makes them as they come into
///   sight.
/// - `@control("action")`, `@control("value")`: a view that a person acts on: it does something, or changes a value.
/// - `@styled("button")`: a control that a button's style is for.
/// - `@labels("content")`: a container whose label names what else is in it.
/// - `@accessible("name")`, `@accessible("hidden")`, `@accessible("element")`: a modifier that names its view for assistive
///   technologies, hides it from them, or says what it is to them as a whole.
/// - `@overridden("font")`: a modifier that does nothing to views further in that have a modifier of the same word.
/// - `@clips("shape")`, `@clips("frame")`: a modifier that cuts off what is outside of a shape, or of its view's frame.
/// - `@stores("file")`: a property wrapper that keeps its value in a file that anybody can read who has the device.
/// - `@copies("elements")`: a method of a collection that goes through all elements and makes a new collection;
///   `"selection"` if some may be left out, `"order"` if they stand in another order.
/// - `@points("17")`: how large a text style is at the default text size.
/// - `@effect("starts a task")`: a call that does something besides giving a value; `@effect("print")` only shows it.
/// - `@slow("reads a file")`: a call that takes long, by what it does.
/// - `@random("value")`: a call that draws what it gives by lot.
/// - `@background("queue")`: a call that runs the closure it is given on another thread: of a queue, a session, a task;
///   of a publisher, a call that makes one whose values come on another thread.
/// - `@ticks("schedule")`: a container that makes its content again whenever a clock says so.
/// - `@builds("movement")`: a result builder of what says how something moves.
/// - `@hot("scroll")`: a call whose action runs at each frame of a movement, or a property wrapper that is written then.
/// - `@updates("platform view")`: a requirement that SwiftUI calls whenever it updates the view.
/// - `@_disfavoredOverload`, `@available(iOS, introduced: 17, obsoleted: 18)`: as in Swift, by the deployment target.
///
/// `#if SDK_26` holds for that SDK and every later one.
public enum Catalogue {
  /// A module of the catalogue.
  public struct Module: Sendable {
    public let name: String
    public let files: [File]
    /// Whether a file sees what the module declares without importing it: else its names are too common to.
    public let isSeenByAll: Bool
    /// Other modules that who imports it imports too.
    public let exports: [String]
  }

  /// One text of a module.
  public struct File: Sendable {
    /// Shown where a place in the catalogue is shown.
    public let path: String
    public let text: String
  }

  /// Every module, each after those that it uses.
  public static let modules: [Module] = [
    module("Swift", InterfaceText.swift),
    module("Foundation", InterfaceText.foundation),
    module("Combine", InterfaceText.combine),
    module("Observation", InterfaceText.observation),
    module("SwiftUI", InterfaceText.swiftUI),
    module("SwiftData", InterfaceText.swiftData, isSeenByAll: false),
    module("CoreData", InterfaceText.coreData, isSeenByAll: false),
    module("AppIntents", InterfaceText.appIntents, isSeenByAll: false),
    module("ActivityKit", InterfaceText.activityKit, isSeenByAll: false),
    module("WidgetKit", InterfaceText.widgetKit, isSeenByAll: false),
    module("AVKit", InterfaceText.avKit, isSeenByAll: false),
    module("Charts", InterfaceText.charts, isSeenByAll: false),
    module("AuthenticationServices", InterfaceText.authenticationServices, isSeenByAll: false),
    module("CoreLocation", InterfaceText.coreLocation, isSeenByAll: false),
    module("MapKit", InterfaceText.mapKit, isSeenByAll: false, exports: ["CoreLocation"]),
    module("PhotosUI", InterfaceText.photosUI, isSeenByAll: false),
  ]

  private static func module(
    _ name: String, _ texts: [(name: String, text: String)], isSeenByAll: Bool = true, exports: [String] = []
  ) -> Module {
    Module(
      name: name, files: texts.map { File(path: "<\(name)/\($0.name)>", text: $0.text) }, isSeenByAll: isSeenByAll,
      exports: exports)
  }
}

/// The texts, each in a file of its own under its module's folder.
enum InterfaceText {}
