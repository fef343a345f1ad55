/// The attributes of the catalogue that have an argument, which is a fact about the declaration.
///
/// The documentation of each case shows the attribute with its possible arguments.
public enum CatalogueText: String, Sendable, CaseIterable {
  /// `@owns("…")`: a view or property wrapper that stores this for the lifetime of the view's identity.
  case owns

  /// `@accompanies(".task")`: a modifier, by its call, that runs a task for the lifetime of its view;
  /// `@accompanies(".task(id:)")`: and starts another one when the value changes.
  case accompanies

  /// `@keeps("name")`: a property wrapper that stores this for the lifetime of the view's identity; its replacement is
  /// not visible to the program.
  case keeps

  /// `@subscribes("read")`, `@subscribes("declared")`: a property wrapper whose change invalidates the view's body, if
  /// the body reads it, or in any case.
  case subscribes

  /// `@shares("key")`, `@shares("query")`: a property wrapper whose value is shared by all uses with equal arguments;
  /// for a query also with other queries of the same type, whose results may change with it.
  case shares

  /// `@default(…)`: the default of an environment value, if it differs from the default of its type.
  case `default`

  /// `@asks("colorScheme")`: a preference, or a modifier that sets it, with which a view requests a value of the
  /// environment from its window.
  case asks

  /// `@ambient("region")`, `@ambient("time")`, `@ambient("appearance size text")`: code that reads a system setting of
  /// one of these kinds, and an environment value that changes with it, so that a body may be evaluated again to read
  /// it; `@ambient("thread")`: whether it runs on the main thread; `@ambient("all")`: an environment value that changes
  /// when the app becomes active again, after which any setting may have changed.
  case ambient

  /// `@lasts("…")`: the lifetime of the views passed to a container, a modifier or a parameter, if it is shorter than
  /// that of the receiver.
  case lasts

  /// `@ends("the image is there")`: the event that ends the views passed to a parameter, while the container stays.
  case ends

  /// `@branch("true")`, `@branch("false")`: a parameter whose views are in this branch of a condition inside the
  /// container.
  case branch

  /// `@each("RowValue")`: a container that makes its content for each value of this generic parameter, identified by
  /// the value's `id`.
  case each

  /// `@keyed("self")`, `@keyed("id")`: a parameter whose closure makes views with another identity for another value,
  /// or for a value with another `id`.
  case keyed

  /// `@positions("self")`: returns the positions of a collection's elements, as `indices`, or counts, as `..<`;
  /// `@positions("offset")`: returns pairs with the elements, of which this component is the position.
  case positions

  /// `@pairs("arguments")`: a function that returns pairs of the elements of its arguments, in their order.
  case pairs

  /// `@wraps("view")`: a parameter that receives the view itself, which the closure wraps.
  case wraps

  /// `@houses("views")`: a type whose values are not views and contain views in separate places, as `DynamicIsland`
  /// does.
  case houses

  /// `@erases("type")`: a view that erases the type of its content, and recreates it when that type changes.
  case erases

  /// `@shows("words")`, `@shows("picture")`, `@shows("color")`, `@shows("gap")`, `@shows("nothing")`,
  /// `@shows("space")`: the appearance of a view without subviews; `@shows("nothing")` on a modifier: it has no visible
  /// effect.
  case shows

  /// `@busy("play")`: a class whose objects work only as long as something keeps them. The words are the beginnings of the
  /// methods that start the work.
  case busy

  /// `@chooses("one")`: a container that shows one of its views at a time.
  case chooses

  /// `@later("Destination")`: a view that shows the view of this generic parameter only on a user action.
  case later

  /// `@constant("device")`: a property whose value does not change while the program runs; `@constant("view")`: a type
  /// whose values are passed to a view once, for its lifetime.
  case constant

  /// `@placeholder("content")`: a view that stands for another one: the state that its arguments own is not below it.
  case placeholder

  /// `@neutral("1")`: a parameter of a modifier that has no effect with this value.
  case neutral

  /// `@conditional("opacity(% ? 0 : 1)")`: the call that replaces a modifier without arguments to apply it only under a
  /// condition, which replaces `%`.
  case conditional

  /// `@installed("view")`: a property wrapper that works only in types that SwiftUI installs in its graph, not in a
  /// class; `@installed("properties")`: a protocol whose conforming types have their properties installed if they are
  /// stored in a view.
  case installed

  /// `@observes("object")`: a property wrapper that invalidates its view when its object reports a change.
  case observes

  /// `@follows("properties")`: a class of the platform whose objects are drawn again when their stored properties
  /// change. The program gets no notification, unlike with `@Observable`.
  case follows

  /// `@signals("object")`: a property wrapper whose change is a change of the object that contains it, or a property
  /// with which an object reports its changes.
  case signals

  /// `@places("style")`: a parameter whose style is drawn separately, in front of or behind the view.
  case places

  /// `@reads("binding")`: a member of a binding, or an initializer with a binding parameter, that reads its value;
  /// `@reads("keyPath")`: a call with which code declares that it reads the property at a key path.
  case reads

  /// `@measures("layout")`, `@measures("preferences")`: a parameter whose closure receives results of layout, or
  /// preferences; the other dependencies of the code do not show when these change.
  case measures

  /// `@measuredOn("screen")`: the name of a value in screen coordinates.
  case measuredOn

  /// `@endsEditing("keyboard")`: a call that ends editing, so that the keyboard disappears.
  case endsEditing

  /// `@runs("event")`: a parameter whose closure is called on an event, not during view evaluation; `@runs("layout")`:
  /// one that is called during layout or drawing.
  case runs

  /// `@compares("==")`: a view that is updated if the `==` of its content returns `false`.
  case compares

  /// `@requires("object")`: a property wrapper that reads an object from the environment, and traps if there is none.
  case requires

  /// `@provides("object")`: a modifier that puts its argument into the environment.
  case provides

  /// `@provided("object")`: a protocol whose objects SwiftUI itself puts into the environment.
  case provided

  /// `@works("everywhere")`: an environment value that also works where no view reads it from the environment.
  case works

  /// `@root("view")`: a type that is the root of a view tree outside of SwiftUI, as `UIHostingController`; `"cell"` if its
  /// views are content of another UIKit view, as those of `UIHostingConfiguration`.
  case root

  /// `@sizes("vertical")`: a modifier, or a parameter of one, that sets the height of its view; `"horizontal"` the
  /// width, `"vertical horizontal"` possibly both.
  case sizes

  /// `@means("margin")`: the names of other frameworks for the modifier's effect, for searches by these names.
  case means

  /// `@serves("List Form")`: a modifier that tells something to the views of these types that it contains, and nothing to
  /// one that contains it.
  case serves

  /// `@scales("content")`: a modifier that resizes its view proportionally.
  case scales

  /// `@stretches("image")`: a modifier that makes an image take the proposed size.
  case stretches

  /// `@scrolls("vertical")`: a container that scrolls along this axis unless its first argument specifies others.
  case scrolls

  /// `@fills("height")`: a container that scrolls its content itself: it takes the proposed height, and has no ideal
  /// height.
  case fills

  /// `@holds("views")`: a container that only groups views; `@holds("rows")`: one that adds its content to the
  /// enclosing list as rows, or a style with which a control does so.
  case holds

  /// `@offers("height")`: a container that proposes to its views at most the height that it is proposed.
  case offers

  /// `@navigates("stack")`, `@navigates("columns")`: a container that shows one screen at a time, or several side by
  /// side, below a bar.
  /// `@navigates("sidebar")`: a style of such a container that shows its screens as rows of a sidebar.
  /// `@navigates("value")`: an initializer of a link to the screen for its `value`.
  case navigates

  /// `@screen("title")`, `@screen("destination")`: a modifier that passes information from a screen to its container.
  case screen

  /// `@presents("view")`, `@presents("message")`, `@presents("screen")`, `@presents("pane")`: a modifier that shows its
  /// content above, in place of or beside its view, depending on a state.
  case presents

  /// `@lifecycle("onAppear")`: a modifier whose action runs when its view appears or disappears.
  case lifecycle

  /// `@adorns("view")`: a modifier that only changes how its view is drawn and how much room it takes.
  case adorns

  /// `@touches("same area")`: a modifier that leaves the area in which its view accepts touches as it is.
  case touches

  /// `@axis("horizontal")`, `@axis("vertical")`, `@axis("depth")`: a container that lays out its views along this axis.
  case axis

  /// `@lazily("LazyVStack")`: a container that makes all its rows at once, and the lazy equivalent, which makes them
  /// when they become visible.
  case lazily

  /// `@control("action")`, `@control("value")`: an interactive view: it performs an action, or changes a value.
  case control

  /// `@undrawn("label")`: a control whose label is only an accessibility label on iOS.
  case undrawn

  /// `@edits("text")`, `@edits("number")`: a control, or a modifier that adds one, that changes its value continuously:
  /// with each character, or during a drag.
  case edits

  /// `@styled("button")`: a control to which the style of a button applies.
  case styled

  /// `@labels("content")`: a container whose label names its content.
  case labels

  /// `@accessible("name")`, `@accessible("hidden")`, `@accessible("element")`, `@accessible("nothing")`: a modifier
  /// that labels its view for assistive technologies, hides it from them, makes it one element, or removes it for all
  /// users.
  case accessible

  /// `@overridden("font")`: a modifier without effect on inner views that have a modifier with the same argument.
  case overridden

  /// `@clips("shape")`, `@clips("frame")`: a modifier that clips its view to a shape, or to its frame.
  case clips

  /// `@passesOn("events")`: a type whose objects have no visible state: they forward events to others, or stop that.
  case passesOn

  /// `@loses("its place in what it plays")`: a class whose objects accumulate this state, which a newly created
  /// replacement does not have.
  case loses

  /// `@confined("context")`: a type whose objects belong to the context that fetched them, and must be used on its
  /// thread.
  case confined

  /// `@stores("file")`: a property wrapper that stores its value in an unprotected file on the device.
  case stores

  /// `@copies("elements")`: a method of a collection that iterates over all elements and makes a new collection;
  /// `"selection"` if it may leave some out, `"order"` if it reorders them.
  case copies

  /// `@drops("last")`: a method of a collection that removes elements without changing the positions of the others.
  case drops

  /// `@loads("picture")`: a view that loads what it shows, after it has appeared.
  case loads

  /// `@draws("picture")`: a type that renders its view once, without displaying it.
  case draws

  /// `@points("17")`: the size of a text style at the default text size, if a platform has a single size.
  case points

  /// `@effect("starts a task")`: a call with a side effect; `@effect("print")`: the effect is only output.
  case effect

  /// `@slow("reads a file")`: a slow call, with the reason.
  case slow

  /// `@random("value")`: a call with a random result.
  case random

  /// `@cancels("wait")`: a call that throws as soon as the awaiting task is cancelled.
  case cancels

  /// `@background("queue")`: a call that runs its closure on another thread: of a queue, a session, a task; of a
  /// publisher, a call that returns one whose values are delivered on another thread.
  case background

  /// `@blocks("thread")`: a call that stops its thread until something else happens.
  case blocks

  /// `@ticks("schedule")`: a container that makes its content again on a time schedule.
  case ticks

  /// `@builds("movement")`: a result builder of a description of a movement; `@builds("entries")`: of a list to iterate
  /// over. Their results contain no views.
  case builds

  /// `@hot("scroll")`: a call whose action runs in each frame of a movement, or a property wrapper that is written in
  /// each; `@hot("clock")`: a schedule that ticks as often.
  case hot

  /// `@eases("font")`: a modifier whose effect can be animated, whatever its arguments are.
  case eases

  /// `@moves("view")`: a modifier that moves or scales the drawing of its view, without a new layout.
  case moves

  /// `@interacts("focus")`: a modifier that makes its view interactive, though its parameters are neither closures nor
  /// bindings.
  case interacts

  /// `@updates("platform view")`: a requirement that SwiftUI calls on each update of the view.
  case updates

  /// `@writes("keyboardShortcut")`: a modifier that writes this environment value, if its body does not show it;
  /// `@writes("verticalScrollBounceBehavior: axes.vertical")`: only if the value of that parameter contains this
  /// member.
  case writes

  /// `@focuses("value")`: a modifier that sets a value while its view has the focus, or a property wrapper that reads
  /// such a value, anywhere in the tree.
  case focuses

  /// `@tells("ToggleStyle: isOn sources")`: a control, the protocols of its styles, and the parameters of its
  /// initializers that the style's configuration contains; `@tells("LabelStyle")`: none besides its views.
  case tells

  /// `@counts("translation")`: a gesture, and the part of its value that restarts with each gesture;
  /// `@counts("value")`: the whole value.
  case counts

  /// `@tabulates("rows")`: a parameter of a container for its data or rows, for each of which it makes its columns.
  case tabulates

  /// `@resolves("environment")`: a requirement that SwiftUI calls when the environment values that it reads have
  /// changed.
  case resolves

  /// `@composes("widget")`: a requirement without a result builder from whose value SwiftUI takes the views.
  case composes

  /// `@previews("device")`: a function that configures a preview, and has no effect elsewhere.
  case previews

  /// `@makes("platform view")` and `@makes("platform controller")`: a requirement that SwiftUI calls once, when the
  /// view appears.
  case makes

  /// `@begins("a page")`, `@begins("to play")`: a method of another framework's object that starts a long operation,
  /// and restarts it on each call.
  case begins

  /// `@announces("value")`: a modifier that sets a preference: it passes this parameter's value under a key to the
  /// views around it.
  case announces

  /// `@describes("attribute")`, `@describes("relationship")`: a macro with which a model describes a property.
  case describes
}
