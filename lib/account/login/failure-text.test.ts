import { describe, expect, test } from "vitest";
import { type Locale, parseLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { failureText, type ShownFailure } from "./failure-text";

const locale = (segment: string): Locale => parseLocale(segment) ?? expect.fail(segment);
const t = await getTranslations(locale("en-UN"), "account.login");
const finnish = await getTranslations(locale("fi-FI"), "account.login");

const info = {
  remainingDays: 2,
  playerId: "P1",
  isCooling: false,
  milliseconds: 90_000_000,
  initiator: "PLAYER",
  message: "",
};
const text = (failure: ShownFailure) => failureText(failure, t, "en-GB");

const failures: ShownFailure[] = [
  { kind: "unauthorized" },
  { kind: "not-found" },
  { kind: "deactivated" },
  { kind: "closed" },
  { kind: "blacklisted" },
  { kind: "unavailable", isTransient: true },
  { kind: "exclusion", info },
  { kind: "exclusion", info: { ...info, remainingDays: null } },
  { kind: "time-out", info },
];

const segments = [
  ...["en-UN", "de-DE", "es-UN", "fi-FI", "fr-FR", "ja-JP", "no-NO", "pl-PL", "pt-PT", "tl-PH", "tr-TR"],
  ...["br-BR", "ca-CA", "caf-CA", "cl-CL", "inen-IN", "nz-NZ", "pe-PE"],
];

test.each(segments)(
  "each class of failure has short words of its own in %s, and an address without an account those of a wrong password [LOGIN-018]",
  async (segment) => {
    const own = await getTranslations(locale(segment), "account.login");
    const shown = failures.map((failure) => failureText(failure, own, "en-GB"));
    const texts = [...shown.map(({ text }) => text), own("failures.maxAttempts")];
    for (const text of texts) {
      expect(text).toMatch(/^\P{Ll}.{9,}[.。]$/u);
      expect(text.length).toBeLessThan(180);
      expect(text).not.toMatch(/[{}]|login\.|error\./);
    }
    // All differ, but for the address without an account.
    expect(new Set(texts).size).toBe(texts.length - 1);
    const [unauthorized, notFound] = shown;
    expect(notFound).toEqual(unauthorized);
  },
);

test("an address without an account gets the words of a wrong password, at the same place [LOGIN-018]", () => {
  expect(text({ kind: "not-found" })).toEqual(text({ kind: "unauthorized" }));
  expect(text({ kind: "unauthorized" }).place).toBe("password");
});

describe("a time-out [LOGIN-012]", () => {
  test("shows remaining days, time left, cooling state and initiator", () => {
    expect(text({ kind: "time-out", info }).facts).toEqual([
      { label: "Days left", value: "2 days" },
      { label: "Time left", value: "25 hours 0 minutes" },
      { label: "Cooling-off", value: "Not in progress" },
      { label: "Started by", value: "You" },
    ]);
    const cooling = { ...info, isCooling: true, initiator: "OPERATOR", milliseconds: 60_000, remainingDays: 1 };
    expect(text({ kind: "time-out", info: cooling }).facts.map(({ value }) => value)).toEqual([
      "1 day",
      "1 minute",
      "In progress",
      "Us",
    ]);
  });

  test("leaves out values that the service did not return", () => {
    const little = { ...info, remainingDays: null, milliseconds: null, initiator: null };
    expect(text({ kind: "time-out", info: little }).facts.map(({ label }) => label)).toEqual(["Cooling-off"]);
  });

  test("writes durations in the language of the page", () => {
    const facts = failureText({ kind: "time-out", info }, finnish, "fi-FI").facts;
    expect(facts[0]).toEqual({ label: "Päiviä jäljellä", value: "2 päivää" });
  });
});

test("a player who cannot log in sees where to find help: for players at risk, with support, or what a closed account means", () => {
  const pages = failures.map((failure) => [failure.kind, text(failure).more?.page]);
  expect(Object.fromEntries(pages)).toEqual({
    unauthorized: undefined,
    "not-found": undefined,
    deactivated: "supportChat",
    closed: "closedAccount",
    blacklisted: "supportChat",
    unavailable: undefined,
    exclusion: "saferGambling",
    "time-out": "saferGambling",
  });
});

test("an exclusion shows its duration, or that it has no end [LOGIN-013]", () => {
  expect(text({ kind: "exclusion", info: { ...info, remainingDays: 180 } }).text).toContain("180 days");
  expect(text({ kind: "exclusion", info: { ...info, remainingDays: 0 } }).text).toContain("for another few hours.");
  expect(text({ kind: "exclusion", info: { ...info, remainingDays: null } }).text).toContain("no end date");
});
