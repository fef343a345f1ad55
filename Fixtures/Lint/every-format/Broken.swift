struct Broken {
  let x = 
}
