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
