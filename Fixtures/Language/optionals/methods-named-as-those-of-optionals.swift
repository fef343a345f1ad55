// A method of an implicitly unwrapped value that has the name, but not the labels, of a method of optionals.
class Encoder {
  func encode<T>(_ value: T) throws -> String where T: Encodable { "encoded \(value)" }
  func map(_ number: Int, twice: Bool) -> Int { twice ? number * 2 : number }
}
struct Holder {
  var encoder: Encoder!
}
let missing: Int? = nil
let holder = Holder(encoder: Encoder())
print(try holder.encoder.encode(3), try! holder.encoder.encode(missing ?? 4))
print(holder.encoder.map(2, twice: true), holder.encoder.map { _ in "mapped" } ?? "none")
