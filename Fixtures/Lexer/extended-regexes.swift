// Between `#/` and `/#` slashes and white space are text, over several lines too.
let a = #/a/b c/#
let b = ##/a/#b/##
let c = #/
  (?<name> [a-z]+ )  # a comment
  / \s*
/#
let d = text.split(separator: #/ , /#)
