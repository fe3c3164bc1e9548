/** German law allows nobody live games, table games and jackpots: its country, and the markets that stand for it. */
export const germanLaw: { readonly country: string; readonly markets: readonly string[] } = {
  country: "DE",
  markets: ["DE", "JJ"],
};
