import { describe, expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { labelled, Occupations, SalaryRanges } from "./answer";
import { askerOf } from "./due";
import { noSelections, type Selections, selectionsSchema } from "./forms";

const options = [
  { id: "employed", label: "Employed" },
  { id: "other", label: "Other" },
];
const lists = {
  occupations: options,
  salaryRanges: [0, 1, 2].map((id) => ({ id, from: money(0, "EUR"), to: null })),
  sourcesOfFunds: options,
};
const chosen = { ...noSelections, occupation: "employed", salaryRange: "1", sourceOfFunds: "employed" };
const parse = (change: Partial<Selections>) => selectionsSchema(lists).safeParse({ ...chosen, ...change });
const isComplete = (change: Partial<Selections>) => parse(change).success;

test("the selections are five and two optional texts, the range is -1 at first, and nothing is complete [EDD-001, EDD-002]", () => {
  expect(noSelections).toEqual({
    occupation: "",
    otherOccupation: "",
    salaryRange: "-1",
    sourceOfFunds: "",
    otherSourceOfFunds: "",
    placeOfBirth: "",
    nationality: "",
  });
  expect(selectionsSchema(lists).safeParse(noSelections).success).toBe(false);
});

test.each([
  [{}, true],
  [{ salaryRange: "2" }, true],
  [{ salaryRange: "-1" }, false],
  // Also where the platform lists it.
  [{ salaryRange: "0" }, false],
  [{ salaryRange: "3" }, false],
  [{ salaryRange: "" }, false],
  [{ occupation: "" }, false],
  [{ occupation: "gone" }, false],
  [{ sourceOfFunds: "" }, false],
  [{ sourceOfFunds: "gone" }, false],
])("with %j the answer is complete: %s [EDD-007]", (change, expected) => {
  expect(isComplete(change)).toBe(expected);
});

describe("other", () => {
  test.each(["occupation", "sourceOfFunds"] as const)("as %s needs a text that is not blank [EDD-008]", (name) => {
    const own = name === "occupation" ? "otherOccupation" : "otherSourceOfFunds";
    for (const [text, expected] of [
      ["", false],
      [" \t ", false],
      ["Diver", true],
      ["x".repeat(201), false],
    ] as const)
      expect(isComplete({ [name]: "other", [own]: text }), text).toBe(expected);
    expect(isComplete({ [own]: "" })).toBe(true);
  });

  test("as the specification writes it, with a capital, is the same [EDD-008]", () => {
    const capital = selectionsSchema({ ...lists, occupations: [{ id: "Other", label: "Other" }] });
    expect(capital.safeParse({ ...chosen, occupation: "Other" }).success).toBe(false);
    expect(capital.parse({ ...chosen, occupation: "Other", otherOccupation: "Diver" }).occupation).toBe("Diver");
  });

  test("is sent as the trimmed text; a text that belongs to no other is not sent [EDD-009]", () => {
    const both = {
      occupation: "other",
      otherOccupation: " Diver ",
      sourceOfFunds: "other",
      otherSourceOfFunds: "Boat",
    };
    expect(parse(both).data).toEqual({ occupation: "Diver", salaryRangeId: 1, sourceOfFunds: "Boat" });
    expect(parse({ otherOccupation: "Diver", otherSourceOfFunds: "Boat" }).data).toEqual({
      occupation: "employed",
      salaryRangeId: 1,
      sourceOfFunds: "employed",
    });
  });
});

test("place of birth and nationality are sent when they are given, and gate nothing [EDD-001, EDD-010]", () => {
  expect(parse({ placeOfBirth: " ", nationality: "" }).data).toEqual({
    occupation: "employed",
    salaryRangeId: 1,
    sourceOfFunds: "employed",
  });
  expect(parse({ placeOfBirth: " Turku ", nationality: "Finnish" }).data).toMatchObject({
    placeOfBirth: "Turku",
    nationality: "Finnish",
  });
});

test("the ids are the platform's and the words content's, where it has one; what content alone knows is no option [EDD-015]", () => {
  const words = [
    { id: "other", label: "Muu" },
    { id: "king", label: "Kuningas" },
  ];
  expect(labelled(options, words)).toEqual([
    { id: "employed", label: "Employed" },
    { id: "other", label: "Muu" },
  ]);
  expect(labelled(options)).toEqual(options);
});

test.each([{}, { occupations: [] }, { occupations: [{ id: "", label: "" }] }, { occupations: "many" }])(
  "%j is no list",
  (sent) => {
    expect(Occupations.safeParse(sent).success).toBe(false);
  },
);

test.each([{ id: 0 }, { id: 1.5 }, { from: "-1.00" }, { currency: "XTS" }])("a range with %j is refused", (wrong) => {
  const range = { id: 1, currency: "EUR", from: "0.00", to: null };
  expect(SalaryRanges.safeParse({ salaryRanges: [range] }).success).toBe(true);
  expect(SalaryRanges.safeParse({ salaryRanges: [{ ...range, ...wrong }] }).success).toBe(false);
});

test.each([
  [true, "EDD_PENDING", null, "profile"],
  [true, "EDD_PENDING", "questionnaire", "profile"],
  [false, "EDD_PENDING", null, null],
  [true, "EDD_UNDER_REVIEW", null, null],
  [true, "PENDING", null, null],
  [false, "FULLY VERIFIED", "questionnaire", "reminder"],
  [false, "FULLY VERIFIED", "reminder", null],
  [false, "FULLY VERIFIED", undefined, null],
] as const)("flag %s, status %s and reminder %s: asked by %s", (eddQuestionnaire, kycStatus, reminder, asker) => {
  expect(askerOf({ eddQuestionnaire, kycStatus }, reminder)).toBe(asker);
});

test("a profile that is not known asks nothing", () => {
  for (const profile of [undefined, null]) expect(askerOf(profile, undefined)).toBeNull();
});
