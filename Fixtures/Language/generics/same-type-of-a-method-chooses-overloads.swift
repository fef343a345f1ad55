// What a method's own `where` says its type's parameter is chooses among overloads for that type.
struct Key<Value> {
  var name: String
  var standard: Value
}

struct Stored<Value> {
  var text: String
  var value: Value
}

extension Stored {
  init(wrapped: Value, _ name: String) where Value == Bool {
    text = "flag " + name
    value = wrapped
  }
  init(wrapped: Value, _ name: String) where Value: RawRepresentable, Value.RawValue == Int {
    text = "number " + name
    value = wrapped
  }
  init(wrapped: Value, _ name: String) where Value: RawRepresentable, Value.RawValue == String {
    text = "word " + name
    value = wrapped
  }
}

extension Stored {
  init(_ key: Key<Value>) where Value == Bool { self.init(wrapped: key.standard, key.name) }
  init(_ key: Key<Value>) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrapped: key.standard, key.name)
  }
  init(_ key: Key<Value>) where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrapped: key.standard, key.name)
  }
  func described(_ other: Value) -> String where Value == Bool { both(other) }
  func both(_ other: Value) -> String where Value == Bool { "\(value && other)" }
  func both(_ other: Value) -> String where Value == Int { "\(value + other)" }
}

enum Word: String { case tea }
enum Level: Int { case low }

let flag = Stored(Key(name: "a", standard: true))
print(flag.text, flag.value, flag.described(false))
print(Stored(Key(name: "b", standard: Word.tea)).text)
print(Stored(Key(name: "c", standard: Level.low)).text)
