import { expect, test } from "vitest";
import {
  DocumentNameBody,
  DocumentSettings,
  documentKinds,
  IdentityCheck,
  PlayerDocuments,
  UploadStatusBody,
} from "./schema";

const stated = {
  id: "c1",
  label: "Card •• 2208",
  documentStatus: "EXPIRED",
  rejectionReason: "BAD_QUALITY",
  attemptsLeft: 0,
  dueAt: "2026-12-09T00:00:00.000Z",
  sentAt: "2026-11-09T00:00:00.000Z",
  decidedAt: "2026-11-10T00:00:00.000Z",
};
const nothing = {
  ...{ id: null, label: null, status: "UNREQUESTED", rejection: null, attemptsLeft: null },
  ...{ dueAt: null, sentAt: null, decidedAt: null },
};

test("a document has its status, why it was not taken, how many tries are left, and its days", () => {
  const [card] = PlayerDocuments.parse({ paymentDocument: [stated] }).filter(({ kind }) => kind === "paymentDocument");
  expect(card).toEqual({
    ...{ kind: "paymentDocument", id: "c1", label: "Card •• 2208", status: "EXPIRED", rejection: "BAD_QUALITY" },
    ...{ attemptsLeft: 0, dueAt: stated.dueAt, sentAt: stated.sentAt, decidedAt: stated.decidedAt },
  });
});

test("what the platform leaves out is not asked for, and of what it does not say nothing is made up", () => {
  expect(PlayerDocuments.parse({})).toEqual(documentKinds.map((kind) => ({ ...nothing, kind })));
  const [bare] = PlayerDocuments.parse({ idDocument: { documentStatus: "VERIFIED" } });
  expect(bare).toEqual({ ...nothing, kind: "idDocument", status: "VERIFIED" });
  expect(PlayerDocuments.parse({ otherDocument: [] }).map(({ kind }) => kind)).not.toContain("otherDocument");
});

test.each([{ label: "" }, { id: "" }, { rejectionReason: "" }, { attemptsLeft: 0.5 }, { dueAt: "soon" }])(
  "a document with %j is refused",
  (change) => {
    expect(PlayerDocuments.safeParse({ idDocument: { ...stated, ...change } }).success).toBe(false);
  },
);

test("a document goes to the address of a check or of an upload, or to none; an empty one is none that can be used", () => {
  expect(DocumentSettings.parse({})).toEqual({ redirectUrl: null, uploadUrl: null });
  const both = { redirectUrl: "https://check.example", uploadUrl: "https://files.example" };
  expect(DocumentSettings.parse(both)).toEqual(both);
  expect(DocumentSettings.safeParse({ uploadUrl: "" }).success).toBe(false);
});

test("an identity check has an address", () => {
  expect(IdentityCheck.safeParse({ redirectUrl: "https://check.example" }).success).toBe(true);
  for (const sent of [{}, { redirectUrl: null }]) expect(IdentityCheck.safeParse(sent).success).toBe(false);
});

test("a call names one of the six kinds, and says that a file arrived or did not", () => {
  for (const documentType of documentKinds) expect(DocumentNameBody.safeParse({ documentType }).success).toBe(true);
  expect(DocumentNameBody.safeParse({ documentType: "selfie" }).success).toBe(false);
  const sent = (status: string) => UploadStatusBody.safeParse({ documentType: "idDocument", status }).success;
  expect(["success", "failure", "sent"].map(sent)).toEqual([true, true, false]);
});
