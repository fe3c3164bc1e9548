import { expect, test } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import play from "@/messages/en/play.json";
import type { HomeBanner } from "./schema";
import { stateMost } from "./state-most";

const t = Object.assign((key: "home.most", values: { amount: string; text: string }) => {
  expect(key).toBe("home.most");
  return play.lobby.home.most.replace("{amount}", values.amount).replace("{text}", values.text);
}) as unknown as Parameters<typeof stateMost>[0];
const locale = parseLocale("en-UN") ?? expect.fail();
const banner = (most: HomeBanner["most"], description = "18+. Terms.") =>
  ({ id: "first-deposit", description, most }) as HomeBanner;

test.each([
  [{ amount: 50, currency: "EUR" as const }, "18+. Terms.", "Up to €50. 18+. Terms."],
  [{ amount: 0.5, currency: "EUR" as const }, "18+. Terms.", "Up to €0.50. 18+. Terms."],
  [{ amount: 250, currency: "BRL" as const }, "", "Up to R$250."],
])("an offer of at most %j says so before its conditions", (most, description, text) => {
  expect(stateMost(t, locale, banner(most, description))).toEqual({ id: "first-deposit", description: text });
});

test("a banner that leads to no offer keeps its text", () => {
  expect(stateMost(t, locale, banner(null))).toEqual({ id: "first-deposit", description: "18+. Terms." });
});
