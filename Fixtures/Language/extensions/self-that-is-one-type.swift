// In an extension for one type `Self` is that type, and can be made as it can.
protocol Style { func text() -> String }
struct Plain: Style {
  var mark = "-"
  func text() -> String { mark }
}
struct Loud: Style {
  var count: Int
  init(_ count: Int = 3) { self.count = count }
  func text() -> String { String(repeating: "!", count: count) }
}
extension Style where Self == Plain {
  static var plain: Self { Self() }
  static var same: Plain { Self() }
  static func marked(_ mark: String) -> Self { Self(mark: mark) }
  static var short: Self { .init() }
  var doubled: Self { Self(mark: self.mark + self.mark) }
}
extension Style where Self == Loud {
  static var loud: Self { Self() }
  static func loud(_ count: Int) -> Self { Self(count) }
}
func show(_ style: some Style) -> String { style.text() }
print(show(.plain), show(.same), show(.marked("*")), show(.short), show(.loud), show(.loud(5)))
print(Plain(mark: "+").doubled.mark, Plain.marked("#").doubled.text())
