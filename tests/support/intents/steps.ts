import fc from "fast-check";
import { type WriteFault, writeFaults } from "./network";
import { type Renewal, renewals } from "./session";

export const tabCount = 3;

const kinds = [
  ...(["deposit", "bonus-deposit", "withdrawal", "ending-withdrawal", "cancellation"] as const),
  ...(["claim", "code", "forfeit", "cooling", "closing", "registration"] as const),
] as const;
/** In hundredths, each in an amount of its own: by it an effect is found. */
export const pressed = {
  deposit: [1_000, 2_000],
  /** With a bonus, by a method that is paid at the partner's page. */
  "bonus-deposit": [1_400, 2_400],
  withdrawal: [1_100, 2_100],
  /** After the bonuses that run were given up for it. */
  "ending-withdrawal": [1_500, 2_500],
  cancellation: [1_300, 2_300],
  before: 900_000,
} as const;
type Kind = (typeof kinds)[number];

/** What becomes of the push messages that have arrived at a page. doubled: each comes twice, and once more after the last. */
export type Delivery = "whole" | "lost" | "doubled";

/** One step of a history. `again`: pressed in another tab at the same moment. */
export type Step =
  | { do: "press"; kind: Kind; tab: number; which: number; fault: WriteFault; again: number | null }
  /** Takes part in a campaign or leaves it: no intent, as nothing moves by it. */
  | { do: "join"; tab: number; which: number; isJoining: boolean; fault: JoinFault }
  | { do: "check"; tab: number; areReadsFailing: boolean }
  | { do: "push"; tab: number; delivery: Delivery }
  | { do: "wait"; ms: number }
  | { do: "reload" | "back" | "forward"; tab: number }
  /** The token of who is signed in expires. */
  | { do: "expire"; renewal: Renewal }
  /** A round of a game; `isDouble`: its calls are sent twice. */
  | { do: "play"; isDouble: boolean }
  /** The partner is paid what is asked for on its page. */
  | { do: "pay" }
  | { do: "sign-in"; who: 0 | 1 | null };

const joinFaults = ["none", "lost-before", "lost-after", "gateway-before", "gateway-after", "garbage"] as const;
export type JoinFault = (typeof joinFaults)[number];

const tab = fc.nat(tabCount - 1);
const press = fc.record({
  do: fc.constant("press" as const),
  kind: fc.constantFrom(...kinds, "deposit" as const, "deposit" as const, "withdrawal" as const),
  tab,
  which: fc.nat(3),
  fault: fc.constantFrom(...writeFaults.filter((each) => each !== "killed"), "none" as const, "none" as const),
  again: fc.option(tab, { freq: 4 }),
});
const join = fc.record({
  do: fc.constant("join" as const),
  ...{ tab, which: fc.nat(1), isJoining: fc.boolean(), fault: fc.constantFrom(...joinFaults, "none" as const) },
});
const push = fc.record({
  do: fc.constant("push" as const),
  ...{ tab, delivery: fc.constantFrom<Delivery>("whole", "lost", "doubled", "doubled") },
});
const check = fc.record({ do: fc.constant("check" as const), tab, areReadsFailing: fc.boolean() });
const wait = fc.record({
  do: fc.constant("wait" as const),
  ms: fc.constantFrom(1_000, 5_000, 16_000, 31_000, 61_000),
});
const move = fc.record({ do: fc.constantFrom("reload" as const, "back" as const, "forward" as const), tab });
const expire = fc.record({ do: fc.constant("expire" as const), renewal: fc.constantFrom(...renewals, "renewed") });
const play = fc.record({ do: fc.constant("play" as const), isDouble: fc.boolean() });
const pay = fc.constant({ do: "pay" as const });
const signIn = fc.record({
  do: fc.constant("sign-in" as const),
  who: fc.constantFrom(0 as const, 1 as const, null),
});

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { arbitrary: press, weight: 12 },
    { arbitrary: check, weight: 5 },
    { arbitrary: wait, weight: 5 },
    { arbitrary: move, weight: 5 },
    { arbitrary: push, weight: 3 },
    { arbitrary: expire, weight: 2 },
    { arbitrary: join, weight: 2 },
    { arbitrary: signIn, weight: 2 },
    { arbitrary: play, weight: 1 },
    { arbitrary: pay, weight: 1 },
  ),
  { minLength: 3, maxLength: 16 },
);

/** Is the sandbox killed during the first call? In one history of twenty; it comes of the seed, so that one that fails is found again. */
export const mortality: fc.Arbitrary<boolean> = fc.noBias(fc.nat(19)).map((drawn) => drawn === 19);
