// The engine's only import: on Linux, square roots and rounding are calls to the C library, which only an import links.
// Both are exact everywhere. Apple's systems and WebAssembly need no import.
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Transcendental functions from + − × ÷, the square root and bit patterns alone.
///
/// These operations are exact everywhere, so results are identical natively and in WebAssembly, unlike the C
/// libraries'. Relative errors are below 4e-16 unless noted.
enum Functions {
    static let pi = 3.141592653589793

    /// Rounds a non-negative number, a half upwards. WebAssembly has no instruction for `rounded()`.
    static func nearest(_ x: Double) -> Double {
        let whole = x.rounded(.down)
        return x - whole < 0.5 ? whole : whole + 1
    }
}

extension Functions {
    /// e to the power of `x`: 0 below −745.13, infinite above 709.78.
    static func exp(_ x: Double) -> Double {
        if x.isNaN { return x }
        if x > 709.782712893384 { return .infinity }
        if x < -745.1332191019412 { return 0 }
        let power = (x * 1.4426950408889634).rounded(.toNearestOrEven)
        let r = (x - power * ln2High) - power * ln2Low
        // Taylor series; |r| ≤ ln 2 / 2, so the first omitted term is below 5e-18.
        var p = 1 / 6_227_020_800.0
        p = p * r + 1 / 479_001_600.0
        p = p * r + 1 / 39_916_800.0
        p = p * r + 1 / 3_628_800.0
        p = p * r + 1 / 362_880.0
        p = p * r + 1 / 40_320.0
        p = p * r + 1 / 5_040.0
        p = p * r + 1 / 720.0
        p = p * r + 1 / 120.0
        p = p * r + 1 / 24.0
        p = p * r + 1 / 6.0
        p = p * r + 0.5
        // In two steps because neither 2^1024 nor 2^-1075 is a normal number.
        let exponent = Int64(power)
        let half = exponent / 2
        return (1 + (r + r * r * p)) * powerOfTwo(half) * powerOfTwo(exponent - half)
    }

    /// Natural logarithm: −∞ at 0, NaN below.
    static func log(_ x: Double) -> Double {
        if x.isNaN || x == .infinity { return x }
        if x <= 0 { return x == 0 ? -.infinity : .nan }
        if x < 0x1p-1022 { return log(x * 0x1p54) - 54 * ln2High - 54 * ln2Low }
        // x = mantissa · 2^exponent, with the mantissa between √½ and √2.
        var exponent = Double(Int64(x.bitPattern >> 52) - 1023)
        var mantissa = Double(bitPattern: x.bitPattern & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
        if mantissa > 1.4142135623730951 {
            mantissa *= 0.5
            exponent += 1
        }
        // ln(1 + f) = 2 artanh s = f − s·(f − rest), with s = f / (2 + f); s² is at most 0.0295.
        let f = mantissa - 1
        let s = f / (2 + f)
        let z = s * s
        var rest = 2 / 21.0
        rest = rest * z + 2 / 19.0
        rest = rest * z + 2 / 17.0
        rest = rest * z + 2 / 15.0
        rest = rest * z + 2 / 13.0
        rest = rest * z + 2 / 11.0
        rest = rest * z + 2 / 9.0
        rest = rest * z + 2 / 7.0
        rest = rest * z + 2 / 5.0
        rest = rest * z + 2 / 3.0
        return exponent * ln2High + (f - (s * (f - rest * z) - exponent * ln2Low))
    }

    /// `x` to the power of `y`, for `x` ≥ 0. The relative error is below 1e-14 up to |y·ln x| = 40.
    static func power(_ x: Double, _ y: Double) -> Double {
        y == 0 || x == 1 ? 1 : exp(y * log(x))
    }

    private static let ln2High = 0x1.62e42feep-1
    private static let ln2Low = 0x1.a39ef35793c76p-33

    private static func powerOfTwo(_ exponent: Int64) -> Double {
        Double(bitPattern: UInt64(bitPattern: exponent + 1023) << 52)
    }
}

extension Functions {
    /// Sine of `x` radians. The relative error is below 4e-16 up to |x| = 1.6e6; from 7e15, where
    /// neighbouring numbers are a quarter turn apart, the phase counts as 0.
    static func sin(_ x: Double) -> Double { sine(x, ahead: 0) }

    static func cos(_ x: Double) -> Double { sine(x, ahead: 1) }

    /// Sine of `x` plus `ahead` quarter turns.
    private static func sine(_ x: Double, ahead: Int64) -> Double {
        guard x.magnitude < .infinity else { return .nan }
        let turns = (x * 0.6366197723675814).rounded(.toNearestOrEven)
        guard turns.magnitude < 0x1p52 else { return Double(ahead) }
        // π/2 in three parts; the first two have 33 bits, so that their products with up to 2^20 turns are exact.
        var r = (x - turns * 0x1.921fb544p0) - turns * 0x1.0b4611a6p-34
        r -= turns * 0x1.3198a2e037073p-69
        r = min(max(r, -0.79), 0.79)
        let quadrant = (Int64(turns) &+ ahead) & 3
        let value = quadrant & 1 == 0 ? sineNearZero(r) : cosineNearZero(r)
        return quadrant & 2 == 0 ? value : -value
    }

    /// Taylor series; for |r| ≤ π/4 the first omitted term is below 5e-17.
    private static func sineNearZero(_ r: Double) -> Double {
        let z = r * r
        var p = -1 / 1_307_674_368_000.0
        p = p * z + 1 / 6_227_020_800.0
        p = p * z - 1 / 39_916_800.0
        p = p * z + 1 / 362_880.0
        p = p * z - 1 / 5_040.0
        p = p * z + 1 / 120.0
        p = p * z - 1 / 6.0
        return r + r * z * p
    }

    private static func cosineNearZero(_ r: Double) -> Double {
        let z = r * r
        var p = 1 / 20_922_789_888_000.0
        p = p * z - 1 / 87_178_291_200.0
        p = p * z + 1 / 479_001_600.0
        p = p * z - 1 / 3_628_800.0
        p = p * z + 1 / 40_320.0
        p = p * z - 1 / 720.0
        p = p * z + 1 / 24.0
        return 1 - (0.5 * z - z * z * p)
    }
}

extension Functions {
    /// arctan(√q) / √q; for negative q, artanh(√−q) / √−q. The relative error is below 1e-15.
    ///
    /// - Parameters:
    ///   - q: above −1.
    ///   - onePlusQ: 1 + q, which the caller may know more precisely near −1.
    static func arctangentRatio(_ q: Double, onePlusQ: Double) -> Double {
        guard onePlusQ > 0 else { return .infinity }
        var q = q
        var onePlusQ = onePlusQ
        var factor = 1.0
        while q.magnitude > 0.01 {
            let s = onePlusQ.squareRoot()
            factor *= 2 / (1 + s)
            q /= (1 + s) * (1 + s)
            onePlusQ = 2 * s / (1 + s)
        }
        var p = -1 / 15.0
        p = p * q + 1 / 13.0
        p = p * q - 1 / 11.0
        p = p * q + 1 / 9.0
        p = p * q - 1 / 7.0
        p = p * q + 1 / 5.0
        p = p * q - 1 / 3.0
        return factor * (1 + q * p)
    }
}
