import Foundation
import Nod
import Testing

@testable import NodPerforming

@Suite("Forgiven touches")
struct ForgivenTouchesTests {
    /// Two small controls, 20 points apart.
    private let star = place(0)
    private let heart = place(44)
    /// In the place of the heart.
    private let trash = place(44, .control(.critical))

    /// 24 points wide and high, in the middle of a row of 48.
    private static func place(_ x: Double, _ role: TouchPlace.Role = .control(.action)) -> TouchPlace {
        TouchPlace(CGRect(x: x, y: 12, width: 24, height: 24), role: role)
    }

    /// The index that is given a tap in a row of 300 × 48 points.
    private func given(
        _ x: Double,
        _ y: Double = 24,
        among places: [TouchPlace],
        by touches: ForgivenTouches = touches(),
        isWriting: Bool = false
    ) -> Int? {
        touches.place(atX: x, y: y, among: places, width: 300, height: 48, isWriting: isWriting)
    }

    private static func touches(
        isAsked: Bool = true,
        hasVoiceOver: Bool = false,
        hasSwitchControl: Bool = false,
        device: TouchDevice = .phone
    ) -> ForgivenTouches {
        ForgivenTouches(
            isAsked: isAsked,
            hasVoiceOver: hasVoiceOver,
            hasSwitchControl: hasSwitchControl,
            device: device
        )
    }

    @Test("A tap beside controls is given to the likeliest, in every direction")
    func beside() {
        #expect(given(28, among: [star, heart]) == 0)
        #expect(given(40, among: [star, heart]) == 1)
        #expect(given(12, 42, among: [star, heart]) == 0)
        #expect(given(56, 5, among: [star, heart]) == 1)
    }

    @Test("A tap inside anything that takes touches stays there")
    func within() {
        for role: TouchPlace.Role in [.control(.action), .control(.critical), .control(.obstacle), .area, .separate] {
            #expect(given(50, among: [star, Self.place(44, role)]) == nil)
            #expect(given(44, 12, among: [star, Self.place(44, role)]) == nil)
        }
    }

    @Test("A control that is disabled or loading, or a hit area of the app's own, is in the way")
    func obstacles() {
        for role: TouchPlace.Role in [.control(.obstacle), .area] {
            #expect(given(40, among: [star, Self.place(44, role)]) == nil)
            #expect(given(28, among: [star, Self.place(44, role)]) == 0)
        }
    }

    @Test("What lies above covers what is below: a control over a card, and a toast over a control")
    func above() {
        let card = TouchPlace(CGRect(x: 0, y: 0, width: 100, height: 48), role: .control(.action))
        #expect(given(30, among: [card, star]) == nil)
        #expect(given(110, among: [card, star]) == 0)
        let toast = TouchPlace(CGRect(x: 20, y: 0, width: 200, height: 48), role: .separate)
        #expect(given(28, among: [star, toast]) == nil)
    }

    @Test("A control that has gone, or was scrolled out of the container, is given nothing")
    func gone() {
        #expect(given(75, among: [star, heart]) == 1)
        #expect(given(75, among: [star]) == nil)
        let below = TouchPlace(CGRect(x: 0, y: 48, width: 24, height: 24), role: .control(.action))
        #expect(given(12, 46, among: [below]) == nil)
    }

    @Test("If off, with VoiceOver or Switch Control, and while text is edited, nothing is given")
    func off() {
        #expect(given(28, among: [star, heart], by: Self.touches(isAsked: false)) == nil)
        #expect(given(28, among: [star, heart], by: Self.touches(hasVoiceOver: true)) == nil)
        #expect(given(28, among: [star, heart], by: Self.touches(hasSwitchControl: true)) == nil)
        #expect(given(28, among: [star, heart], isWriting: true) == nil)
    }

    @Test("A finger is as large on every screen: on a tablet, whose points are larger, fewer are within its reach")
    func device() {
        #expect(given(54, among: [star]) == 0)
        #expect(given(54, among: [star], by: Self.touches(device: .tablet)) == nil)
    }

    @Test("Touches are taken 5 mm around what can be given one, and nowhere else")
    func reach() {
        let touches = Self.touches()
        #expect(touches.reach(of: star) == 5 * 163 / 25.4 && touches.reach(of: trash) == touches.reach(of: star))
        for role: TouchPlace.Role in [.control(.obstacle), .area, .separate] {
            #expect(touches.reach(of: Self.place(0, role)) == nil)
        }
        #expect(Self.touches(hasVoiceOver: true).reach(of: star) == nil)
    }
}

@Suite("How controls register for touches")
struct TouchPlaceTests {
    @Test("Disabled or busy it is an obstacle, however critical it is")
    func kinds() {
        #expect(TouchPlace.Role.control(isEnabled: true, answers: true, isCritical: false) == .control(.action))
        #expect(TouchPlace.Role.control(isEnabled: true, answers: true, isCritical: true) == .control(.critical))
        for isCritical in [false, true] {
            for (isEnabled, answers) in [(false, true), (true, false), (false, false)] {
                let role = TouchPlace.Role.control(isEnabled: isEnabled, answers: answers, isCritical: isCritical)
                #expect(role == .control(.obstacle))
            }
        }
    }

    @Test("A hit area in a button's label is part of the button; a button in a row that is one stays")
    func parts() {
        let row = TouchPlace.Role.control(.action)
        #expect(row.takesOver(.area))
        #expect(!row.takesOver(.control(.action)) && !row.takesOver(.control(.obstacle)) && !row.takesOver(.separate))
        #expect(!TouchPlace.Role.area.takesOver(.area) && !TouchPlace.Role.separate.takesOver(.area))
    }

    @Test("A mark has its size and, if below the profile's target on either side, that; separate places have none")
    func marks() {
        func caption(_ width: Double, _ height: Double, _ profile: Profile = .standard) -> String? {
            let mark = TouchPlace(CGRect(x: 0, y: 0, width: width, height: height), role: .area).mark(for: profile)
            #expect(mark?.isTooSmall == mark?.caption.contains("<"))
            return mark?.caption
        }
        #expect(caption(48, 43) == "48 × 43 < 44" && caption(43, 48) == "43 × 48 < 44")
        #expect(caption(44, 200.4) == "44 × 200" && caption(44, 44, .child) == "44 × 44 < 48")
        // A rounded pixel.
        #expect(caption(44, 43.95) == "44 × 44")
        #expect(caption(.nan, .infinity)?.hasPrefix("0 × 100000") == true)
        #expect(TouchPlace(CGRect(x: 0, y: 0, width: 24, height: 44), role: .separate).mark(for: .standard) == nil)
    }

    @Test("Extra large buttons of children are critical, as their press says")
    func critical() {
        #expect(ButtonKind.childFriendlyExtraLarge.isCritical)
        let others: [ButtonKind] = [
            .childFriendly, .childFriendlyLarge, .icon(size: 48), .primaryAction, .card, .quiet,
        ]
        #expect(!others.contains { $0.isCritical })
    }
}
