struct S { var a: Int8 = 1; var b: Int = 2; var c: Bool = true; var d: Double = 0; var e: String = ""; var f: UInt8? = nil }
print(MemoryLayout<S>.offset(of: \.a)!, MemoryLayout<S>.offset(of: \.b)!, MemoryLayout<S>.offset(of: \S.c)!, MemoryLayout.offset(of: \S.d)!)
print(MemoryLayout<S>.size, MemoryLayout<S>.stride, MemoryLayout<S>.alignment)
print(MemoryLayout<S>.offset(of: \.e) as Any, MemoryLayout<S>.offset(of: \.f) as Any)
