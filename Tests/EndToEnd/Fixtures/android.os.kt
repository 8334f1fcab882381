// What Haptics.kt takes from Android: developer.android.com/reference/android/os/VibrationEffect
package android.os

abstract class VibrationEffect {
    companion object {
        @JvmStatic
        external fun createWaveform(timings: LongArray, amplitudes: IntArray, repeat: Int): VibrationEffect
    }
}
