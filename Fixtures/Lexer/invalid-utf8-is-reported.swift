// Bytes that are no UTF-8, here ÿ too, are said once a line.
let a = 1 // Ã(
let b = "â(¡ ðŸ"
let cþ = 3
let d = 4
