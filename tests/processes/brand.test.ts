import { afterAll, beforeAll, expect, test } from "vitest";
import { startEnvironment, type TestEnvironment } from "../support/processes";
import { rawRequest } from "../support/raw-request";

/** The same build as in every other test, started with another brand: only the variable differs. */
let environment: TestEnvironment;

beforeAll(async () => {
  environment = await startEnvironment({ site: { BRAND: "harbourlight" }, sandbox: { BRAND: "harbourlight" } });
});
afterAll(() => environment.stop());

const fetchPath = (path: string) => rawRequest(environment.site.origin, path);

test("every page carries the brand's name, logo, colours and title [PERM-508]", async () => {
  const { body } = await fetchPath("/en-UN");
  expect(body).toMatch(/<html lang="en" data-brand="harbourlight"/);
  expect(body).toMatch(/<title>[^<]*Harbourlight<\/title>/);
  expect(body).toContain('src="/assets/brands/harbourlight/logo.svg"');
  expect(body).toContain('name="theme-color" content="#0b0e18" media="(prefers-color-scheme: dark)"');
  expect(body).not.toMatch(/Greenroom|brands\/greenroom/);
  expect(body).toContain("Harbourlight Demo Ltd");
  const sheets = [...body.matchAll(/href="(\/_next\/[^"]+\.css)/g)].map(([, address = ""]) => address);
  const css = (await Promise.all(sheets.map(async (address) => (await fetchPath(address)).body))).join("");
  expect(css).toMatch(/\[data-brand="?harbourlight"?\]/);
});

test("the manifest gives the brand's name, colours and icons, in the page's language", async () => {
  const { body } = await fetchPath("/fi-FI");
  expect(body).toContain('<link rel="manifest" href="/locales/fi-FI/manifest.webmanifest"');
  const response = await fetchPath("/locales/fi-FI/manifest.webmanifest");
  expect(response.headers["content-type"]).toBe("application/manifest+json");
  const manifest = JSON.parse(response.body);
  expect(manifest).toMatchObject({
    name: "Harbourlight",
    lang: "fi-FI",
    start_url: "/fi-FI",
    theme_color: "#0b0e18",
    icons: expect.arrayContaining([
      expect.objectContaining({ sizes: "512x512" }),
      expect.objectContaining({ sizes: "512x512", purpose: "maskable" }),
    ]),
  });
  for (const { src } of manifest.icons) expect((await fetchPath(src)).status, src).toBe(200);
});

test("the static error pages are the brand's too", async () => {
  const { status, body } = await fetchPath("/en-UN/no-such-page");
  expect(status).toBe(404);
  expect(body).toContain('data-brand="harbourlight"');
  expect(body).toMatch(/<title>[^<]*Harbourlight<\/title>.*src="\/assets\/brands\/harbourlight\/logo\.svg"/);
  expect(body).not.toContain("Greenroom");
});

test("the browser receives the brand's rule for amounts [PERM-508, PERM-516]", async () => {
  const { body } = await fetchPath("/fi-FI");
  const config = /<script id="config" type="application\/json">(.*?)<\/script>/.exec(body)?.[1] ?? "{}";
  expect(JSON.parse(config).currencies.EUR).toEqual({ space: true, position: "before" });
});

test("the kit page is the ordinary 404 unless it is enabled", async () => {
  const [kit, missing] = [await fetchPath("/en-UN/kit"), await fetchPath("/en-UN/no-such-page")];
  expect(kit.status).toBe(404);
  const plain = (body: string) => body.replace(/<code>.*?<\/code>/, "");
  expect(plain(kit.body)).toBe(plain(missing.body));
});
