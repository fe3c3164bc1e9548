import {
  choices,
  document,
  field,
  localised,
  localisedBlocks,
  type Member,
  reference,
  references,
  required,
} from "../schema";
import { marketCodes, slugPattern } from "../values";

const slug = required(field("slug", "slug", { validation: (rule) => rule.regex(slugPattern) }));
const opening = [required(localised("title")), required(localised("description")), required(field("image", "image"))];

/** A heading and a text, several of them in a block. */
const items = required(
  field("items", "array", {
    of: [{ type: "object", name: "item", fields: [required(localised("title")), required(localised("text"))] }],
    validation: (rule) => rule.min(1).max(24),
  }),
);
const block = (name: string, title: string, fields: Member["fields"] & object): Member => ({
  type: "object",
  name,
  title,
  fields,
});

/** The parts that editors compose a page of, in their order. A site skips a type of block that it does not know. */
const blocks = required(
  field("blocks", "array", {
    of: [
      block("hero", "Headline over the page's picture", [
        required(localised("title")),
        localised("text"),
        localised("button", { description: "Leads visitors to the sign-up." }),
      ]),
      block("steps", "Steps, one after another", [localised("title"), items]),
      block("games", "Games", [
        required(localised("title")),
        required(
          references("games", ["casinoGames", "liveCasinoGames"], { validation: (rule) => rule.min(1).max(12) }),
        ),
      ]),
      block("facts", "Facts", [localised("title"), items]),
      block("questions", "Questions and answers", [localised("title"), items]),
      block("text", "Text", [required(localisedBlocks("body"))]),
      block("terms", "Terms, in small type", [localised("title"), required(localisedBlocks("body"))]),
    ],
    validation: (rule) => rule.max(30),
  }),
);

/** A page that marketing links to: `/promo/{slug}` opens sign-up with the bonus code, `/landing/{id}` does not have to. */
export const landingPage = document("landingPage", "Landing page", [
  slug,
  choices("kind", ["registration", "landing"], {
    description: "Where it is reached: under /promo, /landing, or both.",
  }),
  choices("markets", marketCodes, { description: "Everywhere when empty." }),
  ...opening,
  field("bonusCode", "string", { validation: (rule) => rule.regex(/^[\w-]{1,40}$/) }),
  reference("promotion", "promotion", {
    description:
      "The offer that the page is about: its six facts stand below the headline. Where it may not be shown, the page is not.",
  }),
  blocks,
]);

/** The VIP programme, at /qrewards. */
export const vipPage = document("vipPage", "VIP page", [...opening, blocks]);
