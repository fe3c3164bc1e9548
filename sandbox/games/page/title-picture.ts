import { z } from "zod";
import type { ContentGame } from "../../content/game";
import type { App } from "../../core/server";
import { composeTitle } from "../../showcase/art/title";
import type { GameCatalogue } from "../catalogue";
import { providers } from "../responses";

const Query = z.object({ shape: z.coerce.number().int().min(1).max(24) });

export const titleAddress = ({ provider, gameId }: Pick<ContentGame, "provider" | "gameId">): string =>
  `/title/${provider}/${encodeURIComponent(gameId)}`;

/** The titles of games, as their tiles write them: SVG of outlines, `shape` times as wide as high. */
export function addTitlePictures(app: App, catalogue: GameCatalogue): void {
  app.get("/title/:provider/:gameId", (context) => {
    const { data } = Query.safeParse(context.req.query());
    if (!data) return context.body(null, 400);
    const provider = providers.find((each) => each === context.req.param("provider"));
    const game = provider && catalogue.find(provider, context.req.param("gameId"))?.game;
    if (!game) return context.body(null, 404);
    const { name, skin } = game;
    return context.body(
      composeTitle({ title: name, provider: game.provider, colours: skin.colours }, data.shape),
      200,
      {
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=300",
        "content-security-policy": "default-src 'none'",
        "x-content-type-options": "nosniff",
      },
    );
  });
}
