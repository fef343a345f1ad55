// Attributes with every kind of argument; what is no expression stays tokens.
@available(iOS 16.0, macOS 13, *) @available(*, deprecated, message: "old", renamed: "new") func a() {}
@available(swift, introduced: 5.5) func b() {}
@objc(doThis:with:) func c() {}
@Attribute.Nested<Int>(1, label: 2) struct D {}
@inline(__always) func e() {}
@_specialize(where T == Int) func f<T>(_ t: T) {}
@_cdecl("g") func g() {}
@derivative(of: f) func h() {}
@_silgen_name("name") func i()
@MainActor(unsafe) class J {}
@propertyWrapper struct K { var wrappedValue: Int }
@resultBuilder enum L {}
@dynamicMemberLookup @dynamicCallable struct M {}
@_documentation(visibility: internal) func n() {}
@backDeployed(before: iOS 17) func o() {}
@implements(P, f()) func p() {}
@_spi(A) @frozen public enum Q {}
@abi(func old()) func r() {}
@nonobjc @IBAction @NSManaged func s() {}
@preconcurrency protocol T {}
@attribute
func onTheNextLine() {}
@freestanding(declaration) macro u()
@_originallyDefinedIn(module: "M", iOS 16) struct W {}
@objcMembers class X {}
@export(interface) func y() {}
@lifetime(copy a) func z() {}

typealias Callback = @convention (c) (Int) -> Int
func call(_ function: @convention(block) (Int) -> Int, _ other: @escaping (Int) -> Int) {}
