import { expect, test } from "vitest";
import { AccessDetails, accountStatuses, Profile } from "./schema";

const sent = {
  playerId: "P1",
  firstName: "Ada",
  countryCode: "FI",
  currencyCode: "EUR",
  kycStatus: "FULLY VERIFIED",
  requestDocumentTypeStatus: "ID, ADDRESS,PAYMENT",
  firstLogin: true,
  firstDepositDate: "2026-01-02",
  termsAndConditionsAcceptedVersion: "3",
  eddQuestionnaire: true,
  payout: true,
  casino: false,
  liveCasino: true,
  sports: false,
  virtualSports: true,
  bonuses: false,
  deposit: true,
  withdrawal: false,
  loyaltyLevel: "GOLD",
  limitLevel: 2,
  volt: true,
  affiliateReg: false,
  macropay: true,
  isWithdrawalReview: false,
  crypto: true,
  personid: "p-1",
};

test("a profile has every field of the specification [PROFILE-001, PERM-501, PERM-510, SESS-029, SESS-033, DEP-521]", () => {
  const { attributes, ...profile } = Profile.parse(sent);
  expect(profile).toEqual({
    ...sent,
    kycStatus: "FULLY_VERIFIED",
    requestDocumentTypeStatus: ["ID", "ADDRESS", "PAYMENT"],
  });
  expect(attributes).toEqual({});
  expect(Profile.parse({ ...sent, attributes: { riskPayout: true } }).attributes).toEqual({ riskPayout: true });
});

test.each([
  ["A, B", ["A", "B"]],
  ["A,B", ["A", "B"]],
  ["A", ["A"]],
  ["", []],
  [null, []],
  [undefined, []],
])("the requested documents, %j, are the list %j [PROFILE-002, PERM-510]", (text, list) => {
  expect(Profile.parse({ ...sent, requestDocumentTypeStatus: text }).requestDocumentTypeStatus).toEqual(list);
});

test("fields that are not known are tolerated, optional ones may be missing [PROFILE-003]", () => {
  const { loyaltyLevel, limitLevel, volt, affiliateReg, macropay, crypto, personid, ...needed } = sent;
  const profile = Profile.parse({ ...needed, shoeSize: 43 });
  expect(profile).not.toHaveProperty("shoeSize");
  expect([profile.loyaltyLevel, profile.volt, profile.crypto]).toEqual([undefined, undefined, undefined]);
});

test("what a profile leaves out is nothing, no, or not verified", () => {
  const { firstName, kycStatus, firstLogin, eddQuestionnaire, requestDocumentTypeStatus, ...needed } = sent;
  expect(Profile.parse(needed)).toMatchObject({
    firstName: "",
    kycStatus: "NOT_VERIFIED",
    firstLogin: false,
    eddQuestionnaire: false,
    requestDocumentTypeStatus: [],
  });
});

test.each(["payout", "casino", "liveCasino", "sports", "virtualSports", "bonuses", "deposit", "withdrawal"])(
  "a profile without the flag %s is no profile: a permission is never guessed [PERM-501]",
  (flag) => {
    expect(Profile.safeParse({ ...sent, [flag]: undefined }).success).toBe(false);
  },
);

test("the account statuses are the nine of the specification [KYC-009]", () => {
  expect([...accountStatuses].sort().join(" ")).toBe(
    "ACCOUNT_UNVERIFIED BLACKLISTED CLOSED PAYOUT PRE_REGISTERED REGISTERED RESTRICTED SELF_EXCLUDED TIMEOUT",
  );
  expect(accountStatuses).toHaveLength(9);
  for (const accountStatus of accountStatuses)
    expect(AccessDetails.parse({ accountStatus })).toEqual({ accountStatus });
  expect(AccessDetails.safeParse({ accountStatus: "OPEN" }).success).toBe(false);
});
