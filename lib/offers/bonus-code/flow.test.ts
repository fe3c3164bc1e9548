import { expect, test } from "vitest";
import { type BonusCodeEvent, nextBonusCode, noCode } from "./flow";

const after = (...events: BonusCodeEvent[]) => events.reduce(nextBonusCode, noCode);
const verified = { type: "verified", code: "SPRING", campaignId: "C1" } as const;
const claimed = { type: "claimed", claimed: { code: "SPRING", facts: null } } as const;

test("a check loads, then has the code with its campaign, or an error", () => {
  expect(after({ type: "verifying" }).bonusCode).toMatchObject({ loading: true, bonusCodeValue: null });
  expect(after({ type: "verifying" }, verified).bonusCode).toEqual({
    bonusCodeValue: "SPRING",
    loading: false,
    error: null,
    bonusCodeCampaignId: "C1",
    selectEnterBonusCode: true,
  });
  const error = { code: "error.bonus_code.used" };
  expect(after(verified, { type: "verifying" }, { type: "notVerified", error }).bonusCode).toMatchObject({
    loading: false,
    error,
    bonusCodeValue: null,
    bonusCodeCampaignId: null,
  });
});

test("a claim loads, then has its reward, or an error with which the code is none any more", () => {
  expect(after(verified, { type: "claiming" })).toMatchObject({
    bonusCode: { bonusCodeValue: "SPRING" },
    manualClaim: { loading: true, error: null, reward: null },
  });
  expect(after(verified, { type: "claiming" }, claimed)).toMatchObject({
    bonusCode: { bonusCodeValue: null, selectEnterBonusCode: false },
    manualClaim: { loading: false, reward: claimed.claimed },
  });
  const error = { code: null, message: "no" };
  expect(after(verified, { type: "claiming" }, { type: "notClaimed", code: "SPRING", error })).toMatchObject({
    bonusCode: { bonusCodeValue: null, selectEnterBonusCode: true },
    manualClaim: { loading: false, error, reward: null },
  });
});

test("while a claim is under way typing changes nothing; before and after it the check counts no more", () => {
  const edited = { type: "edited" } as const;
  const lost = [verified, { type: "claiming" }, { type: "claimLost", code: "SPRING", reference: "2B8C51AA" }] as const;
  expect(after(verified, edited)).toEqual(noCode);
  expect(after(...lost, edited).manualClaim).toMatchObject({ loading: false, checking: "2B8C51AA" });
  expect(after(...lost, claimed, edited)).toEqual(noCode);
});

test("a bonus in the way that is kept leaves the code as good as before, with nothing under way", () => {
  const kept = { type: "kept", code: "SPRING" } as const;
  expect(after(verified, { type: "claiming" }, kept)).toEqual(after(verified));
  const other = [{ ...verified, code: "SUMMER" }, { type: "claiming" }] as const;
  expect(after(...other, kept)).toEqual(after(...other));
  expect(after(verified, kept)).toEqual(after(verified));
});

const ends: BonusCodeEvent[] = [
  claimed,
  { type: "notClaimed", code: "SPRING", error: null },
  { type: "claimLost", code: "SPRING", reference: "2B8C51AA" },
];

test.each(ends)(
  "the end of a claim that was left changes nothing, nor does it of the claim of another code: %o",
  (end) => {
    expect(after(verified, { type: "claiming" }, { type: "cleared" }, end)).toEqual(noCode);
    const other = [{ ...verified, code: "SUMMER" }, { type: "claiming" }] as const;
    expect(after(...other, end)).toEqual(after(...other));
  },
);
