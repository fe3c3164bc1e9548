/** Kinds of games that have a name here: `play.gameFacts.kinds`. */
const gameKinds = ["slots", "baccarat", "blackjack", "dice", "mines", "plinko", "roulette"] as const;

/** The kind of a game by its type in the content service; undefined for one without a name. */
export const gameKindOf = (gameType: string | null) => gameKinds.find((kind) => kind === gameType);
