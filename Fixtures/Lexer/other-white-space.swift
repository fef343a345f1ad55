// Vertical tabs and form feeds are white space, but bind an operator as a letter does.
leta = 1
	let	b	=	2
let c = a+b
