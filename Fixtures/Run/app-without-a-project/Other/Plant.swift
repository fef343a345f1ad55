struct Plant {
  let name = "of another app"
}
