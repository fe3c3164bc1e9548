import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import { send } from "../../core/outbox";
import { letterFor } from "../../identity/letters";
import { type CodeRow, oneTimeCodes } from "./code-table";

export const limits = {
  lifetimeMs: 10 * 60_000,
  resendMs: 60_000,
  sends: 5,
  tries: 5,
  blockMs: 15 * 60_000,
  /** After so long without a code, counting begins again. */
  forgetMs: 60 * 60_000,
} as const;

export interface NewCode {
  /** The subject of the code: its attempts are counted together, whatever the recipient. */
  subject: string;
  channel: "sms" | "email";
  recipient: string;
  purpose: "sign-up" | "reset";
  language?: string | undefined;
  playerId?: string | null;
  /** Nobody is behind the address: everything is as for others, but nothing is sent, and no code is right. */
  isGhost?: boolean;
}

export type CodeRefusal =
  | { ok: false; reason: "blocked"; untilMs: number }
  | { ok: false; reason: "wrong" | "expired" };
export type SentCode = { ok: true; key: string; resendInMs: number } | (CodeRefusal & { reason: "blocked" });
export type CheckedCode = { ok: true; row: CodeRow } | CodeRefusal;

export interface OneTimeCodes {
  /** Sends a new code, in place of an older one. The same recipient gets at most one within the resend delay. */
  send(code: NewCode): Promise<SentCode>;
  /** Is this the code of the subject? A code that was right stays right for as long as it is valid. */
  check(by: { subject: string } | { key: string }, pincode: string): Promise<CheckedCode>;
  find(key: string): Promise<CodeRow | null>;
  /** Ends a code that has done its work. */
  spend(key: string): Promise<void>;
  /** Moves all times of a recipient's codes back: what would take that long has passed. */
  age(recipient: string, seconds: number): Promise<void>;
}

/** The one store of codes that the platform sends, for sign-up, phone change and password reset. */
export function createOneTimeCodes(db: Database, now: () => Date = () => new Date()): OneTimeCodes {
  const at = (ms: number) => new Date(now().getTime() + ms);
  const one = async (tx: Transaction, by: { subject: string } | { key: string }) => {
    const where = "key" in by ? eq(oneTimeCodes.key, by.key) : eq(oneTimeCodes.subject, by.subject);
    return (await tx.select().from(oneTimeCodes).where(where).for("update"))[0];
  };
  const block = async (tx: Transaction, { subject }: CodeRow): Promise<CodeRefusal & { reason: "blocked" }> => {
    const blockedUntil = at(limits.blockMs);
    await tx.update(oneTimeCodes).set({ blockedUntil, sends: 0, tries: 0 }).where(eq(oneTimeCodes.subject, subject));
    return { ok: false, reason: "blocked", untilMs: blockedUntil.getTime() };
  };
  const isBlocked = (row: CodeRow | undefined): row is CodeRow & { blockedUntil: Date } =>
    row?.blockedUntil != null && row.blockedUntil > now();

  return {
    send: ({ subject, channel, recipient, purpose, language, playerId = null, isGhost = false }) =>
      db.transaction(async (tx) => {
        const known = await one(tx, { subject });
        if (isBlocked(known)) return { ok: false, reason: "blocked", untilMs: known.blockedUntil.getTime() };
        const waitMs = known ? known.sentAt.getTime() + limits.resendMs - now().getTime() : 0;
        if (known && waitMs > 0 && known.recipient === recipient && !known.verifiedAt)
          return { ok: true, key: known.key, resendInMs: waitMs };
        const isFresh = known !== undefined && known.sentAt > at(-limits.forgetMs);
        if (isFresh && known.sends >= limits.sends) return block(tx, known);
        const code = String(randomInt(1_000_000)).padStart(6, "0");
        const key = known && known.recipient === recipient ? known.key : randomBytes(18).toString("base64url");
        const row = {
          key,
          channel,
          recipient,
          playerId,
          // A code that no digits are equal to.
          code: isGhost ? "none" : code,
          sends: isFresh ? known.sends + 1 : 1,
          tries: isFresh ? known.tries : 0,
          sentAt: now(),
          expiresAt: at(limits.lifetimeMs),
          blockedUntil: null,
          verifiedAt: null,
        };
        await tx
          .insert(oneTimeCodes)
          .values({ subject, ...row })
          .onConflictDoUpdate({ target: oneTimeCodes.subject, set: row });
        if (!isGhost) await send(tx, { kind: channel, recipient, code, ...letterFor(language, purpose, code) });
        return { ok: true, key, resendInMs: limits.resendMs };
      }),
    check: (by, pincode) =>
      db.transaction(async (tx) => {
        const row = await one(tx, by);
        if (isBlocked(row)) return { ok: false, reason: "blocked", untilMs: row.blockedUntil.getTime() };
        if (!row || row.expiresAt <= now()) return { ok: false, reason: "expired" };
        const mine = eq(oneTimeCodes.subject, row.subject);
        if (isSame(row.code, pincode)) {
          await tx.update(oneTimeCodes).set({ verifiedAt: now(), tries: 0 }).where(mine);
          return { ok: true, row };
        }
        if (row.tries + 1 >= limits.tries) return block(tx, row);
        await tx
          .update(oneTimeCodes)
          .set({ tries: row.tries + 1 })
          .where(mine);
        return { ok: false, reason: "wrong" };
      }),
    find: async (key) => (await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.key, key)))[0] ?? null,
    async spend(key) {
      await db.delete(oneTimeCodes).where(eq(oneTimeCodes.key, key));
    },
    async age(recipient, seconds) {
      const back = sql`make_interval(secs => ${seconds})`;
      const { sentAt, expiresAt, blockedUntil } = oneTimeCodes;
      await db
        .update(oneTimeCodes)
        .set({
          sentAt: sql`${sentAt} - ${back}`,
          expiresAt: sql`${expiresAt} - ${back}`,
          blockedUntil: sql`${blockedUntil} - ${back}`,
        })
        .where(eq(oneTimeCodes.recipient, recipient));
    },
  };
}

function isSame(code: string, given: string): boolean {
  return code.length === given.length && timingSafeEqual(Buffer.from(code), Buffer.from(given));
}
