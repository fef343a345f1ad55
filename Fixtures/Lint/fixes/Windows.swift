// The lines of this file end as on Windows. "é" is spelt with two scalars here: é, 😀.
struct A {
	let a = 1 	 // viewlint:disable:this conditional_same_view
	// viewlint:disable:next conditional_same_view - gone
	let b = "é"  
}