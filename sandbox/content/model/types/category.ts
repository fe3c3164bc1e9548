import { choices, document, type Field, field, localised, references, required } from "../schema";
import { slugPattern } from "../values";

const positive = (name: string) => required(field(name, "number", { validation: (rule) => rule.integer().min(1) }));

const grid = (device: string): Field =>
  required(
    field(device, "object", {
      fields: [positive("columns"), positive("rows"), required(choices("sizes", ["4x", "2xv", "2xh", "1x"]))],
    }),
  );

export const gridField = field("grid", "object", { fields: [grid("desktop"), grid("tablet"), grid("mobile")] });

const categoryFields = (games: string): Field[] => [
  required(field("slug", "slug", { validation: (rule) => rule.regex(slugPattern) })),
  required(localised("name")),
  required(field("visibleInMenu", "boolean")),
  required(field("visibleInLobby", "boolean")),
  required(field("rowNum", "number", { validation: (rule) => rule.integer().min(0) })),
  required(field("iconSvg", "text", { description: "Shown through an image element only." })),
  required(field("icon", "image")),
  required(gridField),
  required(references("games", games)),
];

export const casinoCategory = document("casinoCategory", "Casino category", categoryFields("casinoGames"));
export const liveCasinoCategory = document(
  "liveCasinoCategory",
  "Live casino category",
  categoryFields("liveCasinoGames"),
);
