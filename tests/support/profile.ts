/** The flags of a player to whom everything is open. */
export const openFlags = {
  payout: true,
  casino: true,
  liveCasino: true,
  sports: true,
  virtualSports: true,
  bonuses: true,
  deposit: true,
  withdrawal: true,
};

/** The platform's profile response of such a player. */
export const openProfile = { playerId: "P1", countryCode: "FI", currencyCode: "EUR", ...openFlags };
