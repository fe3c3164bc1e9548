import "server-only";
import { z } from "zod";
import { readEnvironment } from "@/lib/config/environment";
import { createHttp, type Http } from "@/lib/core/http/http";
import { cookieAttributes } from "./cookie-attributes";

/** The sign-in waits for it, and may not wait long; who opens the sportsbook can. */
export const sessionMs = { signIn: 1_500, opening: 5_000 } as const;

/** The API of the sportsbook, which has an address of its own; as a player with their token. Null where there is no sportsbook. */
export function sportsbookApi(idToken?: string): Http | null {
  const { SPORTSBOOK_URL, SPORTSBOOK_KEY } = readEnvironment();
  if (SPORTSBOOK_URL === undefined) return null;
  return createHttp({
    baseUrl: SPORTSBOOK_URL,
    headers: () => ({
      ...(SPORTSBOOK_KEY !== undefined && { "X-Api-Key": SPORTSBOOK_KEY }),
      ...(idToken !== undefined && { Authorization: `Bearer ${idToken}` }),
    }),
    deadlineMs: 5_000,
    bodyCapBytes: 20_000,
  });
}

const sessionPath = "auth/session/create";
const Created = z.object({ sessionId: z.string().regex(/^[\w.~-]{1,512}$/) });

/** The session of a sign-in at the sportsbook: the same one for as long as the sign-in lasts. Null where it could not be had. */
export async function createSportsbookSession(idToken: string, deadlineMs: number): Promise<string | null> {
  try {
    const http = sportsbookApi(idToken);
    if (!http) return null;
    return (await http.post(sessionPath, Created, { body: {}, deadlineMs })).sessionId;
  } catch (error) {
    console.error(JSON.stringify({ event: "dependency", dependency: "sportsbook", reason: String(error) }));
    return null;
  }
}

/** The cookie of that session; of none: it is taken back, for the one that is there may be of another player. */
export function sportsbookCookie(sessionId: string | null): string[] {
  const { SPORTSBOOK_SESSION_COOKIE: name } = readEnvironment();
  if (name === undefined) return [];
  return [`${name}=${sessionId ?? ""}; Max-Age=${sessionId === null ? 0 : yearSeconds}; ${cookieAttributes}`];
}

export const yearSeconds = 31_536_000;
