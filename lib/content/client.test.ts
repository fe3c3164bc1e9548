import { describe, expect, test } from "vitest";
import { parseEnvironment } from "@/lib/config/environment";
import { cachedAddress, isBehindCache } from "./cache-endpoint";
import { clientConfig } from "./client";

const environment = (more: Record<string, string> = {}) =>
  parseEnvironment({
    CONTENT_URL: "http://localhost:4002",
    CONTENT_WEBHOOK_SECRET: "0123456789abcdef",
    IDENTITY_ISSUER: "http://localhost:4001/eu-west-1_A",
    IDENTITY_POOL_ID: "eu-west-1_A",
    IDENTITY_CLIENT_ID: "web",
    SESSION_KEYS: '[{"kty":"oct","kid":"1","k":"c2Vzc2lvbi1rZXktb2YtdGVzdHMtMzItYnl0ZXMtbG9uZw"}]',
    PLATFORM_URL: "http://localhost:4003/",
    PUSH_URL: "http://localhost:4004",
    ...more,
  });

describe("the clients", () => {
  test("without a cache: version 2021-08-31, the service itself, no CDN [CONTENT-525, CONTENT-526]", () => {
    const env = environment({ CONTENT_CACHE_URL: "https://cache.example" });
    expect(clientConfig("cacheless", env)).toMatchObject({
      apiVersion: "2021-08-31",
      apiHost: "http://localhost:4002",
      useCdn: false,
    });
  });

  test("cached: the configured version and cache address [CONTENT-526]", () => {
    const env = environment({ CONTENT_CACHE_URL: "https://cache.example", CONTENT_API_VERSION: "2026-02-02" });
    expect(clientConfig("cached", env)).toMatchObject({
      apiVersion: "2026-02-02",
      apiHost: "https://cache.example",
    });
  });

  test("previews: drafts, past the cache, with the token that reads them; without it what is published", () => {
    const more = { CONTENT_CACHE_URL: "https://cache.example", CONTENT_READ_TOKEN: "reads-drafts" };
    expect(clientConfig("preview", environment(more))).toMatchObject({
      apiHost: "http://localhost:4002",
      apiVersion: "2021-08-31",
      useCdn: false,
      perspective: "previewDrafts",
      token: "reads-drafts",
    });
    expect(clientConfig("cached", environment(more))).not.toHaveProperty("token");
    expect(clientConfig("preview", environment())).toMatchObject({ perspective: "published" });
  });

  test("both read published documents only, without a token and without retries of their own [CONTENT-501]", () => {
    for (const source of ["cached", "cacheless"] as const) {
      const config = clientConfig(source, environment());
      expect(config).toMatchObject({ perspective: "published", maxRetries: 0, useProjectHostname: false });
      expect(config).not.toHaveProperty("token");
    }
  });
});

describe("the address of cached reads [CONTENT-524]", () => {
  test.each([
    ["https://p1.api.sanity.io", undefined, "https://p1.apicdn.sanity.io"],
    ["https://api.sanity.io", undefined, "https://apicdn.sanity.io"],
    ["https://p1.api.sanity.io", "https://cache.example", "https://cache.example"],
    ["http://localhost:4002", undefined, "http://localhost:4002"],
    ["https://api.sanity.io.example", undefined, "https://api.sanity.io.example"],
  ])("%s with the cache %s is read at %s", (CONTENT_URL, CONTENT_CACHE_URL, expected) => {
    const env = { CONTENT_URL, CONTENT_CACHE_URL };
    expect(cachedAddress(env)).toBe(expected);
    expect(isBehindCache(env)).toBe(expected !== CONTENT_URL);
  });
});

describe("names that the content service would refuse stop the start [CONTENT-522]", () => {
  test.each([
    ["CONTENT_DATASET", "a".repeat(64), true],
    ["CONTENT_DATASET", "a".repeat(65), false],
    ["CONTENT_DATASET", "Production", false],
    ["CONTENT_DATASET", "my_data-set-2", true],
    ["CONTENT_API_VERSION", "1", true],
    ["CONTENT_API_VERSION", "X", true],
    ["CONTENT_API_VERSION", "2021-08-31", true],
    ["CONTENT_API_VERSION", "2", false],
    ["CONTENT_API_VERSION", "2021-8-31", false],
  ])("%s=%s is taken: %s", (name, value, isTaken) => {
    if (isTaken) expect(environment({ [name]: value })).toHaveProperty(name, value);
    else expect(() => environment({ [name]: value })).toThrow(name);
  });
});
