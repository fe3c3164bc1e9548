import { expect, test } from "vitest";
import { byPlace } from "@/lib/market/policy/policies";
import { leastAgeOf } from "./least-age";

const nowhere = { country: "" };

test.each([
  ["UN", { country: "FI" }, nowhere, 18],
  ["UN", { country: "CA", province: "AB" }, nowhere, 18],
  ["UN", { country: "CA", province: "ON" }, nowhere, 19],
  ["UN", { country: "CA", province: "" }, nowhere, 19],
  ["UN", { country: "FI" }, { country: "CA", province: "ON" }, 19],
  ["UN", { country: "FI" }, { country: "CA", province: "" }, 19],
  ["CA", { country: "CA", province: "AB" }, { country: "CA", province: "AB" }, 18],
  ["CA", nowhere, nowhere, 19],
] as const)(
  "at %s a player of %j who is in %j has to be %i, by the market policy [SIGNUP-024]",
  (market, home, stay, age) => {
    expect(leastAgeOf(byPlace(market, "leastAge"), home, stay)).toBe(age);
  },
);
