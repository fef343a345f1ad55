struct Pet {
  let name: String
}
