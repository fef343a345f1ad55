import ViewSemantics

/// What `@Observable` objects tell of their properties: who has read one is told once when it is about to change.
///
/// The macro writes accessors for each stored property; here reading and writing such a property has an instruction that
/// does what these would.
final class Observation {
  /// Who wants to know what is read now, innermost last. What is read for one is read for those around as well.
  var readers: [Reader] = []
  /// Readers of a host that have noted nothing.
  var spareReaders: [Reader] = []

  /// The properties that one reader has read.
  final class Reader {
    var read: [(object: ObjectBox, property: Property)] = []
    /// Whether what is read for this one is not read for those around: of a host, which looks at each piece of code by
    /// itself.
    let isApart: Bool

    init(isApart: Bool = false) { self.isApart = isApart }
  }

  /// One that waits for the first change of anything that it has read.
  final class Waiting {
    let change: Change
    var isWaiting = true

    enum Change {
      case function(ClosureBox)
      case host((ObjectBox, Property) -> Void)
    }

    init(_ change: Change) { self.change = change }
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
    for reader in observation.readers.reversed() {
      reader.read.append((object, property))
      if reader.isApart { return }
    }
  }

  /// Tells those who wait that a property is about to change.
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

  /// The same for a value that is set: one that is equal to the old one is no change, since the macro compares them.
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
    wait(Observation.Waiting(.function(change)), for: reader)
    return result
  }

  private func wait(_ waiting: Observation.Waiting, for reader: Observation.Reader) {
    for (object, property) in reader.read {
      let list = object.observers ?? ObserverList()
      object.observers = list
      if list.waiting[property]?.last === waiting { continue }
      // Those who wait no longer are not kept for ever.
      if list.waiting[property]?.count ?? 0 > 8 { list.waiting[property]?.removeAll { !$0.isWaiting } }
      list.waiting[property, default: []].append(waiting)
    }
  }
}

/// A host's wait for the first change of what some code has read.
public final class ObservedReads {
  fileprivate let waiting: Observation.Waiting
  /// What was read, by the class of the object that it is of.
  fileprivate let read: [(type: TypeID, property: Observation.Property)]

  fileprivate init(_ waiting: Observation.Waiting, _ read: [(type: TypeID, property: Observation.Property)]) {
    self.waiting = waiting
    self.read = read
  }

  /// Ends the wait.
  public func cancel() { waiting.isWaiting = false }
}

extension Machine {
  /// Runs code of the host and waits for the first change of the `@Observable` properties that the program reads in it.
  ///
  /// - Parameter makeChange: Is asked, where something was read, for what is told before the change which property it
  ///   is of: `Model.count`.
  /// - Returns: What `body` gave, and what it read; `nil` if nothing.
  public func observing<Result>(_ body: () throws -> Result, makeChange: () -> (String) -> Void) rethrows -> (
    result: Result, reads: ObservedReads?
  ) {
    // Most code reads nothing: a reader that has noted nothing serves again.
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
      .host { [weak self] object, property in
        if let self { change(name(of: property, in: object.type)) }
      })
    wait(waiting, for: reader)
    return (result, ObservedReads(waiting, reader.read.map { ($0.object.type, $0.property) }))
  }

  /// The properties that were read, each once: `Model.count`.
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
