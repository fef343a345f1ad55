func f() -> Int { print("called"); return 1 }
let _ = f()
_ = f()
let (_, x) = (f(), 2)
print(x)
