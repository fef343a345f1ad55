// viewlint:disable:next conditional_same_veiw - spelling
let a = 1
// viewlint:disabel conditional_same_view
let b = 1
// viewlint:disable:next
let c = 1
// viewlint:disable:this syntax2, identity
let d = 1
