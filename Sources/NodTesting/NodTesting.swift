/// One import brings moments, scores, the center and its context.
@_exported import Nod
@_exported import NodPerforming
