struct App {
  let a = 1 1
}
