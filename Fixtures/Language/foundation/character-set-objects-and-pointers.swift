import Foundation
let pw = "abc1"; print(pw.rangeOfCharacter(from: NSCharacterSet.decimalDigits) != nil, pw.trimmingCharacters(in: NSCharacterSet.letters), "a b".components(separatedBy: NSCharacterSet.whitespaces))
var v = [1, 2, 3]
v.withUnsafeBufferPointer { b in let p = UnsafeMutablePointer(mutating: b.baseAddress!); print(p.pointee, p[2], UnsafePointer(p)[1]) }
let q = UnsafeMutablePointer<Int>.allocate(capacity: 2); q.initialize(repeating: 7, count: 2); let r = UnsafeMutablePointer(q); r[1] = 9; print(q[1]); q.deallocate()
