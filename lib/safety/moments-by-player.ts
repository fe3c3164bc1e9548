/** When something last happened in this browser, in ms since the epoch, by the id of the player. */
export type MomentsByPlayer = Readonly<Record<string, number>>;

/** Reads what the browser has kept; null where it has another shape. */
export const parseMoments = (value: unknown): MomentsByPlayer | null =>
  typeof value === "object" && value !== null && Object.values(value).every((atMs) => typeof atMs === "number")
    ? (value as MomentsByPlayer)
    : null;
