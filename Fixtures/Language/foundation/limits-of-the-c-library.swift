// The limits of the number types of the C library, and its mathematical constants.
import Foundation

print(CHAR_BIT, SCHAR_MAX, SHRT_MAX, INT_MAX, LONG_MAX, LLONG_MAX)
print(INT8_MAX, UINT8_MAX, INT16_MAX, UINT16_MAX, INT32_MAX, UINT32_MAX)
print(type(of: UINT8_MAX), type(of: UINT32_MAX), type(of: INT_MAX), type(of: LONG_MAX), type(of: LLONG_MAX))
print(DBL_MAX, DBL_MIN, DBL_EPSILON, DBL_DIG, FLT_MAX, FLT_MIN, FLT_EPSILON, FLT_DIG)
print(M_LOG2E, M_LOG10E, M_LN2, M_LN10, M_1_PI, M_2_PI, M_2_SQRTPI, M_SQRT1_2)
