import { choice, document, type Field, field, localised, references, required } from "../schema";
import { marketCodes } from "../values";
import { gridField } from "./category";

const market = required(choice("market", marketCodes));

const lobbyFields = (category: string): Field[] => [
  market,
  required(localised("title")),
  required(references("providers", "provider")),
  references("exclusionSubProviders", "subProvider"),
  required(references("categories", category)),
  references("heroes", "contentBox", { description: "The large banner: one of them each hour." }),
  references("boxes", "contentBox"),
  references("widgets", "lobbyWidget", { description: "In the order of their row numbers." }),
];

export const casinoLobby = document("casinoLobby", "Casino lobby", lobbyFields("casinoCategory"));
export const liveCasinoLobby = document("liveCasinoLobby", "Live casino lobby", lobbyFields("liveCasinoCategory"));

export const homePage = document("homePage", "Home page", [
  market,
  required(localised("title")),
  localised("text"),
  references("heroes", "contentBox", { description: "The large banner: one of them each hour." }),
  references("boxes", "contentBox"),
]);

/** A row of a lobby. A site skips a type of widget that it does not know. */
export const lobbyWidget = document("lobbyWidget", "Lobby widget", [
  required(field("id", "string", { description: "The category, the tournament or the banner that it shows." })),
  required(localised("name")),
  required(choice("type", ["casino", "live-casino"])),
  required(field("rowNum", "number", { validation: (rule) => rule.integer().min(0) })),
  required(gridField),
  required(
    choice("widgetType", [
      "game-category",
      "provider-list",
      "recent-games",
      "jackpot",
      "winners",
      "tournament-box",
      "content-box",
    ]),
  ),
  required(field("iconSvg", "text", { description: "Shown through an image element only." })),
]);
