import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../core/database";
import { currencyOf } from "../wallet/currency";
import { NewPlayer, type Player, type Players } from "./players";
import { registrations } from "./registration-db-schema";
import type { Registration } from "./registration-schemas";
import { isUnfinished } from "./registration-status";

/** A registration that was begun, with the token by which it is completed. */
export interface Begun {
  playerId: string;
  token: string;
}

/** The registrations by their keys. One key is one registration, however often it is sent and whatever stops the sandbox meanwhile. */
export interface Registrations {
  /** "taken": there is such a player. "key-reused": the key belongs to another address. */
  begin(key: string, registration: Registration, country: string): Promise<Begun | "taken" | "key-reused">;
  /** The player of a registration that the token belongs to. */
  ownerOf(playerId: string, token: string | undefined): Promise<Player | null>;
}

export function createRegistrations(db: Database, players: Players): Registrations {
  // One after the other: whoever finds an address without a player knows that nobody is making one.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  }

  const find = async (key: string) => (await db.select().from(registrations).where(eq(registrations.key, key)))[0];

  /** The same registration once more, with its details as they are now. The key is known to nobody else. */
  async function again({ playerId, token }: Begun, { email: _, password, ...given }: Registration) {
    const player = await players.find(playerId);
    const status = player?.profile.accountStatus;
    if (!player || !isUnfinished(player.profile)) return "taken";
    if (status === "PRE_REGISTERED") {
      await players.change(player, given);
      await players.setPassword(player, password);
    }
    return { playerId, token };
  }

  async function make(key: string, { email, ...given }: Registration, country: string) {
    const pending = and(eq(registrations.email, email.toLowerCase()), isNull(registrations.playerId));
    const cutOff = await db.delete(registrations).where(pending).returning();
    if (cutOff.length > 0) await players.dropOrphan(email);
    if (await players.isTaken(email)) return "taken";
    const token = randomUUID();
    await db.insert(registrations).values({ key, email: email.toLowerCase(), token });
    const player = NewPlayer.parse({
      ...given,
      email,
      countryCode: country,
      currencyCode: currencyOf(country),
      accountStatus: "PRE_REGISTERED",
      kycStatus: "NOT_VERIFIED",
      firstLogin: true,
    });
    const { playerId } = await players.create(player, async (tx, created) => {
      await tx.update(registrations).set({ playerId: created }).where(eq(registrations.key, key));
    });
    return { playerId, token };
  }

  return {
    begin: (key, registration, country) =>
      inTurn(async () => {
        const known = await find(key);
        if (known && known.email !== registration.email.toLowerCase()) return "key-reused";
        return known?.playerId
          ? again({ ...known, playerId: known.playerId }, registration)
          : make(key, registration, country);
      }),
    async ownerOf(playerId, token) {
      const own = await db.select().from(registrations).where(eq(registrations.playerId, playerId));
      return own.some((each) => each.token === token) ? players.find(playerId) : null;
    },
  };
}
