import { expect, test } from "vitest";
import { refusalOf } from "./offer";

const specified = { publicOffers: true, offerTermsOnTiles: false };
const quiet = { ...specified, publicOffers: false };
const strict = { ...specified, offerTermsOnTiles: true };
const plain = { bonusCode: null, promotion: null };
const coded = { bonusCode: "A", promotion: null };
const about = { bonusCode: null, promotion: "p" };
const both = { bonusCode: "A", promotion: "p" };

test.each([
  ["a page without a bonus", plain, false, quiet, true],
  ["a bare code", coded, false, specified, true],
  ["a bare code where conditions stand beside it", coded, false, strict, false],
  ["a code with its offer there", both, true, strict, true],
  ["a code where no bonus is named in public", coded, false, quiet, false],
  ["an offer where no bonus is named in public", about, true, quiet, false],
  ["an offer that runs", both, true, specified, true],
  ["an offer that does not", both, false, specified, false],
] as const)("%s", (_what, page, hasOffer, policy, isShown) => {
  expect(refusalOf(page, hasOffer, policy) === null).toBe(isShown);
});
