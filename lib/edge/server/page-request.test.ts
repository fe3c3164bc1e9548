import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { parseEnvironment } from "@/lib/config/environment";
import { formatTable, staticTable } from "@/lib/market/offered-languages";
import { siteVariables } from "@/tests/support/site-variables";
import { createRouter } from "./page-request";

const request = (url: string, headers: Record<string, string> = {}) => ({ url, headers }) as unknown as IncomingMessage;
const visitor = { country: "FI", address: "192.0.2.1" };

test("what is remembered for one visitor does not reach another device, query, country or address", () => {
  const route = createRouter(
    parseEnvironment({ ...siteVariables, RESTRICTED_COUNTRIES: "US", BLOCKED_ADDRESSES: "192.0.2.8-192.0.2.11" }),
  );
  for (let time = 0; time < 2; time++) {
    expect(route(request("/fi-FI/online-casino/slots"), visitor, "")).toMatchObject({
      to: "page",
      pathname: expect.stringMatching(/^\/fi-FI~web~\w+\/online-casino\/slots$/),
    });
    expect(route(request("/fi-FI/online-casino/slots", { "sec-ch-ua-mobile": "?1" }), visitor, "")).toMatchObject({
      pathname: expect.stringContaining("~mobile~"),
    });
    expect(route(request("/fi-FI/online-casino/slots?page=2"), visitor, "")).not.toEqual(
      route(request("/fi-FI/online-casino/slots"), visitor, ""),
    );
    expect(route(request("/fi-FI"), { ...visitor, country: "US" }, "")).toMatchObject({ document: "restricted" });
    expect(route(request("/fi-FI"), { ...visitor, address: "192.0.2.9" }, "")).toMatchObject({
      document: "restricted",
    });
    expect(route(request("/fi-FI"), visitor, "")).toMatchObject({ to: "page" });
  }
});

test("what is remembered ends when the markets offer something else", () => {
  const route = createRouter(parseEnvironment(siteVariables));
  const withoutFinland = formatTable({ ...staticTable, FI: [] });
  expect(route(request("/fi-FI"), visitor, "")).toMatchObject({ to: "page" });
  expect(route(request("/fi-FI"), visitor, withoutFinland)).toMatchObject({ to: "redirect" });
  expect(route(request("/fi-FI"), visitor, "")).toMatchObject({ to: "page" });
});

test("pay-and-play is hidden by its flag, and for an address that is not listed whatever another was shown [PNP-013, PNP-509]", () => {
  const page = request("/fi-FI/signup/pnp");
  const redirect = { to: "redirect", location: "/fi-FI/signup", isPermanent: false };
  expect(createRouter(parseEnvironment(siteVariables))(page, visitor, "")).toMatchObject({ to: "page" });
  const hidden = createRouter(parseEnvironment({ ...siteVariables, HIDE_PNP: "on" }));
  expect(hidden(page, visitor, "")).toEqual(redirect);
  expect(hidden(request("/fi-FI/signup/callback"), visitor, "")).toMatchObject({ to: "refuse", document: "not-found" });
  const route = createRouter(parseEnvironment({ ...siteVariables, PNP_IP_WHITELIST: "198.51.100.0/24, 192.0.2.1" }));
  for (let time = 0; time < 2; time++) {
    expect(route(page, visitor, "")).toMatchObject({ to: "page" });
    expect(route(page, { ...visitor, address: "::ffff:198.51.100.9" }, "")).toMatchObject({ to: "page" });
    expect(route(page, { ...visitor, address: "192.0.2.2" }, "")).toEqual(redirect);
    expect(route(page, { ...visitor, address: "" }, "")).toEqual(redirect);
  }
});
