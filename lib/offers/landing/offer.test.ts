import { expect, test } from "vitest";
import type { Promotion } from "@/lib/offers/promotions/schema";
import { refusalOf } from "./offer";

const specified = { publicOffers: true, offerTermsOnTiles: false };
const quiet = { ...specified, publicOffers: false };
const strict = { ...specified, offerTermsOnTiles: true };
const offer = {} as Promotion;
const plain = { bonusCode: null, promotion: null };
const coded = { bonusCode: "A", promotion: null };
const about = { bonusCode: null, promotion: "p" };
const both = { bonusCode: "A", promotion: "p" };

test.each([
  ["a page without a bonus", plain, null, quiet, true],
  ["a bare code", coded, null, specified, true],
  ["a bare code where conditions stand beside it", coded, null, strict, false],
  ["a code with its offer there", both, offer, strict, true],
  ["a code where no bonus is named in public", coded, null, quiet, false],
  ["an offer where no bonus is named in public", about, offer, quiet, false],
  ["an offer that runs", both, offer, specified, true],
  ["an offer that does not", both, null, specified, false],
] as const)("%s", (_what, page, found, policy, isShown) => {
  expect(refusalOf(page, found, policy) === null).toBe(isShown);
});
