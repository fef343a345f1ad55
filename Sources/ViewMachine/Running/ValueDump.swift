import ViewSemantics
import ViewSource

/// Writes the output of `dump` for a value.
struct ValueDump {
  let machine: Machine
  var text = ""
  var remainingItems: Int
  /// The visited objects and types with their `#` numbers.
  private var visited: [ObjectIdentifier: Int] = [:]

  init(_ machine: Machine, maxItems: Int) {
    self.machine = machine
    remainingItems = maxItems
  }

  mutating func write(_ child: MirrorChild, indent: Int, maxDepth: Int) throws {
    guard remainingItems > 0 else { return }
    remainingItems -= 1
    guard case .value(let inside, let outer) = child.content else {
      if case .tuple(let parts) = child.content {
        writeBullet(parts.count, indent, maxDepth)
        if let label = child.label { text += label + ": " }
        text += "(\(parts.count) element\(parts.count == 1 ? "" : "s"))\n"
        try write(parts, indent: indent, maxDepth: maxDepth)
      }
      return
    }
    let (value, type) = machine.open(inside, outer)
    let mirror = try machine.mirror(of: value, as: type)
    writeBullet(mirror.children.count, indent, maxDepth)
    if let label = child.label { text += label + ": " }
    try writeSummary(value, type, mirror)
    if case .ref(let box) = value, box is ObjectBox || box is MetatypeBox {
      let id = ObjectIdentifier(box)
      if let previous = visited[id] {
        text += " #\(previous)\n"
        return
      }
      text += " #\(visited.count)"
      visited[id] = visited.count
    }
    text += "\n"
    guard maxDepth > 0 else { return }
    try writeSuperclass(of: mirror, value, type, indent: indent + 2, maxDepth: maxDepth - 1)
    try write(mirror.children, indent: indent, maxDepth: maxDepth)
  }

  private mutating func writeSuperclass(
    of inner: ValueMirror, _ value: Value, _ type: TypeID, indent: Int, maxDepth: Int
  ) throws {
    guard remainingItems > 0, let (mirror, type) = try superclassMirror(of: inner, value, type) else { return }
    remainingItems -= 1
    writeBullet(mirror.children.count, indent, maxDepth)
    text += "super: " + machine.name(of: type, isQualified: true) + "\n"
    guard maxDepth > 0 else { return }
    try writeSuperclass(of: mirror, value, type, indent: indent + 2, maxDepth: maxDepth - 1)
    try write(mirror.children, indent: indent, maxDepth: maxDepth)
  }

  /// The mirror of the superclass that a mirror of the program has, or of the inherited stored properties.
  private func superclassMirror(
    of mirror: ValueMirror, _ value: Value, _ type: TypeID
  ) throws -> (mirror: ValueMirror, type: TypeID)? {
    if mirror.subject != nil { return mirror.ancestors.first.flatMap { next in next.subject.map { (next, $0) } } }
    guard mirror.style == .objectType, let parent = machine.superclass(of: type) else { return nil }
    return (try machine.mirror(of: value, as: parent, isCustom: false), parent)
  }

  private mutating func write(_ children: [MirrorChild], indent: Int, maxDepth: Int) throws {
    guard maxDepth > 0 else { return }
    for (index, child) in children.enumerated() {
      if remainingItems <= 0 {
        let left = children.count - index
        text += String(repeating: " ", count: indent + 4) + "(\(left)" + (index > 0 ? " more" : "")
        text += left == 1 ? " child)\n" : " children)\n"
        return
      }
      try write(child, indent: indent + 2, maxDepth: maxDepth - 1)
    }
  }

  private mutating func writeBullet(_ count: Int, _ indent: Int, _ maxDepth: Int) {
    text += String(repeating: " ", count: max(0, indent)) + (count == 0 ? "-" : maxDepth <= 0 ? "▹" : "▿") + " "
  }

  private mutating func writeSummary(_ value: Value, _ type: TypeID, _ mirror: ValueMirror) throws {
    let count = mirror.children.count
    switch mirror.style {
    case .tuple?: text += count == 1 ? "(1 element)" : "(\(count) elements)"
    case .collection?: text += count == 1 ? "1 element" : "\(count) elements"
    case .dictionary?: text += count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set?: text += count == 1 ? "1 member" : "\(count) members"
    case .structure?, .objectType?, .enumeration?:
      guard case .other(nil, nil, nil) = machine.describer(of: type) else { fallthrough }
      text += machine.name(of: mirror.subject ?? type, isQualified: true)
      if mirror.style == .enumeration { text += "." + mirror.caseName }
    case nil where mirror.subject != nil:
      guard case .other(nil, nil, nil) = machine.describer(of: type) else { fallthrough }
      text += machine.name(of: mirror.subject ?? type, isQualified: true)
    case .optional?, nil: try machine.describe(value, type, isDebug: true, into: &text)
    }
  }
}

extension Machine {
  /// The output of `dump` for a value.
  func dump(
    _ value: Value, as type: TypeID, name: String?, indent: Int, maxDepth: Int, maxItems: Int
  ) throws -> String {
    var dump = ValueDump(self, maxItems: maxItems)
    try dump.write(MirrorChild(label: name, content: .value(value, type)), indent: indent, maxDepth: maxDepth)
    return dump.text
  }
}
