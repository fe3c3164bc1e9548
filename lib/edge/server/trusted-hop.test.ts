import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createHopWarning, readVisitor } from "./trusted-hop";

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
  ["a header that holds no address", 1, { "x-forwarded-for": "evil" }, { address: "", country: "FI" }],
  ["a header that holds no country", 1, { "x-visitor-country": "SWE" }, { address: "", country: "" }],
  ["a country that the hop says it does not know", 1, { "x-visitor-country": "XX" }, { country: "" }],
  ["the same in the code of other hops", 1, { "x-visitor-country": "zz" }, { country: "" }],
  ["a header of fewer addresses than hops", 2, { "x-forwarded-for": "2.2.2.2" }, { address: "" }],
  ["a country that a proxy has appended", 1, { "x-visitor-country": "FI, SE" }, { country: "SE" }],
  ["a country and nothing", 1, { "x-visitor-country": "SE," }, { country: "" }],
  ["an address with its port", 1, { "x-forwarded-for": "203.0.113.7:4711" }, { address: "203.0.113.7" }],
  ["an address in brackets", 1, { "x-forwarded-for": "[2001:db8::1]" }, { address: "2001:db8::1" }],
  ["an address in brackets with its port", 1, { "x-forwarded-for": "[2001:db8::1]:443" }, { address: "2001:db8::1" }],
  ["an address of IPv6", 1, { "x-forwarded-for": "2001:db8::1" }, { address: "2001:db8::1" }],
])("%s", (_what, hops, headers, wanted) => {
  expect(readVisitor(headers, "::ffff:9.9.9.9", trust(hops))).toMatchObject(wanted);
});

test("the hop's place is detected; nothing is invented when it is missing [SESS-035]", () => {
  const place = { "x-visitor-country": "CA", "x-visitor-region": "ON", "x-visitor-city": "Ottawa" };
  expect(readVisitor(place, "9.9.9.9", trust(1)).detected).toEqual({ country: "CA", region: "ON", city: "Ottawa" });
  const long = { ...place, "x-visitor-region": "o".repeat(201), "x-visitor-city": "t".repeat(200) };
  expect(readVisitor(long, "9.9.9.9", trust(1)).detected).toMatchObject({ region: "", city: "t".repeat(200) });
  const nothing = { country: "", region: "", city: "" };
  expect(readVisitor(place, "9.9.9.9", trust(0)).detected).toEqual(nothing);
  expect(readVisitor({}, "9.9.9.9", trust(1)).detected).toEqual(nothing);
  expect(readVisitor({ "x-visitor-country": "XX" }, "9.9.9.9", trust(1)).detected).toEqual(nothing);
});

test("a trusted hop that sends no headers is warned about once, and not for a probe", () => {
  const warned = (hops: number, ...requests: { url: string; headers: Record<string, string> }[]) => {
    const warnings: string[] = [];
    const check = createHopWarning(trust(hops), (text) => warnings.push(text));
    for (const request of requests) check(request as unknown as IncomingMessage);
    return warnings;
  };
  const page = { url: "/en-UN", headers: {} };
  expect(warned(1, { url: "/healthz", headers: {} }, { url: "/en-UN", headers: forged })).toEqual([]);
  expect(warned(0, page)).toEqual([]);
  expect(warned(1, page, page)).toEqual([
    "TRUSTED_PROXY_HOPS is 1, but a request came without x-forwarded-for and x-visitor-country.",
  ]);
});
