// viewlint:disable:file unused_suppression - this file is written by a program
// viewlint:disable:next conditional_same_view
let a = 1
