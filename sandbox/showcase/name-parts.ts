import { z } from "zod";
import parts from "./name-parts.json";
import { slotThemes } from "./themes";

/** Name parts of a theme's games: one word, a place ("Rings of Callisto"), somebody ("Old Barnaby's Chest"). */
const GameDescription = z.object({
  single: z.array(z.string()),
  places: z.array(z.string()),
  people: z.array(z.string()),
});
export type GameDescription = z.infer<typeof GameDescription>;

export const slotLore = z.record(z.enum(slotThemes), GameDescription).parse(parts.slotLore);

/** The name of games without lines, by provider. */
export const waysOf: Readonly<Record<string, string>> = parts.waysOf;

/** Suffixes for the name of a game with a jackpot, and of a sequel. */
export const { jackpotMarks, sequels } = parts;

/** Live tables whose name is in the language of those who sit there. */
export const { liveLanguages } = parts;

/** Titles of a provider's table games: `%` is the plain name. */
export const { tableForms } = parts;
