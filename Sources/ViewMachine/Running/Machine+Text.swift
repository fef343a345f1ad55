/// Appending and concatenating strings.
extension Machine {
  /// Appends a string to a string in a register.
  func append(_ added: Value, to value: inout Value) throws {
    let part: String
    if case .ref(let box) = added, let string = box as? StringBox {
      part = string.text
    } else {
      part = try added.asString
    }
    try Machine.changeText(&value) { string in
      string.text += part
      try checkRoom(string.text.utf8.count)
    }
  }

  /// The concatenation of the strings and `Int` numbers in a register window, which is cleared.
  func concatenated(_ r: inout MutableSpan<Value>, _ first: Int, _ count: Int) throws -> String {
    var capacity = 0
    for index in first..<first &+ count {
      switch r[index] {
      case .int(let number): capacity &+= FastText.length(of: number)
      case .ref(let box as StringBox): capacity &+= box.text.utf8.count
      default:
        r[index] = .string(try r[index].asString)
        capacity &+= try r[index].asString.utf8.count
      }
    }
    try checkRoom(capacity)
    let text = FastText.joined(count, capacity: capacity) { index in
      switch r[first &+ index] {
      case .int(let number): .number(number)
      case .ref(let box as StringBox): .text(box.text)
      default: .text("")
      }
    }
    for index in first..<first &+ count { r[index] = .void }
    return text
  }
}
