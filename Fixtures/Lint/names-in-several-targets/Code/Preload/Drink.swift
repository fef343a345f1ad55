struct Drink {
  var file: String
}
