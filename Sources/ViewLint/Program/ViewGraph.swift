import ViewSemantics
import ViewSource

/// Which declarations make which views and use which helpers, and what each finds in the environment there.
struct ViewGraph: Sendable {
  /// A use of a view, or of a property or function, in a declaration.
  struct Edge: Sendable {
    /// The type that is made, or the declaration that is used.
    let target: DeclID
    let place: ProgramFacts.Place
    /// The classes of the objects that modifiers around the use put into the environment.
    var provided: Set<DeclID> = []
    /// The program's own containers and modifiers around it, which may do so too.
    var through: [DeclID] = []
    /// Whether something around it is not understood.
    var isOpen = false
    /// Whether it is shown only when a person asks for it: in a sheet, behind a link.
    var isLater = false
    /// Whether it is there only at times: in a branch, or as a row of data that may be empty.
    var isAtTimes = false
    /// Whether it is only what a link leads to, which the link is given as soon as the body runs.
    var isOfLink = false
    /// Whether it is a screen that a navigation shows above another.
    var isPushed = false
    /// What is provided around the use where it is a part of the screen around it.
    var way = Way()
    /// The same where it is a part of a screen that navigation shows above the one around it.
    var pushedWay = Way(isPushed: true)
    /// Whether it is made for an object of UIKit that keeps it: `UIHostingController(rootView:)`.
    var isHosted = false
    /// The cases of an enumeration for one of which it is there; empty if it is there for all, or not known.
    var cases: [DeclID] = []
    /// Whether it is drawn into a picture, and shown nowhere.
    var isDrawn = false
  }

  /// The way out of a declaration from a use in it. A screen that is pushed finds in the environment what is provided around
  /// the stack, and not what is provided around the screen before it.
  struct Way: Sendable {
    var provided: Set<DeclID> = []
    /// Whether the way ends within a stack that stands further out, as part of a screen above the first.
    var isPushed = false

    init(isPushed: Bool = false) { self.isPushed = isPushed }

    /// Goes out of a call.
    mutating func leave(providing object: DeclID?, isPush: Bool, isStack: Bool) {
      if isPush { isPushed = true } else if isStack { isPushed = false }
      if let object, !isPushed { provided.insert(object) }
    }
  }

  /// Where SwiftUI begins.
  struct Root: Sendable {
    let decl: DeclID
    /// How it is named in a message.
    let name: String
    let isPreview: Bool
    /// Whether it is an `App`, of which a program has one for each of its targets.
    var isApp = false
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
  /// The configurations of widgets, whose views are drawn once for each entry and kept as pictures, and what else is drawn
  /// into pictures.
  private(set) var pictures: [DeclID] = []
  /// The members of a type that SwiftUI asks for its content.
  private(set) var contents: [DeclID: [DeclID]] = [:]
  /// The classes of the objects that a declaration, or a type in any of its members, puts into the environment.
  private(set) var providers: [DeclID: Set<DeclID>] = [:]
  /// Declarations and types that put something there whose class is not known.
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
