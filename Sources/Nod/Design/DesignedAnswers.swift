#if !FIXED_DESIGN
    /// The scores of a session, answered again with other figures.
    ///
    /// In a browser the first module holds the standard's figures and decides everything; what is seen, felt and heard with a
    /// feedback file, this says of each of its answers. It keeps presses, interactions and limits as ``FeedbackSession`` does,
    /// so that the scores are those of a session with that tuning, whatever happens.
    public struct DesignedAnswers: Sendable, Equatable {
        public private(set) var director: Director
        private var presses: [PressModel] = []
        private var group = 0
        private var now = 0.0
        /// What was answered last; all that Undo brings back is one.
        private var interaction = Interaction()

        public init() { director = Director() }

        /// Starts over, as if nothing had happened.
        public mutating func begin(with tuning: Tuning) {
            director.restart(tuning)
            presses = []
            group = 0
            interaction = Interaction()
        }

        /// What the next burst is made from.
        public mutating func begin(withSeed seed: UInt64) { director.nextSeed = seed }

        /// What led to a score that a session performed.
        public enum Occasion: Sendable, Equatable {
            case pressed(PressRole)
            /// A press came up, or was cancelled.
            case released
            /// A check was tapped, or a card swiped.
            case toggled
            /// Something else happened at a target.
            case happened
            /// Undo in a toast.
            case undone
            /// What was done together is over.
            case ended
            /// An interaction of its own.
            case other
        }

        /// What the person chose.
        public mutating func take(_ preferences: Preferences) { director.preferences = preferences }

        /// What the device says.
        public mutating func take(_ surroundings: Surroundings) { director.surroundings = surroundings }

        /// What comes now is one interaction with `target`, until its end.
        public mutating func gather(from target: Int) {
            group = target
            director.isGathering = true
        }

        /// Another event, at `time` in seconds.
        public mutating func advance(to time: Double) {
            now = time
            interaction = Interaction()
        }

        /// The score in place of one that a session performs.
        ///
        /// - Parameters:
        ///   - moments: what it answers.
        ///   - target: where it is performed.
        ///   - occasion: what led to it.
        /// - Returns: `nil` for the end of what began before this was there: the session's own score stands.
        public mutating func perform(_ moments: [Moment], on target: Int, after occasion: Occasion) -> Score? {
            switch occasion {
            case .ended: return gathered()
            case .released: return release(target)
            // A failure comes by itself, whatever was pressed at its target.
            case .toggled, .happened: interaction = moments.first == .failed ? Interaction() : interaction(of: target)
            case .undone: break
            case .pressed, .other: interaction = Interaction()
            }
            var score = director.answer(moments, in: &interaction, at: now)
            switch occasion {
            case .pressed(let role): press(target, role, in: &score)
            case .toggled: remember(Interaction(), of: target)
            case .happened: remember(interaction, of: target)
            default: break
            }
            return score
        }

        /// A row that leaves or comes back: seen, neither felt nor heard.
        public mutating func answerQuietly(_ moments: [Moment]) -> Score {
            var interaction = Interaction(isNews: true)
            return director.answer(moments, in: &interaction, at: now)
        }
    }

    extension DesignedAnswers {
        private func interaction(of target: Int) -> Interaction {
            guard let index = press(of: group == 0 ? target : group) else { return Interaction() }
            return presses[index].interaction
        }

        private mutating func remember(_ interaction: Interaction, of target: Int) {
            if let index = press(of: target) { presses[index].interaction = interaction }
        }

        /// A press that is over is none, and its place is the next one's.
        @inline(never) private func press(of target: Int) -> Int? {
            for index in presses.indices where presses[index].target == target && !presses[index].isAtRest(at: now) {
                return index
            }
            return nil
        }

        private mutating func gathered() -> Score? {
            group = 0
            return director.isGathering ? director.gathered() : nil
        }
    }

    extension DesignedAnswers {
        private mutating func press(_ target: Int, _ role: PressRole, in score: inout Score) {
            let index = press(of: target) ?? addPress(target, role)
            presses[index].interaction = interaction
            presses[index].press(at: now)
            director.draw(presses[index], in: &score)
        }

        private mutating func release(_ target: Int) -> Score? {
            guard let index = press(of: target), presses[index].isDown else { return nil }
            presses[index].release(at: now)
            var score = Score([])
            director.draw(presses[index], in: &score)
            return score
        }

        private mutating func addPress(_ target: Int, _ role: PressRole) -> Int {
            let press = PressModel(target: target, role: role, spring: director.profile.pressSpring, at: now)
            for index in presses.indices where presses[index].isAtRest(at: now) {
                presses[index] = press
                return index
            }
            presses.append(press)
            return presses.count - 1
        }
    }
#endif
