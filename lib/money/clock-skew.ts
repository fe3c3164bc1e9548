/** How far the clock of a device may be off, in ms, whose date may be wrong by a day and its minutes too: only what is older is not searched. */
export const skewMs = 2 * 86_400_000;
