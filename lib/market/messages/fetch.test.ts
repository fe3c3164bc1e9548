import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseLocale } from "@/lib/market/locale";

const finnish = parseLocale("fi-FI") ?? expect.fail("fi-FI is a locale");

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

async function open(respond: (path: string) => Promise<Response>) {
  const fetched = vi.fn(respond);
  vi.stubGlobal("fetch", fetched);
  const { loadMessages } = await import("./fetch");
  const { createTranslator } = await import("./use-translations");
  return {
    load: () => loadMessages("account.login", finnish),
    title: () => createTranslator("account.login", finnish)("title"),
    paths: () => fetched.mock.calls.map(([path]) => path.split("?")[0]),
  };
}

const domainFile = "/locales/fi-FI/account.login.json";
const localeFile = "/locales/fi-FI/default.json";

test("one domain's messages are fetched once, at an address that changes with them", async () => {
  vi.stubEnv("MESSAGES_VERSION", "abc");
  const fetched = vi.fn().mockImplementation(async () => Response.json({ title: "Kirjaudu" }));
  vi.stubGlobal("fetch", fetched);
  const { loadMessages } = await import("./fetch");
  await Promise.all([loadMessages("account.login", finnish), loadMessages("account.login", finnish)]);
  await loadMessages("account.login", finnish);
  expect(fetched.mock.calls).toEqual([[`${domainFile}?v=abc`]]);
});

test("a domain whose file does not arrive comes from /locales/{locale}/default.json [LOC-032, API-510]", async () => {
  const page = await open(async (path) =>
    path.startsWith(domainFile)
      ? new Response("", { status: 502 })
      : Response.json({ "account.login": { title: "Kirjaudu" } }),
  );
  await page.load();
  expect(page.title()).toBe("Kirjaudu");
  expect(page.paths()).toEqual([domainFile, localeFile]);
});

test("a failed read of the locale's file is repeated after 2, 4 and 6 s; after the fourth failure the messages are English, which is reported [LOC-033, LOC-034, API-511]", async () => {
  const reported = vi.spyOn(console, "error").mockReturnValue();
  const page = await open(async () => {
    throw new Error("down");
  });
  const outcome = page.load();
  for (const [waitMs, reads] of [
    [0, 1],
    [1_999, 1],
    [1, 2],
    [3_999, 2],
    [1, 3],
    [5_999, 3],
    [1, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(page.paths().filter((path) => path === localeFile)).toHaveLength(reads);
  }
  vi.useRealTimers();
  await outcome;
  expect(page.title()).toBe("Log in");
  expect(reported.mock.calls).toEqual([[expect.stringContaining("fi-FI/account.login")]]);
});

test("after giving up, the next call tries again", async () => {
  let isDown = true;
  vi.spyOn(console, "error").mockReturnValue();
  const page = await open(async () => {
    if (isDown) throw new Error("down");
    return Response.json({ title: "Kirjaudu" });
  });
  const outcome = page.load();
  await vi.advanceTimersByTimeAsync(12_000);
  vi.useRealTimers();
  await outcome;
  expect(page.title()).toBe("Log in");
  isDown = false;
  await page.load();
  expect(page.title()).toBe("Kirjaudu");
});
