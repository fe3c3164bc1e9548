import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import type { Database } from "../core/database";
import type { App } from "../core/server";
import type { Push } from "../push/push";
import { NewPlayer, type Player, PlayerChange, type Players } from "./account/players";
import { profileNews } from "./account/profile-news";
import { readBody, refuse, refuseFields } from "./responses";
import { checkLedger, playerEntries } from "./wallet/audit";
import { balanceBody } from "./wallet/balance";
import { parseDecimal } from "./wallet/decimal";
import type { Refusal } from "./wallet/ledger";
import { verticals } from "./wallet/verticals";
import type { Wallet } from "./wallet/wallet";

const BalanceChange = z.object({
  /** Decimal string; a minus takes money away. */
  amount: z.string().regex(/^-?\d{1,12}(\.\d{1,2})?$/),
  kind: z.enum(["MAIN", "LOCKED", "BONUS"]).default("MAIN"),
  /** Of a bonus. */
  vertical: z.enum(verticals).default("CASINO"),
  reference: z.string().min(1).max(200).default("Control"),
});

interface Dependencies {
  db: Database;
  players: Players;
  wallet: Wallet;
  push: Push;
}

/** Players in any state, their money, and the books: what people and tests steer the platform with. */
export function addControl(app: App, { db, players, wallet, push }: Dependencies): void {
  app.post("/players", async (context) => {
    const sent = await readBody(context);
    const parsed = NewPlayer.strict().safeParse(sent);
    if (!parsed.success) return refuseFields(context, "player", parsed.error, sent);
    const { email, password } = parsed.data;
    if (email && (await players.isTaken(email)))
      return refuse(context, 409, "error.player.exists", "There is a player with this e-mail.");
    const player = await players.create(parsed.data);
    return context.json({ playerId: player.playerId, email: player.email, password }, 201);
  });

  app.get("/players", async (context) => {
    const all = await players.list();
    return context.json(all.map(({ playerId, email, profile }) => ({ playerId, email, ...profile })));
  });

  app.get("/players/:id", async (context) => {
    const player = await players.find(context.req.param("id"));
    return player ? context.json(await whole(player)) : unknownPlayer(context);
  });

  app.patch("/players/:id", async (context) => {
    const player = await players.find(context.req.param("id"));
    if (!player) return unknownPlayer(context);
    const sent = await readBody(context);
    const parsed = PlayerChange.strict().safeParse(sent);
    if (!parsed.success) return refuseFields(context, "player", parsed.error, sent);
    const changed = await players.change(player, parsed.data);
    for (const body of profileNews(player.playerId, player.profile, changed.profile))
      push.send(player.playerId, { body });
    return context.json(await whole(changed));
  });

  app.delete("/players/:id", async (context) => {
    const player = await players.find(context.req.param("id"));
    if (!player) return unknownPlayer(context);
    await players.remove(player);
    push.disconnect(player.playerId);
    return context.body(null, 204);
  });

  app.post("/players/:id/balance", async (context) => {
    const player = await players.find(context.req.param("id"));
    if (!player) return unknownPlayer(context);
    const sent = await readBody(context);
    const parsed = BalanceChange.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "balance", parsed.error, sent);
    const { amount, kind, vertical, reference } = parsed.data;
    const result = await wallet.adjust({
      playerId: player.playerId,
      amountMinor: parseDecimal(amount) ?? 0n,
      currency: player.profile.currencyCode,
      key: context.req.header("Idempotency-Key") ?? randomUUID(),
      reference,
      place: kind === "BONUS" ? { kind, vertical } : { kind },
    });
    if (result.ok) return context.json({ transactionId: result.transactionId, ...balanceBody(result.balance) });
    return refuse(context, statusOf(result.code), `error.wallet.${result.code.toLowerCase()}`, "Nothing was moved.");
  });

  app.get("/ledger/check", async (context) => context.json(await checkLedger(db)));

  async function whole({ playerId, email, profile, idleLogoutAt }: Player) {
    const balance = await wallet.balance(playerId);
    return {
      playerId,
      email,
      ...profile,
      idleLogoutAt,
      wallet: balance && balanceBody(balance),
      ledger: await playerEntries(db, playerId),
    };
  }
}

function unknownPlayer(context: Context) {
  return refuse(context, 404, "error.player.not_found", "There is no such player.");
}

function statusOf(code: Refusal): 404 | 409 | 422 {
  if (code === "NO_WALLET") return 404;
  return code === "KEY_REUSED" ? 422 : 409;
}
