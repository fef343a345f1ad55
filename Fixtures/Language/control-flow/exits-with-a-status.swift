// exit: 3
import Foundation

func check(_ n: Int) {
  defer { print("checked \(n)") }
  if n == 3 {
    print("stopping")
    exit(Int32(n))
  }
}
for n in 1...5 { check(n) }
print("not reached")
