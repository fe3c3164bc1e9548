import fc from "fast-check";

/** As in Node: lost before the effect, lost after it, a gateway's error after it, and a sandbox that is killed meanwhile. */
export type BrowserFault = "none" | "lost-before" | "lost-after" | "gateway-after" | "killed";
export type MoneyKind = "deposit" | "withdrawal" | "cancellation";

/** `hurry`: the page is loaded again before the response can arrive. */
export type BrowserStep =
  | { do: "press"; kind: MoneyKind; tab: number; fault: BrowserFault; isDouble: boolean; hurry: boolean }
  | { do: "reload" | "back" | "forward"; tab: number };

export const browserTabs = 2;
const tab = fc.nat(browserTabs - 1);

const press = fc.record({
  do: fc.constant("press" as const),
  kind: fc.constantFrom("withdrawal" as const, "withdrawal" as const, "deposit" as const, "cancellation" as const),
  tab,
  fault: fc.constantFrom<BrowserFault>("none", "none", "lost-before", "lost-after", "gateway-after"),
  isDouble: fc.boolean(),
  hurry: fc.constantFrom(false, false, false, true),
});

export const browserSteps: fc.Arbitrary<BrowserStep[]> = fc.array(
  fc.oneof(
    { arbitrary: press, weight: 3 },
    {
      arbitrary: fc.record({ do: fc.constantFrom("reload" as const, "back" as const, "forward" as const), tab }),
      weight: 1,
    },
  ),
  { minLength: 3, maxLength: 7 },
);
