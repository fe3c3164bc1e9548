import { expect, test } from "vitest";
import { markets } from "@/lib/market/markets";
import { contextCall, sportsbookJurisdiction } from "./context";

const facts = {
  place: { product: "sports", segments: ["football", "gb"] },
  visitor: { address: "203.0.113.7", country: "FI" },
  device: "mobile",
  isKnown: true,
  brandId: "greenroom",
  segment: "STANDARD",
  language: "fi-FI",
  currency: "EUR",
  siteOrigin: "https://casino.example",
  page: "/fi-FI/sportsbook/football/gb",
} as const;
const now = new Date("2026-11-26T12:00:00Z");

test("the context has its eleven parts and two headers, from one builder [SPORT-502, SPORT-503, SPORT-505]", () => {
  expect(contextCall(facts, "c-1", now)).toEqual({
    headers: { "Content-Type": "application/json", "X-Correlation-Id": "c-1" },
    body: {
      correlationId: "c-1",
      brandId: "greenroom",
      dateTimeStamp: "2026-11-26T12:00:00.000Z",
      customerState: "LOGGED_IN",
      visitorDetails: { ip: "203.0.113.7", country: "FI", device: "mobile" },
      customerSegment: "STANDARD",
      language: "fi-FI",
      currency: "EUR",
      jurisdiction: "MGA",
      deepLinking: { product: "SPORTSBOOK", category: "football", region: "gb", competition: null, event: null },
      iframeSetup: {
        parentOrigin: "https://casino.example",
        lobbyUrl: "https://casino.example/fi-FI/sportsbook/football/gb",
      },
    },
  });
});

test("a place of four segments is linked with each of them [SPORT-503]", () => {
  const linked = (...segments: string[]) =>
    contextCall({ ...facts, place: { product: "sports", segments } }, "c-1", now).body.deepLinking;
  expect(linked("football", "gb", "northern-league", "a-b")).toEqual({
    product: "SPORTSBOOK",
    category: "football",
    region: "gb",
    competition: "northern-league",
    event: "a-b",
  });
  expect(linked()).toEqual({ product: "SPORTSBOOK", category: null, region: null, competition: null, event: null });
});

test("somebody without a session there is anonymous, and virtual sports have one segment, the event [SPORT-503, ROUTE-536]", () => {
  const place = { product: "virtualSports", segments: ["silver-downs"] } as const;
  const { body } = contextCall({ ...facts, place, isKnown: false }, "c-1", now);
  expect(body.customerState).toBe("ANONYMOUS");
  expect(body.deepLinking).toEqual({
    product: "VIRTUALS",
    category: null,
    region: null,
    competition: null,
    event: "silver-downs",
  });
});

test("the authority is the same on the pages of every market [SPORT-504]", () => {
  const named = Object.keys(markets).map((market) =>
    contextCall({ ...facts, page: `/en-${market}/sportsbook` }, "c-1", now),
  );
  expect(new Set(named.map(({ body }) => body.jurisdiction))).toEqual(new Set([sportsbookJurisdiction]));
  expect(sportsbookJurisdiction).toBe("MGA");
});
