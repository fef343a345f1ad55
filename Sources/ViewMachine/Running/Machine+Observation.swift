import ViewSemantics

/// The observation of `@Observable` objects: a reader of a property is notified once, before its next change.
///
/// The compiler's macro generates accessors for each stored property. The machine has instructions for reads and writes
/// of such a property instead.
final class Observation {
  /// The active readers, innermost last. A read counts for all enclosing readers.
  var readers: [Reader] = []
  /// Host readers without recorded reads, for reuse.
  var spareReaders: [Reader] = []

  /// Records the properties read during a scope.
  final class Reader {
    var read: [(object: ObjectBox, property: Property)] = []
    /// Whether reads do not count for the enclosing readers. This applies to a host, which tracks each evaluation
    /// separately.
    let isApart: Bool

    init(isApart: Bool = false) { self.isApart = isApart }
  }

  /// A pending notification for the first change of any property read.
  final class Waiting {
    let change: Change
    var isWaiting = true

    enum Change {
      case function(ClosureBox)
      case host((ObjectBox, Property) -> Void)
    }

    init(_ change: Change) { self.change = change }
  }

  /// An observed property: a stored property by field index, a manually observed one by key path.
  enum Property: Hashable {
    case field(Int)
    case path(String)
  }
}

/// The pending notifications of an object, by property.
final class ObserverList {
  var waiting: [Observation.Property: [Observation.Waiting]] = [:]
}

extension Machine {
  /// Whether a stored property is observed.
  func isObserved(_ decl: DeclID) -> Bool { analyzer.isStoredObservableProperty(decl) }

  func noteRead(_ object: ObjectBox, _ property: Observation.Property) {
    for reader in observation.readers.reversed() {
      reader.read.append((object, property))
      if reader.isApart { return }
    }
  }

  /// Notifies the observers that a property is about to change.
  func noteChange(_ object: ObjectBox, _ property: Observation.Property) throws {
    guard let list = object.observers, let found = list.waiting.removeValue(forKey: property) else { return }
    for one in found where one.isWaiting {
      one.isWaiting = false
      switch one.change {
      case .function(let function): _ = try call(function, [])
      case .host(let action): action(object, property)
      }
    }
  }

  /// The same for an assignment. Assigning an equal value is not a change, because the macro's setter compares the
  /// values.
  func noteSetting(_ object: ObjectBox, _ field: Int, _ value: Value, _ type: TypeID) throws {
    guard object.observers?.waiting[.field(field)] != nil else { return }
    let old = object.fields[field]
    if case .void = old { return }
    guard analyzer.program.configuration.sdk >= BuildConfiguration.comparingSDK else {
      return try noteChange(object, .field(field))
    }
    if isReference(type) {
      if self.object(old) === self.object(value) { return }
    } else if conforms(type, to: known.equatable) {
      if try isEqual(old, value, type) { return }
    }
    try noteChange(object, .field(field))
  }

  /// Runs a function and registers `change` for the first change of a property that it read.
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
    wait(Observation.Waiting(.function(change)), for: reader)
    return result
  }

  private func wait(_ waiting: Observation.Waiting, for reader: Observation.Reader) {
    for (object, property) in reader.read {
      let list = object.observers ?? ObserverList()
      object.observers = list
      if list.waiting[property]?.last === waiting { continue }
      // Cancelled notifications are removed from time to time.
      if list.waiting[property]?.count ?? 0 > 8 { list.waiting[property]?.removeAll { !$0.isWaiting } }
      list.waiting[property, default: []].append(waiting)
    }
  }
}

/// A host's registration for the first change of the properties that an evaluation read.
public final class ObservedReads {
  fileprivate let waiting: Observation.Waiting
  /// The properties read, with the class of their object.
  fileprivate let read: [(type: TypeID, property: Observation.Property)]

  fileprivate init(_ waiting: Observation.Waiting, _ read: [(type: TypeID, property: Observation.Property)]) {
    self.waiting = waiting
    self.read = read
  }

  /// Cancels the registration.
  public func cancel() { waiting.isWaiting = false }
}

extension Machine {
  /// Runs host code and registers for the first change of the `@Observable` properties that the program reads in it.
  ///
  /// - Parameter makeChange: Creates the notification, if any property was read. It receives the name of the property
  ///   before the change: `Model.count`.
  /// - Returns: The result of `body` and the properties read; `nil` if none.
  public func observing<Result>(_ body: () throws -> Result, makeChange: () -> (String) -> Void) rethrows -> (
    result: Result, reads: ObservedReads?
  ) {
    // Most evaluations read nothing, so a reader without recorded reads is reused.
    let reader = observation.spareReaders.popLast() ?? Observation.Reader(isApart: true)
    observation.readers.append(reader)
    defer {
      observation.readers.removeLast()
      if reader.read.isEmpty { observation.spareReaders.append(reader) }
    }
    let result = try body()
    guard !reader.read.isEmpty else { return (result, nil) }
    let change = makeChange()
    let waiting = Observation.Waiting(
      .host { [home = objectHome] object, property in
        if let machine = home.machine { change(machine.name(of: property, in: object.type)) }
      })
    wait(waiting, for: reader)
    return (result, ObservedReads(waiting, reader.read.map { ($0.object.type, $0.property) }))
  }

  /// The distinct names of the properties read: `Model.count`.
  public func names(of reads: ObservedReads) -> [String] {
    var result: [String] = []
    for (type, property) in reads.read {
      let name = name(of: property, in: type)
      if !result.contains(name) { result.append(name) }
    }
    return result
  }

  private func name(of property: Observation.Property, in type: TypeID) -> String {
    let owner = types.kind(type) == .nominal ? analyzer.name(of: types.decl(type)) : ""
    switch property {
    case .field(let index):
      let fields = fields(of: type)
      guard index < fields.count else { return owner }
      let name = fields[index].name
      return owner + "." + (name.hasPrefix("_") ? String(name.dropFirst()) : name)
    case .path(let text): return owner + "." + (text.split(separator: ".").last.map(String.init) ?? "")
    }
  }
}
