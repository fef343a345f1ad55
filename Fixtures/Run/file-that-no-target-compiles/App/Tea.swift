struct Tea {
  var name = "Assam"
}
