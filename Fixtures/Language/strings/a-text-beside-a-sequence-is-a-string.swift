// A text literal beside a sequence that no text can be is a string: what is added to it are its characters.
func mirrored(_ word: String) -> String {
  return word + "|" + word.reversed()
}
func labelled(_ word: String) -> String {
  return "back: " + word.reversed()
}
let letters = [Character]("xyz")
let first = "abc" + letters
let second = "abc" + "xyz".map { $0 }
let third = "abc" + "xyz".filter { $0 != "y" }.reversed()
let fourth = letters.sorted() + "!"
print(mirrored("ab"), labelled("ab"))
print(first, type(of: first))
print(second, third, type(of: third))
print(fourth, type(of: fourth))
