struct Plant {
  let name: String
}
