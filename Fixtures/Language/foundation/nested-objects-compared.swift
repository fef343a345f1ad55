// Objects of JSON are equal if their lists and dictionaries are.
import Foundation

func object(_ text: String) -> NSDictionary {
  try! JSONSerialization.jsonObject(with: Data(text.utf8)) as! NSDictionary
}
for text in [#"{"a": [1, "x", null]}"#, #"{"a": {"b": {"c": [true]}}}"#, #"{"a": 1.5, "b": "s"}"#] {
  print(object(text) == object(text), object(text) == object(#"{"a": [1, "x"]}"#))
}
let nested: NSDictionary = ["a": 1, "b": ["c": [2, 3]]]
print(nested == ["b": ["c": [2, 3]], "a": 1], nested == ["b": ["c": [2, 4]], "a": 1])
print(NSArray(array: [1, "a", [2]]) == NSArray(array: [1, "a", [2]]))
