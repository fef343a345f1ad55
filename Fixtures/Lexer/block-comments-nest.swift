// Block comments nest, hide quotes and brackets, and separate as white space does.
let a = 1 /* one /* two /* three */ */ still one */ + 2
let b = a/**/ + 1
let c/* " { */= /* ) */ 3 /**/
/* a comment
   /* over */
   lines */ let d = 4
/**/ /***/ /* **/ let f = 5
