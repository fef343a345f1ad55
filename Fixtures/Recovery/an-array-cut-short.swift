// An array is open where the next declaration begins.
let a = [
let b = 1
