// The memberwise initialiser takes the value of a property whose wrapper has arguments and a value.

@propertyWrapper struct Clamped<V: Comparable> { private var v: V; let r: ClosedRange<V>; var wrappedValue: V { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; init(wrappedValue: V, _ r: ClosedRange<V>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) } }
struct Memb { @Clamped(0...1) var q: Int = 0; var w: Int }
print(Memb(q: 7, w: 1).q, Memb(w: 2).q)
struct M2 { @Clamped(0...5) var q = 0 }
print(M2(q: 9).q, M2().q)

@propertyWrapper struct Padded {
  var text: String
  let width: Int
  init(wrappedValue: String, width: Int) { text = wrappedValue; self.width = width }
  var wrappedValue: String { get { text + String(repeating: ".", count: max(0, width - text.count)) } set { text = newValue } }
}
struct Row { @Padded(width: 6) var name = "none"; @Clamped(1...3) var level: Int = 2; let id: Int }
print(Row(id: 2).name, Row(level: 0, id: 3).level)
for row in [Row(name: "x", id: 1), Row(id: 2)] { print(row.name, row.level) }
