import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Locale, parseLocale } from "@/lib/market/locale";
import { compileMessages } from "./compile";
import type { MessageTree } from "./merge";

const locale = (segment: string) => parseLocale(segment) ?? expect.fail(`no locale ${segment}`);

beforeEach(() => void vi.resetModules());

/** A translator of messages outside the product, hence without types for their keys. */
async function translator(messages: MessageTree, at: Locale = locale("en-UN")) {
  const compiled = compileMessages(messages, {}, (key) => expect.fail(key));
  vi.stubGlobal("fetch", async () => Response.json(compiled));
  const { loadMessages } = await import("./fetch");
  const { createTranslator } = await import("./use-translations");
  await loadMessages("site.form", at);
  return createTranslator("site.form", at) as (key: string, values?: Record<string, string | number>) => string;
}

test("a translator keeps its identity, so that an effect that lists it runs once", async () => {
  const t = await translator({ retrying: "Again" });
  const { createTranslator } = await import("./use-translations");
  expect(createTranslator("site.form", locale("en-UN"))).toBe(t);
});

describe("a message", () => {
  test("takes its values by position and by name, as often as they are in it [UI-516]", async () => {
    const t = await translator({ retrying: "Attempt {0} of {attempts}, {0} again" });
    expect(t("retrying", { 0: "2", attempts: "4" })).toBe("Attempt 2 of 4, 2 again");
  });

  test("leaves the placeholder of a missing value as it is written, and takes nothing from elsewhere [UI-516]", async () => {
    const t = await translator({ retrying: "Attempt {0} of {attempts}", nested: { text: "Here" } });
    expect(t("retrying", { attempts: "4" })).toBe("Attempt {0} of 4");
    expect(t("retrying")).toBe("Attempt {0} of {attempts}");
    expect(t("nested.text", { text: "There" })).toBe("Here");
  });

  test("never takes a value that only looks like a placeholder for one", async () => {
    const t = await translator({ backTo: "Back at {place}." });
    expect(t("backTo", { place: "{toString} {count, plural}" })).toBe("Back at {toString} {count, plural}.");
  });

  test("takes no value from what every object has", async () => {
    expect((await translator({ odd: "{toString}" }))("odd")).toBe("{toString}");
  });

  test("that is missing shows its key, which is reported", async () => {
    const reported = vi.spyOn(console, "error").mockReturnValue();
    expect((await translator({}))("nowhere")).toBe("nowhere");
    expect(reported).toHaveBeenCalledOnce();
  });

  test("uses the plural of the locale's language", async () => {
    const games = "{count, plural, one {# gra} few {# gry} many {# gier} other {# gry}}";
    const t = await translator({ games }, locale("pl-PL"));
    expect([0, 1, 2, 5, 22].map((count) => t("games", { count }))).toEqual([
      "0 gier",
      "1 gra",
      "2 gry",
      "5 gier",
      "22 gry",
    ]);
  });
});

test("messages that were not loaded are an error of the chunk's caller", async () => {
  const { createTranslator } = await import("./use-translations");
  expect(() => createTranslator("site.form", locale("en-UN"))).toThrow("not loaded");
});
