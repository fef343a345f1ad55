import Foundation
print(erfc(0.5), erf(0.5), tgamma(5.0), hypot(3.0, 4.0), expm1(1e-5), log1p(1e-5), j0(1.0), y1(2.0), jn(2, 1.0), nextafter(1.0, 2.0), fdim(5.0, 3.0), ldexp(1.5, 3), frexp(8.0), ilogb(9.0), logb(9.0), remainder(7.0, 4.0), modf(3.25), scalbn(1.5, 2), copysign(2.0, -1.0), rint(2.5), nearbyint(3.5), trunc(-1.5))
