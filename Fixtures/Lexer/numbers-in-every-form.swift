// Every form of number; an underscore may stand anywhere but first.
let decimal = [0, 7, 42, 1_000_000, 00, 1_, 0_0]
let binary = [0b0, 0b1010_1010, 0b1_]
let octal = [0o17, 0o7_7]
let hexadecimal = [0xFF, 0xdead_BEEF, 0x0_]
let floats = [0.0, 1.5, 1_0.2_5, 1e3, 1E3, 1e+3, 1.25e-3, 0e0, 1_e1_0]
let hexadecimalFloats = [0x1p0, 0xFp-2, 0x1.8p3, 0xA_B.C_Dp+1_0, 0x1P1]
