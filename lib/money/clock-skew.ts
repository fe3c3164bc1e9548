/** How far the clock of a device may be off, in ms: only what is older is not searched. */
export const skewMs = 86_400_000;
