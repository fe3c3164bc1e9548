import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { jackpotPercent } from "../content/generator/slot-figures";
import type { App } from "../core/server";
import type { GameSession } from "../platform/play/tickets";
import { type GameCatalogue, openingStake, type PlayableGame } from "./catalogue";
import type { Session } from "./db-schema";
import { skinOf } from "./page/skin";
import { titleAddress } from "./page/title-picture";
import { providers, type RoundResponse, type SessionResponse } from "./responses";
import type { Rounds, Standing } from "./rounds/rounds";
import { inSession, readBody, refuse } from "./sessions/in-session";
import { mostRoundMs } from "./sessions/launch";
import type { Sessions } from "./sessions/sessions";

const Open = z.object({
  provider: z.enum(providers),
  ticket: z.string().min(1).max(200),
  /** Of the launcher's address: a token of some providers names no game. */
  gameId: z.string().min(1).max(200).optional(),
  /** The currency and language that the site requested for a demo; a real session is in the currency of the account. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** As the launch's address asked: it may be more than the platform asks, never less. */
  minimumRoundMs: z.number().int().min(0).max(mostRoundMs).default(0),
});
const Spin = z.object({
  key: z.string().regex(/^[\w-]{8,64}$/),
  stakeMinor: z.number().int().positive(),
  bet: z.union([z.string().max(20), z.number()]).optional(),
  /** A free spin, which nothing is taken for: refused where there is none. */
  isFree: z.boolean().default(false),
});
const Move = z.object({
  roundId: z.string().regex(/^[0-9a-f]{32}$/),
  step: z.number().int().min(0),
  move: z.string().max(20),
});
const Settle = z.object({ roundId: z.string().regex(/^[0-9a-f]{32}$/) });

interface Dependencies {
  catalogue: GameCatalogue;
  rounds: Rounds;
  sessions: Sessions;
  /** Opens what a launch call of the platform gave, once. */
  openTicket(ticket: string): Promise<GameSession | null>;
}

/** The calls of the game page to its own server: JSON in and out, the session as bearer token. */
export function addApi(app: App, { catalogue, rounds, sessions, openTicket }: Dependencies): void {
  app.use("/api/*", bodyLimit({ maxSize: 4_096, onError: (context) => context.json({ code: "bad-request" }, 413) }));

  app.post("/api/session", async (context) => {
    const parsed = Open.safeParse(await readBody(context));
    if (!parsed.success) return refuse(context, "bad-request");
    const opened = await openTicket(parsed.data.ticket);
    if (!opened || opened.provider !== parsed.data.provider) return refuse(context, "expired");
    const { provider } = parsed.data;
    const { playerId, mode, slotRoundMs, tableRoundMs } = opened;
    const gameId = opened.gameId || (parsed.data.gameId ?? "");
    const playable = catalogue.find(provider, gameId);
    if (!playable) return refuse(context, "unknown-game");
    const currency = playableCurrency(playable, mode === "demo" ? parsed.data.currency : undefined, opened.currency);
    if (!currency) return refuse(context, "unknown-game");
    const purseMinor = mode === "demo" ? fullPurse(playable, currency) : null;
    const ofPlatformMs = playable.kind === "slots" ? slotRoundMs : tableRoundMs;
    const minimumRoundMs = Math.max(ofPlatformMs, parsed.data.minimumRoundMs);
    const session = await sessions.open({ provider, gameId, mode, playerId, currency, purseMinor, minimumRoundMs });
    return context.json(await sessionResponse(session, playable));
  });

  app.get("/api/session", (context) =>
    withGame(context, async (session, playable) => context.json(await sessionResponse(session, playable))),
  );

  app.get("/api/balance", (context) =>
    withGame(context, async (session) => context.json({ balanceMinor: await rounds.balanceMinor(session) })),
  );

  app.post("/api/refill", (context) =>
    withGame(context, async (session, playable) => {
      if (session.mode !== "demo") return refuse(context, "bad-request");
      await sessions.refill(session.id, fullPurse(playable, session.currency));
      return context.json({ balanceMinor: await rounds.balanceMinor(session) });
    }),
  );

  app.post("/api/spin", (context) =>
    withGame(context, async (session, playable) => {
      const parsed = Spin.safeParse(await readBody(context));
      if (!parsed.success) return refuse(context, "bad-request");
      const { key, stakeMinor, bet, isFree } = parsed.data;
      if (!playable.stakesMinor(session.currency).includes(stakeMinor)) return refuse(context, "bad-stake");
      const played = await rounds.play(session, playable, { key, stakeMinor, bet, isFree });
      if (played.ok) return context.json({ round: roundResponse(played) });
      if (played.problem === "round-open") return refuse(context, "round-open", { round: roundResponse(played) });
      return refuse(context, played.problem, played.problem === "too-soon" ? { waitMs: played.waitMs } : {});
    }),
  );

  app.post("/api/move", (context) =>
    withGame(context, async (session, playable) => {
      const parsed = Move.safeParse(await readBody(context));
      if (!parsed.success) return refuse(context, "bad-request");
      const moved = await rounds.move(session, playable, parsed.data);
      return moved.ok ? context.json({ round: roundResponse(moved) }) : refuse(context, moved.problem);
    }),
  );

  app.post("/api/settle", (context) =>
    withGame(context, async (session) => {
      const parsed = Settle.safeParse(await readBody(context));
      if (!parsed.success) return refuse(context, "bad-request");
      const settled = await rounds.settle(session, parsed.data.roundId);
      if (!settled) return refuse(context, "unknown-round");
      return context.json({ winMinor: settled.round.winMinor, balanceMinor: settled.balanceMinor });
    }),
  );

  function withGame(context: Context, respond: (session: Session, playable: PlayableGame) => Promise<Response>) {
    return inSession(sessions, context, (session) => {
      const playable = catalogue.find(session.provider, session.gameId);
      return playable ? respond(session, playable) : refuse(context, "unknown-game");
    });
  }

  async function sessionResponse(session: Session, playable: PlayableGame): Promise<SessionResponse> {
    const { game, kind, pays } = playable;
    const stakesMinor = playable.stakesMinor(session.currency);
    const open = await rounds.findOpen(session);
    // Maths and rounds of a game are those of its kind.
    return {
      session: session.id,
      kind,
      mode: session.mode,
      title: game.name,
      currency: session.currency,
      balanceMinor: open?.balanceMinor ?? (await rounds.balanceMinor(session)),
      stakesMinor,
      stakeMinor: open?.round.stakeMinor ?? openingStake(stakesMinor),
      minimumRoundMs: session.minimumRoundMs,
      freeSpins: await rounds.freeSpins(session, playable),
      skin: skinOf({ slug: game.slug ?? game.gameId, provider: game.provider, skin: game.skin }),
      titlePicture: titleAddress(game),
      jackpotPercent: playable.hasJackpot ? jackpotPercent : null,
      pays,
      round: open && roundResponse(open),
    } as SessionResponse;
  }
}

function roundResponse({ round: { id, stakeMinor, outcome }, balanceMinor }: Standing): RoundResponse {
  // Only the bets of live tables have no outcome.
  return { ...outcome, id, stakeMinor, balanceMinor } as RoundResponse;
}

function playableCurrency(playable: PlayableGame, ...wanted: (string | undefined)[]): string | undefined {
  return wanted.find((currency) => currency !== undefined && playable.stakesMinor(currency).length > 0);
}

/** Play money for two thousand rounds at the opening stake. */
function fullPurse(playable: PlayableGame, currency: string): number {
  return 2_000 * openingStake(playable.stakesMinor(currency));
}
