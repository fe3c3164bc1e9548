import { describe, expect, test } from "vitest";
import { canSend, rejectionCodes, rejectionOf } from "./rejection";
import type { PlayerDocument } from "./schema";

const requested: PlayerDocument = {
  ...{ kind: "idDocument", id: null, label: null, status: "REQUESTED", rejection: null, attemptsLeft: null },
  ...{ dueAt: null, sentAt: null, decidedAt: null },
};
const rejected = (rejection: string, attemptsLeft: number | null = null) => ({ ...requested, rejection, attemptsLeft });

const reasons = {
  BAD_QUALITY: "badQuality",
  CROPPED_CORNERS: "croppedCorners",
  DAMAGED: "damaged",
  ID_EXPIRED: "idExpired",
  ID_NAME_MISMATCH: "nameMismatch",
  ID_DATE_OF_BIRTH_MISMATCH: "birthDateMismatch",
  ADDRESS_MISMATCH: "addressMismatch",
  PAYMENT_CARD: "paymentCard",
  SCREENSHOT_NOT_ORIGINAL: "screenshot",
  MASKED_INFORMATION: "masked",
} as const;

test("each reason of a rejection has its own words, and an unknown one those of any [KYC-012]", () => {
  expect(rejectionCodes).toEqual(Object.keys(reasons));
  for (const [code, reason] of Object.entries(reasons)) expect(rejectionOf(rejected(code))).toMatchObject({ reason });
  for (const code of ["MOON_PHASE", "", "toString"])
    expect(rejectionOf(rejected(code))).toMatchObject({ reason: "other" });
});

test("a name or an address that does not match is final, and so is anything without a try left", () => {
  const finals = rejectionCodes.filter((code) => rejectionOf(rejected(code))?.isFinal);
  expect(finals).toEqual(["ID_NAME_MISMATCH", "ADDRESS_MISMATCH"]);
  expect(rejectionOf(rejected("DAMAGED", 1))).toMatchObject({ isFinal: false, attemptsLeft: 1 });
  expect(rejectionOf(rejected("DAMAGED", 0))).toMatchObject({ isFinal: true, attemptsLeft: 0 });
});

test("the fault may be in the account where the date of birth is another, and nowhere else", () => {
  expect(rejectionCodes.filter((code) => rejectionOf(rejected(code))?.mayBeInAccount)).toEqual([
    "ID_DATE_OF_BIRTH_MISMATCH",
  ]);
});

test("what is not asked for again was not rejected", () => {
  expect(rejectionOf(requested)).toBeNull();
  expect(rejectionOf({ ...rejected("DAMAGED"), status: "UNDER_REVIEW" })).toBeNull();
});

describe("a document can be sent", () => {
  test.each([
    ["that is asked for", requested, true],
    ["that has expired", { ...requested, status: "EXPIRED" }, true],
    ["that is not asked for", { ...requested, status: "UNREQUESTED" }, false],
    ["that is under review", { ...requested, status: "UNDER_REVIEW" }, false],
    ["that is verified", { ...requested, status: "VERIFIED" }, false],
    ["without a try left", { ...requested, attemptsLeft: 0 }, false],
    ["with one try left", { ...requested, attemptsLeft: 1 }, true],
    ["that was rejected for good", rejected("ID_NAME_MISMATCH", 2), false],
    ["whose date of birth is another", rejected("ID_DATE_OF_BIRTH_MISMATCH", 2), true],
  ] as const)("%s", (_what, document, is) => {
    expect(canSend(document)).toBe(is);
  });
});
