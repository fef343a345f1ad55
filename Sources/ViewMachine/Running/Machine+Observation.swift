import ViewSemantics

/// What `@Observable` objects tell of their properties: who has read one is told once when it is about to change.
///
/// The macro writes accessors for each stored property; here reading and writing such a property has an instruction that
/// does what these would.
final class Observation {
  /// Who wants to know what is read now, innermost last. What is read for one is read for those around as well.
  var readers: [Reader] = []

  /// The properties that one reader has read.
  final class Reader {
    var read: [(object: ObjectBox, property: Property)] = []
  }

  /// One that waits for the first change of anything that it has read.
  final class Waiting {
    let change: ClosureBox
    var isWaiting = true

    init(_ change: ClosureBox) { self.change = change }
  }

  /// A stored property by its place among the fields, one that is observed by hand by its key path.
  enum Property: Hashable {
    case field(Int)
    case path(String)
  }
}

/// Those who wait for a change of an object's properties.
final class ObserverList {
  var waiting: [Observation.Property: [Observation.Waiting]] = [:]
}

extension Machine {
  /// Whether reading and writing a stored property is observed.
  func isObserved(_ decl: DeclID) -> Bool { analyzer.isStoredObservableProperty(decl) }

  func noteRead(_ object: ObjectBox, _ property: Observation.Property) {
    for reader in observation.readers { reader.read.append((object, property)) }
  }

  /// Tells those who wait that a property is about to change.
  func noteChange(_ object: ObjectBox, _ property: Observation.Property) throws {
    guard let list = object.observers, let found = list.waiting.removeValue(forKey: property) else { return }
    for one in found where one.isWaiting {
      one.isWaiting = false
      _ = try call(one.change, [])
    }
  }

  /// The same for a value that is set: one that is equal to the old one is no change.
  func noteSetting(_ object: ObjectBox, _ field: Int, _ value: Value, _ type: TypeID) throws {
    guard object.observers?.waiting[.field(field)] != nil else { return }
    let old = object.fields[field]
    if case .void = old { return }
    if isReference(type) {
      if self.object(old) === self.object(value) { return }
    } else if conforms(type, to: known.equatable) {
      if try isEqual(old, value, type) { return }
    }
    try noteChange(object, .field(field))
  }

  /// Runs a function and waits for the first change of what it has read.
  func track(_ body: ClosureBox, change: ClosureBox) throws -> Value {
    let reader = Observation.Reader()
    observation.readers.append(reader)
    let result: Value
    do {
      result = try call(body, [])
      observation.readers.removeLast()
    } catch {
      observation.readers.removeLast()
      throw error
    }
    guard case .ref(let box) = try call(change, []), let change = box as? ClosureBox else { return result }
    let waiting = Observation.Waiting(change)
    for (object, property) in reader.read {
      let list = object.observers ?? ObserverList()
      object.observers = list
      if list.waiting[property]?.last !== waiting { list.waiting[property, default: []].append(waiting) }
    }
    return result
  }
}
