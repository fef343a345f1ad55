import ViewMachine
import ViewSemantics

/// The values that flow down the views. A snapshot: never changed once a view has it.
public final class EnvironmentStore {
  private let values: [Key: Value]
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

  public init() { values = [:] }

  private init(_ values: [Key: Value]) { self.values = values }

  func setting(_ key: Key, _ value: Value) -> EnvironmentStore {
    var values = values
    values[key] = value
    // Of a colour and a style the nearer one counts.
    if key == EnvironmentStore.foregroundColorKey, !value.isNothing {
      values[EnvironmentStore.foregroundStyleKey] = nil
      values[EnvironmentStore.foregroundLevelsKey] = nil
    }
    return EnvironmentStore(values)
  }

  subscript(key: Key) -> Value? { values[key] }

  subscript(property: String) -> Value? { values[.property(property)] }

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

/// An environment as a value of the program: in `EnvironmentValues` and in the wrappers that read it.
class EnvironmentBox: Box {
  var store: EnvironmentStore

  init(_ store: EnvironmentStore) { self.store = store }
}
