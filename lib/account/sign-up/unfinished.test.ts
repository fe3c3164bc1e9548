import { expect, test } from "vitest";
import { knownPhone } from "./unfinished";

const prefixes = { CA: "1", FI: "358", US: "1" };

test.each([
  ["of the account's own country", "CA", "+15062345678", { country: "CA", number: "5062345678" }],
  ["where another country has the same prefix", "US", "+15062345678", { country: "US", number: "5062345678" }],
  ["of another country", "CA", "+358401234567", { country: "FI", number: "401234567" }],
  ["of a country that is not open", "CA", "+4740612345", { country: "CA", number: "+4740612345" }],
  ["that is not there", "CA", null, { country: "CA", number: "" }],
])("the number of an account %s stands in the form without its prefix", (_what, countryCode, mobilePhone, shown) => {
  expect(knownPhone({ countryCode, mobilePhone }, prefixes)).toEqual(shown);
});
