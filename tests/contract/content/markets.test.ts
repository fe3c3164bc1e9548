import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { MarketEntry } from "@/lib/content/offered-markets/schema";
import { locales } from "@/lib/market/locale";
import { marketCodes, markets } from "@/lib/market/markets";
import { staticTable } from "@/lib/market/offered-languages";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

let content: typeof import("@/lib/content/offered-markets/server");

beforeAll(async () => {
  Object.assign(process.env, siteVariables(inject("sandbox")), { SESSION_KEYS: newSessionKeys() });
  content = await import("@/lib/content/offered-markets/server");
});

describe("the markets of the content service", () => {
  test("are ours, with the same languages, country and segments [LOC-020]", async () => {
    const entries = await content.getMarketEntries();
    expect(entries.map(({ id }) => id).sort()).toEqual([...marketCodes].sort());
    expect(await content.getMarketTable()).toEqual(staticTable);
    for (const { id, originCountryCode, localeMapping } of entries) {
      const code = marketCodes.find((each) => each === id) ?? expect.fail(id);
      expect(originCountryCode).toBe(markets[code].originCountryCode);
      const segments = locales.filter(({ market }) => market === code).map(({ segment }) => segment);
      expect(Object.values(localeMapping)).toEqual(segments);
    }
  });

  test("list the countries that a market does not register, if any [LOC-020]", async () => {
    const entries = await content.getMarketEntries();
    expect(entries.find(({ id }) => id === "UN")?.removeCountryFromRegistration).toEqual(["FR", "NL"]);
    expect(entries.find(({ id }) => id === "FI")?.removeCountryFromRegistration ?? null).toBeNull();
    const [entry] = entries;
    expect(MarketEntry.safeParse({ ...entry, removeCountryFromRegistration: undefined }).success).toBe(true);
    expect(MarketEntry.safeParse({ ...entry, languages: "en" }).success).toBe(false);
  });
});
