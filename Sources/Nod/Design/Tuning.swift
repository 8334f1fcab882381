#if !FIXED_DESIGN
    /// A profile and the figures of every answer, as one value: what a feedback file holds.
    ///
    /// Source: Documentation/Sources.md, Tuning.
    public struct Tuning: Sendable, Equatable {
        public var profile: Profile
        public var design: FeedbackDesign

        public init(profile: Profile = .standard, design: FeedbackDesign = .standard) {
            self.profile = profile
            self.design = design
        }

        /// One figure, in its unit. What is outside of its range counts as the nearest inside; what is not a number changes nothing.
        public subscript(figure: Figure) -> Double {
            get { value(of: figure) }
            set {
                guard newValue == newValue else { return }
                let value = min(max(newValue, figure.range.lowerBound), figure.range.upperBound)
                set(figure, to: figure.isWhole ? value.rounded() : value)
            }
        }

        /// Whether the check comes to rest in time, whatever else is tuned.
        public var checkRests: Bool { design.checkUnrest <= FeedbackDesign.checkTolerance }
    }

    extension Director {
        /// What it answers by, as one value.
        public var tuning: Tuning {
            get { Tuning(profile: profile, design: design) }
            set {
                profile = newValue.profile
                design = newValue.design
            }
        }
    }

    extension Tuning {
        private func value(of figure: Figure) -> Double {
            switch figure {
            case .target: profile.target
            case .primaryTarget: profile.primaryTarget
            case .criticalTarget: profile.criticalTarget
            case .spacing: profile.spacing
            case .comfortableSpacing: profile.comfortableSpacing
            case .pressResponse: profile.pressSpring.response
            case .pressDamping: profile.pressSpring.damping
            case .buttonScale: profile.pressScales.button
            case .iconScale: profile.pressScales.icon
            case .cardScale: profile.pressScales.card
            case .primaryScale: profile.pressScales.primary
            case .criticalScale: profile.pressScales.critical
            case .checkResponse: design.checkSpring.response
            case .checkDamping: design.checkSpring.damping
            case .checkPeak: design.checkPeak
            case .stateResponse: design.stateSpring.response
            case .stateDamping: design.stateSpring.damping
            case .fadeDuration: design.fadeDuration
            case .pulsePeak: design.pulsePeak
            case .flashOpacity: design.flashOpacity
            case .firstCaptureParticles: Double(design.firstCapture.count)
            case .firstCaptureDuration: design.firstCapture.duration
            case .collectionParticles: Double(design.collectionCompleted.count)
            case .collectionDuration: design.collectionCompleted.duration
            }
        }

        private mutating func set(_ figure: Figure, to value: Double) {
            switch figure {
            case .target: profile.target = value
            case .primaryTarget: profile.primaryTarget = value
            case .criticalTarget: profile.criticalTarget = value
            case .spacing: profile.spacing = value
            case .comfortableSpacing: profile.comfortableSpacing = value
            case .pressResponse: profile.pressSpring.response = value
            case .pressDamping: profile.pressSpring.damping = value
            case .buttonScale: profile.pressScales.button = value
            case .iconScale: profile.pressScales.icon = value
            case .cardScale: profile.pressScales.card = value
            case .primaryScale: profile.pressScales.primary = value
            case .criticalScale: profile.pressScales.critical = value
            case .checkResponse: design.checkSpring.response = value
            case .checkDamping: design.checkSpring.damping = value
            case .checkPeak: design.checkPeak = value
            case .stateResponse: design.stateSpring.response = value
            case .stateDamping: design.stateSpring.damping = value
            case .fadeDuration: design.fadeDuration = value
            case .pulsePeak: design.pulsePeak = value
            case .flashOpacity: design.flashOpacity = value
            case .firstCaptureParticles: design.firstCapture.count = Int(value)
            case .firstCaptureDuration: design.firstCapture.duration = value
            case .collectionParticles: design.collectionCompleted.count = Int(value)
            case .collectionDuration: design.collectionCompleted.duration = value
            }
        }
    }
#endif
