// Properties that are stored, computed, observed, lazy, wrapped, or several at once.
struct S {
  let a = 1
  var b: Int
  var c, d: Int, e = 2, f: String = ""
  let (g, h) = (1, 2)
  var i: Int { 1 }
  var j: Int { get { 1 } set { store(newValue) } }
  var k: Int {
    get async throws(E) { 1 }
  }
  var l = 1 {
    willSet { print(newValue) }
    didSet(old) { print(old) }
  }
  var m: Int { mutating get { 1 } nonmutating set(value) {} }
  var n: Int { _read { yield a } _modify { yield &b } }
  var o: Int { unsafeAddress { p } unsafeMutableAddress { p } }
  var p: Int { @storageRestrictions(initializes: b) init { b = newValue } get { b } }
  lazy var q: [Int] = { [1] }()
  @State private var r = false
  @State(initialValue: 1) var s: Int
  @Environment(\.dismiss) private var dismiss
  static let shared = S()
  weak var t: C?
  unowned(unsafe) let u: C
  private(set) public var v = 1
  fileprivate internal(set) var w = 1
  nonisolated(unsafe) static var x = 1
  var y: some View { Text("") }
  @A @B(1) var z: Int = 1
}
class C {
  class var a: Int { 1 }
  override final var b: Int { super.b }
  dynamic var c = 1
  @objc open var d = 1
}
let first = 1, second = 2
var computed: Int { 1 }
