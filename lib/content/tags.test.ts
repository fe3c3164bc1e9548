import { expect, test } from "vitest";
import { tagsOf } from "./tags";

test.each([
  ["casinoLobby", ["lobby:FI"]],
  ["homePage", ["home:FI"]],
  ["casinoCategory", ["category:book", "categories"]],
  ["casinoGames", ["game:book", "games"]],
  ["liveCasinoGames", ["game:book", "games"]],
  ["provider", ["games", "providers"]],
  ["subProvider", ["games", "providers"]],
  ["contentBox", ["banners"]],
  ["promotion", ["promotions"]],
  ["promotionTag", ["promotions"]],
  ["staticPage", ["page:book", "pages"]],
  ["menu", ["menus"]],
  ["market", ["market:FI"]],
  ["liveChatSetting", ["live-chat"]],
  ["termsVersion", ["terms"]],
  ["landingPage", ["landing"]],
  ["vipPage", ["vip"]],
  ["glossaryTerm", ["glossary"]],
  ["seoDescription", ["seo"]],
  ["occupation", ["questionnaire"]],
  ["sourceOfFunds", ["questionnaire"]],
  ["somethingElse", []],
])("a published %s makes %j stale", (_type, tags) => {
  expect(tagsOf({ _id: "x", _type, slug: "book", market: "FI" })).toEqual(tags);
});
