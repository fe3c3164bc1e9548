/** What markets offer in a lobby, by the ids of its documents. */
export const marketOffersQuery = `*[_id in $lobbyIds]{
  "id": _id, "providers": coalesce(providers[]->{"id": _id, "slug": slug.current}, []),
  "excluded": coalesce(exclusionSubProviders[]._ref, []), "categories": array::compact(coalesce(categories, [])[]->slug.current)
}`;

/** Who supplies the games of a lobby on a channel: each pair of a provider and a studio once, the studio empty where a game has none. */
export const gameSuppliersQuery = `array::compact(array::unique(
  *[_type == $type && $channel in channels]{"pair": provider._ref + " " + coalesce(subProvider._ref, "")}.pair))`;
