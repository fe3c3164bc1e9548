import { choice, choices, document, field, localised, required } from "../schema";
import { currencyCodes, marketCodes, offerKinds, slugPattern } from "../values";
import { bannerFields } from "./audience";

const amount = (name: string, description: string) =>
  required(field(name, "number", { description, validation: (rule) => rule.min(0) }));

/** The facts that a player reads before anything else: amount, wagering, days, highest bet, excluded games, what forfeiting loses. */
const facts = required(
  field("facts", "object", {
    fields: [
      required(
        field("money", "array", {
          of: [
            {
              type: "object",
              fields: [
                required(choice("currency", currencyCodes)),
                amount("amount", "The most that is given."),
                amount("wagering", "All that has to be staked before a withdrawal; 0 where nothing has to be."),
                amount("maxBet", "The highest bet while it is active."),
              ],
            },
          ],
          validation: (rule) => rule.min(1),
        }),
      ),
      required(field("days", "number", { validation: (rule) => rule.integer().min(1) })),
      required(localised("excludedGames")),
      required(localised("forfeit")),
    ],
  }),
);

/** The title of a tag, by which promotions are listed at an address of their own; a tag without one shows its slug. */
export const promotionTag = document("promotionTag", "Promotion tag", [
  required(field("slug", "slug", { validation: (rule) => rule.regex(slugPattern) })),
  required(localised("title")),
]);

export const promotion = document("promotion", "Promotion", [
  required(field("slug", "slug", { validation: (rule) => rule.regex(slugPattern) })),
  required(choice("category", ["casino", "live-casino", "sports"])),
  required(
    choice("kind", offerKinds, {
      description: "The kind that the law knows it by. Without one it is shown only where the law allows every kind.",
    }),
  ),
  field("tags", "array", { of: [{ type: "string", validation: (rule) => rule.regex(slugPattern) }] }),
  required(field("order", "number", { validation: (rule) => rule.integer().min(0) })),
  choices("excludedMarkets", marketCodes, { description: "Markets whose rules do not allow it to be shown." }),
  field("bonusCode", "string", {
    description: "The code that a player enters with a deposit; its action leads to the deposit with it.",
    validation: (rule) => rule.regex(/^[\w-]{1,64}$/),
  }),
  ...bannerFields,
  facts,
  localised("terms"),
]);
