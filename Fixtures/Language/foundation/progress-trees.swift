// Progress objects measure the work of their children.
import Foundation

let whole = Progress(totalUnitCount: 10)
let first = Progress(totalUnitCount: 4)
whole.addChild(first, withPendingUnitCount: 6)
print(whole.fractionCompleted, whole.completedUnitCount, whole.isFinished)
first.completedUnitCount = 1
print(first.fractionCompleted, whole.fractionCompleted, whole.completedUnitCount)
first.completedUnitCount = 4
print(first.isFinished, whole.fractionCompleted, whole.completedUnitCount)
whole.becomeCurrent(withPendingUnitCount: 4)
print(Progress.current() === whole)
let second = Progress(totalUnitCount: 2)
whole.resignCurrent()
second.completedUnitCount += 1
print(whole.fractionCompleted, whole.completedUnitCount, Progress.current() == nil)
whole.cancel()
print(whole.isCancelled, second.isCancelled, first.isCancelled)
let open = Progress(totalUnitCount: -1)
print(open.isIndeterminate, open.fractionCompleted, Progress(totalUnitCount: 0).isIndeterminate)
