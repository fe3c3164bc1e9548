import { expect, test } from "vitest";
import { Environment } from "@/lib/config/environment";
import { computeZones } from "./blocked-providers";

test("countries with the same blocked providers share a zone; everybody else is zone a", () => {
  const zones = computeZones({ relax: ["FR", "NL"], novomatic: ["NL", "DE"] });
  expect(zones.zoneOf("FI")).toBe("a");
  expect(zones.blockedProviders("a")).toEqual([]);
  expect(zones.blockedProviders(zones.zoneOf("FR"))).toEqual(["relax"]);
  expect(zones.blockedProviders(zones.zoneOf("DE"))).toEqual(["novomatic"]);
  expect(zones.blockedProviders(zones.zoneOf("NL"))).toEqual(["novomatic", "relax"]);
  expect(new Set(["FI", "FR", "DE", "NL"].map(zones.zoneOf)).size).toBe(4);
});

test("a provider whose list is empty, or that has none, is hidden from nobody [LOBBY-525]", () => {
  expect(computeZones({}).zoneOf("FR")).toBe("a");
  const emptied = computeZones(Environment.shape.BLOCKED_PROVIDERS.parse("novomatic="));
  expect(emptied.blockedProviders(emptied.zoneOf("FR"))).toEqual([]);
  const zones = computeZones({ novomatic: ["FR", "NL", "CA"], relax: [] });
  for (const country of ["FR", "NL", "CA", "FI"])
    expect(zones.blockedProviders(zones.zoneOf(country))).toEqual(country === "FI" ? [] : ["novomatic"]);
});

test("a provider that is closed in nine countries is hidden from their visitors, and from nobody else [LOBBY-524]", () => {
  const nine = ["FR", "NL", "CA", "DE", "SE", "TR", "PL", "PT", "BR"];
  const blocked = Environment.shape.BLOCKED_PROVIDERS.parse(undefined);
  expect(blocked).toEqual({ novomatic: nine });
  const zones = computeZones(blocked);
  for (const country of [...nine, "FI", "NO", "GB", "IN"])
    expect([country, zones.blockedProviders(zones.zoneOf(country))]).toEqual([
      country,
      nine.includes(country) ? ["novomatic"] : [],
    ]);
});

test("an unknown zone is not served", () => {
  const zones = computeZones({ relax: ["FR"] });
  expect([zones.has("a"), zones.has("b"), zones.has("c")]).toEqual([true, true, false]);
});

test("more than eight zones are refused by name", () => {
  const eight = Object.fromEntries([..."abcdefgh"].map((provider, at) => [provider, [`A${at}`]]));
  expect(() => computeZones(eight)).toThrow(/BLOCKED_PROVIDERS makes 9 zones/);
  const { h: _, ...seven } = eight;
  expect(() => computeZones(seven)).not.toThrow();
});

test("a country that cannot be read gets the zone that closes most providers", () => {
  const zones = computeZones({ relax: ["FR"], novomatic: ["FR", "SE"], octoplay: ["NL"] });
  expect(zones.zoneOf("")).toBe(zones.zoneOf("FR"));
  expect(computeZones({}).zoneOf("")).toBe("a");
});
