// Arrays and dictionaries that are not closed or lack a value.
let a = [1, 2
let b = ["c": 1, "d"]
let e = ["f": ]
let g = [1 2, 3]
