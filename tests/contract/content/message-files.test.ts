import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { GET as getDomain } from "@/app/locales/[locale]/[file]/route";
import { GET as getAll } from "@/app/locales/[locale]/default.json/route";
import { languages } from "@/lib/market/languages";
import { locales, parseLocale } from "@/lib/market/locale";
import { readMessages } from "@/lib/market/messages/get-translations";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

beforeAll(() => {
  Object.assign(process.env, siteVariables(inject("sandbox")), { SESSION_KEYS: newSessionKeys() });
});

const areas = ["account", "money", "offers", "play", "safety", "site"];
/** Every domain: the first keys of the English files. */
const domains = areas.flatMap((area) =>
  Object.keys(JSON.parse(readFileSync(`messages/en/${area}.json`, "utf8"))).map((name) => `${area}.${name}`),
);
const readDomain = (locale: string, file: string, query = "") =>
  getDomain(new Request(`http://internal/locales/${locale}/${file}${query}`), {
    params: Promise.resolve({ locale, file }),
  });
const readAll = (locale: string) =>
  getAll(new Request("http://internal"), { params: Promise.resolve({ locale }) }).then((response) => response.json());

/** A locale of every language. */
const segments = Object.keys(languages).map(
  (language) => locales.find((locale) => locale.language === language)?.segment ?? expect.fail(language),
);
/** The title of the login as the files of `messages` have it, in a language's own or its general language's. */
const titleOf = async (segment: string) => {
  const locale = parseLocale(segment) ?? expect.fail(segment);
  return (await readMessages(locale, "account.login")).title;
};
const keysOf = (messages: object) => Object.keys(messages).sort();

describe.each(segments)("the message files of %s", (segment) => {
  test("have every message of every domain, as JSON, the whole locale's in its own language [LOC-032]", async () => {
    const english = await readAll("en-UN");
    const whole = await readAll(segment);
    expect(keysOf(whole)).toEqual(domains.toSorted());
    for (const domain of domains) {
      const response = await readDomain(segment, `${domain}.json`);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
      const messages = await response.json();
      expect(keysOf(messages)).toEqual(keysOf(english[domain]));
      expect(messages).toEqual(whole[domain]);
    }
    expect(whole["account.login"].title).toBe(await titleOf(segment));
  });
});

test("are kept for a year at the address of this build's messages, and not at all at another", async () => {
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("MESSAGES_VERSION", "abc");
  const kept = async (query: string) =>
    (await readDomain("fi-FI", "site.form.json", query)).headers.get("cache-control");
  expect([await kept("?v=abc"), await kept("?v=abd"), await kept("")]).toEqual([
    "public, max-age=31536000, immutable",
    "no-store",
    "no-store",
  ]);
});

test.each([
  ["xx-YY", "site.form.json"],
  ["fi-FI", "site.nothing.json"],
  ["fi-FI", "nothing.form.json"],
  ["fi-FI", "site.json"],
  ["fi-FI", "site.form.errors.json"],
  ["fi-FI", "site.form"],
  ["fi-FI", "site.constructor.json"],
  ["fi-FI", "constructor.name.json"],
])("%s/%s is no file", async (locale, file) => {
  expect((await readDomain(locale, file)).status).toBe(404);
});
