import { expect, test } from "vitest";
import { getAccessDetails, getManualClaim, getProfile } from "@/lib/session/permissions/api";
import { derivePermissions, readProfile } from "@/lib/session/permissions/permissions";
import { control, newPlayer, platformAs, signIn } from "../sandbox/world";

test("whose account was closed while signed in reads that, and every other call is refused by its code [LOGIN-010]", async () => {
  const { playerId, http } = await newPlayer();
  expect(await getProfile(http)).toMatchObject({ playerId });
  await control("PATCH", `/players/${playerId}`, { accountStatus: "CLOSED" });
  expect(await getAccessDetails(http)).toEqual({ accountStatus: "CLOSED" });
  for (const call of [getProfile, getManualClaim])
    await expect(call(http)).rejects.toMatchObject({ status: 403, code: "error.player.closed" });
});

test("the profile is read with a GET and carries every flag and field [API-018, PERM-501, PERM-510]", async () => {
  const state = {
    firstName: "Aino",
    countryCode: "CA",
    currencyCode: "CAD",
    kycStatus: "EDD_PENDING",
    requestDocumentTypeStatus: "ID,ADDRESS",
    firstLogin: true,
    firstDepositDate: "2026-02-03",
    eddQuestionnaire: true,
    payout: false,
    casino: false,
    liveCasino: false,
    sports: false,
    virtualSports: false,
    bonuses: false,
    deposit: false,
    withdrawal: false,
    loyaltyLevel: "GOLD",
    limitLevel: "HIGH",
    volt: true,
    affiliateReg: true,
    macropay: true,
    isWithdrawalReview: true,
    crypto: true,
    personid: "person-1",
    attributes: { riskPayout: true },
  };
  const account = {
    lastName: "Player",
    dateOfBirth: "1990-05-04",
    street: "12 Harbour Road",
    city: "Halifax",
    postalCode: "B3H 1A1",
    provinceCode: "NS",
    mobilePhone: "+19025550100",
    languageCode: "en",
  };
  const { playerId, email, http } = await newPlayer({ ...state, ...account });
  const expected = { ...state, ...account, playerId, email, requestDocumentTypeStatus: ["ID", "ADDRESS"] };
  expect(await getProfile(http)).toEqual({ ...expected, termsAndConditionsAcceptedVersion: "2.0" });
});

test("a first login is one until the player logs in again [PROFILE-001]", async () => {
  const player = await newPlayer({ firstLogin: true });
  expect(await getProfile(player.http)).toMatchObject({ firstLogin: true });
  const { idToken } = await signIn(player);
  expect(await getProfile(platformAs(idToken))).toMatchObject({ firstLogin: false });
});

test("the access call returns the account status, and a changed player is another one at once [KYC-010]", async () => {
  const { playerId, http } = await newPlayer();
  expect(await getAccessDetails(http)).toEqual({ accountStatus: "REGISTERED" });
  await control("PATCH", `/players/${playerId}`, { accountStatus: "PAYOUT", sports: false });
  const [profile, access] = await Promise.all([getProfile(http), getAccessDetails(http)]);
  if (!profile) throw new Error("The player has no profile.");
  const facts = { profile: readProfile(profile, access), multibrandSuspended: false };
  expect(derivePermissions(facts)).toMatchObject({ payoutRisk: true, deposit: false, sports: false, casino: true });
});

test("nobody reads a profile without a token", async () => {
  await expect(getProfile(platformAs())).rejects.toMatchObject({ status: 401, code: "error.unauthorized" });
});

test("the manual-claim call is a GET that returns whether the player may claim by a code [BONUS-505]", async () => {
  const { playerId, http } = await newPlayer();
  expect(await getManualClaim(http)).toBe(true);
  await control("PATCH", `/players/${playerId}`, { manualClaim: false });
  expect(await getManualClaim(http)).toBe(false);
  await expect(getManualClaim(platformAs())).rejects.toMatchObject({ status: 401 });
});
