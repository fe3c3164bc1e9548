import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "../core/database";
import { send } from "../core/outbox";
import type { Attempts } from "./attempts";
import { codes, type User } from "./db-schema";
import { letterFor, type Purpose } from "./letters";
import { refuse } from "./refusal";

const lifetimeMs: Record<Purpose, number> = { "sign-up": 24 * 3_600_000, reset: 3_600_000 };

export interface Codes {
  /** Makes a new code, which replaces an older one, and mails it to `reader`; without an account behind the address nobody reads. */
  issue(email: string, purpose: Purpose, reader: Reader | null): Promise<CodeDelivery>;
  /** Takes the code away when it is right; refuses a wrong, a used, an expired one, and more than five tries. */
  redeem(email: string, purpose: Purpose, code: string): Promise<void>;
}

/** The recipient of the mail, in the language of the account. */
type Reader = Pick<User, "claims">;

export interface CodeDelivery {
  CodeDeliveryDetails: { AttributeName: "email"; DeliveryMedium: "EMAIL"; Destination: string };
}

interface Dependencies {
  db: Database;
  attempts: Attempts;
  key: Buffer;
  now(): Date;
}

export function createCodes({ db, attempts, key, now }: Dependencies): Codes {
  const hash = (email: string, code: string) => createHmac("sha256", key).update(`${email}:${code}`).digest("hex");
  const one = (email: string, purpose: Purpose) => and(eq(codes.email, email), eq(codes.purpose, purpose));
  return {
    async issue(email, purpose, reader) {
      if (!(await attempts.countWithin("send-code", `${purpose}:${email}`))) throw refuse.limit();
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const fresh = { codeHash: hash(email, code), expiresAt: new Date(now().getTime() + lifetimeMs[purpose]) };
      await db
        .insert(codes)
        .values({ email, purpose, ...fresh })
        .onConflictDoUpdate({ target: [codes.email, codes.purpose], set: fresh });
      await attempts.forget(`${purpose}:${email}`, "check-code");
      if (reader) {
        const letter = letterFor(reader.claims.language_code, purpose, code);
        await send(db, { kind: "email", recipient: email, ...letter, code });
      }
      return delivery(email);
    },
    async redeem(email, purpose, code) {
      if (!(await attempts.countWithin("check-code", `${purpose}:${email}`))) throw refuse.limit();
      const [row] = await db.select().from(codes).where(one(email, purpose));
      if (!row || row.expiresAt <= now()) throw refuse.codeExpired();
      if (!isSame(row.codeHash, hash(email, code))) throw refuse.codeMismatch();
      const taken = await db
        .delete(codes)
        .where(and(one(email, purpose), eq(codes.codeHash, row.codeHash)))
        .returning();
      if (taken.length === 0) throw refuse.codeExpired();
      await attempts.forget(`${purpose}:${email}`);
    },
  };
}

function isSame(stored: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(stored), Buffer.from(given));
}

/** The address as the service masks it in responses: d***@g***. */
function delivery(email: string): CodeDelivery {
  const [name = "", host = ""] = email.split("@");
  const Destination = `${name.slice(0, 1)}***@${host.slice(0, 1)}***`;
  return { CodeDeliveryDetails: { AttributeName: "email", DeliveryMedium: "EMAIL", Destination } };
}
