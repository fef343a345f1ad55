// `joined()` of something lazy gives a sequence, not a text, unless a text is wanted.
let words = ["ab", "cd"].lazy.map { $0.uppercased() }
let characters = words.joined()
let text: String = words.joined()
print(type(of: characters), Array(characters), text)
print([[1], [2, 3]].lazy.joined().map { $0 * 2 })
print(CollectionOfOne(4), CollectionOfOne("a"))
