import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { App } from "../core/server";
import type { GameSession } from "../platform/tickets";
import { type Problem, providers, type RoundAnswer, type SessionAnswer } from "./answers";
import { type GameCatalogue, openingStake, type SlotGame } from "./catalogue";
import type { Rounds, Standing } from "./rounds";
import type { Sessions } from "./sessions";
import { skinOf } from "./skin";
import type { Session } from "./tables";

const Open = z.object({
  provider: z.enum(providers),
  ticket: z.string().min(1).max(200),
  /** Of the launcher's address: a token of some providers names no game. */
  gameId: z.string().min(1).max(200).optional(),
  /** What the site asked a demo to be played in; a real session is in the currency of the account. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});
const Spin = z.object({
  key: z.string().regex(/^[\w-]{8,64}$/),
  stakeMinor: z.number().int().positive(),
});
const Settle = z.object({ roundId: z.string().regex(/^[0-9a-f]{32}$/) });

const statuses: Readonly<Record<Problem, 400 | 401 | 404 | 409 | 422>> = {
  "bad-request": 400,
  "bad-stake": 400,
  expired: 401,
  closed: 401,
  "unknown-game": 404,
  "unknown-round": 404,
  "not-enough-funds": 409,
  "key-reused": 422,
  "round-open": 409,
};

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
    const asked = Open.safeParse(await readBody(context));
    if (!asked.success) return refuse(context, "bad-request");
    const opened = await openTicket(asked.data.ticket);
    if (!opened || opened.provider !== asked.data.provider) return refuse(context, "expired");
    const { provider } = asked.data;
    const { playerId, mode } = opened;
    const gameId = opened.gameId || (asked.data.gameId ?? "");
    const slot = catalogue.find(provider, gameId);
    if (!slot) return refuse(context, "unknown-game");
    const currency = playableCurrency(slot, mode === "demo" ? asked.data.currency : undefined, opened.currency);
    if (!currency) return refuse(context, "unknown-game");
    const purseMinor = mode === "demo" ? fullPurse(slot, currency) : null;
    const session = await sessions.open({ provider, gameId, mode, playerId, currency, purseMinor });
    return context.json(await sessionAnswer(session, slot));
  });

  app.get("/api/session", (context) =>
    inSession(context, async (session, slot) => context.json(await sessionAnswer(session, slot))),
  );

  app.get("/api/balance", (context) =>
    inSession(context, async (session) => context.json({ balanceMinor: await rounds.balanceMinor(session) })),
  );

  app.post("/api/refill", (context) =>
    inSession(context, async (session, slot) => {
      if (session.mode !== "demo") return refuse(context, "bad-request");
      await sessions.refill(session.id, fullPurse(slot, session.currency));
      return context.json({ balanceMinor: await rounds.balanceMinor(session) });
    }),
  );

  app.post("/api/spin", (context) =>
    inSession(context, async (session, slot) => {
      const asked = Spin.safeParse(await readBody(context));
      if (!asked.success) return refuse(context, "bad-request");
      const { key, stakeMinor } = asked.data;
      if (!slot.stakesMinor(session.currency).includes(stakeMinor)) return refuse(context, "bad-stake");
      const played = await rounds.play(session, slot.model, key, stakeMinor);
      if (played.ok) return context.json({ round: roundAnswer(played) });
      return refuse(context, played.problem, played.problem === "round-open" ? { round: roundAnswer(played) } : {});
    }),
  );

  app.post("/api/settle", (context) =>
    inSession(context, async (session) => {
      const asked = Settle.safeParse(await readBody(context));
      if (!asked.success) return refuse(context, "bad-request");
      const settled = await rounds.settle(session, asked.data.roundId);
      if (!settled) return refuse(context, "unknown-round");
      return context.json({ winMinor: settled.round.winMinor, balanceMinor: settled.balanceMinor });
    }),
  );

  async function inSession(context: Context, answer: (session: Session, slot: SlotGame) => Promise<Response>) {
    const id = /^Bearer ([\w-]{1,100})$/.exec(context.req.header("authorization") ?? "")?.[1];
    const session = id === undefined ? null : await sessions.renew(id);
    if (!session) return refuse(context, "closed");
    const slot = catalogue.find(session.provider, session.gameId);
    return slot ? answer(session, slot) : refuse(context, "unknown-game");
  }

  async function sessionAnswer(session: Session, slot: SlotGame): Promise<SessionAnswer> {
    const { game, model } = slot;
    const stakesMinor = slot.stakesMinor(session.currency);
    const open = await rounds.findOpen(session);
    return {
      session: session.id,
      mode: session.mode,
      title: game.name,
      currency: session.currency,
      balanceMinor: open?.balanceMinor ?? (await rounds.balanceMinor(session)),
      stakesMinor,
      stakeMinor: open?.round.stakeMinor ?? openingStake(stakesMinor),
      skin: skinOf({ slug: game.slug ?? game.gameId, provider: game.provider, skin: game.skin }),
      pays: {
        rtp: model.rtp,
        volatility: model.volatility,
        maxWin: model.maxWin,
        pays: model.pays,
        scatterPays: model.scatterPays,
      },
      round: open && roundAnswer(open),
    };
  }
}

function roundAnswer({ round: { id, stakeMinor, outcome }, balanceMinor }: Standing): RoundAnswer {
  return { ...outcome, id, stakeMinor, balanceMinor };
}

function playableCurrency(slot: SlotGame, ...wanted: (string | undefined)[]): string | undefined {
  return wanted.find((currency) => currency !== undefined && slot.stakesMinor(currency).length > 0);
}

/** Play money for two thousand rounds at the opening stake. */
function fullPurse(slot: SlotGame, currency: string): number {
  return 2_000 * openingStake(slot.stakesMinor(currency));
}

function refuse(context: Context, code: Problem, more: object = {}) {
  return context.json({ code, ...more }, statuses[code]);
}

function readBody(context: Context): Promise<unknown> {
  return context.req.json().catch(() => null);
}
