import fc from "fast-check";

// The same inputs for every mutant, so that a figure can be reproduced.
fc.configureGlobal({ seed: 1 });
