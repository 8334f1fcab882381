import Combine
// developer.apple.com/documentation/foundation/observableobject
public typealias ObservableObject = Combine.ObservableObject
// developer.apple.com/documentation/foundation/published
public typealias Published = Combine.Published
// developer.apple.com/documentation/foundation/notificationcenter/publisher
extension NotificationCenter {
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification
    }
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
}
