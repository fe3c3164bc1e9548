import { describe, expect, test } from "vitest";
import { kycLevels } from "./kyc-level";
import {
  isAgeUnasked,
  isNotNeeded,
  passportOf,
  sectionsOf,
  stepOf,
  unverified,
  type VerificationStep,
  verificationStep,
} from "./needed";
import { documentKinds, documentStatuses, PlayerDocuments } from "./schema";

const lists = ["paymentDocument", "otherDocument"];
const read = (stated: Record<string, unknown>) => PlayerDocuments.parse(stated);
const with1 = (kind: string, documentStatus: string) =>
  read({ [kind]: lists.includes(kind) ? [{ documentStatus: "UNREQUESTED" }, { documentStatus }] : { documentStatus } });

test("the response is read by its six keys, two of them lists, each with its status", () => {
  const stated = {
    idDocument: { documentStatus: "VERIFIED" },
    addressDocument: { documentStatus: "REQUESTED", rejectionReason: "BAD_QUALITY", attemptsLeft: 2 },
    paymentDocument: [
      { id: "c1", label: "Card •• 2208", documentStatus: "EXPIRED" },
      { id: "c2", documentStatus: "UNDER_REVIEW" },
    ],
    sowDocument: { documentStatus: "UNREQUESTED" },
    eddQuestionnaire: { documentStatus: "REQUESTED" },
    otherDocument: [{ id: "o1", documentStatus: "REQUESTED", dueAt: "2026-12-09T00:00:00Z" }],
  };
  const documents = read(stated);
  expect(documents.map(({ kind, id, status }) => [kind, id, status])).toEqual([
    ["idDocument", null, "VERIFIED"],
    ["addressDocument", null, "REQUESTED"],
    ["paymentDocument", "c1", "EXPIRED"],
    ["paymentDocument", "c2", "UNDER_REVIEW"],
    ["sowDocument", null, "UNREQUESTED"],
    ["eddQuestionnaire", null, "REQUESTED"],
    ["otherDocument", "o1", "REQUESTED"],
  ]);
  expect(documents[1]).toMatchObject({ rejection: "BAD_QUALITY", attemptsLeft: 2 });
});

test.each([
  { idDocument: { documentStatus: "REJECTED" } },
  { paymentDocument: [{ documentStatus: "" }] },
  { addressDocument: {} },
  { sowDocument: "VERIFIED" },
  { otherDocument: { documentStatus: "VERIFIED" } },
  { idDocument: { documentStatus: "REQUESTED", attemptsLeft: -1 } },
])("%j is refused: nothing of it may look verified", (stated) => {
  expect(PlayerDocuments.safeParse(stated).success).toBe(false);
});

describe("verification is not needed", () => {
  test.each(kycLevels)(
    "with nothing asked for, at %s only where it is none [KYC-014, KYC-015, KYC-016, KYC-033]",
    (level) => {
      const isNone = level === "NOT_REQUIRED" || level === "NOT_VERIFIED";
      expect(isNotNeeded(level, read({}))).toBe(isNone);
      expect(isNotNeeded(level, read({ paymentDocument: [], otherDocument: null }))).toBe(isNone);
    },
  );

  test.each(documentKinds)("and %s alone makes it needed at NOT_VERIFIED, by every other status [KYC-015]", (kind) => {
    for (const status of documentStatuses) {
      expect(isNotNeeded("NOT_VERIFIED", with1(kind, status)), status).toBe(status === "UNREQUESTED");
      expect(isNotNeeded("NOT_REQUIRED", with1(kind, status)), status).toBe(true);
      expect(isNotNeeded("PENDING", with1(kind, status)), status).toBe(false);
      expect(sectionsOf(with1(kind, status)).map((each) => each.kind)).toEqual(status === "UNREQUESTED" ? [] : [kind]);
    }
  });
});

test("the step of every pair of identity and address [KYC-021]", () => {
  const steps = documentStatuses.map((id) => documentStatuses.map((address) => verificationStep(id, address)));
  const [I, A, U, S]: VerificationStep[] = ["uploadId", "selectAddressType", "uploaded", "success"];
  // Of identity from top to bottom, of address from left to right: UNREQUESTED, REQUESTED, UNDER_REVIEW, VERIFIED, EXPIRED.
  expect(steps).toEqual([
    [S, A, U, S, A],
    [I, I, I, I, I],
    [U, A, U, U, A],
    [S, A, U, S, A],
    [I, I, I, I, I],
  ]);
});

describe("the age that the law wants verified before a deposit is open with nobody asking", () => {
  test("only where the law wants it, and no document is asked for or being checked", () => {
    expect(isAgeUnasked(true, "NOT_VERIFIED", read({}))).toBe(true);
    expect(isAgeUnasked(true, "NOT_REQUIRED", read({}))).toBe(true);
    expect(isAgeUnasked(false, "NOT_VERIFIED", read({}))).toBe(false);
    expect(isAgeUnasked(true, "FULLY_VERIFIED", read({}))).toBe(false);
    const open = documentStatuses.filter((status) => isAgeUnasked(true, "PENDING", with1("paymentDocument", status)));
    expect(open).toEqual(["UNREQUESTED", "VERIFIED"]);
  });
});

test("the step of a player is that of identity and address, each not asked for where it is not listed", () => {
  const documents = (idDocument: string, addressDocument: string) =>
    read({ idDocument: { documentStatus: idDocument }, addressDocument: { documentStatus: addressDocument } });
  expect(stepOf(documents("REQUESTED", "VERIFIED"))).toBe("uploadId");
  expect(stepOf(documents("VERIFIED", "EXPIRED"))).toBe("selectAddressType");
  expect(stepOf(documents("VERIFIED", "UNDER_REVIEW"))).toBe("uploaded");
  expect(stepOf([])).toBe("success");
});

test("the passport lists identity, address and source of wealth always, other documents once they were asked for", () => {
  const usual = ["idDocument", "addressDocument", "sowDocument"];
  expect(passportOf(read({})).map(({ kind }) => kind)).toEqual(usual);
  const asked = passportOf(read({ eddQuestionnaire: { documentStatus: "VERIFIED" } })).map(({ kind }) => kind);
  expect(asked).toEqual([...usual, "eddQuestionnaire"]);
});

test("a withdrawal may wait for whatever was asked for and is not verified", () => {
  const waiting = documentStatuses.filter((status) => unverified(with1("sowDocument", status)).length > 0);
  expect(waiting).toEqual(["REQUESTED", "UNDER_REVIEW", "EXPIRED"]);
});
