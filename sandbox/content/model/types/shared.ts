import { choice, field, type Member, required, type SchemaType } from "../schema";

/** Named types that documents are put together from. */
const internationalized = (name: string, title: string, value: SchemaType["fields"]): SchemaType => ({
  name: `internationalizedArray${name}`,
  title,
  type: "array",
  of: [{ type: "object", name: `internationalizedArray${name}Value`, fields: value ?? [] }],
  validation: (rule) => rule.min(1),
});

/** Rows of cells, each cell one paragraph; the first row names the columns. */
const table: Member = {
  type: "object",
  name: "table",
  fields: [
    required(
      field("rows", "array", {
        of: [
          {
            type: "object",
            name: "tableRow",
            fields: [required(field("cells", "array", { of: [{ type: "block" }] }))],
          },
        ],
      }),
    ),
  ],
};

/** A text in each language; the key of an entry is the language. English is what the others fall back to. */
export const localisedText = internationalized("String", "Text in every language", [required(field("value", "text"))]);

export const localisedRichText = internationalized("Blocks", "Rich text in every language", [
  required(field("value", "array", { of: [{ type: "block" }, table] })),
]);

export const targetAudience: SchemaType = {
  name: "targetAudience",
  title: "Target audience",
  type: "object",
  fields: [
    choice("targetAudienceOption", ["no-limit", "by-group", "by-player-list"]),
    field("targetGroups", "array", {
      of: [{ type: "string", options: { list: ["DEPOSIT_COUNT_0", "DEPOSIT_COUNT_1", "DEPOSIT_COUNT_MORE_THAN_1"] } }],
    }),
    field("targetPlayersIds", "array", { of: [{ type: "string" }], description: "Never leaves the server." }),
  ],
};

export const urlAction: SchemaType = {
  name: "urlAction",
  title: "Link",
  type: "object",
  fields: [
    field("slug", "string", { description: "A path on this site, below the language." }),
    field("absoluteUrl", "url", { validation: (rule) => rule.uri({ scheme: ["http", "https"] }) }),
    field("openNewTab", "boolean"),
  ],
};
