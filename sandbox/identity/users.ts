import { createHmac, randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../core/database";
import { type ClaimChanges, type Claims, changeClaims, completeClaims } from "./claims";
import { type User, users } from "./db-schema";
import { createVerifier, type Verifier } from "./srp";

export interface NewUser {
  email: string;
  password: string;
  claims: Claims;
  status?: User["status"];
}

/** The fields of an account that may change; a field that is missing or undefined stays. */
export interface UserChanges {
  email?: string | undefined;
  password?: string | undefined;
  claims?: ClaimChanges | undefined;
  status?: User["status"] | undefined;
  enabled?: boolean | undefined;
  /** The message that sign-in ends with after the right password; null lets the player in again. */
  signInRefusal?: string | null | undefined;
  /** Lifetime of id and access tokens in seconds; null is the default hour. */
  tokenSeconds?: number | null | undefined;
  rotateRefreshTokens?: boolean | undefined;
}

export interface Users {
  create(user: NewUser): Promise<User>;
  update(user: User, changes: UserChanges): Promise<void>;
  remove(sub: string): Promise<void>;
  list(): Promise<User[]>;
  byEmail(email: string): Promise<User | null>;
  byPlayer(playerId: string): Promise<User | null>;
  bySub(sub: string): Promise<User | null>;
  /** The verifier of an address without an account: always the same for the same address, and never right. */
  ghost(email: string): Verifier & { sub: string };
}

export const normalEmail = (email: string) => email.trim().toLowerCase();

interface Dependencies {
  db: Database;
  poolName: string;
  ghostKey: Buffer;
  now(): Date;
}

export function createUsers({ db, poolName, ghostKey, now }: Dependencies): Users {
  const one = async (where: ReturnType<typeof eq>) => (await db.select().from(users).where(where))[0] ?? null;
  return {
    async create({ email, password, claims, status = "CONFIRMED" }) {
      const sub = randomUUID();
      const row = {
        sub,
        email: normalEmail(email),
        playerId: claims.player_id,
        status,
        claims: completeClaims(claims, now()),
        ...createVerifier({ poolName, userId: sub }, password),
      };
      const [created] = await db.insert(users).values(row).returning();
      if (!created) throw new Error(`The user ${email} was not created.`);
      return created;
    },
    async update(user, { email, password, claims, ...plain }) {
      const changed = {
        ...plain,
        ...(email !== undefined && { email: normalEmail(email) }),
        ...(password !== undefined && createVerifier({ poolName, userId: user.sub }, password)),
        ...(claims && { claims: changeClaims(user.claims, claims) }),
      };
      if (Object.keys(changed).length > 0) await db.update(users).set(changed).where(eq(users.sub, user.sub));
    },
    async remove(sub) {
      await db.delete(users).where(eq(users.sub, sub));
    },
    list: () => db.select().from(users).orderBy(asc(users.email)),
    byEmail: (email) => one(eq(users.email, normalEmail(email))),
    byPlayer: (playerId) => one(eq(users.playerId, playerId)),
    bySub: (sub) => one(eq(users.sub, sub)),
    ghost(email) {
      const hex = createHmac("sha512", ghostKey).update(normalEmail(email)).digest("hex");
      const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) % 4];
      const sub = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
      return { sub, ...createVerifier({ poolName, userId: sub }, hex.slice(64), hex.slice(32, 64)) };
    },
  };
}
