import SwiftUI

struct FixedTexts: View {
    let title: String
    private let small: CGFloat = 11
    @State private var isLarge = false
    var body: some View {
        Text(title).font(.system(size: 15))  // found
        VStack { Text(title); Text(title) }.font(.system(size: 13, weight: .medium))  // found
        Text(title).font(Font.system(size: 12).bold())  // found
        Text(title).font(.system(size: isLarge ? 20 : 15))  // found
        Text(title).font(.custom("Inter", fixedSize: 14))  // found
        Label(title, systemImage: "bell").font(.system(size: small))  // found
        Text(title).dynamicTypeSize(...DynamicTypeSize.xLarge)  // found
        FixedGlyph().font(.system(size: 20))  // asked
    }
}

struct FixedGlyph: View {
    var body: some View { Image("a") }
}

extension Font {
    static let fixedCaption = Font.system(size: 11)  // found
    static func fixedBrand(_ size: CGFloat) -> Font { .system(size: size, design: .rounded) }  // found
}
