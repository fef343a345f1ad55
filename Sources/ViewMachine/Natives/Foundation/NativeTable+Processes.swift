import Foundation
import ViewSemantics
import ViewSource

/// The shared state of Foundation's objects during a run.
final class FoundationState {
  var singletons: [String: Value] = [:]
  /// The values of `UserDefaults`, as existentials.
  var settings: [String: Value] = [:]
  var registered: [String: Value] = [:]
  var files = FilesInMemory()
  var textsOfInfo: [(key: String, text: String)]?
  var observers: [(token: Value, name: String?, object: Value, block: ClosureBox)] = []
  /// The observation tokens of objects that are observers themselves.
  var tokens: [ObjectIdentifier: [Box]] = [:]
}

/// `UserDefaults`, notifications, timers, queues and the process.
extension NativeTable {
  mutating func addProcesses() {
    for (owner, name) in [
      ("UserDefaults", "standard"), ("NotificationCenter", "default"), ("ProcessInfo", "processInfo"),
      ("OperationQueue", "main"), ("RunLoop", "main"), ("DispatchQueue", "main"), ("Thread", "current"),
      ("Bundle", "main"), ("FileManager", "default"),
    ] {
      add("\(owner).\(name)") { call in try call.machine.singleton(owner) }
    }
    add("DispatchQueue.global(qos:)") { call in try call.machine.singleton("DispatchQueue", "global") }
    add("Thread.sleep(forTimeInterval:)") { call in
      try call.machine.pause(Machine.nanoseconds(try call.double(0)))
      return .void
    }
    addProcessInfo()
    addSettings()
    addNotifications()
    addTimers()
    addQueues()
    addFiles()
  }

  private mutating func addProcessInfo() {
    add("ProcessInfo.arguments") { _ in .strings(["main"]) }
    add("ProcessInfo.environment") { _ in .ref(DictionaryBox()) }
    add("ProcessInfo.processName") { _ in .string("main") }
    add("ProcessInfo.operatingSystemVersionString") { _ in .string("Version 26.0") }
    for name in ["processorCount", "activeProcessorCount"] { add("ProcessInfo.\(name)") { _ in .int(8) } }
    add("ProcessInfo.physicalMemory") { _ in .int(8 << 30) }
    add("ProcessInfo.systemUptime") { call in .double(Double(call.machine.scheduler.now) / 1_000_000_000) }
    add("ProcessInfo.isLowPowerModeEnabled") { _ in .bool(false) }
  }

  private mutating func addSettings() {
    add("UserDefaults.init()") { call in try call.machine.singleton("UserDefaults") }
    add("UserDefaults.init(suiteName:)") { call in try call.machine.singleton("UserDefaults").wrapped }
    add("UserDefaults.set(_:forKey:)") { call in
      let machine = call.machine
      let key = try call.text(2)
      let type = call.parameter(0)
      let value = machine.wrapped(type) == nil ? call[1] : call[1].unwrapped
      machine.foundation.settings[key] = value.map { machine.existential($0, machine.wrapped(type) ?? type) }
      return .void
    }
    add("UserDefaults.setValue(_:forKey:)") { call in
      call.machine.foundation.settings[try call.text(2)] = call[1].unwrapped
      return .void
    }
    for name in ["object", "value"] {
      add("UserDefaults.\(name)(forKey:)") { call in .optional(call.machine.setting(try call.text(1))) }
    }
    add("UserDefaults.removeObject(forKey:)") { call in
      call.machine.foundation.settings[try call.text(1)] = nil
      return .void
    }
    add("UserDefaults.string(forKey:)") { call in
      guard let found = call.machine.setting(try call.text(1)) else { return .nothing }
      let text: String? =
        switch call.machine.unboxed(found) {
        case .int(let number): String(number)
        case .double(let number): NSNumber(value: number).stringValue
        case .bool(let isTrue): isTrue ? "1" : "0"
        case let other: try? other.asString
        }
      return .optionalString(text)
    }
    for name in ["array", "dictionary", "data", "stringArray", "url"] {
      add("UserDefaults.\(name)(forKey:)") { call in
        let machine = call.machine
        guard let found = machine.setting(try call.text(1)) else { return .nothing }
        return .optional(try machine.cast(found, machine.analyzer.anyType, call.wrappedResult))
      }
    }
    for name in ["integer", "float", "double", "bool"] {
      add("UserDefaults.\(name)(forKey:)") { call in
        let found = call.machine.setting(try call.text(1)).map { call.machine.unboxed($0) } ?? .int(0)
        let number: Double =
          switch found {
          case .int(let number): Double(number)
          case .double(let number): number
          case .bool(let isTrue): isTrue ? 1 : 0
          default: (try? found.asString).flatMap { Double($0) } ?? 0
          }
        switch name {
        case "integer":
          if case .int = found { return found }
          return .int(Int(exactly: number.rounded(.towardZero)) ?? 0)
        case "bool":
          if let text = try? found.asString { return .bool(["YES", "true", "1"].contains(text)) }
          return .bool(number != 0)
        default: return .double(number)
        }
      }
    }
    add("UserDefaults.register(defaults:)") { call in
      let table = try call[1].box(DictionaryBox.self).table
      for place in table.places {
        call.machine.foundation.registered[try table.key(at: place).asString] = table.value(at: place)
      }
      return .void
    }
    add("UserDefaults.removePersistentDomain(forName:)") { call in
      call.machine.foundation.settings = [:]
      return .void
    }
    add("UserDefaults.dictionaryRepresentation()") { call in
      let machine = call.machine
      var table = HashTable()
      let all = machine.foundation.registered.merging(machine.foundation.settings) { $1 }
      for (key, value) in all.sorted(by: { $0.key < $1.key }) {
        table.append(.string(key), value, hash: try machine.hash(.string(key), machine.standard(.string)))
      }
      return .ref(DictionaryBox(table))
    }
  }

  private mutating func addNotifications() {
    add("NotificationCenter.post(_:)") { call in
      let machine = call.machine
      let fields = try call[1].box(StructBox.self).fields
      guard fields.count == 3 else { throw Fault.mismatch("Notification", call[1]) }
      let name = try fields[0].rawText
      let object = fields[1].unwrapped.flatMap { machine.object($0) }
      for observer in machine.foundation.observers where observer.name == nil || observer.name == name {
        if let wanted = observer.object.unwrapped, machine.object(wanted) !== object { continue }
        _ = try machine.call(observer.block, [call[1]])
      }
      return .void
    }
    add("NotificationCenter.addObserver(forName:object:queue:using:)") { call in
      let token = Value.ref(ObjectBox(call.machine.analyzer.known("NSObject"), []))
      call.machine.foundation.observers.append(
        (token, try call[1].unwrapped?.rawText, call[2], try call.closure(4)))
      return token
    }
    add("NotificationCenter.note(_:of:)") { call in
      guard let token = call.machine.object(call[1]), let owner = call.machine.object(call[2]) else { return .void }
      call.machine.foundation.tokens[ObjectIdentifier(owner), default: []].append(token)
      return .void
    }
    add("NotificationCenter.removeObserver(_:)") { call in
      let machine = call.machine
      guard let gone = machine.object(call[1]) else { return .void }
      let tokens = (machine.foundation.tokens.removeValue(forKey: ObjectIdentifier(gone)) ?? []) + [gone]
      machine.foundation.observers.removeAll { observer in
        let token = machine.object(observer.token)
        return tokens.contains { $0 === token }
      }
      return .void
    }
    add("Selector.isKnown(to:)") { call in
      let machine = call.machine
      let type = machine.dynamicType(of: machine.opened(call[1]), as: call.site.parameters[0])
      let name = try call[0].rawText
      return .bool(machine.analyzer.method(ofSelector: name, of: type) != nil)
    }
    add("Selector.send(to:from:)") { call in
      let machine = call.machine
      let (selector, receiver) = (call[0], machine.opened(call[1]))
      let name = try selector.rawText
      let type = machine.dynamicType(of: receiver, as: call.site.parameters[0])
      guard let method = machine.analyzer.method(ofSelector: name, of: type) else {
        throw Fault(.trap, "an object of `\(machine.analyzer.text(of: type))` has no method `\(name)` for Objective-C")
      }
      let wanted = machine.analyzer.signature(of: method).parameters.map(\.type)
      let sender = machine.open(call[2], call.site.parameters[1])
      let given = try wanted.prefix(1).map { try machine.cast(sender.value, sender.type, $0) ?? sender.value }
      let nothing = wanted.dropFirst().map { _ in Value.nothing }
      _ = try machine.call(method, of: type, on: receiver, given + nothing)
      return .void
    }
  }
}

extension Machine {
  var foundation: FoundationState {
    if let known = native.foundation as? FoundationState { return known }
    let made = FoundationState()
    native.foundation = made
    return made
  }

  /// The shared instance of a class.
  func singleton(_ name: String, _ which: String = "") throws -> Value {
    if let known = foundation.singletons[name + which] { return known }
    let made = try run(.code(try memberwiseCode(analyzer.known(Name(name)), given: [])), [])
    foundation.singletons[name + which] = made
    return made
  }

  /// The value for a key in the program's `UserDefaults`, as an existential; `nil` if there is none.
  public func storedSetting(_ key: String) -> Value? { setting(key) }

  /// Stores a value in the program's `UserDefaults`.
  public func storeSetting(_ key: String, _ value: Value, _ type: TypeID) {
    let inner = wrapped(type) ?? type
    foundation.settings[key] =
      isOptional(type) ? value.unwrapped.map { existential($0, inner) } : existential(value, type)
  }

  fileprivate func setting(_ key: String) -> Value? { foundation.settings[key] ?? foundation.registered[key] }
}
