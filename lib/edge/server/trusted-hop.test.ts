import { expect, test } from "vitest";
import { readVisitor } from "./trusted-hop";

const trust = (hops: number) => ({
  TRUSTED_PROXY_HOPS: hops,
  COUNTRY_HEADER: "x-visitor-country",
  REGION_HEADER: "x-visitor-region",
  CITY_HEADER: "x-visitor-city",
  DEFAULT_COUNTRY: "FI",
});
const forged = {
  "x-forwarded-for": "1.1.1.1, 2.2.2.2",
  "x-visitor-country": "se",
  cookie: "country-code=US; ip-address=3.3.3.3",
};

test.each([
  ["no trusted hop: the socket and the default country", 0, forged, { address: "9.9.9.9", country: "FI" }],
  ["one trusted hop: the last address", 1, forged, { address: "2.2.2.2", country: "SE" }],
  ["two trusted hops: the last but one", 2, forged, { address: "1.1.1.1", country: "SE" }],
  ["a header that holds no address", 1, { "x-forwarded-for": "evil" }, { address: "9.9.9.9", country: "FI" }],
  ["a header that holds no country", 1, { "x-visitor-country": "SWE" }, { address: "9.9.9.9", country: "FI" }],
])("%s", (_what, hops, headers, wanted) => {
  expect(readVisitor(headers, "::ffff:9.9.9.9", trust(hops))).toMatchObject(wanted);
});

test("the hop's place is detected; nothing is invented when it is missing [SESS-035]", () => {
  const place = { "x-visitor-country": "CA", "x-visitor-region": "ON", "x-visitor-city": "Ottawa" };
  expect(readVisitor(place, "9.9.9.9", trust(1)).detected).toEqual({ country: "CA", region: "ON", city: "Ottawa" });
  const nothing = { country: "", region: "", city: "" };
  expect(readVisitor(place, "9.9.9.9", trust(0)).detected).toEqual(nothing);
  expect(readVisitor({}, "9.9.9.9", trust(1)).detected).toEqual(nothing);
});
