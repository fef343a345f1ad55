import ViewSemantics

/// Dictionary lookups.
extension Machine {
  /// Assigns the value of a key that is an integer, as an optional; `false` for another key.
  @inline(never)
  static func copyFound(_ i: Instruction, _ f: Registers) -> Bool {
    guard case .int(let number) = f[i.c], case .ref(let box) = f[i.b], let dictionary = box as? DictionaryBox else {
      return false
    }
    if let place = dictionary.table.place(ofInteger: number) {
      dictionary.table.copyValue(at: place, to: &f[i.a])
    } else {
      f[i.a].assign(copyOf: .none(0))
    }
    return true
  }

  /// The value of a key, as an optional. The dictionary and the key are in registers.
  @inline(never)
  func found(_ r: borrowing MutableSpan<Value>, _ place: Int, _ key: Int, _ keyType: Instruction) throws -> Value {
    guard case .ref(let box) = r[place], let dictionary = box as? DictionaryBox else { throw Machine.noBox(r[place]) }
    guard let place = try dictionary.place(of: r[key], keyType, self) else { return .none(0) }
    return dictionary.table.optionalValue(at: place)
  }

  /// The same, but moves the value out of the dictionary, to be stored again.
  @inline(never)
  func taken(_ r: inout MutableSpan<Value>, _ place: Int, _ key: Int, _ keyType: Instruction) throws -> Value {
    let key = r[key]
    return try Machine.changeDictionary(&r[place]) { dictionary in
      guard let place = try dictionary.place(of: key, keyType, self) else { return .none(0) }
      return dictionary.table.takeValue(at: place).wrapped
    }
  }

  @inline(never)
  func set(_ r: inout MutableSpan<Value>, _ place: Int, _ key: Int, _ new: Value, _ keyType: Instruction) throws {
    let key = r[key]
    try Machine.changeDictionary(&r[place]) { dictionary in
      let place = try dictionary.place(of: key, keyType, self)
      guard let new = new.unwrapped else {
        if let place { dictionary.table.remove(at: place) }
        return
      }
      if let place {
        dictionary.table.setValue(new, at: place)
      } else {
        let hash = try self.hash(key, keyType)
        dictionary.table.append(key, new, hash: hash)
      }
    }
  }

  fileprivate func hash(_ key: Value, _ keyType: Instruction) throws -> Int {
    switch key {
    case .int(let number): return number
    case .ref(let box as StringBox): return hash(text: box.text)
    default: break
    }
    guard case .type(let type) = linked.sites[Int(keyType.b)] else { return 0 }
    return try hash(key, type)
  }

  fileprivate func isEqual(_ left: Value, _ right: Value, _ keyType: Instruction) throws -> Bool {
    guard case .type(let type) = linked.sites[Int(keyType.b)] else { return false }
    return try isEqual(left, right, type)
  }
}

extension DictionaryBox {
  /// The slot of a key, with fast paths for numbers and strings.
  fileprivate func place(of key: Value, _ keyType: Instruction, _ machine: Machine) throws -> Int? {
    if table.count == 0 { return nil }
    switch key {
    case .int(let number):
      return table.place(ofInteger: number)
    case .ref(let box as StringBox):
      return try table.findInPlace(hash: machine.hash(text: box.text)) { other in
        if case .ref(let key) = other, let key = key as? StringBox { return key === box || key.text == box.text }
        return try other.asText == box.text[...]
      }
    default:
      let hash = try machine.hash(key, keyType)
      return try table.findInPlace(hash: hash) { try machine.isEqual($0, key, keyType) }
    }
  }
}
