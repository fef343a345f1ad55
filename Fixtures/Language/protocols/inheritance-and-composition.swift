protocol Named { var name: String { get set } }
protocol Aged { var age: Int { get } }
protocol Person: Named, Aged { init(name: String, age: Int) }
extension Person { static func newborn(_ name: String) -> Self { Self(name: name, age: 0) } }
struct Student: Person, CustomStringConvertible { var name: String; var age: Int; var description: String { "\(name) \(age)" } }
func celebrate(_ who: Named & Aged) -> String { "\(who.name) is \(who.age)" }
func rename<T: Named>(_ who: inout T, to name: String) { who.name = name }
var student = Student.newborn("Kim")
rename(&student, to: "Kimberly")
print(celebrate(student), student, Student.self is Person.Type)
protocol Identified: AnyObject { var id: Int { get } }
protocol Delegate: AnyObject { func changed(_ sender: Identified) }
extension Delegate { func changed(_ sender: Identified) { print("default for", sender.id) } }
class Model: Identified { let id: Int; weak var delegate: Delegate?; init(_ id: Int) { self.id = id }; func change() { delegate?.changed(self) } }
class Quiet: Delegate {}
class Loud: Delegate { func changed(_ sender: Identified) { print("LOUD", sender.id) } }
let model = Model(5)
var quiet: Quiet? = Quiet(), loud = Loud()
model.delegate = quiet
model.change()
model.delegate = loud
model.change()
model.delegate = quiet
quiet = nil
model.change()
print(model.delegate == nil)
typealias Both = Named & CustomStringConvertible
let both: any Both = student
print(both.name, both.description, both is any Person, (both as? Aged)?.age ?? -1)
protocol Copyable2 { func copy() -> Self }
final class Doc: Copyable2 { var text = "doc"; func copy() -> Self { let c = Self(); c.text = text + " copy"; return c }; required init() {} }
print(Doc().copy().copy().text)
protocol P { static func make() -> Self; static var label: String { get } }
extension Int: P { static func make() -> Int { 42 }; static let label = "int" }
extension String: P { static func make() -> String { "made" }; static var label: String { "text" } }
extension Array: P where Element: P { static func make() -> [Element] { [.make(), .make()] }; static var label: String { "list of " + Element.label } }
func make<T: P>(_: T.Type = T.self) -> T { T.make() }
print(make() as Int, make(String.self), make() as [[Int]], [[String]].label)
for type in [Int.self, String.self, [Int].self] as [any P.Type] { print(type.label, type.make()) }
class Singer { func sing() -> String { "la" } }
protocol Dancer { func dance() -> String }
final class Star: Singer, Dancer { func dance() -> String { "step" } }
let performer: Singer & Dancer = Star()
print(performer.sing(), performer.dance())
