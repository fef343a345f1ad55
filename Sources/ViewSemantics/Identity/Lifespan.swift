/// The lifespan of a view: it lasts until an event around it ends its identity.
///
/// The row in `if isOpen { if let item { Row() } }` ends when the item becomes `nil`, and when `isOpen` changes.
public struct Lifespan: Sendable, Hashable, CustomStringConvertible {
  /// The lifetimes around the view, innermost first; empty if the view lasts as long as its body.
  public private(set) var lifetimes: [Lifetime] = []

  /// Adds an innermost lifetime, unless it is already there.
  func lasting(_ lifetime: Lifetime) -> Lifespan { lasting(lifetime, before: lifetimes.count) }

  /// Adds a lifetime inside of the `outer` last ones.
  func lasting(_ lifetime: Lifetime, before outer: Int) -> Lifespan {
    if lifetime == .fixed || lifetimes.contains(lifetime) { return self }
    var result = self
    // A lifetime that the catalogue states replaces outer stated ones: the item of a tab exists before the tab is
    // selected.
    if case .stated = lifetime { result.lifetimes.removeAll { $0.isStated } }
    result.lifetimes.insert(lifetime, at: max(0, result.lifetimes.count - outer))
    return result
  }

  /// `ends when `item` becomes nil, or when `isOpen` changes`
  public var description: String {
    // No outer lifetime is shorter than that of a fresh identity.
    if lifetimes.first == .fresh { return Lifetime.fresh.description }

    // `if isOpen { Row().id(isOpen) }` has one event.
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

/// An event that ends the identity of a view.
public enum Lifetime: Sendable, Hashable, CustomStringConvertible {
  /// Lasts as long as the enclosing view.
  case fixed
  /// Ends when one of the conditions changes.
  case conditions([String])
  /// Ends at one of several events: `` `item` becomes nil``.
  case events([String])
  /// Ends when an optional becomes `nil`.
  case optional(String)
  /// Ends when a `switch` selects another case.
  case choice(String)
  /// Ends when the element leaves the data.
  case element
  /// Ends when the value of the explicit identity changes.
  case explicit(String)
  /// Ends when the type-erased value changes its type.
  case type
  /// The explicit identity is new at each body evaluation.
  case fresh
  /// Lasts as long as the presentation.
  case presentation
  /// Lasts as long as the presentation of the same item.
  case item
  /// A lifetime that the catalogue states for the container or modifier.
  case stated(String)
  /// Lasts as long as a container of unknown code shows it.
  case shown(String)

  public var description: String {
    switch self {
    case .fixed: "static"
    case .conditions, .events, .optional, .choice, .explicit, .type: "ends when \(end ?? "")"
    case .element: "one per element"
    case .fresh: "a new identity each time the body runs"
    case .presentation: "one per presentation"
    case .item: "one per item"
    case .stated(let text): text
    case .shown(let container): "while `\(container)` shows it"
    }
  }

  fileprivate var isStated: Bool {
    if case .stated = self { true } else { false }
  }

  /// The event as a clause after `when`; `nil` if the lifetime has no such event.
  fileprivate var end: String? {
    switch self {
    case .conditions(let texts): texts.map { "`\($0)`" }.joined(separator: " or ") + " changes"
    case .explicit(let text): "`\(text)` changes"
    case .events(let events): events.joined(separator: " or ")
    case .optional(let text): "`\(text)` becomes nil"
    case .choice(let text): "`\(text)` changes to another case"
    case .type: "its type changes"
    case .fixed, .element, .fresh, .presentation, .item, .stated, .shown: nil
    }
  }
}
