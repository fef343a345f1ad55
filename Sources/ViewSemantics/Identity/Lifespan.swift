/// How long a view lasts: until one of the things around it ends its identity.
///
/// `if isOpen { if let item { Row() } }` ends with the item, and when `isOpen` changes.
public struct Lifespan: Sendable, Hashable, CustomStringConvertible {
  /// The innermost one first; none for a view that lasts as long as the body it is in.
  public private(set) var lifetimes: [Lifetime] = []

  /// Adds what ends a view sooner than all that is around it, which is said once.
  func lasting(_ lifetime: Lifetime) -> Lifespan { lasting(lifetime, before: lifetimes.count) }

  /// Adds what ends a view inside of the `outer` last ones.
  func lasting(_ lifetime: Lifetime, before outer: Int) -> Lifespan {
    if lifetime == .fixed || lifetimes.contains(lifetime) { return self }
    var result = self
    // What the catalogue says of the innermost place is all of it: the item of a tab is there before the tab is selected.
    if case .stated = lifetime { result.lifetimes.removeAll { $0.isStated } }
    result.lifetimes.insert(lifetime, at: max(0, result.lifetimes.count - outer))
    return result
  }

  /// `ends when `item` becomes nil, or when `isOpen` changes`
  public var description: String {
    // What is new each time has nothing around it that lasts less.
    if lifetimes.first == .fresh { return Lifetime.fresh.description }

    // `if isOpen { Row().id(isOpen) }` ends by one change.
    var ends: Set<String> = []
    let lifetimes = lifetimes.filter { lifetime in lifetime.end.map { ends.insert($0).inserted } ?? true }
    var text = (lifetimes.first ?? .fixed).description
    for (lifetime, inner) in zip(lifetimes.dropFirst(), lifetimes) {
      if let end = lifetime.end, inner.end != nil {
        text += ", or when \(end)"
      } else {
        text += ", \(lifetime)"
      }
    }
    return text
  }
}

/// When the identity of a view ends.
public enum Lifetime: Sendable, Hashable, CustomStringConvertible {
  /// With the view around it.
  case fixed
  /// When one of some conditions changes.
  case conditions([String])
  /// When one of several things happens: `` `item` becomes nil``.
  case events([String])
  /// When an optional becomes `nil`.
  case optional(String)
  /// When a `switch` takes another case.
  case choice(String)
  /// When its element leaves the data.
  case element
  /// When the value of its explicit identity changes.
  case explicit(String)
  /// When its erased type becomes another.
  case type
  /// Its explicit identity is another each time the body runs.
  case fresh
  /// As long as it is presented.
  case presentation
  /// As long as it is presented for the same item.
  case item
  /// As the catalogue says of the container or modifier that it is given to.
  case stated(String)
  /// As a container decides whose code does not tell.
  case shown(String)

  public var description: String {
    switch self {
    case .fixed: "static"
    case .conditions, .events, .optional, .choice, .explicit, .type: "ends when \(end ?? "")"
    case .element: "one an element"
    case .fresh: "new each time the body runs"
    case .presentation: "one a presentation"
    case .item: "one an item"
    case .stated(let text): text
    case .shown(let container): "while `\(container)` shows it"
    }
  }

  fileprivate var isStated: Bool {
    if case .stated = self { true } else { false }
  }

  /// What happens when the view ends, if that is something that can be said in a sentence with `when`.
  fileprivate var end: String? {
    switch self {
    case .conditions(let texts): texts.map { "`\($0)`" }.joined(separator: " or ") + " changes"
    case .explicit(let text): "`\(text)` changes"
    case .events(let events): events.joined(separator: " or ")
    case .optional(let text): "`\(text)` becomes nil"
    case .choice(let text): "`\(text)` takes another case"
    case .type: "its type changes"
    case .fixed, .element, .fresh, .presentation, .item, .stated, .shown: nil
    }
  }
}
