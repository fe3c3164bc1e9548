import { z } from "zod";
import type { PageList } from "@/lib/content/page-list";
import { contentTags } from "@/lib/content/tags";
import { pathBelow } from "@/lib/routing/build-path";
import { routes } from "@/lib/routing/routes";
import { gameAddressesQuery } from "./groq";

const Addresses = z.object({
  providers: z.array(z.object({ id: z.string(), slug: z.string() })),
  games: z.array(
    z.object({
      type: z.enum(["casinoGames", "liveCasinoGames"]),
      slug: z.string().nullable(),
      provider: z.string().nullable(),
      id: z.string().nullable(),
    }),
  ),
});

/** The pages of games, by their slugs and by their providers' own ids. */
export const gamePages: PageList = {
  routes: [routes.game, routes.providerGame, routes.liveProviderGame],
  query: gameAddressesQuery,
  params: {},
  tags: [contentTags.games],
  read: (result) => {
    const { providers, games } = Addresses.parse(result);
    const slugs = new Map(providers.map(({ id, slug }) => [id, slug]));
    return games.flatMap(({ type, slug, provider: providerId, id }) => {
      const provider = slugs.get(providerId ?? "");
      const name = type === "casinoGames" ? "providerGame" : "liveProviderGame";
      return [
        ...(slug === null ? [] : [{ path: pathBelow("game", { gameSlug: slug }) }]),
        ...(id === null || provider === undefined ? [] : [{ path: pathBelow(name, { provider, id }) }]),
      ];
    });
  },
};
