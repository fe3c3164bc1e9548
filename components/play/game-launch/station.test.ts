import { expect, test } from "vitest";
import { readStation } from "./station";

test("country and address come from the read-only cookies", () => {
  expect(readStation("theme=dark; country-code=SE; ip-address=2001%3Adb8%3A%3A7", "FI")).toEqual({
    country: "SE",
    address: "2001:db8::7",
  });
});

test.each([
  "",
  "country-code=",
  "country-code=sweden",
  "xcountry-code=SE",
  "country-code=%3Cb",
  "=; ;;",
  "ip-address=%E0%A4%A",
])("without a country in %j the market's counts", (cookies) => {
  expect(readStation(cookies, "FI").country).toBe("FI");
});
