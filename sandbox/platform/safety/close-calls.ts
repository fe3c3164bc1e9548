import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { Settings } from "../../core/settings";
import type { Players } from "../account/players";
import { type Call, keyed } from "../gate";
import { forfeitAll } from "../offers/forfeit";
import { readBody, refuse, refuseFields } from "../responses";
import type { Wallet } from "../wallet/wallet";
import { accountClosings } from "./db-schema";

const Closing = z.strictObject({ reason: z.string().trim().min(1).max(500).optional() });

interface CloseDependencies {
  db: Database;
  settings: Settings;
  players: Players;
  wallet: Wallet;
}

/**
 * Closes an account because its player wants it, below `player/`. Bonuses that run end, money of the player stays theirs, and withdrawals go
 * on. A call that was cut off is completed by the next one with its key.
 */
export function addCloseCalls(app: Hono<Call>, { db, settings, players, wallet }: CloseDependencies): void {
  app.post("/close", keyed, async (context) => {
    const key = settings.honoursKeys ? context.get("key") : randomUUID();
    if (!key) return refuse(context, 400, "error.idempotency.key_missing", "Closing an account needs a key.");
    const player = context.get("player");
    const { playerId } = player;
    const [known] = await db.select().from(accountClosings).where(eq(accountClosings.playerId, playerId));
    if (known?.key !== key && player.profile.accountStatus === "CLOSED")
      return refuse(context, 403, "error.player.closed", "The account is closed.");
    const sent = await readBody(context);
    const parsed = Closing.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "closing", parsed.error, sent);
    const row = { playerId, key, reason: parsed.data.reason ?? null, closedAt: new Date() };
    await db.insert(accountClosings).values(row).onConflictDoNothing();
    await forfeitAll(db, wallet, player, key);
    const now = await players.find(playerId);
    if (now && now.profile.accountStatus !== "CLOSED") await players.change(now, { accountStatus: "CLOSED" });
    return context.body(null, 204);
  });
}
