// A requirement's type is yet to be typed.
protocol P {
  var a: { get }
  func b() ->
  var c: Int { get }
}
