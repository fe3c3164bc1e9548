export const reelCount = 5;
export const rowCount = 3;

/** The ten lines, always all in play: on each reel the row (0 is the top) that belongs to the line. */
export const lines = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
] as const satisfies readonly (readonly [number, number, number, number, number])[];
