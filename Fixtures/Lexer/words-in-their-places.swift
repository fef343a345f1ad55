// Contextual words are words wherever they stand; whether they mean something the parser decides.
let get = 1, set = 2, left = 3, of = 4, some = 5, any = 6, open = 7
let each = get, macro = set, async = left, yield = of
