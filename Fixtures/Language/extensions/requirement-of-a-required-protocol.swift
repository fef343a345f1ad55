// In a `where` clause of an extension a type is named that only a protocol has which the clause itself requires.
protocol Labelled { var label: String { get } }

extension Labelled where Self: RawRepresentable, RawValue == String {
  var label: String {
    let upper = rawValue.uppercased()
    let first: RawValue = "kind"
    return upper == self.rawValue ? first + upper : rawValue + "\(rawValue.count)"
  }
}

extension Labelled where Self: Collection, Element == Int {
  var label: String { "\(reduce(0, +)) in \(count)" }
  var largest: Element? { self.max() }
}

enum Size: String, Labelled, CaseIterable { case small = "S", large }
extension Array: Labelled where Element == Int {}

for size in Size.allCases { print(size.label) }
func show<T: Labelled>(_ value: T) { print(value.label) }
show(Size.large)
show([1, 2, 3])
print([4, 9, 2].largest ?? 0)
let any: any Labelled = Size.small
print(any.label)
