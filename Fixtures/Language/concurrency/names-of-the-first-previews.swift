import Foundation
func makeCoffee() async -> String { await Task.sleep(10_000_000); return "Here's your coffee!" }
async { let coffee = await makeCoffee(); print(coffee) }
let h: Task.Handle<Int, Never> = detach { 5 }
print(await h.get())
let k = async { () -> String in "s" }
print(await k.value)
try await Task.sleep(nanoseconds: 50_000_000)
func f() async throws -> Int { 4 }
async let q = f()
print(try await q)
