// A string without interpolation is one token, escapes and all.
let empty = ""
let plain = "plain"
let escapes = "\0 \t \n \r \" \' \\ \u{1F600} \u{e9}"
let others = "it's // no comment /* nor this */ ' #\" \\"
let unicode = "ä 漢字 👩‍👩‍👧 \u{65}\u{301}"
let joined = "a" + "b"
