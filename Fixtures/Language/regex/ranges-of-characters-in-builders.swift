// `"A"..."Z"` in a builder of patterns is a class of characters.

import RegexBuilder
let r = Regex { OneOrMore { "A"..."Z" }; Optionally { ("0"..."9") } }
print("abCD9".firstMatch(of: r)!.0)
let r2 = Regex { Capture { ChoiceOf { "a"..."c"; "x" } } }
print("zx".firstMatch(of: r2)!.1)
