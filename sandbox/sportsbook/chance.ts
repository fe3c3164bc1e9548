import { createHash } from "node:crypto";
import type { SportsEvent } from "./events";

/** A number from 0 to 1, always the same of one thing in one run of an event: what happens in it belongs to nobody's bet. */
export function chanceOf({ id }: SportsEvent, round: number, what: string): number {
  const hash = createHash("sha256").update(`${id} ${round} ${what}`).digest();
  return hash.readUInt32BE() / 2 ** 32;
}
