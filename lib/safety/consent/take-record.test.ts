// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  adoptChoice,
  allOptions,
  choose,
  consentVersion,
  essentialOptions,
  isUnsent,
  keptChoice,
  noteSent,
  useConsent,
} from "@/lib/site/consent/choice";
import { ConsentRecord } from "./schema";
import { takeReadRecord, takeRecord } from "./take-record";

const [may, june, july] = ["2026-05-01T10:00:00.000Z", "2026-06-01T10:00:00.000Z", "2026-07-01T10:00:00.000Z"] as const;
const record: ConsentRecord = { id: "C1", options: allOptions, version: consentVersion, chosenAt: june };
const refused = { performance: false, marketing: false };

beforeEach(() => {
  localStorage.clear();
  useConsent.setState(useConsent.getInitialState(), true);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(july) });
  return () => void vi.useRealTimers();
});

test("the record of the platform takes the place of what this browser keeps", () => {
  adoptChoice({ id: "visitor", options: essentialOptions, chosenAt: may });
  takeRecord(record);
  expect(keptChoice()).toMatchObject({ id: "C1", options: allOptions, chosenAt: june });
});

test("a choice that was made here and is not sent yet is newer than any record", () => {
  choose(refused);
  takeRecord(record);
  expect(keptChoice()?.options).toEqual(essentialOptions);
  noteSent();
  takeRecord(record);
  expect(keptChoice()?.options).toEqual(allOptions);
});

test.each([
  ["of a player who has chosen nowhere", { id: null, options: null }],
  ["without options", { options: null }],
  ["without an id", { id: null }],
  ["of another version of what is asked", { version: consentVersion + 1 }],
])("a record %s counts for nothing", (_which, change) => {
  takeRecord({ ...record, ...change });
  takeReadRecord({ ...record, ...change });
  expect(keptChoice()).toBeNull();
});

describe("a player who comes back", () => {
  const keep = (options: typeof allOptions, chosenAt: string | null, id = "C1") =>
    adoptChoice({ id, options, chosenAt });
  const counts = () => keptChoice()?.options.marketing;

  test("and has refused here since the record was made is asked about nothing: their refusal is sent", () => {
    keep(essentialOptions, july);
    takeReadRecord(record);
    expect([counts(), isUnsent()]).toEqual([false, true]);
  });

  test("and has refused one of two uses since has that refusal sent as well", () => {
    keep({ ...allOptions, marketing: false }, july);
    takeReadRecord(record);
    expect([counts(), isUnsent()]).toEqual([false, true]);
  });

  test.each([
    ["refused before it", essentialOptions, may, "C1"],
    ["refused at its very moment", essentialOptions, june, "C1"],
    ["refused as somebody else", essentialOptions, july, "C2"],
    ["refused nobody knows when", essentialOptions, null, "C1"],
  ])("and had %s gets what the record says", (_what, options, chosenAt, id) => {
    keep(options, chosenAt, id);
    takeReadRecord(record);
    expect([counts(), isUnsent()]).toEqual([true, false]);
  });

  test("gets what the record says where it does not say when, and without a choice here", () => {
    takeReadRecord(record);
    expect(counts()).toBe(true);
    keep(essentialOptions, july);
    takeReadRecord({ ...record, chosenAt: null });
    expect([counts(), isUnsent()]).toEqual([true, false]);
  });

  test("and seems to have consented here since is not taken at their word: somebody else may have", () => {
    keep(allOptions, july);
    takeReadRecord({ ...record, options: essentialOptions });
    expect([counts(), isUnsent()]).toEqual([false, false]);
  });

  test("keeps a choice that is to be sent, and an old refusal counts for no other version of what is asked", () => {
    choose(refused);
    takeReadRecord(record);
    expect([counts(), isUnsent()]).toEqual([false, true]);
    noteSent();
    keep(essentialOptions, july);
    takeReadRecord({ ...record, version: consentVersion + 1 });
    expect([counts(), isUnsent()]).toEqual([false, false]);
  });
});

test("a record is read with what nobody can refuse, and as of the first version where it names none", () => {
  const options = { essentials: false, performance: true, marketing: false };
  expect(ConsentRecord.parse({ cookiesConsentId: "C1", options, version: 2, updatedAt: june })).toEqual({
    id: "C1",
    options: { ...options, essentials: true },
    version: 2,
    chosenAt: june,
  });
  expect(ConsentRecord.parse({ cookiesConsentId: null, options: null })).toEqual({
    ...{ id: null, options: null, version: 1, chosenAt: null },
  });
  for (const wrong of [{ options: {} }, { version: 1.5 }, { updatedAt: "soon" }, { cookiesConsentId: 7 }])
    expect(ConsentRecord.safeParse({ cookiesConsentId: "C1", options, ...wrong }).success).toBe(false);
});
