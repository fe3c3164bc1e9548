interface TableGame {
  gameId: string;
  gameProvider: { slug: string };
}

/** The key of a live table: ids are the provider's own. */
export const tableKey = ({ gameId, gameProvider }: TableGame) => `${gameProvider.slug}:${gameId}`;
