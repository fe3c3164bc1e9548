import { document, field, localised, localisedBlocks, reference, references, required } from "../schema";
import { slugPattern } from "../values";

/** A static page by its id ("bonus_terms"), or an error page ("401"); the word of a page that only a menu leads to. */
export const staticPage = document("staticPage", "Page", [
  required(field("slug", "slug", { validation: (rule) => rule.regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/) })),
  required(localised("title")),
  localised("description"),
  required(localisedBlocks("body")),
  field("updatedOn", "date", {
    description:
      "The day on which what the page says last changed, in any language. Readers and search engines are told it: no day for a mere correction, and none for a page whose lists change by themselves.",
  }),
  references("related", "staticPage", { description: "What a reader of this page may want next." }),
]);

export const menu = document("menu", "Menu of the footer", [
  required(field("slug", "slug", { validation: (rule) => rule.regex(slugPattern) })),
  required(localised("title")),
  required(
    field("entries", "array", {
      of: [
        {
          type: "object",
          name: "menuEntry",
          fields: [
            required(localised("title")),
            reference("page", "staticPage", { description: "Either a page, or an address elsewhere." }),
            field("url", "url", { validation: (rule) => rule.uri({ scheme: ["http", "https"] }) }),
          ],
        },
      ],
    }),
  ),
]);
