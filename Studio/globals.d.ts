// The types that modules all over Studio speak of, so that none has to import them.

type State = import("./state.js").State;
type Letter = import("./state.js").Letter;
type Change = import("./state.js").Change;
type Version = import("./state.js").Version;
type Rehearsal = import("./rehearsal.js").Rehearsal;
type Tap = import("./rehearsal.js").Tap;
type Pattern = import("./rehearsal.js").Pattern;
type Motion = import("./rehearsal.js").Motion;
type Curve = import("./rehearsal.js").Curve;
type Score = import("/nod/design.js").Score;
type Track = import("/nod/design.js").Track;
type Design = import("/nod/design.js").Design;
type Burst = import("/nod/design.js").Burst;
type Haptic = import("/nod/design.js").Haptic;
type VersionView = import("./version.js").VersionView;
type Figure = import("./figures.js").Figure;
