import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "../../core/database";
import type { Identity } from "../../identity/identity";
import { signInRefusals } from "../../identity/sign-in-refusals";
import { players } from "../db-schema";
import { parseDecimal } from "../wallet/decimal";
import { openWallet, postWithin } from "../wallet/ledger";
import { defaultProfile, Profile } from "./profile";

const tokenSeconds = z.number().int().positive().max(86_400).nullable();

/** A player in any state; missing fields are those of the default profile. */
export const NewPlayer = Profile.partial().extend({
  email: z.email().optional(),
  password: z.string().min(8).max(256).default("Greenroom-2026"),
  /** Opening balance as a decimal string. */
  balance: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/)
    .default("0"),
  /** False: the player has no wallet, and the wallet call returns 404. */
  wallet: z.boolean().default(true),
  /** Lifetime of identity tokens in seconds; null is the service's default. */
  tokenSeconds: tokenSeconds.default(null),
});
export type NewPlayer = z.output<typeof NewPlayer>;

/** A change of a player: only the given fields change. A wallet keeps its currency. */
export const PlayerChange = Profile.omit({ currencyCode: true }).extend({ tokenSeconds }).partial();
export type PlayerChange = z.output<typeof PlayerChange>;

export interface Player {
  playerId: string;
  /** Null once deleted. */
  email: string | null;
  profile: Profile;
  idleLogoutAt: Date | null;
}

export interface Players {
  /** Makes profile, wallet with its opening entries, and account. `within` runs in their transaction. Throws when the e-mail is taken. */
  create(player: NewPlayer, within?: (tx: Transaction, playerId: string) => Promise<void>): Promise<Player>;
  /** Null for an unknown or deleted player. */
  find(playerId: string): Promise<Player | null>;
  findByEmail(email: string): Promise<Player | null>;
  /** The account, which is made before its player, takes the address. */
  isTaken(email: string): Promise<boolean>;
  /** Frees the address of an account without a player: a start of one that was killed leaves it behind. */
  dropOrphan(email: string): Promise<void>;
  list(): Promise<Player[]>;
  change(player: Player, change: PlayerChange & { currencyCode?: string }): Promise<Player>;
  setPassword(player: Player, password: string): Promise<void>;
  /** Ends the account and frees the e-mail; the ledger keeps its history. */
  remove(player: Player): Promise<void>;
  noteIdleLogout(playerId: string): Promise<void>;
}

export function createPlayers(db: Database, identity: Identity): Players {
  const find = async (where: ReturnType<typeof eq>) =>
    (
      await db
        .select()
        .from(players)
        .where(and(where, isNotNull(players.email)))
    )[0] ?? null;

  return {
    async create({ email, password, balance, wallet, tokenSeconds, ...given }, within) {
      const profile = Profile.parse({ ...defaultProfile, ...given });
      const playerId = await nextPlayerId(db);
      const address = (email ?? `${playerId.toLowerCase()}@players.example`).toLowerCase();
      await identity.createUser({ email: address, password, claims: { player_id: playerId, ...claimsOf(profile) } });
      await identity.updateUser(playerId, {
        signInRefusal: lastingRefusal(profile),
        tokenSeconds,
      });
      const values = { playerId, email: address, profile };
      return db.transaction(async (tx) => {
        const [player] = await tx.insert(players).values(values).returning();
        if (!player) throw new Error(`The player ${address} was not created.`);
        await within?.(tx, playerId);
        if (!wallet) return player;
        const currency = profile.currencyCode;
        await openWallet(tx, playerId, currency);
        await postWithin(tx, {
          playerId,
          key: "opening",
          type: "DEPOSIT",
          category: "ADJUSTMENT",
          reference: "Opening balance",
          currency,
          amountMinor: parseDecimal(balance) ?? 0n,
          from: { operator: "opening" },
          to: { kind: "MAIN" },
        });
        return player;
      });
    },
    find: (playerId) => find(eq(players.playerId, playerId)),
    findByEmail: (email) => find(eq(players.email, email.toLowerCase())),
    isTaken: async (email) => (await identity.findByEmail(email)) !== null,
    async dropOrphan(email) {
      if (await find(eq(players.email, email.toLowerCase()))) return;
      const orphan = await identity.findByEmail(email);
      if (orphan) await identity.deleteUser(orphan.playerId);
    },
    list: () => db.select().from(players).where(isNotNull(players.email)).orderBy(asc(players.createdAt)),
    async change(player, { tokenSeconds, ...change }) {
      const own = eq(players.playerId, player.playerId);
      const profile = await db.transaction(async (tx) => {
        // As it is now: a stake or a claim may have changed its rewards since the player was read.
        const [now = player] = await tx.select().from(players).where(own).for("update");
        const changed = Profile.parse({ ...defaultProfile, ...now.profile, ...change });
        await tx.update(players).set({ profile: changed }).where(own);
        return changed;
      });
      await identity.updateUser(player.playerId, {
        claims: claimsOf(profile),
        signInRefusal: lastingRefusal(profile),
        ...(tokenSeconds !== undefined && { tokenSeconds }),
      });
      return { ...player, profile };
    },
    setPassword: ({ playerId }, password) => identity.updateUser(playerId, { password }),
    async remove({ playerId, profile }) {
      await identity.deleteUser(playerId);
      const closed: Profile = { ...profile, accountStatus: "CLOSED" };
      await db.update(players).set({ email: null, profile: closed }).where(eq(players.playerId, playerId));
    },
    async noteIdleLogout(playerId) {
      await db.update(players).set({ idleLogoutAt: new Date() }).where(eq(players.playerId, playerId));
    },
  };
}

async function nextPlayerId(db: Database): Promise<string> {
  const result = await db.execute(sql`select 'P' || nextval('player_number') as id`);
  // Both drivers return rows for a raw statement; drizzle's common type does not declare it.
  return (result as unknown as { rows: [{ id: string }] }).rows[0].id;
}

function claimsOf(profile: Profile) {
  return {
    country_code: profile.countryCode,
    province_code: profile.provinceCode ?? "",
    language_code: profile.languageCode,
    multibrand: JSON.stringify({ suspended: profile.multibrandSuspended }),
  };
}

/** Self-excluded, blacklisted and closed players cannot log in. Of a time-out it is asked at each sign-in: its time passes. */
function lastingRefusal({ accountStatus }: Profile): string | null {
  switch (accountStatus) {
    case "SELF_EXCLUDED":
      return signInRefusals.exclusion(null);
    case "CLOSED":
      return signInRefusals.closed;
    case "BLACKLISTED":
      return signInRefusals.blacklisted;
    case "TIMEOUT":
    case "ACCOUNT_UNVERIFIED":
    case "PRE_REGISTERED":
    case "REGISTERED":
    case "RESTRICTED":
    case "PAYOUT":
      return null;
  }
}
