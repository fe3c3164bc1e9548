import { beforeEach, expect, test, vi } from "vitest";
import { visitorHeaders } from "@/lib/routing/visitor";

// Outside of a running Next nothing is cached. Nothing answers the question for the banner, which blocks no offer.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

let GET: typeof import("./route").GET;

// The environment is read once, with the first request.
beforeEach(async () => {
  vi.resetModules();
  ({ GET } = await import("./route"));
});

/** The route's answer to a visitor of an address, as the custom server passes it on. */
async function offerTo(address: string): Promise<unknown> {
  const headers = { [visitorHeaders.address]: address, "x-forwarded-for": "192.0.2.1" };
  const request = new Request("http://internal/api/pay-and-play/fi-FI", { headers });
  return (await GET(request, { params: Promise.resolve({ locale: "fi-FI" }) })).json();
}

test("where addresses are listed only they get the offer, whatever a visitor forwards [PNP-013, ROUTE-007]", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubEnv("PNP_AUTHORIZE_URL", "https://bank.example/authorize");
  vi.stubEnv("PNP_IP_WHITELIST", "198.51.100.0/24,192.0.2.1");
  expect(await offerTo("198.51.100.7")).toMatchObject({ authorizeUrl: "https://bank.example/authorize" });
  expect(await offerTo("203.0.113.7")).toBeNull();
  expect(await offerTo("")).toBeNull();
});

test("a switch hides the offer from listed addresses too [PNP-013, PNP-509]", async () => {
  vi.stubEnv("PNP_IP_WHITELIST", "198.51.100.0/24");
  vi.stubEnv("HIDE_PNP", "on");
  expect(await offerTo("198.51.100.7")).toBeNull();
});
