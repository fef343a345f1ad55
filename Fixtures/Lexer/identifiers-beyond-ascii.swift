// Identifiers are made of letters of all scripts and of emoji.
let größe = 1
let 漢字 = 2
let 👩‍👩‍👧 = 3
let _underscore = 4
let __ = 5
let e1 = 6
let café = 7
let 变量1 = größe
let ελληνικά = 漢字
