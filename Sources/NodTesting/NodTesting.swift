/// One import brings what tests speak of: moments and scores, the center and its context.
@_exported import Nod
@_exported import NodPerforming
