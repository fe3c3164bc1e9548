import { Hono } from "hono";
import type { Content } from "../content/content";
import type { Ground, Part } from "../core/part";
import type { Identity } from "../identity/identity";
import type { Push } from "../push/push";
import { refuse } from "./answers";
import { addControl } from "./control";
import { addGameCalls } from "./game-calls";
import { type Call, createPlayerGate, siteContext } from "./gate";
import { addPlayerCalls } from "./player-calls";
import { createDemoPlayers, createPlayers } from "./players";
import { addSiteCalls } from "./site-calls";
import { type GameSession, openTicket } from "./tickets";
import { balanceMessage, createWallet, type Wallet } from "./wallet";

/** The stand-in for the provider's platform, with what the games' frames ask of it in-process. */
export interface Platform extends Part {
  wallet: Wallet;
  /** Opens the session of a ticket or token that a launch call gave; null when it is unknown, too old or spent. */
  openSession(ticket: string): Promise<GameSession | null>;
}

interface Others {
  content: Content;
  identity: Identity;
  push: Push;
}

export async function createPlatform(ground: Ground, { content, identity, push }: Others): Promise<Platform> {
  const { db, settings } = ground;
  const players = createPlayers(db, identity);
  const wallet = createWallet(db, (playerId, balance) => push.send(playerId, balanceMessage(balance)));
  const playerGate = createPlayerGate(settings, players);
  await createDemoPlayers(players, identity);

  return {
    wallet,
    openSession: (ticket) => openTicket(db, ticket),
    routes(app) {
      const v1 = new Hono<Call>().use(siteContext);
      addSiteCalls(v1);
      addGameCalls(v1, { db, settings, content, wallet, playerGate });
      const own = new Hono<Call>().use(playerGate);
      addPlayerCalls(own, { db, players, wallet, push });
      v1.route("/player", own);
      // The second version serves rewards and bonuses only; its gates are the same.
      const v2 = new Hono<Call>().use(siteContext).use(playerGate);
      app.route("/v1", v1);
      app.route("/v2", v2);
      app.notFound((context) => refuse(context, 404, "error.not_found", "There is no such call."));
    },
    control: (app) => addControl(app, { db, players, wallet, push }),
  };
}
