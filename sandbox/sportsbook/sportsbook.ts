import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { z } from "zod";
import { frameFonts } from "../control/frame-fonts";
import { frameHeaders } from "../control/frame-page";
import type { Part, SandboxContext } from "../core/sandbox-part";
import { createFormat } from "../games/client/amounts";
import { readerTag } from "../games/messages/reader";
import type { Identity } from "../identity/identity";
import type { Platform } from "../platform/platform";
import { readBody, refuse, refuseFields } from "../platform/responses";
import { parseDecimal } from "../platform/wallet/decimal";
import { mostLegs } from "./accumulator";
import { createApi } from "./api";
import { betList } from "./bet-list";
import { createBets } from "./bets";
import type { ContextBody } from "./context";
import { balances, contexts, sessions } from "./db-schema";
import { eventsAt } from "./events";
import { type Messages, sportsbookMessages } from "./messages";
import { sportsbookPage } from "./page";
import { sportsbookScript } from "./script";
import { sportsbookStyle } from "./style";
import type { View } from "./view";

const NewBet = z.strictObject({
  key: z.uuid(),
  legs: z
    .array(z.strictObject({ event: z.string().min(1).max(96), outcome: z.string().min(1).max(16) }))
    .min(1)
    .max(mostLegs),
  stake: z.string().transform((text) => parseDecimal(text.trim().replace(",", "."))),
});
const Outcome = z.enum(["WON", "LOST"]);
const NextBet = z.strictObject({ outcome: Outcome });
/** Without an outcome the legs end as their events do. */
const Settlement = z.strictObject({ outcome: Outcome.optional(), voided: z.array(z.string()).optional() });

interface Dependencies {
  identity: Pick<Identity, "isSignInEnded">;
  platform: Pick<Platform, "playerGate" | "wallet">;
}

interface Frame {
  body: ContextBody;
  /** Null: of a visitor, and of a player whose sign-in has ended. */
  player: { playerId: string; currency: string } | null;
}

/** The stand-in for the sportsbook: its calls, and the page of its frame, whose bets are booked to the player's ledger. */
export async function createSportsbook(
  { db, settings }: SandboxContext,
  { identity, platform: { playerGate, wallet } }: Dependencies,
): Promise<Part> {
  const bets = createBets(db, wallet);
  // What was open when the sandbox stopped.
  for (const bet of await bets.open()) bets.settleInTime(bet);

  async function findFrame(token: string): Promise<Frame | null> {
    const [row] = await db
      .select({ body: contexts.body, playerId: sessions.playerId, signIn: sessions.signIn })
      .from(contexts)
      .leftJoin(sessions, eq(sessions.id, contexts.sessionId))
      .where(eq(contexts.token, token));
    if (!row) return null;
    const { body, playerId, signIn } = row;
    const isOver = playerId === null || signIn === null || (await identity.isSignInEnded(signIn));
    const currency = isOver ? null : (await wallet.balance(playerId))?.currency;
    return { body, player: isOver || !currency ? null : { playerId, currency } };
  }

  async function viewOf(
    { body, player }: Frame,
    base: string,
    path: string,
    chosen: string | null = null,
  ): Promise<View> {
    const { product } = body.deepLinking;
    const place = path.split("/").filter(Boolean);
    const { tag, messages } = sportsbookMessages(body.language);
    return {
      tag,
      messages,
      format: createFormat(readerTag(body.iframeSetup.lobbyUrl) ?? tag, player?.currency ?? body.currency),
      siteOrigin: settings.siteOrigin,
      base,
      product,
      place,
      events: eventsAt(product, place),
      chosen,
      isPlayer: player !== null,
      bets: player ? await bets.ofPlayer(player.playerId) : [],
    };
  }

  const asset = (context: Context, body: string, type: string) =>
    context.body(body, 200, { "content-type": `${type}; charset=utf-8` });
  const base = (token: string) => `/sportsbook/frame/${token}`;

  return {
    routes(app) {
      frameFonts(app, "/sportsbook");
      app.get("/sportsbook/sportsbook.js", (context) => asset(context, sportsbookScript, "text/javascript"));
      app.get("/sportsbook/sportsbook.css", (context) => asset(context, sportsbookStyle, "text/css"));
      app.route("/sportsbook/api", createApi({ db, settings, playerGate }));

      // The frame begins where its context links to.
      app.get("/sportsbook/frame/:token/", async (context) => {
        const token = context.req.param("token");
        const frame = await findFrame(token);
        if (!frame) return context.notFound();
        const { category, region, competition, event } = frame.body.deepLinking;
        const steps = [category, region, competition, event].filter((each) => each !== null);
        const path = context.req.query("at") === "top" ? "" : steps.join("/");
        const isThere = eventsAt(frame.body.deepLinking.product, path.split("/").filter(Boolean)).length > 0;
        const view = await viewOf(frame, base(token), isThere ? path : "");
        return context.html(
          sportsbookPage(view),
          200,
          frameHeaders(settings.siteOrigin, { connects: true, fonts: true }),
        );
      });

      app.get("/sportsbook/frame/:token/bets", async (context) => {
        const frame = await findFrame(context.req.param("token"));
        if (!frame) return context.notFound();
        return context.html(betList(await viewOf(frame, "", "")).text);
      });

      app.post("/sportsbook/frame/:token/bets", async (context) => {
        const frame = await findFrame(context.req.param("token"));
        if (!frame) return context.notFound();
        const { messages } = sportsbookMessages(frame.body.language);
        if (!frame.player) return context.json({ text: messages.loginNeeded }, 401);
        const parsed = NewBet.safeParse(await readBody(context));
        if (!parsed.success || parsed.data.stake === null) return context.json({ text: messages.badStake }, 422);
        const { key, legs, stake } = parsed.data;
        const placed = await bets.place(frame.player, { key, legs, stakeMinor: Number(stake) });
        if (placed.ok) return context.json({ text: messages.placed }, 201);
        return context.json({ text: refusalText(messages, placed.code), code: placed.code }, 409);
      });

      app.get("/sportsbook/frame/:token/*", async (context) => {
        const token = context.req.param("token");
        const frame = await findFrame(token);
        if (!frame) return context.notFound();
        const path = decodeURIComponent(context.req.path.slice(base(token).length));
        const view = await viewOf(frame, base(token), path, context.req.query("bet") ?? null);
        if (view.events.length === 0) return context.notFound();
        return context.html(
          sportsbookPage(view),
          200,
          frameHeaders(settings.siteOrigin, { connects: true, fonts: true }),
        );
      });
    },
    control(app) {
      app.get("/players/:id/sportsbook", async (context) => {
        const id = context.req.param("id");
        const [balance = null] = await db.select().from(balances).where(eq(balances.playerId, id));
        return context.json({ balance, bets: await bets.ofPlayer(id) });
      });
      app.post("/players/:id/sportsbook/next", async (context) => {
        const sent = await readBody(context);
        const parsed = NextBet.safeParse(sent);
        if (!parsed.success) return refuseFields(context, "settlement", parsed.error, sent);
        bets.decideNext(context.req.param("id"), parsed.data.outcome);
        return context.body(null, 204);
      });
      app.post("/players/:id/sportsbook/settle", async (context) => {
        const sent = await readBody(context);
        const parsed = Settlement.safeParse(sent);
        if (!parsed.success) return refuseFields(context, "settlement", parsed.error, sent);
        const open = await bets.open(context.req.param("id"));
        if (open.length === 0) return refuse(context, 409, "error.bets.none", "No bet of this player is open.");
        for (const bet of open) await bets.settle(bet, parsed.data);
        return context.body(null, 204);
      });
    },
  };
}

function refusalText(messages: Messages, code: string): string {
  if (code === "NOT_ENOUGH_FUNDS") return messages.noFunds;
  if (code === "SELF_SPEND_LIMIT_REACHED") return messages.limit;
  if (code === "BAD_STAKE") return messages.badStake;
  if (code === "EVENT_RUNS") return messages.begun;
  return messages.closed;
}
