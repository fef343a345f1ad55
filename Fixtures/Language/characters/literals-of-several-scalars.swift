// A literal is a character if it is one grapheme cluster, however many scalars and escapes it has.
let isEnd: (Character) -> Bool = { ["a", "\r\n"].contains($0) }
print(isEnd("a"), isEnd("\r\n"), isEnd("b"))
func kind(_ character: Character) -> String { "character" }
func kind(_ text: String, _ count: Int = 0) -> String { "string" }
print(kind("\r\n"), kind("e\u{301}"), kind("\u{1F468}\u{200D}\u{1F469}"))
let isKnown: (Character) -> Bool = { ["e\u{301}", "\u{1F1E9}\u{1F1EA}"].contains($0) }
print(isKnown("é"), isKnown("🇩🇪"), isKnown("e"))
print(Set<Character>(["\r\n", "x"]).count)
