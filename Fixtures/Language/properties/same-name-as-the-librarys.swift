// A property of the program beside one of the library's with its name: the optional one is meant where it is unwrapped.
import Foundation
struct Oops: Error {}
extension String {
  var removingPercentEncoding: String {
    get throws {
      guard let result = self.removingPercentEncoding else { throw Oops() }
      return result
    }
  }
}
print("a%20b".removingPercentEncoding!, "4%".removingPercentEncoding ?? "none")
if let n = "5%21".removingPercentEncoding { print(n) }
let k: String = try "6%21".removingPercentEncoding
print(k)
print("7%21".removingPercentEncoding?.count ?? 0)
do { let x: String = try "%%".removingPercentEncoding; print(x) } catch { print(error) }
func f(_ n: String) { print("string", n) }
func g(_ n: String?) { print("optional", n as Any) }
try f("8%21".removingPercentEncoding)
g("9%21".removingPercentEncoding)
