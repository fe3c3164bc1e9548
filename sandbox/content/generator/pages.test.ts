import { describe, expect, test } from "vitest";
import { brandOf } from "../../showcase/pages/brand";
import { english, translateFor } from "../../showcase/pages/texts";
import { makeMarketRecords, marketRecords } from "./market-records";
import { markets } from "./markets";
import { makeMenuDocuments, makePageDocuments } from "./pages";
import { toPortableText } from "./portable-text";

const translate = translateFor(brandOf("greenroom"));

const specified = [
  "bonus_terms",
  "casino_rules",
  "cookies_policy",
  "payment_methods",
  "responsible_gambling",
  "terms_and_conditions",
  "age_restrictions",
  "401",
  "500",
];

test("every specified page is there, in English at least, and the page of betting rules [ROUTE-031, CONTENT-503, CONTENT-504]", () => {
  const pages = new Map(makePageDocuments(translate).map((page) => [(page.slug as { current: string }).current, page]));
  for (const id of [...specified, "betting_rules"])
    expect(pages.get(id), id).toMatchObject({
      title: expect.arrayContaining([expect.objectContaining({ _key: "en", value: expect.stringMatching(/\S/) })]),
      body: expect.arrayContaining([
        expect.objectContaining({
          _key: "en",
          value: expect.arrayContaining([expect.objectContaining({ _type: "block" })]),
        }),
      ]),
    });
});

test("every link of a text leads to a page of the menus, to the player's limits or deposit, to the contact page or to an address that nobody owns", () => {
  const targets = Object.values(english.pages).flatMap(({ body }) =>
    [...body.join("\n").matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to),
  );
  const ids = Object.values(english.menus).flatMap(({ entries }) => Object.keys(entries));
  const below = Object.entries(english.menus).flatMap(([menu, { entries }]) =>
    Object.keys(entries).map((id) => `/${menu}/${id}`),
  );
  const unknown = targets.filter(
    (to = "") =>
      !below.includes(to) &&
      !["/my-account/gambling-limits", "/my-account/banking/deposit", "/contact-live-chat"].includes(to) &&
      !ids.includes(to.slice(1).replaceAll("-", "_")) &&
      !/^(https:\/\/\w+\.example|mailto:\w+@\{domain\})$/.test(to),
  );
  expect(targets.length).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
});

test("a menu has pages and an entry that leads away [CONTENT-505]", () => {
  const entries = makeMenuDocuments(translate).flatMap(
    ({ entries }) => entries as { url?: string; page?: { _ref: string } }[],
  );
  expect(entries.filter(({ page }) => page).length).toBeGreaterThan(8);
  expect(entries.filter(({ url }) => url?.startsWith("https://"))).toHaveLength(1);
});

test("every market has a record with a licence and ways to pay: GG that of GB, French Canada one of its own", () => {
  const own = markets.map(({ code }) => code).filter((code) => code !== "GG");
  expect(Object.keys(marketRecords).sort()).toEqual([...own, "CAF"].sort());
  const routes = Object.values(marketRecords).map(({ route }) => route);
  expect(new Set(routes).size).toBe(routes.length);
  for (const record of makeMarketRecords(translate))
    expect(record).toMatchObject({
      route: expect.stringMatching(/^[a-z]+$/),
      licenses: [
        { logoName: expect.stringMatching(/DEMO-[A-Z]{2}-\d{4}$/), url: expect.stringContaining(".example/") },
      ],
      paymentMethods: expect.arrayContaining([expect.objectContaining({ altTag: expect.any(Array) })]),
    });
});

describe("a written text becomes portable text", () => {
  test("headings, paragraphs, lists and tables", () => {
    const blocks = toPortableText("## One\n\nWords.\n\n- a\n- b\n\n1. c\n\n| h | i |\n| j | k |");
    expect(blocks.map(({ _type, style, listItem }) => listItem ?? style ?? _type)).toEqual([
      "h2",
      "normal",
      "bullet",
      "bullet",
      "number",
      "table",
    ]);
    expect(blocks[5]).toMatchObject({ rows: [{ cells: [{}, {}] }, { cells: [{}, { children: [{ text: "k" }] }] }] });
  });

  test("strong words and links carry their marks", () => {
    const [block] = toPortableText("A **bold** [link](/terms).");
    const key = expect.any(String);
    expect(block).toMatchObject({
      markDefs: [{ _type: "link", _key: key, href: "/terms" }],
      children: [{ text: "A " }, { text: "bold", marks: ["strong"] }, { text: " " }, { text: "link" }, { text: "." }],
    });
  });
});
