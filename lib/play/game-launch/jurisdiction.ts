/** Studios whose tickets are of the jurisdiction CC, by the beginning of their slugs; none so far. */
const otherStudios: readonly string[] = [];

/** The jurisdiction of a session ticket: CC for some studios, else MT, in a demo too. */
export function ticketJurisdiction(studio: string | null, prefixes: readonly string[] = otherStudios): "MT" | "CC" {
  return studio !== null && prefixes.some((prefix) => studio.startsWith(prefix)) ? "CC" : "MT";
}

/** Providers that a jurisdiction offers only to players with money (specification "Validation rules"). */
const moneyOnly: Readonly<Record<string, readonly string[]>> = {
  LL: ["pragmaticplay"],
  GG: ["novomatic", "octoplay"],
};

/** Is the game closed to this visitor or player? `totalBalanceMinor`: null without a player. */
export function isRestricted(provider: string, jurisdiction: string, totalBalanceMinor: number | null): boolean {
  const isClosed = Object.hasOwn(moneyOnly, jurisdiction) && moneyOnly[jurisdiction]?.includes(provider) === true;
  return isClosed && (totalBalanceMinor === null || totalBalanceMinor <= 0);
}
