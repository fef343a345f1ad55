import ViewSemantics
import ViewSource

/// The uses of views and helpers in declarations, with the objects in the environment at each use.
struct ViewGraph: Sendable {
  /// A use of a view, or of a property or function, in a declaration.
  struct Edge: Sendable {
    /// The type that is initialized, or the declaration that is used.
    let target: DeclID
    let place: ProgramFacts.Place
    /// The classes of the objects that modifiers around the use put into the environment.
    var provided: Set<DeclID> = []
    /// The program's own containers and modifiers around the use, which may also provide objects.
    var through: [DeclID] = []
    /// Whether an expression around the use is unresolved.
    var isOpen = false
    /// Whether the view is shown only on demand: in a sheet, behind a link.
    var isLater = false
    /// Whether the view is shown only for some values: in a branch, or as a row of data that may be empty.
    var isConditionalEdge = false
    /// Whether the view is only the destination of a link, which body evaluation already passes to the link.
    var isOfLink = false
    /// Whether navigation pushes the view as a screen.
    var isPushed = false
    /// The objects that are provided around the use, if the view is a part of the current screen.
    var way = Way()
    /// The same, if the view is a part of a screen that navigation pushes above the current one.
    var pushedPath = Way(isPushed: true)
    /// Whether a UIKit object stores the view: `UIHostingController(rootView:)`.
    var isHosted = false
    /// Whether the view is the content of a scene or of a UIKit object, which finds nothing in the environment around
    /// the use.
    var isOfRoot = false
    /// The enumeration cases for which the view is shown; empty if it is shown for all, or if they are unknown.
    var cases: [DeclID] = []
    /// The property whose value decides what is shown: `router.sheet` of `.sheet(item: $router.sheet)`.
    var item: DeclID?
    /// Whether the view is only drawn into a picture.
    var isDrawn = false
  }

  /// The path from a use out to its declaration. A pushed screen finds in its environment the objects that are provided
  /// around the stack, not those that are provided around the previous screen.
  struct Way: Sendable {
    var provided: Set<DeclID> = []
    /// Whether the path ends inside of an outer stack, as a part of a pushed screen.
    var isPushed = false

    init(isPushed: Bool = false) { self.isPushed = isPushed }

    /// Leaves an enclosing call.
    mutating func leave(providing object: DeclID?, isPush: Bool, isStack: Bool) {
      if isPush { isPushed = true } else if isStack { isPushed = false }
      if let object, !isPushed { provided.insert(object) }
    }
  }

  /// A declaration that SwiftUI shows directly: a scene, an app, a preview.
  struct Root: Sendable {
    let decl: DeclID
    /// The name of the root in messages.
    let name: String
    let isPreview: Bool
    /// Whether the root is an `App`. A program has one for each of its app targets.
    var isApp = false
    /// Whether only the views under an edge with `isOfRoot` are shown directly, and not all views of the declaration.
    var isHost = false
  }

  /// A property that finds an object in the environment.
  struct Need: Sendable {
    let property: DeclID
    let view: DeclID
    let object: DeclID
  }

  private(set) var edges: [DeclID: [Edge]] = [:]
  private(set) var roots: [Root] = []
  private(set) var needs: [Need] = []
  /// The configurations of widgets, whose views are drawn once for each entry, and other views that are drawn into
  /// pictures.
  private(set) var pictures: [DeclID] = []
  /// The members from which SwiftUI takes the content of a type.
  private(set) var contents: [DeclID: [DeclID]] = [:]
  /// The classes of the objects that a declaration, or any member of a type, puts into the environment.
  private(set) var providers: [DeclID: Set<DeclID>] = [:]
  /// The declarations and types that provide an object of an unresolved class.
  private(set) var openProviders: Set<DeclID> = []

  mutating func add(_ edge: Edge, from decl: DeclID) {
    edges[decl, default: []].append(edge)
    if edge.isDrawn { pictures.append(edge.target) }
  }
  mutating func add(_ root: Root) { roots.append(root) }
  mutating func add(widget: DeclID) { pictures.append(widget) }
  mutating func add(_ need: Need) { needs.append(need) }
  mutating func add(content: DeclID, of type: DeclID) { contents[type, default: []].append(content) }

  mutating func add(provider: DeclID, of object: DeclID?) {
    if let object { providers[provider, default: []].insert(object) } else { openProviders.insert(provider) }
  }

  mutating func merge(_ others: [ViewGraph]) {
    edges.merge(all: others.map(\.edges)) { $0 + $1 }
    roots += others.flatMap(\.roots)
    pictures += others.flatMap(\.pictures)
    needs += others.flatMap(\.needs)
    contents.merge(all: others.map(\.contents)) { $0 + $1 }
    providers.merge(all: others.map(\.providers)) { $0.union($1) }
    openProviders.formUnion(ofAll: others.map(\.openProviders))
  }
}
