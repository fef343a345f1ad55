// What a module may declare elsewhere stays a sequence until its table is known.
let a = b <|> c + d <|> e
