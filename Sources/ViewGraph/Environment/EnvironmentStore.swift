import ViewMachine
import ViewSemantics

/// The environment of views: an immutable snapshot.
public final class EnvironmentStore {
  private let values: [Key: Value]
  /// The default values where no view has set any.
  private let outermost: DefaultEnvironmentValues?
  /// The cached text settings of the environment.
  var textSurroundings: TextSurroundings?

  /// The key of a value.
  enum Key: Hashable {
    /// A property of `EnvironmentValues` declared in the catalogue, by name.
    case property(String)
    /// An `EnvironmentKey` type.
    case key(TypeID)
    /// An observable object, by type.
    case object(TypeID)
    /// An internal value of native views, by name.
    case own(String)
  }

  /// The key of the deprecated `foregroundColor` modifier.
  static let foregroundColorKey = Key.property("foregroundColor")
  /// The foreground style of text and shapes.
  static let foregroundStyleKey = Key.own("foregroundStyle")
  /// Set if the foreground style is the tint: a tint that is set further inside changes it.
  static let tintedForegroundKey = Key.own("foreground is the tint")
  /// The second and third level of the foreground style, if the program sets them.
  static let foregroundLevelsKey = Key.own("foreground levels")

  public init() {
    values = [:]
    outermost = nil
  }

  /// - Parameter outermost: The default values, each computed on first use.
  init(outermost: DefaultEnvironmentValues) {
    values = [:]
    self.outermost = outermost
  }

  private init(_ values: [Key: Value], _ outermost: DefaultEnvironmentValues?) {
    self.values = values
    self.outermost = outermost
  }

  func setting(_ key: Key, _ value: Value) -> EnvironmentStore {
    var values = values
    values[key] = value
    if key == EnvironmentStore.foregroundStyleKey || key == EnvironmentStore.foregroundColorKey {
      values[EnvironmentStore.tintedForegroundKey] = nil
    }
    // The innermost of a foreground colour and a foreground style takes precedence.
    if key == EnvironmentStore.foregroundColorKey, !value.isNothing {
      values[EnvironmentStore.foregroundStyleKey] = nil
      values[EnvironmentStore.foregroundLevelsKey] = nil
    }
    return EnvironmentStore(values, outermost)
  }

  /// This environment without a foreground style that is the tint.
  var withoutTintedForeground: EnvironmentStore {
    var values = values
    values[EnvironmentStore.tintedForegroundKey] = nil
    values[EnvironmentStore.foregroundStyleKey] = nil
    return EnvironmentStore(values, outermost)
  }

  subscript(key: Key) -> Value? { values[key] ?? outermost?[key] }

  subscript(property: String) -> Value? { self[.property(property)] }

  /// The paints of the second and third foreground level, if the program sets them.
  var foregroundLevels: [Paint] { (box(EnvironmentStore.foregroundLevelsKey) as PaintBox?)?.paints ?? [] }

  /// This environment with the values added that `inner` has and `outer` does not.
  func adding(whatIsIn inner: EnvironmentStore, below outer: EnvironmentStore) -> EnvironmentStore {
    inner.values.reduce(self) { store, entry in
      let isSame = outer.values[entry.key].map { $0.isSameBox(as: entry.value) } ?? false
      return isSame ? store : store.setting(entry.key, entry.value)
    }
  }

  /// Whether both contain identical values.
  func isSame(as other: EnvironmentStore) -> Bool {
    self === other
      || values.count == other.values.count
        && values.allSatisfy { key, value in
          other.values[key].map { $0.isSameBox(as: value) } ?? false
        }
  }
}

/// Default values that few programs read. Each is computed on first use.
final class DefaultEnvironmentValues {
  /// A linear search is faster than hashing, because there are few entries and each unset key is looked up.
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

/// An environment as a value of the program: in `EnvironmentValues` and the property wrappers that read it.
class EnvironmentBox: Box {
  var store: EnvironmentStore

  init(_ store: EnvironmentStore) { self.store = store }
}
