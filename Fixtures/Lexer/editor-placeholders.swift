// What an editor leaves for its user is one token, and an error.
let a = <#value#>
call(<#T##Int#>, label: <#T##(Int) -> Void#>)
let b = a < #line
