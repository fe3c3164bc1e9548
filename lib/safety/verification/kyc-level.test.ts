import { beforeEach, expect, test, vi } from "vitest";
import { Profile } from "@/lib/session/permissions/schema";
import { report } from "@/lib/site/browser-reports/report";
import { openProfile } from "@/tests/support/profile";
import { kycLevel, kycLevels } from "./kyc-level";

vi.mock("@/lib/site/browser-reports/report", () => ({ report: vi.fn() }));
beforeEach(() => vi.mocked(report).mockClear());

const specified = [
  ..."NOT_VERIFIED,DATA_VERIFIED,PENDING,FULLY VERIFIED,ENHANCED KYC,EDD_PENDING,EDD_UNDER_REVIEW".split(","),
  ..."ENHANCED,RESTRICTED,SUSPENDED,PENDING_EXPIRED,NOT_REQUIRED".split(","),
];

test("each of the twelve levels is its own, with a space or an underscore, and none is reported [KYC-007, KYC-008]", () => {
  const levelOf = (kycStatus: string) => kycLevel(Profile.parse({ ...openProfile, kycStatus }).kycStatus);
  expect(specified.map(levelOf)).toEqual([...kycLevels]);
  expect(specified.map((level) => levelOf(level.replaceAll(" ", "_")))).toEqual([...kycLevels]);
  expect(new Set(kycLevels).size).toBe(12);
  expect(report).not.toHaveBeenCalled();
});

test.each(["VERIFIED", "", "fully verified", "ENHANCED  KYC"])(
  "%j verifies nobody and is reported [KYC-008]",
  (level) => {
    expect(kycLevel(level)).toBe("NOT_VERIFIED");
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error(`Unknown KYC level: ${level}`));
  },
);
