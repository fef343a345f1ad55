// Functions with every form of parameter, effect and result.
func f() {}
func f(a: Int, with b: Int, _ c: Int, _: Int, for _: Int) {}
func f(a: Int = 1, b: @autoclosure () -> Bool = true) -> Int { a }
func f(values: Int..., last: String) {}
func f(_ a: inout Int, _ b: borrowing B, _ c: consuming C, _ d: isolated D, _ e: sending E) {}
func f(@ViewBuilder content: @escaping () -> some View, @Binding _ text: String) -> some View {}
func f() async -> Int { 1 }
func f() throws {}
func f() async throws(Failure) -> Int {}
func f() throws(any Error) {}
func f(_ body: () throws -> Void) rethrows {}
func f<T, U: P>(_ t: T) -> U where T: Sequence, T.Element == U {}
func f() -> (Int, name: String) { (1, "") }
func f() -> ((Int) -> Int)? { nil }
func + (left: V, right: V) -> V {}
prefix func √ (value: Double) -> Double {}
postfix func ! (value: V) -> V {}
func `default`() {}
func get(set: Int) -> Int { set }
nonisolated(unsafe) func g() {}
@discardableResult @inlinable public func h() -> Int { 1 }
func i(_ x: some P, y: any Q) -> sending R {}
func repeated(__owned a: A, __shared b: B) {}
func j(_ a: __owned A, _ b: __shared B, c: _const Int) {}
