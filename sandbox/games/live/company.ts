import { seededRandom } from "../../core/random";

/** First names of a table's dealer and of its own players. */
const names = [
  "Aino",
  "Bruno",
  "Chiara",
  "Dario",
  "Elif",
  "Felix",
  "Greta",
  "Hugo",
  "Ines",
  "Jonas",
  "Kenji",
  "Lena",
  "Mika",
  "Nadia",
  "Oskar",
  "Paula",
  "Rafael",
  "Sofia",
  "Tomasz",
  "Vera",
];

const mostPlayers = 5;

function shuffled(game: string): readonly string[] {
  const random = seededRandom(`${game}:company`);
  return names
    .map((name) => ({ name, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

export const dealerOf = (game: string): string => shuffled(game)[0] ?? "";

/** How many own players a table has: always the same, but they give up their seats to players of the site. */
const countAt = (game: string, seats: number, taken: number): number =>
  Math.max(0, Math.min(2 + Math.floor(seededRandom(`${game}:seats`)() * (mostPlayers - 1)), seats - taken));

/** The seats that are taken at a table where `taken` players of the site are. */
export const seatsWithCompany = (game: string, seats: number, taken: number): number =>
  taken + countAt(game, seats, taken);

/** The names of the table's own players, beside so many of the site. */
export const ownPlayers = (game: string, { seats, taken }: { seats: number; taken: number }): readonly string[] =>
  shuffled(game).slice(1, 1 + countAt(game, seats, taken));
