// developer.apple.com/documentation/foundation: it brings Dispatch along.
@_exported import Dispatch
