import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePorts } from "../../.ci/lib/ports.mjs";
import { type Sandbox, type Site, startSandbox, startSite } from "../support/processes";
import { rawRequest } from "../support/raw-request";

let sandbox: Sandbox;
let site: Site;

/** An editor has given Brazil another language and switched Chile off before the site starts. */
beforeAll(async () => {
  const port = await freePorts(1);
  sandbox = await startSandbox({ siteOrigin: `http://localhost:${port}` });
  await edit("marketEntry-BR", { languages: ["es", "br"] });
  await edit("marketEntry-CL", { isMarketEnabled: false });
  const env = { TRUSTED_PROXY_HOPS: "1", BLOCKED_ADDRESSES: "203.0.113.5-203.0.113.9" };
  site = await startSite(sandbox.origins, { port, env });
  await vi.waitFor(async () => expect((await fetchPath("/cl-CL")).status).toBe(307), {
    timeout: 20_000,
    interval: 200,
  });
});
afterAll(async () => {
  await site?.stop();
  await sandbox?.stop();
});

/** An address that the hop does not name is on every list that keeps somebody out. */
const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(site.origin, path, { headers: { "x-forwarded-for": "198.51.100.1", ...headers } });

async function edit(id: string, patch: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${sandbox.origins.control}/content/documents/${id}?publish=true`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(patch),
  });
  expect(response.ok).toBe(true);
}

describe("the content service's markets override our table while the site runs [LOC-010]", () => {
  test.each([
    ["/cl-CL/online-casino?x=1", "/en-UN/online-casino?x=1"],
    ["/en-BR", "/es-BR"],
    ["/fi-BR", "/es-BR"],
  ])("%s goes to %s", async (path, location) => {
    expect(await fetchPath(path)).toMatchObject({ status: 307, headers: { location } });
  });

  test("a language that it adds is a whole page in that language", async () => {
    const { status, body } = await fetchPath("/es-BR");
    expect(status).toBe(200);
    expect(body).toContain('<html lang="es-BR"');
    expect(body).toContain('hrefLang="es-BR"');
    expect(body).not.toContain("/cl-CL");
    for (const file of ["default.json", "manifest.webmanifest"])
      expect((await fetchPath(`/locales/es-BR/${file}`)).status, file).toBe(200);
    expect(body).not.toContain("es-BR/es-BR");
  });

  test("a market that it switched off is in no list", async () => {
    const { body } = await fetchPath("/en-UN/markets");
    expect(body).toContain("es-BR");
    expect(body).not.toContain("cl-CL");
    for (const file of ["default.json", "manifest.webmanifest"])
      expect((await fetchPath(`/locales/cl-CL/${file}`)).status, file).toBe(404);
  });
});

describe("the blocked range of addresses [LOC-030, LOC-035]", () => {
  test.each([
    ["203.0.113.4", 200],
    ["203.0.113.5", 451],
    ["203.0.113.9", 451],
    ["203.0.113.10", 200],
  ])("%s responds with %i", async (address, status) => {
    expect((await fetchPath("/en-UN", { "x-forwarded-for": address })).status).toBe(status);
  });

  test("headers that a visitor sends change nothing", async () => {
    const forged = {
      cookie: "ip-address=203.0.113.5",
      "x-real-ip": "203.0.113.5",
      "x-greenroom-address": "203.0.113.5",
    };
    expect((await fetchPath("/en-UN", { ...forged, "x-forwarded-for": "203.0.113.5, 198.51.100.1" })).status).toBe(200);
    const free = { cookie: "ip-address=198.51.100.1", "x-greenroom-address": "198.51.100.1" };
    expect((await fetchPath("/en-UN", { ...free, "x-forwarded-for": "198.51.100.1, 203.0.113.5" })).status).toBe(451);
  });
});

describe("the read-only cookies [SESS-014, SESS-035]", () => {
  const from = { "x-forwarded-for": "198.51.100.1", "x-visitor-country": "CA", "x-visitor-city": "Montreal" };
  const set = async (path: string, headers: Record<string, string>) =>
    [(await fetchPath(path, headers)).headers["set-cookie"] ?? []].flat().map((cookie) => cookie.split(";")[0]);

  test("come with a document, first and cached, and not with a browser that has them", async () => {
    for (let time = 0; time < 2; time++)
      expect(await set("/en-CA", from)).toEqual(
        expect.arrayContaining(["ip-address=198.51.100.1", "country-code=CA", expect.stringMatching(/^city=Montr/)]),
      );
    const cookie = (await set("/en-CA", from)).join("; ");
    expect(await set("/en-CA", { ...from, cookie })).toEqual([]);
  });

  test("come with nothing but documents, and never contain undetected values", async () => {
    expect(await set("/locales/en-UN/default.json", from)).toEqual([]);
    expect(await set("/assets/icons.svg", from)).toEqual([]);
    expect(await set("/en-CA", { "x-forwarded-for": "198.51.100.1" })).toEqual(["ip-address=198.51.100.1"]);
  });
});
