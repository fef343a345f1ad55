/* viewlint:disable:next identity - unused */
let first = 1
/// viewlint:disable:next identity
let second = 2
/* viewlint:disable:next identity */ let third = 3
let/* viewlint:disable:this identity */fourth = 4
let fifth = 5 /* viewlint:disable:this identity */
// viewlint:disable:next syntax
// viewlint:disable linter - its rules have names
let sixth = 6
