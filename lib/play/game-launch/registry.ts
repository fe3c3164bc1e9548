import type { Adapter } from "./adapter";
import { pragmaticplay } from "./adapters/pragmaticplay";
import { relax } from "./adapters/relax";

/** The providers whose games open here, by their slugs in the content service. */
export const providers = ["relax", "pragmaticplay"] as const;
export type Provider = (typeof providers)[number];

/** One for each provider: a missing one does not compile. */
export const adapters: Readonly<Record<Provider, Adapter>> = { relax, pragmaticplay };

/** What decides whether a game can be opened here at all. */
export interface Openable {
  type: "casinoGames" | "liveCasinoGames";
  gameType: string | null;
  provider: string;
}

/** The provider whose adapter opens the game; null for games that have no frame here yet: live, tables, other providers. */
export function openingProvider({ type, gameType, provider }: Openable): Provider | null {
  if (type !== "casinoGames" || gameType !== "slots") return null;
  return providers.find((each) => each === provider) ?? null;
}
