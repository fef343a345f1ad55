// The texts of coding errors have a path and a description if there are any.
import Foundation

struct Item: Codable { var price: Decimal; var name: String }
for json in [
  #"[]"#, #"{"price": "x", "name": "a"}"#, #"{"price": 1}"#, #"{"price": 1, "name": null}"#, #"{"price": [], "name": ""}"#,
  #"{"#,
] {
  do {
    _ = try JSONDecoder().decode(Item.self, from: Data(json.utf8))
  } catch {
    print(error)
  }
}
do {
  _ = try JSONDecoder().decode([Decimal].self, from: Data(#"["x"]"#.utf8))
} catch {
  print(error)
}
do {
  _ = try JSONEncoder().encode(["a": [-Float.infinity]])
} catch {
  print(error)
}
