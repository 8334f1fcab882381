// Nod's sounds as data. All are played on the same soft wooden bars, so that they belong together; the melody tells
// them apart: up is good, level is a hint, down is bad. Tuned so that each peaks between .22 and .2512 (−12 dBFS).

extension SoundRecipe {
    /// A rising fifth, C5 to G5.
    static var completed: SoundRecipe {
        SoundRecipe([
            Tone(frequency: 523.25, start: 0, duration: 0.13, gain: 0.23),
            Tone(frequency: 783.99, start: 0.06, duration: 0.14, gain: 0.25, release: 0.05),
        ])
    }

    /// One knock, A4.
    static var captured: SoundRecipe {
        SoundRecipe([
            Tone(frequency: 440, start: 0, duration: 0.12, gain: 0.3, overtone: 0.35, release: 0.035)
        ])
    }

    /// A rising chord, C5, E5, G5, C6.
    static var celebration: SoundRecipe {
        SoundRecipe([
            Tone(frequency: 523.25, start: 0, duration: 0.2, gain: 0.22, release: 0.05),
            Tone(frequency: 659.26, start: 0.07, duration: 0.2, gain: 0.22, release: 0.05),
            Tone(frequency: 783.99, start: 0.14, duration: 0.2, gain: 0.22, release: 0.05),
            Tone(frequency: 1046.5, start: 0.21, duration: 0.19, gain: 0.22, overtone: 0.15, release: 0.06),
        ])
    }

    /// A4 twice, with a slow attack.
    static var warning: SoundRecipe {
        SoundRecipe([
            Tone(frequency: 440, start: 0, duration: 0.1, gain: 0.3, overtone: 0.15, attack: 0.008),
            Tone(frequency: 440, start: 0.1, duration: 0.1, gain: 0.3, overtone: 0.15, attack: 0.008),
        ])
    }

    /// A falling fourth, G4 to D4.
    static var failed: SoundRecipe {
        SoundRecipe([
            Tone(frequency: 392, start: 0, duration: 0.12, gain: 0.27, attack: 0.006),
            Tone(frequency: 293.66, start: 0.08, duration: 0.12, gain: 0.27, attack: 0.006),
        ])
    }
}
