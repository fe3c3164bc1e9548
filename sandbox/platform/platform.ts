import { Hono, type MiddlewareHandler } from "hono";
import type { Captcha } from "../captcha/captcha";
import type { Content } from "../content/content";
import type { Part, SandboxContext } from "../core/sandbox-part";
import type { Identity } from "../identity/identity";
import type { Push } from "../push/push";
import { addAccountCalls } from "./account/account-calls";
import { addCodeControl } from "./account/code-control";
import { createDemoPlayers } from "./account/demo-players";
import { createOneTimeCodes } from "./account/one-time-codes";
import { createPayAndPlay, type PayAndPlay } from "./account/pay-and-play";
import { addPayAndPlayCalls } from "./account/pay-and-play-calls";
import { addPayAndPlayControl } from "./account/pay-and-play-control";
import { addPhoneCalls } from "./account/phone-calls";
import { createPhoneRequests } from "./account/phone-requests";
import { addPlayerCalls } from "./account/player-calls";
import { createPlayers } from "./account/players";
import { addRegistrationCalls } from "./account/registration-calls";
import { addRegistrationCodeCalls } from "./account/registration-code-calls";
import { addResetCalls } from "./account/reset-calls";
import { addSessionCalls } from "./account/session-calls";
import { timeOutRefusal } from "./account/time-out-refusal";
import { addControl } from "./control";
import { type Call, createAccessGate, createPlayerGate, keyed, siteContext } from "./gate";
import { createOperatorClock } from "./money/operator-clock";
import { addPaymentCalls } from "./money/payment-calls";
import { addPaymentControl } from "./money/payment-control";
import { createPayments, type Payments } from "./money/payments";
import { createVouchers, type Vouchers, writeDemoVouchers } from "./money/vouchers";
import { addWithdrawalCalls } from "./money/withdrawal-calls";
import { addBonusCodeCalls } from "./offers/bonus-code-calls";
import { addBonusCodeControl, createDemoCodes } from "./offers/bonus-code-control";
import { addBonusPreferenceCalls } from "./offers/bonus-preference-calls";
import { addCampaignCalls } from "./offers/campaign-calls";
import { createExpiry } from "./offers/expiry";
import { addLimitationCalls } from "./offers/limitation-calls";
import { addRewardCalls } from "./offers/reward-calls";
import { addGameCalls } from "./play/game-calls";
import { addLiveDataCalls } from "./play/live-data-calls";
import { addLiveTables } from "./play/live-tables";
import { addMyGamesCalls } from "./play/my-games-calls";
import { type GameSession, openTicket } from "./play/tickets";
import { type QueryName, queryNames } from "./read-query";
import { refuse } from "./responses";
import { addActivityCalls } from "./safety/activity-calls";
import { addActivityControl } from "./safety/activity-control";
import { addBreakCalls } from "./safety/break-calls";
import { addBreakControl } from "./safety/break-control";
import { signInRefusalOfBreak } from "./safety/breaks";
import { addCloseCalls } from "./safety/close-calls";
import { addConsentCalls } from "./safety/consent-calls";
import { addDataRequestCalls } from "./safety/data-request-calls";
import { addDataRequestControl } from "./safety/data-request-control";
import { addDocumentCalls, addIdentityCheckCalls } from "./safety/document-calls";
import { addDocumentControl } from "./safety/document-control";
import { addEddCalls } from "./safety/edd-calls";
import { addEddControl } from "./safety/edd-control";
import { addLimitCalls } from "./safety/limit-calls";
import { addLimitControl } from "./safety/limit-control";
import { addSiteCalls } from "./site-calls";
import { createSiteRules } from "./site-rules";
import { balanceMessage, createWallet, type Wallet } from "./wallet/wallet";

/** The stand-in for the provider's platform. The sandbox's games use `wallet` and `openSession` in-process. */
export interface Platform extends Part {
  wallet: Wallet;
  /** The payments that the bank's page approves. */
  payAndPlay: PayAndPlay;
  /** The payments that the cashier's page settles. */
  payments: Payments;
  /** What the cashier's page takes for them. */
  vouchers: Vouchers;
  /** Lets only signed-in players pass, at the calls of partners too. */
  playerGate: MiddlewareHandler<Call>;
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
  const payments = createPayments(db, wallet, players);
  const vouchers = createVouchers(db);
  const playerGate = createPlayerGate({ db, settings, players, identity });
  identity.askBeforeSignIn(
    async (playerId) => (await signInRefusalOfBreak(db, playerId)) ?? timeOutRefusal(players, playerId),
  );
  const accessGate = createAccessGate(identity);
  const rules = createSiteRules();
  /** Every call, whether it is `keyed`, and what it reads of its query. */
  const endpoints = new Map<string, { isKeyed: boolean; query: QueryName[] }>();
  const codes = createOneTimeCodes(db);
  const requests = createPhoneRequests();
  const payAndPlay = createPayAndPlay({ db, identity, players, wallet, requests });
  await createDemoPlayers(db, players);
  await createDemoCodes(db);
  await writeDemoVouchers(db);

  return {
    wallet,
    payAndPlay,
    payments,
    vouchers,
    playerGate,
    openSession: (ticket) => openTicket(db, ticket),
    routes(app) {
      const v1 = new Hono<Call>().use(siteContext);
      addSiteCalls(v1);
      // First: its gate stands before the calls of the codes too.
      addRegistrationCalls(v1, { db, settings, players, rules, captcha, playerGate });
      addRegistrationCodeCalls(v1, { db, players, rules, codes });
      addPhoneCalls(v1, { players, codes, requests, playerGate, accessGate });
      addResetCalls(v1, { players, identity, codes });
      addPayAndPlayCalls(v1, payAndPlay);
      addGameCalls(v1, { db, settings, content, wallet, playerGate });
      addMyGamesCalls(v1, { db, content, playerGate });
      addBonusCodeCalls(v1, { db, settings, wallet, playerGate });
      // Before the player's own calls: a visitor reads the winners too.
      addLiveTables(v1, { db, content });
      addLiveDataCalls(v1, { db, content, playerGate, accessGate });
      v1.use("/jumio/*", playerGate);
      addIdentityCheckCalls(v1, { db, settings });
      addSessionCalls(v1, { settings, identity, players, rules, playerGate, accessGate });
      const expiry = createExpiry(players, wallet);
      const own = new Hono<Call>().use(playerGate).use(expiry).use("/wallet/*", createOperatorClock(db, payments));
      addAccountCalls(own, { players, identity, accessGate });
      addPlayerCalls(own, { db, identity, players, wallet, push, rules });
      addPaymentCalls(own, { db, settings, players, wallet, payments });
      addWithdrawalCalls(own, { db, settings, wallet, payments });
      addLimitCalls(own, { db, settings });
      addActivityCalls(own, { db, identity });
      addBreakCalls(own, { db, settings });
      addCloseCalls(own, { db, settings, players, wallet });
      addDataRequestCalls(own, db);
      addConsentCalls(own, db);
      addDocumentCalls(own, { db, settings });
      addEddCalls(own, { db, players });
      addBonusPreferenceCalls(own, players);
      v1.route("/player", own);
      // The second version serves rewards and bonuses only; its gates are the same.
      const v2 = new Hono<Call>().use(siteContext).use(playerGate).use(expiry);
      addRewardCalls(v2, { db, settings, wallet });
      addCampaignCalls(v2, { db, content });
      addLimitationCalls(v2, content);
      app.route("/v1", v1);
      app.route("/v2", v2);
      for (const { method, path, handler } of app.routes) {
        const call = `${method} ${path}`;
        if (method === "ALL") continue;
        const { isKeyed, query } = endpoints.get(call) ?? { isKeyed: false, query: [] };
        endpoints.set(call, { isKeyed: isKeyed || handler === keyed, query: [...query, ...queryNames(handler)] });
      }
      app.notFound((context) => refuse(context, 404, "error.not_found", "There is no such call."));
    },
    control(app) {
      addControl(app, { db, players, wallet, push });
      addLimitControl(app, { db, players });
      addActivityControl(app, { db, identity, players });
      addBreakControl(app, { db, players });
      addDocumentControl(app, { db, players });
      addEddControl(app, { db, players });
      addDataRequestControl(app, db);
      addPaymentControl(app, { players, payments });
      addBonusCodeControl(app, db);
      rules.addControl(app);
      app.get("/endpoints", (context) => context.json([...endpoints].map(([call, known]) => ({ call, ...known }))));
      addCodeControl(app, codes);
      addPayAndPlayControl(app, db);
    },
  };
}
