import Foundation
import Dispatch
let q = DispatchQueue(label: "t")
let timer = DispatchSource.makeTimerSource(queue: q)
let sem = DispatchSemaphore(value: 0)
var n = 0
timer.schedule(deadline: .now() + .milliseconds(10), repeating: .milliseconds(10))
timer.setEventHandler { n += 1; print("tick", n); if n == 3 { timer.cancel() } }
timer.setCancelHandler { print("cancelled"); sem.signal() }
timer.resume()
sem.wait()
print("done", timer.isCancelled)
