import { expect, test } from "vitest";
import { isAgeVerified } from "./age";

test("only a status that says so stands for a known age: an unknown one never does", () => {
  const statuses = [
    "NOT_VERIFIED",
    "DATA_VERIFIED",
    "PENDING",
    "FULLY_VERIFIED",
    "ENHANCED_KYC",
    "EDD_PENDING",
    "EDD_UNDER_REVIEW",
    "ENHANCED",
    "RESTRICTED",
    "SUSPENDED",
    "PENDING_EXPIRED",
    "NOT_REQUIRED",
    "",
    "SOMETHING_NEW",
    null,
  ];
  expect(statuses.filter(isAgeVerified)).toEqual([
    "DATA_VERIFIED",
    "FULLY_VERIFIED",
    "ENHANCED_KYC",
    "EDD_PENDING",
    "EDD_UNDER_REVIEW",
    "ENHANCED",
  ]);
});
