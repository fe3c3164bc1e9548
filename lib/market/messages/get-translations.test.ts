import { expect, test, vi } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { getAllCompiledMessages } from "./compiled-messages";
import { getTranslations } from "./get-translations";

const locale = (segment: string) => parseLocale(segment) ?? expect.fail(`no locale ${segment}`);

test("each locale has its own messages", async () => {
  for (const [segment, title] of [
    ["en-UN", "Page not found!"],
    ["fi-FI", "Sivua ei löytynyt!"],
    ["inen-IN", "Page not found!"],
  ] as const)
    expect((await getTranslations(locale(segment), "site.staticPages"))("not-found.title")).toBe(title);
});

test("the messages of a locale contain every area", async () => {
  expect(Object.keys(await getAllCompiledMessages(locale("inen-IN")))).toEqual([
    "account",
    "errors",
    "money",
    "offers",
    "play",
    "player",
    "safety",
    "signup",
    "site",
  ]);
});

test("a message that cannot be formatted falls back to the English one, for the browser too, an unknown one to its key [ERR-030, ERR-506]", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.resetModules();
  vi.doMock("@/messages/fi/errors.json", () => ({ default: { documents: { reference: "Viite {broken" } } }));
  const { getTranslations: getBroken } = await import("./get-translations");
  const { getCompiledMessages: compileBroken } = await import("./compiled-messages");
  const t = await getBroken(locale("fi-FI"), "errors");
  expect(t("documents.reference")).toBe("Reference");
  expect(t("documents.no-such-word" as "documents.reference")).toBe("documents.no-such-word");
  expect(await compileBroken(locale("fi-FI"), "errors")).toEqual({ "documents.reference": "Reference" });
  expect(logged).toHaveBeenCalledTimes(3);
  vi.doUnmock("@/messages/fi/errors.json");
});
