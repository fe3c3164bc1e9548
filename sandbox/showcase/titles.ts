import { z } from "zod";
import { themes } from "./themes";
import titles from "./titles.json";

const Vocabulary = z.object({
  first: z.array(z.string()),
  second: z.array(z.string()),
  /** Written around the two words: `%1` and `%2`. */
  patterns: z.array(z.string()),
});

const data = z
  .object({
    featured: z.array(z.tuple([z.string(), z.enum(themes), z.string()])),
    vocabulary: z.record(z.enum(themes), Vocabulary),
    editions: z.array(z.string()),
  })
  .parse(titles);

/** The first games of the dataset, in this order: title, theme, provider. */
export const featured = data.featured;

/** Words that an editor would put together; 600 titles and more per theme before one needs a distinguishing addition. */
export const vocabulary = data.vocabulary;

/** The additions that distinguish a second edition from the first, when a theme runs out of new titles. */
export const editions = data.editions;

/** Titles that belong to somebody, and words that are a mark by themselves: no generated title may be one or contain one. */
export const taken: readonly RegExp[] = [
  /^(book of (dead|ra|shadows|gods|oz|atem|wonders|99)|candy crush|sugar rush|wolf moon|lucky charms?|bubble pop|lightning (dice|roulette|baccarat))$/i,
  /^(mega wheel|fruit party|gem rush|joker's jewels|candy (island|dream)|rainbow riches|irish riches|emerald king|pirate gold)$/i,
  /^(cleopatra|starburst|gonzo|megaways|monopoly|bonanza|reactoonz|olympus|big bass|crazy time)|\b(megaways|bonanza|starburst|gonzo|olympus)\b/i,
  /^(wonder wheel live|dragon's? fire|dragon hoard|treasure island live|texas hold'em|caribbean stud poker|diamond mines?)$/i,
];
