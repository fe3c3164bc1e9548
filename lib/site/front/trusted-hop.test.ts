import { expect, test } from "vitest";
import { visitorFromHop } from "./trusted-hop";

const trust = (hops: number) => ({
  TRUSTED_PROXY_HOPS: hops,
  COUNTRY_HEADER: "x-visitor-country",
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
  expect(visitorFromHop(headers, "::ffff:9.9.9.9", trust(hops))).toEqual(wanted);
});
