import { describe, expect, test } from "vitest";
import { policyAt } from "@/lib/market/policy/policies";
import { triggers } from "../rewards/kinds";
import { mayBeOffered, offerKindsOf } from "./schema";

const offer = { assignmentId: null, trigger: null, category: null, status: "ACTIVE" } as const;
/** Of an account that is new. */
const none = { hasHadBonus: false, hasDeposited: false };

describe("the kinds of an offer", () => {
  test("are told by a trigger that is a deposit or the registration, and by the category of loyalty", () => {
    const told = Object.values(triggers).map(
      (trigger) => [trigger, offerKindsOf({ trigger, category: null })] as const,
    );
    expect(Object.fromEntries(told.filter(([, kinds]) => kinds.length > 0))).toEqual({
      firstDeposit: ["first"],
      secondDeposit: ["later"],
      thirdDeposit: ["later"],
      fourthDeposit: ["later"],
      fifthDeposit: ["later"],
      registration: ["registration"],
    });
    expect(offerKindsOf({ trigger: null, category: "loyalty" })).toEqual(["loyalty"]);
    for (const category of ["optIn", "triggered", null] as const)
      expect(offerKindsOf({ trigger: "bet", category })).toEqual([]);
  });

  test("are all that it is of: one for loyalty and of a deposit has two", () => {
    expect(offerKindsOf({ trigger: "firstDeposit", category: "loyalty" })).toEqual(["first", "loyalty"]);
  });
});

test.each([
  ["SE", ["firstDeposit", "registration", "bet", "cashbackWeekly", null]],
  ["BR", ["firstDeposit", "secondDeposit", "bet", "cashbackWeekly", null]],
  ["FI", ["firstDeposit", "secondDeposit", "registration", "bet", "cashbackWeekly", null]],
] as const)("an account of %s is offered what its law allows, and what does not say its kind", (place, wanted) => {
  const { offers } = policyAt(place);
  const asked = ["firstDeposit", "secondDeposit", "registration", "bet", "cashbackWeekly", null] as const;
  expect(asked.filter((trigger) => mayBeOffered({ ...offer, trigger }, offers, none))).toEqual(wanted);
});

test("loyalty is offered where the law allows it, and what was given is never taken away", () => {
  const loyal = { ...offer, category: "loyalty" } as const;
  expect(["SE", "BR", "FI"].map((place) => mayBeOffered(loyal, policyAt(place).offers, none))).toEqual([
    false,
    true,
    true,
  ]);
  expect(mayBeOffered({ ...loyal, assignmentId: "A1" }, policyAt("SE").offers, null)).toBe(true);
});

test("what has not begun, or is over, is no offer, whatever list it is in; what does not say is one", () => {
  const { offers } = policyAt("FI");
  const asked = ["DRAFT", "ACTIVE", "EXPIRED", "CANCELED", "COMPLETED", null] as const;
  expect(asked.filter((status) => mayBeOffered({ ...offer, status }, offers, none))).toEqual(["ACTIVE", null]);
  expect(mayBeOffered({ ...offer, assignmentId: "A1", status: "COMPLETED" }, offers, none)).toBe(true);
});

describe("where one bonus alone is allowed", () => {
  test.each([
    ["that is new", none, ["firstDeposit", "registration"]],
    ["that has deposited, so that its first play may be over", { ...none, hasDeposited: true }, ["firstDeposit"]],
    ["that has had one", { ...none, hasHadBonus: true }, []],
    ["of which that is not known", null, []],
  ] as const)("an account %s is offered: %s %s", (_which, past, wanted) => {
    const asked = ["firstDeposit", "registration"] as const;
    const { offers } = policyAt("SE");
    expect(asked.filter((trigger) => mayBeOffered({ ...offer, trigger }, offers, past))).toEqual(wanted);
    const elsewhere = policyAt("FI").offers;
    expect(asked.filter((trigger) => mayBeOffered({ ...offer, trigger }, elsewhere, past))).toEqual(asked);
  });
});
