// A wrapper that is made of its arguments is a parameter of the memberwise initializer, as a whole.

@propertyWrapper
struct Size {
  let name: String
  var wrappedValue: Int { name.count }
  init(_ name: String) { self.name = name }
}

@propertyWrapper
struct Limited {
  var wrappedValue: Int
  let limit: Int
  init(wrappedValue: Int = 3, limit: Int) {
    self.wrappedValue = min(wrappedValue, limit)
    self.limit = limit
  }
}

struct Small {
  @Size("small") var size
  var entry: Int
}

struct Big {
  @Size("very big") var size
  var small: Small { Small(size: _size, entry: 1) }
}

struct Level {
  @Limited(limit: 5) var level: Int
  var name: String
}

struct Own {
  @Size("own") private var size
  var entry: Int
  var both: Int { size + entry }
}

print(Big().small.size, Small(entry: 2).size)
print(Level(name: "plain").level, Level(level: Limited(wrappedValue: 9, limit: 7), name: "given").level)
print(Own(entry: 1).both)
