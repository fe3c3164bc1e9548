import type { SchemaType } from "./schema";
import { banner } from "./types/banner";
import { casinoCategory, liveCasinoCategory } from "./types/category";
import { casinoGames, liveCasinoGames } from "./types/game";
import { glossaryTerm } from "./types/glossary";
import { landingPage, vipPage } from "./types/landing";
import { casinoLobby, homePage, liveCasinoLobby, lobbyWidget } from "./types/lobby";
import { country, liveChatSetting, market, marketEntry } from "./types/market";
import { menu, staticPage } from "./types/page";
import { promotion, promotionTag } from "./types/promotion";
import { provider, subProvider } from "./types/provider";
import { occupation, sourceOfFunds } from "./types/questionnaire";
import { seoDescription } from "./types/seo";
import { localisedRichText, localisedText, targetAudience, urlAction } from "./types/shared";
import { termsVersion } from "./types/terms";

/** The content model, as a studio takes it: `defineConfig({ schema: { types: schemaTypes } })`. A new type is one file and a line here. */
export const schemaTypes: readonly SchemaType[] = [
  localisedText,
  localisedRichText,
  targetAudience,
  urlAction,
  provider,
  subProvider,
  casinoGames,
  liveCasinoGames,
  casinoCategory,
  liveCasinoCategory,
  casinoLobby,
  liveCasinoLobby,
  lobbyWidget,
  homePage,
  banner,
  promotion,
  promotionTag,
  landingPage,
  vipPage,
  staticPage,
  menu,
  termsVersion,
  market,
  liveChatSetting,
  marketEntry,
  country,
  glossaryTerm,
  seoDescription,
  occupation,
  sourceOfFunds,
];
