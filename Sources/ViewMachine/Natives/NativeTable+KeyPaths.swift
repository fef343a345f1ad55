import ViewSemantics
import ViewSource

/// Key paths as values.
extension NativeTable {
  mutating func addKeyPaths() {
    add("AnyKeyPath.==(_:_:)") { call in
      .bool(try call[0].box(KeyPathBox.self).isEqual(call[1].box(KeyPathBox.self)))
    }
    add("AnyKeyPath.hash(into:)") { call in
      let path = try call[0].box(KeyPathBox.self)
      call[1] = .int(HashState.combine(try call.int(1), path.components.count))
      return .void
    }
    add("AnyKeyPath.debugDescription") { call in .string(try call[0].box(KeyPathBox.self).text) }
    add(["appending(path:)"], in: ["AnyKeyPath", "KeyPath", "WritableKeyPath"]) { call in
      let (first, second) = (try call[0].box(KeyPathBox.self), try call[1].box(KeyPathBox.self))
      let types = call.machine.types
      guard let wrapped = call.machine.analyzer.wrapped(call.site.result) else {
        return .ref(first.appending(second, call.site.result))
      }
      // Of paths of which the types are not known, the second must begin where the first ends.
      guard types.argumentCount(first.type) == 2, types.argument(first.type, 1) == second.root,
        types.argumentCount(second.type) == 2
      else { return .nothing }
      let type = types.argumentCount(wrapped) == 2 ? wrapped : second.type
      return .ref(first.appending(second, type))
    }
  }
}

extension KeyPathBox {
  /// Whether two paths lead the same way.
  func isEqual(_ other: KeyPathBox) -> Bool {
    guard root == other.root, components.count == other.components.count else { return false }
    return zip(components, other.components).allSatisfy { one, another in
      one.part.isSame(as: another.part) && one.arguments.count == another.arguments.count
        && zip(one.arguments, another.arguments).allSatisfy { $0.isSameArgument(as: $1) }
    }
  }

  /// This path and another behind it.
  func appending(_ other: KeyPathBox, _ type: TypeID) -> KeyPathBox {
    // Of the other's text what stands behind its root.
    let rest = other.text.firstIndex(of: ".").map { other.text[$0...] } ?? ""
    return KeyPathBox(components + other.components, type, root: root, text: text + rest)
  }
}

extension KeyPathTemplate.Component {
  /// Whether two parts lead to the same.
  fileprivate func isSame(as other: KeyPathTemplate.Component) -> Bool {
    switch (self, other) {
    case (.accessor(let left, _, _, _), .accessor(let right, _, _, _)): left === right
    case (.field(let left), .field(let right)), (.objectField(let left), .objectField(let right)),
      (.element(let left), .element(let right)):
      left == right
    case (.chain, .chain), (.force, .force), (.wrap, .wrap): true
    default: false
    }
  }
}

extension Value {
  /// Whether two arguments of subscripts are known to be equal.
  fileprivate func isSameArgument(as other: Value) -> Bool {
    switch (self, other) {
    case (.ref(let left), .ref(let right)):
      if let left = left as? StringBox, let right = right as? StringBox { return left.text == right.text }
      return left === right
    case (.bool(let left), .bool(let right)): return left == right
    default: return isSameNumber(as: other)
    }
  }
}
