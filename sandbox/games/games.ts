import type { Context } from "hono";
import type { Content } from "../content/content";
import type { Part, SandboxContext } from "../core/sandbox-part";
import type { Platform } from "../platform/platform";
import { addApi } from "./api";
import { createAssets } from "./assets";
import { createGameCatalogue } from "./catalogue";
import { addTableApi } from "./live/api";
import { resumeTables } from "./live/resume";
import { findLiveTable } from "./live/table";
import { createBlackjackTables } from "./live-blackjack/live-table";
import { messagesFor } from "./messages/messages";
import { readerTag } from "./messages/reader";
import { livePage } from "./page/live-page";
import { gamePage, pageHeaders, wrongAddressPage } from "./page/page";
import { addTitlePictures } from "./page/title-picture";
import type { Boot } from "./responses";
import { createRouletteTables } from "./roulette/live-table";
import { createRounds } from "./rounds/rounds";
import { type LaunchAddress, readLauncher, readPlay } from "./sessions/launch";
import { createSessions } from "./sessions/sessions";

/** The stand-ins for the game providers: the pages that the site shows in frames, and their servers. */
export type Games = Part;

interface Dependencies {
  content: Pick<Content, "findProviderGame">;
  platform: Pick<Platform, "wallet" | "openSession">;
}

export async function createGames(
  { db, settings }: SandboxContext,
  { content, platform }: Dependencies,
): Promise<Games> {
  const { siteOrigin } = settings;
  const assets = createAssets();
  const catalogue = createGameCatalogue(content);
  const sessions = createSessions(db);
  const rounds = createRounds(db, platform.wallet);
  const liveGames = {
    roulette: createRouletteTables(db, platform.wallet),
    blackjack: createBlackjackTables(db, platform.wallet),
  };
  await resumeTables(db, content, liveGames);

  function respond(context: Context, launch: LaunchAddress | null) {
    const { tag, messages } = messagesFor(launch?.language ?? "en");
    if (!launch) return context.html(wrongAddressPage(assets, tag, messages), 400, pageHeaders(siteOrigin));
    const { provider, ticket, gameId, currency, lobbyUrl, rules } = launch;
    const playable = catalogue.find(provider, gameId);
    const table = findLiveTable(content, provider, gameId);
    const boot: Boot = {
      rules,
      provider,
      ticket,
      gameId,
      currency: currency ?? null,
      siteOrigin,
      tag,
      readerTag: readerTag(lobbyUrl) ?? tag,
      messages,
    };
    const page = table
      ? livePage(assets, tag, table, boot)
      : gamePage(assets, tag, playable?.game.name ?? messages.unknownTitle, playable?.kind ?? "slots", boot);
    return context.html(page, playable || table ? 200 : 404, pageHeaders(siteOrigin));
  }

  return {
    routes(app) {
      app.get("/healthz", (context) => context.json({ ok: true }));
      app.get("/:provider/launcher", (context) =>
        respond(context, readLauncher(context.req.param("provider"), context.req.query())),
      );
      app.get("/:provider/play", (context) =>
        respond(context, readPlay(context.req.param("provider"), context.req.query())),
      );
      assets.routes(app);
      addTitlePictures(app, catalogue);
      addTableApi(app, { db, content, games: liveGames, sessions, openTicket: platform.openSession });
      addApi(app, { catalogue, rounds, sessions, openTicket: platform.openSession });
    },
    control(app) {
      app.get("/players/:id/rounds", async (context) => context.json(await rounds.ofPlayer(context.req.param("id"))));
      app.post("/players/:id/jackpot", (context) => {
        rounds.makeJackpotDue(context.req.param("id"));
        return context.body(null, 204);
      });
      app.post("/players/:id/close-games", async (context) => {
        await sessions.closeOf(context.req.param("id"));
        return context.body(null, 204);
      });
    },
  };
}
