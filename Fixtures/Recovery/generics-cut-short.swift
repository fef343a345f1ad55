// Generic parameters and requirements that are not finished.
struct A<T {}
struct B<T: > {}
func f<>() {}
func g<T>(t: T) where {}
func h<T>(t: T) where T {}
extension {}
