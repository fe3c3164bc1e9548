import { afterAll, beforeAll, expect, test } from "vitest";
import { type Sandbox, type Site, startSandbox, startSite } from "../support/processes";
import { patientRequest, rawRequest } from "../support/raw-request";

let sandbox: Sandbox;
let site: Site | undefined;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(async () => {
  await site?.stop();
  await sandbox.stop();
});

const pages = ["/en-UN", "/en-UN/online-casino", "/en-UN/online-casino/popular", "/fi-FI/online-casino/popular?page=2"];

/** Starts the same build with other variables and reads every page twice: once rendered, once cached. */
async function pagesWith(env: Record<string, string>, ask = patientRequest) {
  await site?.stop();
  site = await startSite(sandbox.origins, { env });
  const { origin } = site;
  const rendered = await Promise.all(pages.map((page) => ask(origin, page)));
  return [...rendered, ...(await Promise.all(pages.map((page) => ask(origin, page))))];
}

test("a flag that changes at a restart applies on every page, cached ones too [SEO-001, SEO-501, ROUTE-547]", async () => {
  const noindex = /<meta name="robots" content="noindex/;
  for (const { status, headers, body } of await pagesWith({}))
    expect([status, noindex.test(body), headers["x-robots-tag"]]).toEqual([200, true, "noindex"]);

  const indexed = await pagesWith({
    SITE_ORIGIN: "https://greenroom.example",
    PRODUCTION_HOSTS: "greenroom.example",
  });
  for (const { status, body } of indexed) expect([status, noindex.test(body)]).toEqual([200, false]);
  // A game has a second address, which no search lists.
  const game = await rawRequest(site?.origin ?? "", "/en-UN/online-casino/play/pragmaticplay/vs20bookofcairo");
  expect([game.status, noindex.test(game.body)]).toEqual([200, true]);

  const maintained = await pagesWith({ MAINTENANCE: "on" }, rawRequest);
  for (const { status, headers, body } of maintained) {
    expect([status, headers["retry-after"]]).toEqual([503, "30"]);
    expect(body).toMatch(/<h1>(We are working on the site|Huollamme sivustoa)<.h1>/);
    expect(body).not.toContain("<script");
  }

  const again = await pagesWith({});
  for (const { status, body } of again) expect([status, noindex.test(body)]).toEqual([200, true]);
});
