import * as z from "zod/mini";

/** What a game is limited by while a bonus runs. The specification names the field and none of its values: they are assumed. */
export const GameLimitations = z.object({ statusCode: z.string() });

/** Why a player is asked before a game is opened. `other`: by a code that the site does not know. */
export type Limitation = "notCounted" | "closed" | "unknown" | "other";

const ok = "OK";
const limitations: Readonly<Record<string, Limitation>> = { NOT_COUNTED: "notCounted", CLOSED: "closed" };

/** Null: nothing stands against it. `statusCode` null: it could not be asked, which is no "no". */
export function limitationOf(statusCode: string | null): Limitation | null {
  if (statusCode === null) return "unknown";
  if (statusCode === ok) return null;
  return Object.hasOwn(limitations, statusCode) ? (limitations[statusCode] ?? "other") : "other";
}
