/** The providers whose games open here, by their slugs in the content service. */
export const providers = [
  "relax",
  "playngo",
  "quickspin",
  "yggdrasil",
  "pariplay",
  "softswiss",
  "pragmaticplay",
  "evolution",
  "novomatic",
  "creedroomz",
  "trifecta",
  "octoplay",
] as const;
export type Provider = (typeof providers)[number];

export type GameType = "casinoGames" | "liveCasinoGames";

interface ProviderFacts {
  /** The kinds of games that it makes: its play paths are below the lobbies of these. */
  types: readonly GameType[];
  /** Has the platform a demo call for it? Otherwise its games need a login, whatever the configured list contains. */
  hasDemo: boolean;
  /** How its frame and the page exchange messages. */
  protocol: "relax" | "pragmaticplay" | "common";
}

const casino = ["casinoGames"] as const;
const live = ["liveCasinoGames"] as const;
const both = [...casino, ...live] as const;

/** Static facts of each provider beside its launch call (`game-launch/providers/launch-calls.ts`). */
export const providerFacts: Readonly<Record<Provider, ProviderFacts>> = {
  relax: { types: casino, hasDemo: true, protocol: "relax" },
  playngo: { types: casino, hasDemo: false, protocol: "common" },
  quickspin: { types: casino, hasDemo: false, protocol: "common" },
  yggdrasil: { types: casino, hasDemo: false, protocol: "common" },
  pariplay: { types: both, hasDemo: true, protocol: "common" },
  softswiss: { types: both, hasDemo: true, protocol: "common" },
  pragmaticplay: { types: both, hasDemo: true, protocol: "pragmaticplay" },
  evolution: { types: both, hasDemo: true, protocol: "common" },
  novomatic: { types: casino, hasDemo: true, protocol: "common" },
  creedroomz: { types: live, hasDemo: false, protocol: "common" },
  trifecta: { types: casino, hasDemo: true, protocol: "common" },
  octoplay: { types: casino, hasDemo: true, protocol: "common" },
};

/** Does a game of the provider open for players alone? `byLogin`: the configured list of providers that demand it (`LOGIN_PROVIDERS`). */
export function needsLogin(provider: Provider, type: GameType, byLogin: readonly string[]): boolean {
  return type === "liveCasinoGames" || byLogin.includes(provider) || !providerFacts[provider].hasDemo;
}

/** The fields that decide whether a game can be opened here. */
interface Openable {
  type: GameType;
  provider: string;
}

/** The provider whose adapter opens the game; null for providers without an adapter. */
export function openingProvider({ type, provider }: Openable): Provider | null {
  const known = providers.find((each) => each === provider);
  return known && providerFacts[known].types.includes(type) ? known : null;
}
