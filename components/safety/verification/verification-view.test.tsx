import { cleanup, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { kycLevels } from "@/lib/safety/verification/kyc-level";
import { rejectionCodes } from "@/lib/safety/verification/rejection";
import { documentKinds } from "@/lib/safety/verification/schema";
import { queryClient } from "@/lib/session/player/player-queries";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import {
  type DocumentCalls,
  failed,
  json,
  prepareVerification,
  showVerification,
} from "@/tests/support/islands/verification";
import { openProfile } from "@/tests/support/profile";
import { stayIn } from "@/tests/support/stay";

const messages = safety.verification;
let calls: DocumentCalls;

beforeEach(async () => {
  calls = await prepareVerification();
});

const level = (kycStatus: string, more: object = {}) => {
  calls.respond.profile = json({ ...openProfile, kycStatus, ...more });
};
const passport = () => screen.findByRole("region", { name: messages.passport.title });
const section = (name: string) => screen.findByRole("region", { name });
const lists = ["paymentDocument", "otherDocument"];
const only = (kind: string, document: object) => ({
  [kind]: lists.includes(kind) ? [{ id: "1", ...document }] : document,
});

test("it waits for both reads, and shows neither verified nor unasked what could not be read", async () => {
  let answer: (response: Response) => void = () => {};
  calls.respond.documents = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  showVerification();
  expect((await screen.findAllByText(messages.loading)).length).toBe(1);
  answer(HttpResponse.json({ status: 500 }, { status: 500 }));
  expect(await screen.findByText(site.query.unreadable)).toBeTruthy();
  expect(screen.queryByText(messages.nothing.title)).toBeNull();
  expect(screen.queryByText(messages.status.VERIFIED)).toBeNull();
});

test.each([
  ["the documents fail", "documents", failed(500)],
  ["the documents are of an unknown status", "documents", json({ idDocument: { documentStatus: "FINE" } })],
  ["the documents are garbage", "documents", () => HttpResponse.text("<<<")],
  ["the documents are lost", "documents", failed(404)],
  ["the account fails", "profile", failed(500)],
  ["there is no account", "profile", failed(404)],
] as const)(
  "while %s, nothing is said to be verified or not needed, and a retry reads again",
  async (_what, call, respond) => {
    level("FULLY VERIFIED");
    const whole = calls.respond[call];
    calls.respond[call] = respond;
    showVerification();
    const retry = await screen.findByRole("button", { name: site.query.retry });
    for (const said of [messages.nothing.title, messages.passport.title, messages.status.VERIFIED])
      expect(screen.queryByText(said)).toBeNull();
    calls.respond[call] = whole;
    retry.click();
    expect(await passport()).toBeTruthy();
  },
);

describe("nothing to verify", () => {
  test.each(["NOT_REQUIRED", "NOT_VERIFIED"])(
    "is said at %s with nothing asked for [KYC-014, KYC-015, KYC-032]",
    async (status) => {
      level(status);
      calls.respond.documents = json({ paymentDocument: [], otherDocument: null });
      showVerification();
      expect(await screen.findByRole("heading", { name: messages.nothing.title })).toBeTruthy();
      expect(screen.queryByRole("region", { name: messages.kinds.idDocument })).toBeNull();
      expect(screen.queryByText(messages.passport.title) !== null).toBe(status === "NOT_VERIFIED");
    },
  );

  test("at NOT_VERIFIED stands above what may be asked for, why, by when and who reads it", async () => {
    level("NOT_VERIFIED");
    showVerification();
    const card = await passport();
    const rows = within(card)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    const usual = ["idDocument", "addressDocument", "sowDocument"] as const;
    expect(rows).toEqual(usual.map((kind) => messages.kinds[kind] + messages.why[kind] + messages.status.UNREQUESTED));
    for (const said of [messages.passport.later, messages.passport.readers]) expect(card.textContent).toContain(said);
    // Nobody has proved anything yet, as these would say.
    for (const unsaid of [messages.step.success, messages.passport.ready])
      expect(card.textContent).not.toContain(unsaid);
    const title = screen.getByRole("heading", { name: messages.nothing.title });
    expect(title.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each(documentKinds)("is not said at NOT_VERIFIED once %s was asked for [KYC-015, KYC-032]", async (kind) => {
    level("NOT_VERIFIED");
    calls.respond.documents = json(only(kind, { documentStatus: "VERIFIED" }));
    showVerification();
    expect(await section(messages.kinds[kind])).toBeTruthy();
    expect(screen.queryByText(messages.nothing.title)).toBeNull();
  });
});

describe("an age that the law wants verified before a deposit", () => {
  const inBritain = { countryCode: "GB", currencyCode: "GBP" };
  const show = () => showVerification(true, {}, { GB: true });
  const documents = (documentStatus: string) => {
    calls.respond.documents = json({ idDocument: { documentStatus } });
  };
  afterEach(() => stayIn(""));

  test.each([
    ["NOT_VERIFIED", "UNREQUESTED"],
    ["NOT_REQUIRED", "UNREQUESTED"],
    ["PENDING", "VERIFIED"],
  ])(
    "is said to be open at %s with a document that is %s, with the way to support [KYC-014, KYC-015]",
    async (status, documentStatus) => {
      level(status, inBritain);
      documents(documentStatus);
      show();
      expect(await screen.findByRole("heading", { name: messages.age.title })).toBeTruthy();
      const support = screen.getByRole("link", { name: messages.support });
      expect(support.getAttribute("href")).toBe("/en-UN/contact-us/support");
      expect(screen.queryByText(messages.nothing.title)).toBeNull();
    },
  );

  test("is said to be open in a stay whose law wants it before a deposit", async () => {
    stayIn("GB");
    level("PENDING", { countryCode: "FI" });
    documents("VERIFIED");
    show();
    expect(await screen.findByRole("heading", { name: messages.age.title })).toBeTruthy();
  });

  test.each([
    ["NOT_VERIFIED", "REQUESTED"],
    ["NOT_VERIFIED", "UNDER_REVIEW"],
    ["FULLY VERIFIED", "VERIFIED"],
  ])("is not at %s with a document that is %s", async (status, documentStatus) => {
    level(status, inBritain);
    documents(documentStatus);
    show();
    expect(await section(messages.kinds.idDocument)).toBeTruthy();
    expect(screen.queryByText(messages.age.title)).toBeNull();
  });
});

test.each(kycLevels)(
  "the level %s has a label of its own, and changes nothing else [KYC-007, KYC-033]",
  async (name) => {
    level(name);
    calls.respond.documents = json({ idDocument: { documentStatus: "UNDER_REVIEW" } });
    showVerification();
    if (name === "NOT_REQUIRED") return expect(await screen.findByText(messages.nothing.title)).toBeTruthy();
    expect((await passport()).textContent).toContain(`Your account: ${messages.levels[name]}.`);
    const own = Object.values(messages.levels);
    expect(new Set(own).size).toBe(own.length);
    expect((await section(messages.kinds.idDocument)).textContent).toContain(messages.review);
    expect(screen.getAllByRole("region").length).toBe(2);
  },
);

test.each(["FULLY VERIFIED", "ENHANCED KYC"] as const)("%s is read with its space [KYC-008]", async (stated) => {
  level(stated);
  showVerification();
  const name = stated === "FULLY VERIFIED" ? "FULLY_VERIFIED" : "ENHANCED_KYC";
  expect((await passport()).textContent).toContain(messages.levels[name]);
});

test.each([
  ["UNREQUESTED", "UNREQUESTED", "success"],
  ["REQUESTED", "REQUESTED", "uploadId"],
  ["EXPIRED", "VERIFIED", "uploadId"],
  ["VERIFIED", "REQUESTED", "selectAddressType"],
  ["UNDER_REVIEW", "EXPIRED", "selectAddressType"],
  ["UNDER_REVIEW", "VERIFIED", "uploaded"],
  ["VERIFIED", "VERIFIED", "success"],
] as const)("with identity %s and address %s the next step is %s [KYC-020, KYC-021]", async (id, address, step) => {
  calls.respond.documents = json({ idDocument: { documentStatus: id }, addressDocument: { documentStatus: address } });
  showVerification();
  expect((await passport()).textContent).toContain(messages.step[step]);
});

describe("a section", () => {
  test("stands for each document that was asked for, and for no other, with its status in words [KYC-011, KYC-032]", async () => {
    calls.respond.documents = json({
      idDocument: { documentStatus: "VERIFIED", decidedAt: "2026-11-03T10:00:00Z" },
      addressDocument: { documentStatus: "UNDER_REVIEW", sentAt: "2026-11-23T10:00:00Z" },
      paymentDocument: [
        { id: "c1", label: "Card •• 2208", documentStatus: "REQUESTED", dueAt: "2026-12-09T12:00:00Z" },
        { id: "c2", label: "Card •• 9911", documentStatus: "UNREQUESTED" },
      ],
      otherDocument: [{ id: "o1", documentStatus: "EXPIRED" }],
    });
    showVerification();
    const text = async (name: string) => (await section(name)).textContent ?? "";
    expect(await text("Identity")).toContain(messages.status.VERIFIED);
    expect(await text("Identity")).toContain("Checked 3 Nov");
    expect(await text("Address")).toContain(messages.status.UNDER_REVIEW);
    expect(await text("Address")).toContain("Sent 23 Nov");
    expect(await text("Card •• 2208")).toContain(messages.status.REQUESTED);
    expect(await text("Other document")).toContain(messages.expired);
    expect(screen.getAllByRole("region").length).toBe(5);
    const rows = within(await passport())
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent ?? "");
    expect(rows.length).toBe(5);
    expect(rows[2]).toContain("By 9 Dec 2026");
    expect(rows[2]).toContain(messages.why.paymentDocument);
    expect(rows[3]).toContain(messages.status.UNREQUESTED);
    expect((await passport()).textContent).toContain("2 to do");
    expect((await passport()).textContent).toMatch(/verified: Address, Card •• 2208,? and Other document\./);
  });

  test("without anything open, the documents are complete, and no withdrawal is promised; what was never asked for is not called verified", async () => {
    calls.respond.documents = json({ idDocument: { documentStatus: "VERIFIED" } });
    showVerification();
    const text = (await passport()).textContent ?? "";
    expect(text).toContain(messages.passport.ready);
    expect(text).not.toMatch(/ready to withdraw/i);
    expect(text.split(messages.status.VERIFIED).length).toBe(2);
  });
});

describe("a rejection", () => {
  const rejected = (rejectionReason: string, more: object = {}) => {
    calls.respond.documents = json({ idDocument: { documentStatus: "REQUESTED", rejectionReason, ...more } });
    showVerification();
    return section("Identity");
  };
  const reasons = Object.keys(messages.rejections);

  test.each(rejectionCodes.map((code, at) => [code, reasons[at] as keyof typeof messages.rejections] as const))(
    "%s is said in words of its own, with the way to send again unless another file cannot help [KYC-012, KYC-013]",
    async (code, reason) => {
      const card = await rejected(code, { attemptsLeft: 2 });
      expect(card.textContent).toContain(messages.rejections[reason]);
      expect(card.textContent).toContain(messages.status.rejected);
      const isFinal = reason === "nameMismatch" || reason === "addressMismatch";
      const mayBeInAccount = reason === "birthDateMismatch";
      expect(card.textContent).toContain(isFinal ? messages.final : "You have 2 tries left.");
      expect(within(card).queryByRole("button", { name: messages.upload.start }) === null).toBe(isFinal);
      expect(within(card).queryByRole("link", { name: messages.support }) !== null).toBe(isFinal || mayBeInAccount);
    },
  );

  test.each([
    ["BAD_QUALITY", {}, true],
    ["CROPPED_CORNERS", { attemptsLeft: 1 }, true],
    ["DAMAGED", {}, true],
    ["MASKED_INFORMATION", {}, true],
    ["SCREENSHOT_NOT_ORIGINAL", {}, true],
    ["PAYMENT_CARD", {}, true],
    ["BAD_QUALITY", { attemptsLeft: 0 }, false],
    ["ID_EXPIRED", {}, false],
    ["ID_NAME_MISMATCH", {}, false],
    ["ID_DATE_OF_BIRTH_MISMATCH", {}, false],
  ])("%s, %j: pictures show how it was and how it should be: %s", async (code, more, isShown) => {
    const card = await rejected(code, more);
    const figures = within(card).queryAllByRole("figure");
    const words = isShown ? [messages.example.bad, messages.example.good] : [];
    expect(figures.map(({ textContent }) => textContent)).toEqual(words);
    const [was, better] = figures.map((figure) => figure.querySelector("svg")?.innerHTML);
    if (isShown) expect(was).not.toBe(better);
  });

  test("of an unknown code asks for another try, in general words [KYC-012, KYC-013]", async () => {
    const card = await rejected("MOON_PHASE");
    expect(card.textContent).toContain(messages.rejections.other);
    expect(within(card).getByRole("button", { name: messages.upload.start })).toBeTruthy();
  });

  test("of another date of birth than the account's asks for the right document or leads to the support, and without a try left to the support alone", async () => {
    const card = await rejected("ID_DATE_OF_BIRTH_MISMATCH", { attemptsLeft: 1 });
    expect(card.textContent).toContain("Send the right document.");
    expect(card.textContent).toContain("only our support can change it.");
    expect(within(card).getByRole("button", { name: messages.upload.start })).toBeTruthy();
    const links = within(card).getAllByRole<HTMLAnchorElement>("link", { name: messages.support });
    expect(links.map(({ href }) => new URL(href).pathname)).toEqual(["/en-UN/contact-us/support"]);
    cleanup();
    queryClient.clear();
    const last = await rejected("ID_DATE_OF_BIRTH_MISMATCH", { attemptsLeft: 0 });
    expect(within(last).queryByRole("button")).toBeNull();
    expect(within(last).getAllByRole("link", { name: messages.support })).toHaveLength(1);
  });

  test("without an attempt left leads to the support in place of an upload", async () => {
    const card = await rejected("BAD_QUALITY", { attemptsLeft: 0 });
    expect(card.textContent).toContain(messages.noAttempts);
    expect(within(card).queryByRole("button")).toBeNull();
    expect(within(card).getByRole("link", { name: messages.support })).toBeTruthy();
  });
});

describe("the source of wealth", () => {
  test.each([
    ["the list names it, in a market that asks", "ID,SOW", true, "SE", true],
    ["the list names it, in a market that does not", "ID,SOW", false, "SE", false],
    ["the list names it, in an account's country that asks", "ID,SOW", false, "NL", true],
    ["the list names something else", "ID", true, "SE", false],
  ])(
    "where %s is a section or none [KYC-028, KYC-029]",
    async (_what, requestDocumentTypeStatus, isAsked, place, isShown) => {
      level("PENDING", { requestDocumentTypeStatus, countryCode: "NL" });
      showVerification(isAsked, { [place]: true });
      await passport();
      expect(screen.queryByRole("region", { name: messages.kinds.sowDocument }) !== null).toBe(isShown);
    },
  );

  test("is sent as one of nine kinds of paper, each with a label [KYC-005, KYC-006]", async () => {
    calls.respond.documents = json({ sowDocument: { documentStatus: "REQUESTED" } });
    showVerification();
    const radios = within(await section(messages.kinds.sowDocument)).getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ value }) => value)).toEqual(["BS", "CCS", "UB", "PS", "SP", "SC", "WI", "WN", "OT"]);
    expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual(Object.values(messages.sow.type));
  });
});
vi.setConfig({ testTimeout: 30_000 });
