import { desc, eq } from "drizzle-orm";
import type { Database } from "../core/database";
import { sessions } from "./db-schema";

/** From where somebody signs in; null where it is not known. */
export interface Place {
  ip: string | null;
  country: string | null;
}

export interface SignIn extends Place {
  at: Date;
}

/** The newest sign-ins of a user first, at most `most`. */
export function readSignIns(db: Database, sub: string, most: number): Promise<SignIn[]> {
  return db
    .select({ at: sessions.signedInAt, ip: sessions.ip, country: sessions.country })
    .from(sessions)
    .where(eq(sessions.sub, sub))
    .orderBy(desc(sessions.signedInAt))
    .limit(most);
}
