// A string between the quotes of a word processor is a string all the same.
let a = “curly”
let b = “half"
let c = 1
