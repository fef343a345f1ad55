/// The attributes of the catalogue's text that say more than yes: what stands in their parentheses is a fact.
///
/// The documentation of each shows it as it is written, with what may stand in it.
public enum CatalogueText: String, Sendable, CaseIterable {
  /// `@owns("…")`: a view or property wrapper that keeps this for as long as the view's identity lasts.
  case owns

  /// `@accompanies(".task")`: a modifier, as it is called, that runs a task for as long as its view is there;
  /// `@accompanies(".task(id:)")`: and begins another one for each value.
  case accompanies

  /// `@keeps("name")`: a property wrapper that keeps this for as long as the view's identity lasts; that it
  /// is another one later is not visible to the program.
  case keeps

  /// `@subscribes("read")`, `@subscribes("declared")`: a property wrapper whose change runs the view's body again, if
  /// it is read there or in any case.
  case subscribes

  /// `@shares("key")`, `@shares("query")`: a property wrapper whose value is one and the same wherever it has the same
  /// arguments; of a query also where its results are others of the same type, which may change with it.
  case shares

  /// `@default(…)`: what a value of the environment is where it is not set, if that is not what its type begins
  /// with.
  case `default`

  /// `@asks("colorScheme")`: a preference, or a modifier that sets it, by which a view asks its window for a value of
  /// the environment.
  case asks

  /// `@ambient("region")`, `@ambient("time")`, `@ambient("appearance size text")`: code that asks the system for something
  /// of one of these kinds, and a value of the environment that changes with it, so that a body may be run again to ask
  /// anew; `@ambient("thread")`: whether it runs on the main thread; `@ambient("all")`: one that changes when a person
  /// comes back, after whatever may have changed.
  case ambient

  /// `@lasts("…")`: how long the views last that are given to a container, a modifier or a parameter, where that is
  /// not as long as what they are given to.
  case lasts

  /// `@ends("the image is there")`: what ends the views that are given to a parameter, while the container stays.
  case ends

  /// `@branch("true")`, `@branch("false")`: a parameter whose views stand in this branch of a condition that the container
  /// has in itself.
  case branch

  /// `@each("RowValue")`: a container that makes what it is given for each value of this generic parameter, which its
  /// `id` tells apart.
  case each

  /// `@keyed("self")`, `@keyed("id")`: a parameter whose closure makes other views for another value that it is given, or
  /// for one with another `id`.
  case keyed

  /// `@positions("self")`: what gives the positions of the elements of a collection, as `indices`, or counts, as `..<`;
  /// `@positions("offset")`: what gives pairs of them and the elements, of which this part is the position.
  case positions

  /// `@pairs("arguments")`: a function that gives pairs of the elements of its arguments, in their order.
  case pairs

  /// `@wraps("view")`: a parameter that is given the view itself, on which the one that is made puts something.
  case wraps

  /// `@houses("views")`: a type whose values are no views and keep some in places of their own, as `DynamicIsland` does.
  case houses

  /// `@erases("type")`: a view that hides the type of the one in it, and begins anew when that changes.
  case erases

  /// `@shows("words")`, `@shows("picture")`, `@shows("color")`, `@shows("gap")`, `@shows("nothing")`, `@shows("space")`:
  /// what is to be seen of a view that is made of no others; `@shows("nothing")` on a modifier: that it changes nothing that is seen.
  case shows

  /// `@chooses("one")`: a container that shows one of the views in it at a time.
  case chooses

  /// `@later("Destination")`: a view that shows what this generic parameter stands for only when a person asks for
  /// it.
  case later

  /// `@constant("device")`: a property that has one value for as long as the program runs; `@constant("view")`: a type
  /// whose values a view is given once, for as long as it is there.
  case constant

  /// `@placeholder("content")`: a view that stands for another: what its arguments own is not below it.
  case placeholder

  /// `@neutral("1")`: a parameter of a modifier that does nothing if it is given this value.
  case neutral

  /// `@conditional("opacity(% ? 0 : 1)")`: what a modifier without arguments is called instead where it holds only
  /// under a condition, which stands for `%`.
  case conditional

  /// `@installed("view")`: a property wrapper that works only in what SwiftUI makes a part of its graph, not in a
  /// class; `@installed("properties")`: a protocol whose types' own properties are a part of it where they are stored
  /// in a view.
  case installed

  /// `@observes("object")`: a property wrapper whose view runs again when the object in it says that it changes.
  case observes

  /// `@follows("properties")`: a class of the platform whose objects are drawn again when what they store changes. Nothing of a
  /// program is told of that, as it is by `@Observable`.
  case follows

  /// `@signals("object")`: a property wrapper whose change is one of the object that it is in, or a property by which
  /// an object says itself that it changes.
  case signals

  /// `@places("style")`: a parameter whose style is drawn in a place of its own, before or behind the view.
  case places

  /// `@reads("binding")`: a member of a binding, or an initialiser that is given one, which looks at what is behind it;
  /// `@reads("keyPath")`: a call by which code says that it reads the property at a key path.
  case reads

  /// `@measures("layout")`, `@measures("preferences")`: a parameter whose function is given what came out of laying views
  /// out, or what they say to those above them: nothing that the code around reads tells whether that is another.
  case measures

  /// `@measuredOn("screen")`: the name of something that is told in the coordinates of the screen.
  case measuredOn

  /// `@endsEditing("keyboard")`: a call after which no field is edited, so that the keyboard goes.
  case endsEditing

  /// `@runs("event")`: a parameter that takes a function to call when something happens, not while views are made;
  /// `@runs("layout")`: one that is called as views are laid out or drawn.
  case runs

  /// `@compares("==")`: a view that is made again if its content's own `==` says so.
  case compares

  /// `@requires("object")`: a property wrapper that finds an object in the environment, or ends the program.
  case requires

  /// `@provides("object")`: a modifier that puts the object it is given into the environment.
  case provides

  /// `@provided("object")`: a protocol whose objects SwiftUI puts into the environment itself.
  case provided

  /// `@works("everywhere")`: a value of the environment that does its work where no view has it from there, too.
  case works

  /// `@root("view")`: a type that begins a tree of views outside of SwiftUI, as `UIHostingController`.
  case root

  /// `@sizes("vertical")`: a modifier, or a parameter of one, that gives its view a height of its own; `"horizontal"` a
  /// width, `"vertical horizontal"` perhaps both.
  case sizes

  /// `@means("margin")`: names that other frameworks have for what a modifier does, for those who look for it by one.
  case means

  /// `@scales("content")`: a modifier that asks its view to take another size in proportion.
  case scales

  /// `@stretches("image")`: a modifier after which an image takes the size that it is offered.
  case stretches

  /// `@scrolls("vertical")`: a container that scrolls along this axis unless its first argument names others.
  case scrolls

  /// `@fills("height")`: a container that scrolls what is in it by itself: it takes the height that it is offered,
  /// and has none of its own.
  case fills

  /// `@holds("views")`: a container that does nothing but hold views together; `@holds("rows")`: one that gives what is
  /// in it to the list around as rows, or a style with which a control does.
  case holds

  /// `@offers("height")`: a container that offers its views no more height than it is offered.
  case offers

  /// `@navigates("stack")`, `@navigates("columns")`: a container that shows one screen at a time, or some beside each
  /// other, and a bar above.
  /// `@navigates("sidebar")`: a style of such a container that shows its screens as rows of a sidebar.
  /// `@navigates("value")`: an initialiser of a link that leads to the screen for its `value`.
  case navigates

  /// `@screen("title")`, `@screen("destination")`: a modifier that tells the container around a screen something.
  case screen

  /// `@presents("view")`, `@presents("message")`, `@presents("screen")`, `@presents("pane")`: a modifier that shows
  /// its content above, in the place of or beside its view, as long as a state says so.
  case presents

  /// `@lifecycle("onAppear")`: a modifier whose action runs when its view comes or goes.
  case lifecycle

  /// `@axis("horizontal")`, `@axis("vertical")`, `@axis("depth")`: a container that lays its views out along this
  /// axis.
  case axis

  /// `@lazily("LazyVStack")`: a container that makes all its rows at once, where this one makes them as they come
  /// into sight.
  case lazily

  /// `@control("action")`, `@control("value")`: a view that a person acts on: it does something, or changes a value.
  case control

  /// `@undrawn("label")`: a control whose label only VoiceOver says on iOS.
  case undrawn

  /// `@edits("text")`, `@edits("number")`: a control, or a modifier that adds one, that changes its value again and again
  /// while it is used: at each letter, or as it is dragged.
  case edits

  /// `@styled("button")`: a control that a button's style is for.
  case styled

  /// `@labels("content")`: a container whose label names what else is in it.
  case labels

  /// `@accessible("name")`, `@accessible("hidden")`, `@accessible("element")`, `@accessible("nothing")`: a modifier that
  /// names its view for assistive technologies, hides it from them, says what it is to them as a whole, or takes it away
  /// from everybody.
  case accessible

  /// `@overridden("font")`: a modifier that does nothing to views further in that have a modifier of the same word.
  case overridden

  /// `@clips("shape")`, `@clips("frame")`: a modifier that cuts off what is outside of a shape, or of its view's
  /// frame.
  case clips

  /// `@passesOn("events")`: a type whose objects keep nothing that is shown: they tell others of what happens, or end
  /// that.
  case passesOn

  /// `@loses("its place in what it plays")`: a class whose objects have come to hold this, which another one that is made
  /// in the place of the first has not.
  case loses

  /// `@confined("context")`: a type whose objects belong to what they were fetched from, and are used on the thread of that.
  case confined

  /// `@stores("file")`: a property wrapper that keeps its value in a file that can be read by each person who has the device.
  case stores

  /// `@copies("elements")`: a method of a collection that goes through all elements and makes a new collection;
  /// `"selection"` if some may be left out, `"order"` if they stand in another order.
  case copies

  /// `@drops("last")`: a method of a collection after which there are fewer elements, where those that are left stand
  /// where they stood.
  case drops

  /// `@draws("picture")`: a type that draws the view it is given once, and shows it nowhere.
  case draws

  /// `@points("17")`: how large a text style is at the default text size, where one platform has one size.
  case points

  /// `@effect("starts a task")`: a call that does something besides giving a value; `@effect("print")` only shows it.
  case effect

  /// `@slow("reads a file")`: a call that takes long, by what it does.
  case slow

  /// `@random("value")`: a call that draws what it gives by lot.
  case random

  /// `@cancels("wait")`: a call that ends with an error as soon as the task that waits for it is cancelled.
  case cancels

  /// `@background("queue")`: a call that runs the closure it is given on another thread: of a queue, a session, a
  /// task; of a publisher, a call that makes one whose values come on another thread.
  case background

  /// `@ticks("schedule")`: a container that makes its content again whenever a clock says so.
  case ticks

  /// `@builds("movement")`: a result builder of what says how something moves; `@builds("entries")`: of a list to go
  /// through. What they make holds no views.
  case builds

  /// `@hot("scroll")`: a call whose action runs at each frame of a movement, or a property wrapper that is written
  /// then; `@hot("clock")`: a schedule that ticks then.
  case hot

  /// `@eases("font")`: a modifier that an animation can apply by degrees, whatever its arguments are.
  case eases

  /// `@moves("view")`: a modifier that shows its view elsewhere or in another size, without laying it out anew.
  case moves

  /// `@interacts("focus")`: a modifier by which its view does or tells something, though it is given neither a function
  /// nor a binding.
  case interacts

  /// `@updates("platform view")`: a requirement that SwiftUI calls whenever it updates the view.
  case updates

  /// `@writes("keyboardShortcut")`: a modifier that writes this value of the environment, where its code does not show
  /// it; `@writes("verticalScrollBounceBehavior: axes.vertical")`: only if that parameter's value has this member.
  case writes

  /// `@focuses("value")`: a modifier that says something where its view has the focus, or a property wrapper that asks
  /// what is said there, wherever it stands.
  case focuses

  /// `@tells("ToggleStyle: isOn sources")`: a control, the protocols of its styles, and the parameters of its initialisers
  /// of which a style is told by its configuration; `@tells("LabelStyle")`: of none besides its views.
  case tells

  /// `@counts("translation")`: a gesture, and the part of its value that it counts anew each time that it begins;
  /// `@counts("value")`: all of it.
  case counts

  /// `@tabulates("rows")`: a parameter of a container for its data or rows, for each of which it makes its columns.
  case tabulates

  /// `@resolves("environment")`: a requirement that SwiftUI calls whenever what it reads of the environment is another.
  case resolves

  /// `@composes("widget")`: a requirement without a result builder whose value SwiftUI takes the views from.
  case composes

  /// `@previews("device")`: a function that says how a preview is shown, and does nothing elsewhere.
  case previews

  /// `@makes("platform view")` and `@makes("platform controller")`: a requirement that SwiftUI calls once, when the view
  /// comes.
  case makes

  /// `@begins("a page")`, `@begins("to play")`: a method of an object of another framework that begins what takes time, and
  /// begins it again each time that it is called.
  case begins

  /// `@announces("value")`: a modifier that tells the views around this parameter's value under a key: a preference.
  case announces

  /// `@describes("attribute")`, `@describes("relationship")`: a macro by which a model says something of a property.
  case describes
}
