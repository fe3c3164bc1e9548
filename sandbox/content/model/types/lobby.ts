import { choice, document, type Field, localised, references, required } from "../schema";
import { marketCodes } from "../words";

const market = required(choice("market", marketCodes));

const lobbyFields = (category: string): Field[] => [
  market,
  required(localised("title")),
  required(references("providers", "provider")),
  references("exclusionSubProviders", "subProvider"),
  required(references("categories", category)),
  references("boxes", "contentBox"),
];

export const casinoLobby = document("casinoLobby", "Casino lobby", lobbyFields("casinoCategory"));
export const liveCasinoLobby = document("liveCasinoLobby", "Live casino lobby", lobbyFields("liveCasinoCategory"));

export const homePage = document("homePage", "Home page", [
  market,
  required(localised("title")),
  localised("text"),
  references("boxes", "contentBox"),
]);
