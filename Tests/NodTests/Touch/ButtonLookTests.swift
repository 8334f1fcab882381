import Nod
import Testing

@Suite("ButtonLook: the six styles of seed 003")
struct ButtonLookTests {
    static let kinds: [ButtonKind] = [
        .childFriendly, .childFriendlyLarge, .childFriendlyExtraLarge, .icon(size: 24), .primaryAction, .card,
    ]

    @Test("A quiet one has the profile's size, gives as an icon does, and its press is felt in no profile")
    func quiet() {
        for profile in [Profile.standard, .child] {
            let look = ButtonLook(.quiet, profile: profile)
            #expect(look.minimumWidth == profile.target && look.minimumHeight == profile.target && look.padding == 0)
            #expect(profile.pressHaptics[ButtonKind.quiet.role] == nil)
            #expect(profile.pressScales[ButtonKind.quiet.role] == profile.pressScales.icon)
        }
    }

    @Test("Children get 48, 56 and 64 points; a primary action 56 in every profile; an icon the profile's target")
    func sizes() {
        #expect(Self.kinds.map { ButtonLook($0, profile: .child).minimumHeight } == [48, 56, 64, 48, 56, 48])
        #expect(Self.kinds.map { ButtonLook($0, profile: .standard).minimumHeight } == [44, 56, 56, 44, 56, 44])
        var small = Profile.standard
        small.primaryTarget = 40
        #expect(ButtonLook(.primaryAction, profile: small).minimumHeight == 56)
    }

    @Test("An icon is drawn as large as asked for; only its target grows")
    func icon() {
        let small = ButtonLook(.icon(size: 24), profile: .child)
        #expect(small.side == 24 && small.minimumWidth == 48 && small.minimumHeight == 48)
        let large = ButtonLook(.icon(size: 72), profile: .child)
        #expect(large.side == 72 && large.minimumWidth == 72 && large.minimumHeight == 72)
        #expect(ButtonLook(.icon(size: -1), profile: .child).side == 0)
    }

    @Test("Only the primary action fills the width and has a shadow")
    func primary() {
        #expect(
            Self.kinds.map { ButtonLook($0, profile: .child).fillsWidth } == [false, false, false, false, true, false]
        )
        #expect(
            Self.kinds.map { ButtonLook($0, profile: .child).shadow != nil } == [
                false, false, false, false, true, false,
            ]
        )
    }

    @Test(
        "Disabled is half opaque and gray; loading shows progress instead of its label; neither answers",
        arguments: kinds
    )
    func states(of kind: ButtonKind) {
        let ready = ButtonLook(kind, profile: .child)
        #expect(ready.opacity == 1 && ready.grayness == 0 && ready.labelOpacity == 1)
        #expect(ready.answers && !ready.showsProgress)
        let disabled = ButtonLook(kind, state: .disabled, profile: .child)
        #expect(disabled.opacity == 0.5 && disabled.grayness == 1 && disabled.labelOpacity == 1)
        #expect(!disabled.answers && !disabled.showsProgress && disabled.shadow == nil)
        let loading = ButtonLook(kind, state: .loading, profile: .child)
        #expect(loading.opacity == 0.8 && loading.grayness == 0 && loading.labelOpacity == 0.01)
        #expect(!loading.answers && loading.showsProgress)
    }

    @Test("No state changes a size", arguments: kinds)
    func stable(_ kind: ButtonKind) {
        let looks = [ButtonState.ready, .disabled, .loading].map { ButtonLook(kind, state: $0, profile: .child) }
        for look in looks {
            #expect(
                [look.minimumWidth, look.minimumHeight, look.side, look.padding]
                    == [looks[0].minimumWidth, looks[0].minimumHeight, looks[0].side, looks[0].padding]
            )
        }
    }

    @Test("What is disabled does not load")
    func state() {
        #expect(ButtonState(isEnabled: true, isLoading: false) == .ready)
        #expect(ButtonState(isEnabled: true, isLoading: true) == .loading)
        #expect(ButtonState(isEnabled: false, isLoading: false) == .disabled)
        #expect(ButtonState(isEnabled: false, isLoading: true) == .disabled)
    }
}
