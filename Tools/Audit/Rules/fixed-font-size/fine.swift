import SwiftUI

struct ScaledTexts: View {
    let title: String
    @ScaledMetric private var size = 14.0
    var body: some View {
        Text(title).font(.body)
        Text(title).font(.system(.body, design: .rounded))
        Text(title).font(.custom("Inter", size: 14))
        Text(title).font(.system(size: size))
        Text(title).font(.system(size: 34))
        Image(systemName: "bell").font(.system(size: 20))
        Button(action: {}) { Image(systemName: "plus") }.font(.system(size: 18))
        Text(title).dynamicTypeSize(...DynamicTypeSize.accessibility3)
        Text("🎉").font(.system(size: 20))
        Text(title).font(.system(size: 15)).accessibilityHidden(true)
        Text("a").toolbar { ToolbarItem { Text(title).font(.system(size: 15)) } }
        Label(title, systemImage: "bell").labelStyle(.iconOnly).font(.system(size: 18))
    }
}

extension Font {
    static func scaledBrand(_ size: CGFloat, isOwn: Bool) -> Font {
        isOwn ? .custom("Brand", size: size) : .system(size: size)
    }
}
