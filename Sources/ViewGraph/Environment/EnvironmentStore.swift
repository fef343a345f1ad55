import ViewMachine
import ViewSemantics

/// The values that flow down the views. A snapshot: never changed once a view has it.
public final class EnvironmentStore {
  private let values: [Key: Value]
  /// What is found where no view has set anything.
  private let outermost: OutermostValues?
  /// What the values say of texts, once a text has asked.
  var textSurroundings: TextSurroundings?

  /// What a value is stored under.
  enum Key: Hashable {
    /// A property of `EnvironmentValues` that the catalogue declares, by its name.
    case property(String)
    /// An `EnvironmentKey`.
    case key(TypeID)
    /// An object, by its type.
    case object(TypeID)
    /// What native views tell each other, by a name of the graph's own.
    case own(String)
  }

  /// What the deprecated modifier for the colour of text writes.
  static let foregroundColorKey = Key.property("foregroundColor")
  /// What text and shapes are painted with.
  static let foregroundStyleKey = Key.own("foregroundStyle")
  /// What stands for the second and the third level of that, where the program says it.
  static let foregroundLevelsKey = Key.own("foreground levels")

  public init() {
    values = [:]
    outermost = nil
  }

  /// - Parameter outermost: what is found besides, each made when it is first asked for.
  init(outermost: OutermostValues) {
    values = [:]
    self.outermost = outermost
  }

  private init(_ values: [Key: Value], _ outermost: OutermostValues?) {
    self.values = values
    self.outermost = outermost
  }

  func setting(_ key: Key, _ value: Value) -> EnvironmentStore {
    var values = values
    values[key] = value
    // Of a colour and a style the nearer one counts.
    if key == EnvironmentStore.foregroundColorKey, !value.isNothing {
      values[EnvironmentStore.foregroundStyleKey] = nil
      values[EnvironmentStore.foregroundLevelsKey] = nil
    }
    return EnvironmentStore(values, outermost)
  }

  subscript(key: Key) -> Value? { values[key] ?? outermost?[key] }

  subscript(property: String) -> Value? { self[.property(property)] }

  /// The paints of the second and the third level of what is in front, where the program says them.
  var foregroundLevels: [Paint] { (box(EnvironmentStore.foregroundLevelsKey) as PaintBox?)?.paints ?? [] }

  /// This environment, with what one below another one has that the other does not have.
  func adding(whatIsIn inner: EnvironmentStore, below outer: EnvironmentStore) -> EnvironmentStore {
    inner.values.reduce(self) { store, entry in
      let isSame = outer.values[entry.key].map { $0.isSameBox(as: entry.value) } ?? false
      return isSame ? store : store.setting(entry.key, entry.value)
    }
  }

  /// Whether both hold the very same values.
  func isSame(as other: EnvironmentStore) -> Bool {
    self === other
      || values.count == other.values.count
        && values.allSatisfy { key, value in
          other.values[key].map { $0.isSameBox(as: value) } ?? false
        }
  }
}

/// Values of the outermost environment that few programs ask for: each is made once, when it is.
final class OutermostValues {
  /// They are few, and asked for all that is not set: to compare them takes less time than to hash what is asked for.
  private var entries: [Entry]

  private enum Entry {
    case new(EnvironmentStore.Key, () -> Value)
    case made(EnvironmentStore.Key, Value)

    var key: EnvironmentStore.Key {
      switch self {
      case .new(let key, _), .made(let key, _): key
      }
    }
  }

  init(_ makers: [(key: EnvironmentStore.Key, make: () -> Value)]) {
    entries = makers.map { Entry.new($0.key, $0.make) }
  }

  subscript(key: EnvironmentStore.Key) -> Value? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    switch entries[index] {
    case .made(_, let value): return value
    case .new(_, let make):
      let value = make()
      entries[index] = .made(key, value)
      return value
    }
  }
}

/// An environment as a value of the program: in `EnvironmentValues` and in the wrappers that read it.
class EnvironmentBox: Box {
  var store: EnvironmentStore

  init(_ store: EnvironmentStore) { self.store = store }
}
