import { expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { openDuty } from "./duties";

const none = [{ value: null }, { value: null }, { value: null }];
const one = [{ value: null }, { value: money(10_000, "EUR") }, { value: null }];
const rules = (limitStep: "required" | "prompt" | "none", verificationBeforeDeposit = false) => ({
  limitStep,
  verificationBeforeDeposit,
});

test("where the law asks for a verified age before a deposit, an account without one may not deposit", () => {
  for (const kycStatus of ["NOT_VERIFIED", "PENDING", "PENDING_EXPIRED", "RESTRICTED", "SUSPENDED"]) {
    expect(openDuty(rules("none", true), { kycStatus }, one)).toBe("age");
    expect(openDuty(rules("none"), { kycStatus }, one)).toBeNull();
  }
  expect(openDuty(rules("none", true), { kycStatus: "FULLY_VERIFIED" }, one)).toBeNull();
  expect(openDuty(rules("required", true), { kycStatus: "NOT_VERIFIED" }, none)).toBe("age");
});

test("where a limit is required a deposit waits for one, where it is offered it does not, and a limit of any period is one", () => {
  const verified = { kycStatus: "FULLY_VERIFIED" };
  expect(openDuty(rules("required"), verified, none)).toBe("limit");
  expect(openDuty(rules("required"), verified, one)).toBeNull();
  expect(openDuty(rules("prompt"), verified, none)).toBe("limitOffered");
  expect(openDuty(rules("prompt"), verified, one)).toBeNull();
  expect(openDuty(rules("none"), verified, none)).toBeNull();
});
