import fc from "fast-check";
import { type WriteFault, writeFaults } from "./network";

export const tabCount = 3;

const kinds = [
  ...(["deposit", "withdrawal", "cancellation", "claim", "code", "forfeit"] as const),
  ...(["cooling", "closing", "registration"] as const),
] as const;
/** In hundredths, each in an amount of its own: by it an effect is found. */
export const pressed = {
  deposit: [1_000, 2_000],
  withdrawal: [1_100, 2_100],
  cancellation: [1_300, 2_300],
  before: 900_000,
} as const;
type Kind = (typeof kinds)[number];

/** One step of a history. `again`: pressed in another tab at the same moment. */
export type Step =
  | { do: "press"; kind: Kind; tab: number; which: number; fault: WriteFault; again: number | null }
  | { do: "check"; tab: number; areReadsFailing: boolean }
  | { do: "wait"; ms: number }
  | { do: "reload"; tab: number }
  | { do: "sign-in"; who: 0 | 1 | null };

const tab = fc.nat(tabCount - 1);
const press = fc.record({
  do: fc.constant("press" as const),
  kind: fc.constantFrom(...kinds, "deposit" as const, "deposit" as const, "withdrawal" as const),
  tab,
  which: fc.nat(1),
  fault: fc.constantFrom(...writeFaults.filter((each) => each !== "killed"), "none" as const, "none" as const),
  again: fc.option(tab, { freq: 4 }),
});

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { arbitrary: press, weight: 5 },
    {
      arbitrary: fc.record({ do: fc.constant("check" as const), tab, areReadsFailing: fc.boolean() }),
      weight: 3,
    },
    {
      arbitrary: fc.record({
        do: fc.constant("wait" as const),
        ms: fc.constantFrom(1_000, 5_000, 16_000, 31_000, 61_000),
      }),
      weight: 3,
    },
    { arbitrary: fc.record({ do: fc.constant("reload" as const), tab }), weight: 2 },
    {
      arbitrary: fc.record({ do: fc.constant("sign-in" as const), who: fc.constantFrom(0 as const, 1 as const, null) }),
      weight: 1,
    },
  ),
  { minLength: 3, maxLength: 14 },
);
