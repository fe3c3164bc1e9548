import { expect, inject, test, vi } from "vitest";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

Object.assign(process.env, siteVariables(inject("sandbox")), { SESSION_KEYS: newSessionKeys() });

test("a sitemap whose content is away answers 503, and says when to come again", async () => {
  // No request is sent to this port: the service is away.
  vi.stubEnv("CONTENT_URL", "http://localhost:9");
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { GET } = await import("@/app/sitemaps/[locale]/[kind]/route");
  const request = new Request("https://casino.example");
  const open = (kind: string) => GET(request, { params: Promise.resolve({ locale: "en-UN", kind: `${kind}.xml` }) });
  for (const response of await Promise.all(["pages", "lists", "games", "promotions"].map(open))) {
    expect([response.status, response.headers.get("retry-after"), response.headers.get("cache-control")]).toEqual([
      503,
      "30",
      "no-store",
    ]);
    expect(await response.json()).toHaveProperty("message");
  }
  expect((await open("nothing")).status).toBe(404);
  expect(log).toHaveBeenCalled();
}, 60_000);
