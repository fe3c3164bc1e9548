import { choices, document, field, localised, localisedBlocks, required } from "../schema";
import { marketCodes, slugPattern } from "../values";

const slug = required(field("slug", "slug", { validation: (rule) => rule.regex(slugPattern) }));
const opening = [required(localised("title")), required(localised("description")), required(field("image", "image"))];

/** A page that marketing links to: `/promo/{slug}` opens sign-up with the bonus code, `/landing/{id}` does not have to. */
export const landingPage = document("landingPage", "Landing page", [
  slug,
  choices("kind", ["registration", "landing"], {
    description: "Where it is reached: under /promo, /landing, or both.",
  }),
  choices("markets", marketCodes, { description: "Everywhere when empty." }),
  ...opening,
  localisedBlocks("body"),
  localised("button"),
  field("bonusCode", "string", { validation: (rule) => rule.regex(/^[\w-]{1,40}$/) }),
]);

/** The VIP programme, at /qrewards. */
export const vipPage = document("vipPage", "VIP page", [
  ...opening,
  localisedBlocks("body"),
  field("levels", "array", {
    of: [
      {
        type: "object",
        fields: [
          required(field("key", "string", { validation: (rule) => rule.regex(slugPattern) })),
          required(localised("title")),
          required(localised("description")),
        ],
      },
    ],
  }),
]);
