import { expect, test, vi } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { getAllCompiledMessages } from "./compiled-messages";
import { english } from "./english";
import { getTranslations } from "./get-translations";

const locale = (segment: string) => parseLocale(segment) ?? expect.fail(`no locale ${segment}`);

test("each locale has its own messages", async () => {
  for (const [segment, title] of [
    ["en-UN", "Page not found!"],
    ["fi-FI", "Sivua ei löytynyt!"],
    ["inen-IN", "Page not found!"],
  ] as const)
    expect((await getTranslations(locale(segment), "site.outage"))("not-found.title")).toBe(title);
});

test("the messages of a locale contain every domain of every area", async () => {
  const domains = Object.keys(await getAllCompiledMessages(locale("inen-IN")));
  expect([...new Set(domains.map((domain) => domain.split(".")[0]))]).toEqual(Object.keys(english));
  expect(domains).toEqual(expect.arrayContaining(["account.login", "money.wallet", "safety.coolingOff", "site.form"]));
});

test("a message that cannot be formatted falls back to the English one, for the browser too, an unknown one to its key [ERR-030, ERR-506]", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.resetModules();
  vi.doMock("@/messages/fi/site.json", () => ({ default: { outage: { reference: "Viite {broken" } } }));
  const { getTranslations: getBroken } = await import("./get-translations");
  const { getCompiledMessages: compileBroken } = await import("./compiled-messages");
  const t = await getBroken(locale("fi-FI"), "site.outage");
  expect(t("reference")).toBe("Reference");
  expect(t("no-such-word" as "reference")).toBe("no-such-word");
  expect(await compileBroken(locale("fi-FI"), "site.outage")).toEqual({ reference: "Reference" });
  expect(logged).toHaveBeenCalledTimes(3);
  vi.doUnmock("@/messages/fi/site.json");
});
