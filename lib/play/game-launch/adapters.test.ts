import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "@/tests/support/runs";
import { deviceClass, type LaunchContext, launchDevice, type Signal } from "./adapter";
import { isRestricted, ticketJurisdiction } from "./jurisdiction";
import { adapters, openingProvider, type Provider, providers } from "./registry";

const context: LaunchContext = {
  mode: "demo",
  gameId: "neon drift&x=1",
  studio: null,
  language: "fi",
  currency: "EUR",
  device: { platform: "mobile", channel: "mobile" },
  lobbyUrl: "https://casino.example/fi-FI/online-casino?a=1&b=2",
  partnerId: 1247,
  brand: "greenroom",
};
const launcher = "https://games.example/relax/launcher?skin=dark";

/** What each provider answers, and what its games say. */
const examples: Readonly<Record<Provider, { answered: string; words: Readonly<Record<Signal, unknown>> }>> = {
  relax: {
    answered: "ticket-1",
    words: {
      ready: { type: "rlx", event: "gameReady" },
      "round-started": { type: "rlx", event: "roundStarted" },
      "round-ended": { type: "rlx", event: "roundEnded" },
      "to-lobby": { type: "rlx", event: "goToHome" },
      "to-cashier": { type: "rlx", event: "openCashier" },
    },
  },
  pragmaticplay: {
    answered: "https://games.example/pragmaticplay/play?token=t",
    words: {
      ready: { name: "gameLoaded" },
      "round-started": { name: "gameRoundStarted" },
      "round-ended": { name: "gameRoundEnded" },
      "to-lobby": "notifyCloseContainer",
      "to-cashier": "openCashier",
    },
  },
};

describe.each(providers)("the adapter of %s", (provider) => {
  const adapter = adapters[provider];
  const { answered, words } = examples[provider];

  test("makes the address of a frame from what the platform answers", () => {
    const url = new URL(adapter.buildUrl(answered, context, launcher) ?? "");
    expect(url.origin).toBe("https://games.example");
    expect(url.href).toContain(provider === "relax" ? "ticket=ticket-1" : "token=t");
  });

  test("asks for the game by the provider's own id", () => {
    expect(Object.values(adapter.buildRequest(context).body)).toContain(context.gameId);
  });

  test.each(Object.entries(words))("hears %s", (signal, message) => {
    expect(adapter.parseMessage(message)).toBe(signal);
  });

  test("hears nothing in the words of other providers", () => {
    const others = providers.filter((each) => each !== provider).flatMap((each) => Object.values(examples[each].words));
    expect(others.map((message) => adapter.parseMessage(message)).filter((signal) => signal !== null)).toEqual([]);
  });

  test("never executes, and never fails on, a hostile message", () => {
    const trap = { executed: 0 };
    const spring = () => {
      trap.executed++;
      return "gameReady";
    };
    const hostile = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withObjectString: true }),
      fc.record({ type: fc.constantFrom("rlx", spring, null), event: fc.anything(), name: fc.anything() }),
      fc.constantFrom<unknown>(
        spring,
        { type: "rlx", event: spring },
        { type: "rlx", event: { toString: spring, valueOf: spring } },
        { type: { toString: spring }, event: "gameReady" },
        { name: { toString: spring, valueOf: spring } },
        { name: "__proto__" },
        { type: "rlx", event: "constructor" },
        "javascript:alert(1)",
        "constructor",
        Object.create({ type: "rlx", event: "toString" }),
      ),
    );
    fc.assert(
      fc.property(hostile, (message) => {
        const heard = adapter.parseMessage(message);
        return (heard === null || Object.hasOwn(words, heard)) && trap.executed === 0;
      }),
      { numRuns: runs(3_000) },
    );
  });
});

test("relax puts its address together from the ticket, beside what the launcher's address says already", () => {
  const url = new URL(adapters.relax.buildUrl("t&mode=real", { ...context, mode: "demo" }, launcher) ?? "");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    skin: "dark",
    gameid: "neon drift&x=1",
    ticket: "t&mode=real",
    mode: "fun",
    lang: "fi",
    currency: "EUR",
    channel: "mobile",
    homeurl: context.lobbyUrl,
  });
});

test("the wage mode is real for a player and fun for everyone else [GAME-503]", () => {
  const modeOf = (mode: LaunchContext["mode"]) =>
    new URL(adapters.relax.buildUrl("t", { ...context, mode }, launcher) ?? "").searchParams.get("mode");
  expect([modeOf("real"), modeOf("demo")]).toEqual(["real", "fun"]);
});

test("relax has no address without a launcher", () => {
  expect(adapters.relax.buildUrl("t", context, undefined)).toBeNull();
  expect(adapters.relax.buildUrl("t", context, "no address")).toBeNull();
});

test("relax can be paused; pragmaticplay knows no word for it", () => {
  expect(adapters.relax.buildCommand("pause")).toEqual({ type: "rlx", event: "pauseGame" });
  expect(adapters.relax.buildCommand("resume")).toEqual({ type: "rlx", event: "resumeGame" });
  expect(adapters.pragmaticplay.buildCommand("pause")).toBeNull();
});

test("a tablet launches as mobile, a desktop as desktop and web [GAME-546]", () => {
  expect(launchDevice("phone")).toEqual({ platform: "mobile", channel: "mobile" });
  expect(launchDevice("tablet")).toEqual({ platform: "mobile", channel: "mobile" });
  expect(launchDevice("desktop")).toEqual({ platform: "desktop", channel: "web" });
  expect([deviceClass("mobile", true), deviceClass("web", true), deviceClass("web", false)]).toEqual([
    "phone",
    "tablet",
    "desktop",
  ]);
});

test("a ticket's jurisdiction is CC for the studios of the list, else MT, in a demo too", () => {
  expect(ticketJurisdiction("nightjar-labs", ["nightjar"])).toBe("CC");
  expect(ticketJurisdiction("saltmine", ["nightjar"])).toBe("MT");
  expect(ticketJurisdiction(null, ["nightjar"])).toBe("MT");
  expect(ticketJurisdiction("nightjar")).toBe("MT");
});

test.each([
  ["pragmaticplay", "LL", null, true],
  ["pragmaticplay", "LL", 0, true],
  ["pragmaticplay", "LL", -1, true],
  ["pragmaticplay", "LL", 1, false],
  ["pragmaticplay", "GG", null, false],
  ["relax", "LL", null, false],
  ["novomatic", "GG", null, true],
  ["novomatic", "GG", 0, true],
  ["octoplay", "GG", 0, true],
  ["octoplay", "GG", 1, false],
  ["novomatic", "LL", 0, false],
  ["pragmaticplay", "constructor", null, false],
] as const)("%s in %s with a balance of %s: restricted %s [GAME-539]", (provider, jurisdiction, balance, expected) => {
  expect(isRestricted(provider, jurisdiction, balance)).toBe(expected);
});

test("games that have no frame here have no provider: live, tables, other providers", () => {
  const slot = { type: "casinoGames", gameType: "slots", provider: "relax" } as const;
  expect(openingProvider(slot)).toBe("relax");
  expect(openingProvider({ ...slot, provider: "pragmaticplay" })).toBe("pragmaticplay");
  expect(openingProvider({ ...slot, type: "liveCasinoGames" })).toBeNull();
  expect(openingProvider({ ...slot, gameType: "roulette" })).toBeNull();
  expect(openingProvider({ ...slot, gameType: null })).toBeNull();
  for (const provider of ["yggdrasil", "constructor", "", "RELAX"])
    expect(openingProvider({ ...slot, provider })).toBeNull();
});
