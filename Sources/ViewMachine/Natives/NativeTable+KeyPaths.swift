import ViewSemantics
import ViewSource

/// Key path values.
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
    add("AnyKeyPath.debugDescription") { call in .string(call.machine.text(of: try call[0].box(KeyPathBox.self))) }
    for (name, index) in [("rootType", 0), ("valueType", 1)] {
      add("AnyKeyPath." + name) { call in
        let types = call.machine.types
        guard let type = call.site.selfType, types.argumentCount(type) > index else {
          throw Fault.unsupported("`\(name)` of a key path of unknown type")
        }
        return .ref(call.machine.metatype(types.argument(type, index)))
      }
    }
    let classes = ["AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]
    add(["appending(path:)"], in: classes) { call in
      let (first, second) = (try call[0].box(KeyPathBox.self), try call[1].box(KeyPathBox.self))
      let types = call.machine.types
      let type = call.machine.type(of: first, appending: second)
      guard call.machine.analyzer.wrapped(call.site.result) != nil else { return .ref(first.appending(second, type)) }
      // For untyped key paths, the root of the second must be the value type of the first.
      guard types.argumentCount(first.type) == 2, types.argument(first.type, 1) == second.root,
        types.argumentCount(second.type) == 2
      else { return .nothing }
      return .ref(first.appending(second, type))
    }
  }
}

extension Machine {
  /// The class of two appended key paths. A writable reference in the second makes the first irrelevant.
  fileprivate func type(of first: KeyPathBox, appending second: KeyPathBox) -> TypeID {
    guard types.argumentCount(first.type) > 0, types.argumentCount(second.type) == 2 else { return second.type }
    let ends = [types.argument(first.type, 0), types.argument(second.type, 1)]
    let isWritable = analyzer.isKnown(second.type, "WritableKeyPath")
    let kind = types.decl(isWritable ? first.type : second.type)
    return analyzer.nominalType(kind, ends)
  }
}

extension KeyPathBox {
  /// Whether two key paths are equal.
  func isEqual(_ other: KeyPathBox) -> Bool {
    guard root == other.root, components.count == other.components.count else { return false }
    return zip(components, other.components).allSatisfy { one, another in
      one.part.isSame(as: another.part) && one.arguments.count == another.arguments.count
        && zip(one.arguments, another.arguments).allSatisfy { $0.isSameArgument(as: $1) }
    }
  }

  /// Appends a key path.
  func appending(_ other: KeyPathBox, _ type: TypeID) -> KeyPathBox {
    KeyPathBox(components + other.components, type, root: root, text: text + other.text)
  }
}

extension KeyPathTemplate.Component {
  /// Whether two components are equal.
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
  /// Whether two subscript arguments are known to be equal.
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
