import { z } from "zod";
import type { PageList } from "@/lib/content/page-list";
import { contentTags } from "@/lib/content/tags";
import { pathBelow } from "@/lib/routing/build-path";
import { allGamesId } from "@/lib/routing/paths";
import { routes } from "@/lib/routing/routes";
import { listAddressesQuery } from "./groq";

const slugs = z.array(z.string());
const Addresses = z.object({ casino: slugs, liveCasino: slugs, providers: slugs });

/** The lists below a lobby: its categories, all games, and those of each provider. */
export const gameListPages: PageList = {
  routes: [routes.casinoCategory, routes.liveCategory],
  query: listAddressesQuery,
  params: {},
  tags: [contentTags.categories, contentTags.providers],
  read: (result) => {
    const { casino, liveCasino, providers } = Addresses.parse(result);
    const inBoth = [allGamesId, ...providers];
    return [
      ...[...casino, ...inBoth].map((id) => ({ path: pathBelow("casinoCategory", { id }) })),
      ...[...liveCasino, ...inBoth].map((id) => ({ path: pathBelow("liveCategory", { id }) })),
    ];
  },
};
