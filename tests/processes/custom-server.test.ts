import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { constantHeaders } from "@/lib/edge/security/response-headers";
import { root } from "../../.ci/lib/root.mjs";
import { hostileAddresses, hostileTexts } from "../support/hostile-inputs";
import { hostileRequests, sendHostile } from "../support/hostile-requests";
import { type Sandbox, type Site, startSandbox, startSite } from "../support/processes";
import { rawRequest, sendRaw } from "../support/raw-request";

let sandbox: Sandbox;
let site: Site;

beforeAll(async () => {
  sandbox = await startSandbox();
  site = await startSite(sandbox.origins, {
    env: { TRUSTED_PROXY_HOPS: "1", RESTRICTED_COUNTRIES: "US", BLOCKED_PROVIDERS: "relax=FR" },
  });
});
afterAll(async () => {
  await site.stop();
  await sandbox.stop();
});

const fetchPath = (target: string, options?: Parameters<typeof rawRequest>[2]) =>
  rawRequest(site.origin, target, options);

describe("every status carries our headers", () => {
  test.each([
    ["/en-UN", {}, 200],
    ["/en-UN/online-casino/popular?page=2", {}, 200],
    ["/locales/fi-FI/default.json", {}, 200],
    ["/assets/document.css", {}, 200],
    ["/", {}, 307],
    ["/en-UN/%E0%A4%A", {}, 400],
    ["/en-UN/play/%25", {}, 404],
    ["/en-UN", { method: "TRACE" }, 405],
    ["/en-UN", { method: "POST" }, 405],
    ["/api/session", {}, 405],
    ["/en-UN/does-not-exist", {}, 404],
    ["/en-UN/online-casino/no-such-category", {}, 404],
    ["/_next/static/no-such-file.js", {}, 404],
    ["/_next/image?url=%2Fx&w=64&q=75", {}, 404],
    ["/en-UN", { headers: { "x-visitor-country": "US" } }, 451],
  ])("%s %j: %i", async (target, options, status) => {
    const response = await fetchPath(target, options);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "x-frame-options": "DENY",
    });
    expect(response.headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
    expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers["x-powered-by"]).toBeUndefined();
    for (const name of ["x-nextjs-cache", "x-nextjs-prerender", "x-nextjs-stale-time"])
      expect(response.headers[name], name).toBeUndefined();
    if (String(response.headers["content-type"]).startsWith("text/html")) {
      expect(String(response.headers["content-security-policy"])).toMatch(/(script|default)-src/);
      expect(response.headers["cache-control"]).toBe("private, no-cache");
    }
  });
});

test("the service worker is of this release, and its cached page shows that there is no network", async () => {
  const script = await fetchPath("/service-worker.js");
  expect(script.status).toBe(200);
  expect(script.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  });
  expect(script.body).toContain(JSON.stringify(readFileSync(join(root, ".next/BUILD_ID"), "utf8")));
  const page = await fetchPath("/locales/fi-FI/offline");
  expect(page.status).toBe(200);
  expect(page.body).toContain("<h1>Olet offline-tilassa</h1>");
  expect(page.body).not.toMatch(/<script [^>]*src|<code/);
});

test("a missing page has the popular games that its edition's home page or casino has shown, whether the edge or Next knows it, and a reference that the log knows", async () => {
  const missing = async (path: string) => {
    const { status, body, headers } = await fetchPath(path);
    expect(status).toBe(404);
    expect(body).toContain(`<code>${String(headers["x-request-id"]).slice(0, 8)}</code>`);
    return body.match(/<li><a href="\/[\w-]+\/play\//g) ?? [];
  };
  for (const [market, open] of [
    ["pt-PT", "/pt-PT"],
    ["de-UN", "/de-UN/online-casino"],
  ] as const) {
    expect(await missing(`/${market}/nowhere/at/all`)).toEqual([]);
    await fetchPath(open);
    for (const path of ["nowhere/at/all", "play/no-such-game"])
      expect(await missing(`/${market}/${path}`)).toHaveLength(6);
  }
});

describe("a country that the hop writes oddly does not open what is closed to it", () => {
  test.each([
    ["US", 451],
    ["FI, US", 451],
    ["US,", 451],
    ["USA", 451],
    ["US, FI", 200],
  ])("%s: %i", async (country, status) => {
    const headers = { "x-visitor-country": country };
    expect((await fetchPath("/en-UN", { headers })).status).toBe(status);
    const handler = await fetchPath("/api/sign-up/en-UN", { headers });
    expect(handler.status).toBe(status);
    if (status === 451) expect(JSON.parse(handler.body)).toMatchObject({ code: "error.request.restricted" });
  });
});

test("a route handler answers for the zone of the visitor's country, whatever zone is asked for, and shared caches store no other one", async () => {
  const search = async (zone: string, country: string) => {
    const own = country === "FR" ? "b" : "a";
    const { headers, body } = await fetchPath(`/api/search/en-UN~web~${zone}`, {
      headers: { "x-visitor-country": country },
    });
    const isShared = String(headers["cache-control"]).startsWith("public");
    expect([zone, country, isShared]).toEqual([zone, country, zone === own]);
    return body;
  };
  const [finnish, french] = [await search("a", "FI"), await search("b", "FR")];
  expect(french === finnish).toBe(false);
  expect((await search("a", "FR")) === french).toBe(true);
  expect((await search("b", "FI")) === finnish).toBe(true);
});

test("a request that offers to upgrade its connection is answered as if it did not", async () => {
  for (const upgrade of ["h2c", "websocket"]) {
    const { response } = await sendRaw(
      site.origin,
      `GET /healthz HTTP/1.1\r\nHost: a\r\nUpgrade: ${upgrade}\r\nConnection: Upgrade, close\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  }
});

describe("pages", () => {
  test("a browser that has a page gets the whole response again, never a 304 without its headers", async () => {
    const first = await fetchPath("/fi-FI/promotions");
    expect(first.headers.etag).toBeUndefined();
    for (const condition of [{ "if-none-match": "*" }, { "if-modified-since": new Date().toUTCString() }]) {
      const again = await fetchPath("/fi-FI/promotions", { headers: condition });
      expect(again.status).toBe(200);
      for (const name of ["content-security-policy", "cache-control", "reporting-endpoints"])
        expect(again.headers[name], name).toEqual(first.headers[name]);
    }
  });

  test("a document does not expose the internal path of its page", async () => {
    expect(JSON.stringify((await fetchPath("/en-UN")).headers)).not.toContain("~web~");
  });

  test("the first response and the cached one have the same script policy, without unsafe-inline", async () => {
    const policies = [];
    for (let time = 0; time < 2; time++)
      policies.push(String((await fetchPath("/fi-FI/online-casino")).headers["content-security-policy"]));
    expect(policies[0]).toMatch(/script-src 'self' 'sha256-/);
    expect(policies[0]).not.toMatch(/unsafe|\*/);
    expect(policies[1]).toBe(policies[0]);
  });

  test("each locale is served in its language", async () => {
    for (const [path, lang] of [
      ["/en-UN", "en"],
      ["/fi-FI", "fi-FI"],
      ["/inen-IN", "en-IN"],
    ] as const)
      expect((await fetchPath(path)).body).toContain(`<html lang="${lang}"`);
  });

  test("a game by its provider's own id is the page of the game, and an unknown id is none", async () => {
    const { status, body } = await fetchPath("/fi-FI/online-casino/play/pragmaticplay/vs20bookofcairo");
    expect(status).toBe(200);
    expect(body).toMatch(/<h1[^>]*>Book of Cairo/);
    expect((await fetchPath("/fi-FI/online-casino/play/relax/vs20bookofcairo")).status).toBe(404);
  });

  test("a category has crawlable pages, and page sizes follow the channel", async () => {
    const phone = { headers: { "sec-ch-ua-mobile": "?1" } };
    for (const [options, size] of [
      [{}, 30],
      [phone, 15],
    ] as const) {
      const { body } = await fetchPath("/en-UN/online-casino/popular", options);
      expect(body.match(/href="\/en-UN\/play\//g)).toHaveLength(size);
      expect(body).toContain('href="/en-UN/online-casino/popular?page=2"');
    }
  });

  test("a country whose list blocks a provider does not see its games", async () => {
    const providers = async (country: string) =>
      (await fetchPath("/en-UN/online-casino/popular", { headers: { "x-visitor-country": country } })).body.includes(
        "Relax",
      );
    expect(await providers("FI")).toBe(true);
    expect(await providers("FR")).toBe(false);
  });

  test("the page of such a game is there in that country too, with the countries that it is closed in", async () => {
    const open = (country: string) =>
      fetchPath("/en-UN/play/neon-drift", { headers: { "x-visitor-country": country } });
    const [fromFinland, fromFrance] = [await open("FI"), await open("FR")];
    expect([fromFinland.status, fromFrance.status]).toEqual([200, 200]);
    expect(fromFrance.body).toMatch(/closedIn\W+FR\W/);
    expect(fromFinland.body).not.toMatch(/closedIn\W+FR\W/);
  });

  test("an unknown page is a whole document in the language of its address, without JavaScript [ROUTE-021, ROUTE-524]", async () => {
    for (const path of ["/fi-FI/does-not-exist", "/fi-FI/online-casino/no-such-category", "/fi-FI/play/no-such-game"]) {
      const response = await fetchPath(path);
      expect(response.status).toBe(404);
      expect(response.body).toMatch(/<html lang="fi-FI" .*<h1>Sivua ei löytynyt!<\/h1>/);
      expect(response.body).not.toContain("<script");
    }
  });

  test("an address without a game leads to the lobby before it, in one hop [ROUTE-528]", async () => {
    const path = "/en-UN/live-casino-online/play/evolution";
    const { status, headers } = await fetchPath(path);
    expect([status, headers.location]).toEqual([307, "/en-UN/live-casino-online#game-not-found"]);
  });

  test("a game that is not there leads back to the lobby that the visitor came from [ROUTE-551]", async () => {
    const back = async (headers: Record<string, string>) =>
      /<main.*?class="button" href="([^"]*)"/s.exec(
        (await fetchPath("/en-UN/play/no-such-game", { headers })).body,
      )?.[1];
    const { host } = new URL(site.origin);
    expect(await back({ referer: `http://${host}/en-UN/live-casino-online` })).toBe("/en-UN/live-casino-online");
    expect(await back({ referer: "https://elsewhere.example/en-UN/live-casino-online" })).toBe("/en-UN/online-casino");
    expect(await back({})).toBe("/en-UN/online-casino");
  });

  test("a visitor from a restricted country sees that page in place of every other [ROUTE-548]", async () => {
    const from = { headers: { "x-visitor-country": "US" } };
    for (const path of ["/en-UN", "/en-UN/online-casino", "/en-UN/play/emerald-orbit", "/en-UN/does-not-exist"]) {
      const response = await fetchPath(path, from);
      expect([path, response.status]).toEqual([path, 451]);
      expect(response.body).toContain("<h1>Not available where you are</h1>");
      expect(response.body).not.toContain("<script");
    }
    expect((await fetchPath("/en-UN")).status).toBe(200);
  });

  test("an internal path cannot be typed", async () => {
    for (const path of [
      "/en-UN~web~a",
      "/en-UN~web~a/online-casino",
      "/en-UN~web~zz/play/book.v1",
      "/en-UN/online-casino/popular/~2",
    ])
      expect((await fetchPath(path)).status).toBe(404);
  });
});

describe("one redirect at most", () => {
  test.each([
    ["//online-casino", "/en-UN/online-casino", 307],
    ["/en-UN//online-casino//?x=1&x=2", "/en-UN/online-casino?x=1&x=2", 308],
    ["//EN-un//online-casino/?page=%zz", "/en-UN/online-casino?page=%zz", 308],
    ["//evil.example/", "/en-UN/evil.example", 307],
    ["/fi-FI/online-casino/", "/fi-FI/online-casino", 308],
  ])("%s leads to %s: %i", async (target, location, status) => {
    for (const headers of [{}, { rsc: "1" }]) {
      const redirect = await fetchPath(target, { headers });
      expect(redirect).toMatchObject({ status, headers: { location } });
      expect(redirect.headers.refresh).toBeUndefined();
      expect((await fetchPath(location, { headers })).status).toBe(location.includes("evil") ? 404 : 200);
    }
  });

  test("a doubled slash in the address of a file or an API names nothing", async () => {
    for (const target of ["/api//session", "/assets//document.css"]) expect((await fetchPath(target)).status).toBe(404);
  });

  test("a client of Next's without its cache-busting parameter gets its page at once", async () => {
    const response = await fetchPath("/fi-FI/online-casino", { headers: { rsc: "1" } });
    expect(response).toMatchObject({ status: 200, headers: { "content-type": "text/x-component" } });
  });
});

describe("input that is malformed", () => {
  test.each([
    "play/%25",
    "play/100%25",
    "online-casino/%25",
    "online-casino/play/relax/%25",
    "online-casino/play/%25/x",
    "promotions/casino/%25",
    "promotions/casino/tag/%25",
    "contact-us/%25",
    "%25",
  ])("a lone %% in %s is an unknown page", async (path) => {
    expect((await fetchPath(`/fi-FI/${path}`)).status).toBe(404);
  });

  test("no query breaks a page", async () => {
    for (const query of ["x=%zz", "x=%E0%A4%A", "page=abc", "page=0", "page=%", "page=&page=2", "x[]=1&x[]=2", "\\=<>"])
      expect([query, (await fetchPath(`/en-UN/online-casino/popular?${query}`)).status]).toEqual([query, 200]);
  });

  test.each([
    ["two Hosts", "GET /en-UN HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", 400],
    ["no Host", "GET /en-UN HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["an unknown method", "FOO /en-UN HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["headers of 20 KB", `GET / HTTP/1.1\r\nHost: a\r\nx: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["an unknown expectation", "GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n", 417],
  ])("a request with %s is refused with our headers", async (_what, text, status) => {
    const { response } = await sendRaw(site.origin, text);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(constantHeaders))
      expect(response.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
  });

  test("headers that are sent too slowly end by our limit, not by Node's own of a minute", async () => {
    const { response, ms } = await sendRaw(site.origin, "GET / HTTP/1.1\r\nHost: a\r\nx: ");
    expect(response).toMatch(/^HTTP\/1.1 408 /);
    expect(ms).toBeLessThan(60_000);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])(
    "%s on a page is refused, and Allow lists the permitted methods",
    async (method) => {
      expect(await fetchPath("/en-UN/online-casino", { method })).toMatchObject({
        status: 405,
        headers: { allow: "GET, HEAD" },
      });
      expect((await fetchPath("/api/player/banners?locale=en-UN", { method })).headers.allow).toBe(
        "GET, HEAD, OPTIONS",
      );
    },
  );
});

test.each([
  ["/api/session", { method: "GET" }, 405, "error.request.method-not-allowed"],
  ["/api/report", { method: "DELETE" }, 405, "error.request.method-not-allowed"],
  ["/api/no-such-route", {}, 404, "error.request.not-found"],
  ["/api/%E0%A4%A", {}, 400, "error.request.bad-request"],
])("%s %j is refused with %i as JSON", async (target, options, status, code) => {
  const { body, ...response } = await fetchPath(target, options);
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject({ "content-type": "application/json", "cache-control": "no-store" });
  expect(JSON.parse(body)).toMatchObject({ status, code, message: expect.stringMatching(/^[A-Z].*\.$/) });
});

describe("headers that a visitor sends", () => {
  test("forged internal and forwarded headers change nothing", async () => {
    for (const headers of [
      { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
      { "x-greenroom-country": "FR" },
      { "x-middleware-rewrite": "/x" },
      { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
      { "content-security-policy": "script-src 'nonce-ATTACK'" },
      { cookie: "country-code=US; ip-address=1.2.3.4" },
    ]) {
      const response = await fetchPath("/en-UN", { headers });
      expect(response.status).toBe(200);
      expect(JSON.stringify(response.headers)).not.toMatch(/ATTACK|evil/);
      expect(response.body).not.toContain("evil.example");
    }
  });

  test("a foreign Host does not move a redirect", async () => {
    const response = await fetchPath("/promotions", { headers: { host: "evil.example" } });
    expect(response).toMatchObject({ status: 307, headers: { location: "/en-UN/promotions" } });
  });

  test("a server action is refused", async () => {
    expect((await fetchPath("/en-UN", { method: "POST", headers: { "next-action": "x" } })).status).toBe(400);
  });
});

test("hostile input gets no 5xx, no trace and no way off the site", async () => {
  const inputs = [...hostileAddresses(), ...hostileTexts()];
  // Every position for some of them: the unit tests give every input to every parser.
  const payloads = inputs.filter((_, index) => index % Math.ceil(inputs.length / 350) === 0);
  const targets = payloads.flatMap((payload) => {
    const safe = encodeURIComponent(payload.toWellFormed());
    return [
      `/${safe}`,
      `/en-UN/${safe}`,
      `/en-UN/online-casino/${safe}`,
      `/en-UN/play/${safe}`,
      `/en-UN/online-casino/popular?page=${safe}`,
      ...raw(payload),
    ];
  });
  expect(targets.length).toBeGreaterThan(1_500);
  const bad: string[] = [];
  const queue = [...targets];
  const work = async () => {
    for (let target = queue.pop(); target !== undefined; target = queue.pop()) {
      const response = await fetchPath(target);
      const location = String(response.headers.location ?? "/");
      const away = new URL(location, site.origin).origin !== site.origin || /^[/\\]{2}/.test(location);
      if (response.status >= 500 || away || /node_modules|at .*\.ts:\d/.test(response.body))
        bad.push(`${response.status} ${target} ${location}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  expect(bad).toEqual([]);
}, 240_000);

/** The payload unescaped, where a request line can carry it at all. */
function raw(payload: string): string[] {
  return /^[!-~]+$/.test(payload) ? [payload.startsWith("/") ? payload : `/${payload}`] : [];
}

test("1,500 seeded requests with hostile input in path, query, cookie, header and body", async () => {
  const { bad, requests } = await sendHostile(site.origin, hostileRequests(1_500, 8));
  expect(bad).toEqual([]);
  expect(requests).toBe(1_500);
}, 120_000);

describe("the guards of the edge, in the custom server and the middleware alike [CONST-518]", () => {
  test("a page for players leads to /401 without a cookie and with a forged one, never to its cached shell [ROUTE-038]", async () => {
    for (const headers of [{}, { cookie: "id-token=forged" }, { rsc: "1" }, { "x-greenroom-session": "id-token=x" }]) {
      const response = await fetchPath("/fi-FI/my-account/account?tab=2", { headers });
      expect(response).toMatchObject({
        status: 307,
        headers: { location: "/fi-FI/401?from=%2Ffi-FI%2Fmy-account%2Faccount%3Ftab%3D2" },
      });
      expect(response.headers["cache-control"]).toMatch(/private|no-store/);
    }
  });

  test("the callback of pay-and-play is a document that only our own pages may frame [ROUTE-006, ROUTE-508]", async () => {
    const { status, headers, body } = await fetchPath("/fi-FI/signup/callback?code=abc&sessionId=s1");
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "x-frame-options": "SAMEORIGIN", "cache-control": "private, no-store" });
    expect(String(headers["content-security-policy"])).toMatch(/script-src 'sha256-.*frame-ancestors 'self'/);
    expect(body).not.toContain("abc");
    expect((await fetchPath("/fi-FI/signup/pnp")).headers["x-frame-options"]).toBe("DENY");
  });

  test("a restricted visitor's 451 is for nobody else: no shared cache may keep it", async () => {
    const { status, headers } = await fetchPath("/fi-FI/my-account/account", {
      headers: { "x-visitor-country": "US" },
    });
    expect([status, headers["cache-control"]]).toEqual([451, "private, no-cache"]);
  });
});
