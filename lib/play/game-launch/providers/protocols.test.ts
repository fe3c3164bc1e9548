import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "@/tests/support/property-runs";
import { type Protocol, parseMessage, type Signal } from "./protocols";

const examples: Readonly<Record<Protocol, Readonly<Record<Signal, unknown>>>> = {
  relax: {
    ready: { type: "rlx", event: "gameReady" },
    "round-started": { type: "rlx", event: "roundStarted" },
    "round-ended": { type: "rlx", event: "roundEnded" },
    "to-lobby": { type: "rlx", event: "goToHome" },
    "to-cashier": { type: "rlx", event: "openCashier" },
  },
  pragmaticplay: {
    ready: { name: "gameLoaded" },
    "round-started": { name: "gameRoundStarted" },
    "round-ended": { name: "gameRoundEnded" },
    "to-lobby": "notifyCloseContainer",
    "to-cashier": "openCashier",
  },
  common: {
    ready: { type: "gameReady" },
    "round-started": { type: "roundStart" },
    "round-ended": { type: "roundEnd" },
    "to-lobby": { type: "backToLobby" },
    "to-cashier": { type: "openDeposit" },
  },
};
const protocols = Object.keys(examples) as Protocol[];
/** The message of a stake that was chosen. */
const stakes: Readonly<Record<Protocol, (stakeMinor: unknown) => object>> = {
  relax: (stakeMinor) => ({ type: "rlx", event: "stakeChanged", stakeMinor }),
  pragmaticplay: (stakeMinor) => ({ name: "gameStakeChanged", stakeMinor }),
  common: (stakeMinor) => ({ type: "stakeChange", stakeMinor }),
};

describe.each(protocols)("the messages of the protocol %s", (protocol) => {
  test.each(Object.entries(examples[protocol]))("%s is parsed", (signal, message) => {
    expect(parseMessage(protocol, message)).toBe(signal);
  });

  test("tell the stake that was chosen, in whole hundredths", () => {
    for (const stakeMinor of [0, 50, 10_000])
      expect(parseMessage(protocol, stakes[protocol](stakeMinor))).toEqual({ stakeMinor });
    for (const none of [undefined, null, "50", -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, {}])
      expect(parseMessage(protocol, stakes[protocol](none)), String(none)).toBeNull();
    const { stakeMinor: _, ...without } = Object(stakes[protocol](50));
    expect(parseMessage(protocol, without)).toBeNull();
  });

  test("are those of no other protocol", () => {
    const others = protocols
      .filter((each) => each !== protocol)
      .flatMap((each) => [...Object.values(examples[each]), stakes[each](50)]);
    expect(others.map((message) => parseMessage(protocol, message)).filter((signal) => signal !== null)).toEqual([]);
  });

  test("carry the type of their protocol", () => {
    const strangers = [
      { event: "gameReady" },
      { type: "other", event: "gameReady" },
      { type: null, event: "roundEnded" },
    ];
    expect(strangers.map((message) => parseMessage(protocol, message))).toEqual([null, null, null]);
  });

  test("never execute, and never fail on, anything hostile", () => {
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
        { type: "rlx", event: "stakeChanged", stakeMinor: { toString: spring, valueOf: spring } },
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
        const parsed = parseMessage(protocol, message);
        const isSound =
          typeof parsed === "string"
            ? Object.hasOwn(examples[protocol], parsed)
            : Number.isInteger(parsed?.stakeMinor ?? 0);
        return isSound && trap.executed === 0;
      }),
      { numRuns: runs(3_000) },
    );
  });
});
