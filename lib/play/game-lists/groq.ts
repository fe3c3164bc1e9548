/** The ids of all lists of games, in whatever market. */
export const listAddressesQuery = `{
  "casino": *[_type == "casinoCategory" && defined(slug.current)].slug.current,
  "liveCasino": *[_type == "liveCasinoCategory" && defined(slug.current)].slug.current,
  "providers": *[_type == "provider" && defined(slug.current)].slug.current
}`;
