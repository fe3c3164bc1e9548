import { Hono } from "hono";
import type { Captcha } from "../captcha/captcha";
import type { Content } from "../content/content";
import type { Part, SandboxContext } from "../core/part";
import type { Identity } from "../identity/identity";
import type { Push } from "../push/push";
import { addAccountCalls } from "./account/account-calls";
import { addCodeControl } from "./account/code-control";
import { createOneTimeCodes } from "./account/one-time-codes";
import { createPayAndPlay, type PayAndPlay } from "./account/pay-and-play";
import { addPayAndPlayCalls } from "./account/pay-and-play-calls";
import { addPhoneCalls } from "./account/phone-calls";
import { createPhoneRequests } from "./account/phone-requests";
import { addRegistrationCalls } from "./account/registration-calls";
import { addRegistrationCodeCalls } from "./account/registration-code-calls";
import { addResetCalls } from "./account/reset-calls";
import { addSessionCalls } from "./account/session-calls";
import { addControl } from "./control";
import { addGameCalls } from "./game-calls";
import { type Call, createAccessGate, createPlayerGate, keyed, siteContext } from "./gate";
import { addPaymentCalls } from "./money/payment-calls";
import { addRewardCalls } from "./offers/reward-calls";
import { addLiveDataCalls } from "./play/live-data-calls";
import { addLiveTables } from "./play/live-tables";
import { addMyGamesCalls } from "./play/my-games-calls";
import { addPlayerCalls } from "./player-calls";
import { createDemoPlayers, createPlayers } from "./players";
import { refuse } from "./responses";
import { addLimitCalls } from "./safety/limit-calls";
import { addLimitControl } from "./safety/limit-control";
import { addSiteCalls } from "./site-calls";
import { createSiteRules } from "./site-rules";
import { type GameSession, openTicket } from "./tickets";
import { balanceMessage, createWallet, type Wallet } from "./wallet";

/** The stand-in for the provider's platform. The sandbox's games use `wallet` and `openSession` in-process. */
export interface Platform extends Part {
  wallet: Wallet;
  /** The payments that the bank's page approves. */
  payAndPlay: PayAndPlay;
  /** Opens the session of a ticket or token that a launch call returned; null when it is unknown, expired or used. */
  openSession(ticket: string): Promise<GameSession | null>;
}

interface Dependencies {
  captcha: Captcha;
  content: Content;
  identity: Identity;
  push: Push;
}

export async function createPlatform(
  { db, settings }: SandboxContext,
  { captcha, content, identity, push }: Dependencies,
): Promise<Platform> {
  const players = createPlayers(db, identity);
  const wallet = createWallet(db, (playerId, balance) => push.send(playerId, balanceMessage(balance)));
  const playerGate = createPlayerGate(settings, players, identity);
  const accessGate = createAccessGate(identity);
  const rules = createSiteRules();
  /** Every call, and whether it is `keyed`. */
  const endpoints = new Map<string, boolean>();
  const codes = createOneTimeCodes(db);
  const requests = createPhoneRequests();
  const payAndPlay = createPayAndPlay({ db, identity, players, wallet, requests });
  await createDemoPlayers(players);

  return {
    wallet,
    payAndPlay,
    openSession: (ticket) => openTicket(db, ticket),
    routes(app) {
      const v1 = new Hono<Call>().use(siteContext);
      addSiteCalls(v1);
      // First: its gate stands before the calls of the codes too.
      addRegistrationCalls(v1, { db, settings, players, rules, captcha, playerGate });
      addRegistrationCodeCalls(v1, { players, rules, codes });
      addPhoneCalls(v1, { players, codes, requests, playerGate });
      addResetCalls(v1, { players, identity, codes });
      addPayAndPlayCalls(v1, payAndPlay);
      addGameCalls(v1, { db, settings, content, wallet, playerGate });
      addMyGamesCalls(v1, { db, content, playerGate });
      v1.get("/bonus-code/manual-claim/available", playerGate, (context) =>
        context.json({ isAvailable: context.get("player").profile.manualClaim !== false }),
      );
      // Before the player's own calls: a visitor reads the winners too.
      addLiveTables(v1, { db, content });
      addLiveDataCalls(v1, { db, content, playerGate });
      addSessionCalls(v1, { settings, identity, players, rules, playerGate, accessGate });
      const own = new Hono<Call>().use(playerGate);
      addAccountCalls(own, { players, identity, accessGate });
      addPlayerCalls(own, { db, identity, players, wallet, push, rules });
      addPaymentCalls(own, { db, settings, players, wallet });
      addLimitCalls(own, db);
      v1.route("/player", own);
      // The second version serves rewards and bonuses only; its gates are the same.
      const v2 = new Hono<Call>().use(siteContext).use(playerGate);
      addRewardCalls(v2);
      app.route("/v1", v1);
      app.route("/v2", v2);
      for (const { method, path, handler } of app.routes) {
        const call = `${method} ${path}`;
        if (method !== "ALL") endpoints.set(call, handler === keyed || endpoints.get(call) === true);
      }
      app.notFound((context) => refuse(context, 404, "error.not_found", "There is no such call."));
    },
    control(app) {
      addControl(app, { db, players, wallet, push });
      addLimitControl(app, { db, players });
      rules.addControl(app);
      app.get("/endpoints", (context) => context.json([...endpoints].map(([call, isKeyed]) => ({ call, isKeyed }))));
      addCodeControl(app, codes);
    },
  };
}
