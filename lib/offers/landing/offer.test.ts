import { expect, test } from "vitest";
import { refusalOf } from "./offer";

const specified = { publicOffers: true, offerTermsOnTiles: false, products: ["casino", "liveCasino"] as const };
const withoutTables = { ...specified, products: ["casino"] as const };
const quiet = { ...specified, publicOffers: false };
const strict = { ...specified, offerTermsOnTiles: true };
const plain = { bonusCode: null, promotion: null, gameTypes: [] };
const coded = { ...plain, bonusCode: "A" };
const about = { ...plain, promotion: "p" };
const both = { ...coded, promotion: "p" };
const live = { ...plain, gameTypes: ["liveCasinoGames", "liveCasinoGames"] };
const mixed = { ...plain, gameTypes: ["liveCasinoGames", "casinoGames"] };

test.each([
  ["a page without a bonus", plain, false, quiet, true],
  ["a bare code", coded, false, specified, true],
  ["a bare code where conditions stand beside it", coded, false, strict, false],
  ["a code with its offer there", both, true, strict, true],
  ["a code where no bonus is named in public", coded, false, quiet, false],
  ["an offer where no bonus is named in public", about, true, quiet, false],
  ["an offer that runs", both, true, specified, true],
  ["an offer that does not", both, false, specified, false],
  ["live tables", live, false, specified, true],
  ["live tables where there are none", live, false, withoutTables, false],
  ["live tables beside games where there are none", mixed, false, withoutTables, true],
  ["a page without games where there are no live tables", plain, false, withoutTables, true],
] as const)("%s", (_what, page, hasOffer, policy, isShown) => {
  expect(refusalOf(page, hasOffer, policy) === null).toBe(isShown);
});
