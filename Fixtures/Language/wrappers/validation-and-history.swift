import Foundation
@propertyWrapper struct Trimmed { private var v = ""; var wrappedValue: String { get { v } set { v = newValue.trimmingCharacters(in: .whitespaces) } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Validated<T> { private(set) var projectedValue: [String] = []; var wrappedValue: T { didSet { check() } }; let rules: [(String, (T) -> Bool)]
  init(wrappedValue: T, _ rules: (String, (T) -> Bool)...) { self.wrappedValue = wrappedValue; self.rules = rules; check() }
  private mutating func check() { projectedValue = rules.filter { !$0.1(wrappedValue) }.map(\.0) } }
@propertyWrapper struct Versioned<T: Equatable> { private(set) var versions: [T]; var wrappedValue: T { get { versions.last! } set { if newValue != versions.last { versions.append(newValue) } } }; var projectedValue: Self { get { self } set { self = newValue } }; init(wrappedValue: T) { versions = [wrappedValue] }; mutating func revert() { if versions.count > 1 { versions.removeLast() } } }
struct Form {
  @Trimmed var name = "  Ann "
  @Validated(("not empty", { !$0.isEmpty }), ("has @", { $0.contains("@") })) var email = ""
  @Versioned var draft = "v1"
  @Validated(("positive", { $0 > 0 })) var age: Int = -1
}
var f = Form()
print("[\(f.name)]", f.$email, f.$age)
f.name += "  x  "
f.email = "a@b"
f.age = 5
f.draft = "v2"; f.draft = "v2"; f.draft += "!"
print("[\(f.name)]", f.$email, f.$age, f.$draft.versions)
f.$draft.revert()
print(f.draft, f.$draft.versions.count)
var copy = f
copy.draft = "copied"
print(f.draft, copy.draft)
@propertyWrapper final class Shared<T> { var wrappedValue: T; var projectedValue: Binding<T> { Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 }) }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
@propertyWrapper @dynamicMemberLookup struct Binding<T> { let get: () -> T, set: (T) -> Void; var wrappedValue: T { get { get() } nonmutating set { set(newValue) } }; var projectedValue: Binding { self }
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> Binding<U> { Binding<U>(get: { wrappedValue[keyPath: k] }, set: { var v = wrappedValue; v[keyPath: k] = $0; wrappedValue = v }) } }
struct User { var name = "u"; var tags = ["t"] }
struct Parent { @Shared var user = User(); func child() -> Child { Child(name: $user.name, tags: $user.tags) } }
struct Child { @Binding var name: String; @Binding var tags: [String]; func edit() { name += "!"; tags.append("new") } }
let p = Parent()
p.child().edit()
p.child().edit()
print(p.user, p.$user.name.wrappedValue)
func locals() -> [Int] { @Shared var n = 1; let b = $n; b.wrappedValue += 5; n *= 2; return [n, b.wrappedValue] }
print(locals())
