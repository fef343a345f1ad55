func f() -> A {
  let a = await
  b(await, 1)
  c.map { d.$0 }
  return init()
}
