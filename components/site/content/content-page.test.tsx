import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Locale, readLocale } from "@/lib/market/locale";
import { ContentPage } from "./content-page";

const locale = (segment: string): Locale => readLocale(segment) ?? expect.fail(segment);
const body = ["One", "Two", "Three"].map((text) => ({
  type: "text" as const,
  style: "h2" as const,
  list: null,
  level: 1,
  spans: [{ text, marks: [], link: null }],
}));

/** The `lang` of each part of a page: the text, the outline around it, the outline's own entries, the last word. */
async function languages(segment: string, language: string): Promise<(string | null | undefined)[]> {
  const page = { id: "terms", language, title: "Title", description: null, body, updatedOn: null, related: [] };
  const { container } = render(await ContentPage({ locale: locale(segment), page }));
  const parts = [
    screen.getByRole("main"),
    ...["nav", "ol", ".content-help"].map((part) => container.querySelector(part)),
  ];
  return parts.map((part) => part?.getAttribute("lang"));
}

test.each([
  ["fi-FI", "fi"],
  ["no-NO", "no"],
  ["br-BR", "br"],
  ["pt-PT", "br"],
  ["fr-FR", "fr"],
  ["caf-CA", "fr"],
  ["tl-PH", "tl"],
  ["inen-IN", "en"],
])("on %s a text of the content language %s is in the language of the page", async (segment, language) => {
  expect(await languages(segment, language)).toEqual([null, null, null, null]);
});

test.each([
  ["fr-FR", "en", "fr-FR", "en"],
  ["caf-CA", "en", "fr-CA", "en"],
  ["fi-FI", "en", "fi-FI", "en"],
  ["en-UN", "no", "en", "nb"],
  ["en-UN", "br", "en", "pt"],
])("on %s a text in %s is marked, and our own words within it are %s", async (segment, language, own, marked) => {
  expect(await languages(segment, language)).toEqual([marked, own, marked, own]);
});

const dated = {
  ...{ id: "bonus_terms", language: "en", title: "Bonus terms", description: null, body },
  ...{ updatedOn: "2026-01-05", related: [] },
};
const drawing = (container: HTMLElement) => container.querySelector("header svg");

test.each([
  ["en-UN", "Last updated 5 January 2026"],
  ["fi-FI", "Päivitetty viimeksi 5. tammikuuta 2026"],
])("on %s a text says since when it reads so, and has a drawing for the eye alone", async (segment, text) => {
  const { container } = render(await ContentPage({ locale: locale(segment), page: dated }));
  const time = container.querySelector("time");
  expect(time?.parentElement?.textContent).toBe(text);
  expect(time?.getAttribute("datetime")).toBe("2026-01-05");
  expect(drawing(container)?.getAttribute("aria-hidden")).toBe("true");
});

test("a text without a day says none, and each page has a drawing: its own, or that of a text", async () => {
  const page = { ...dated, id: "privacy", updatedOn: null };
  const { container } = render(await ContentPage({ locale: locale("en-UN"), page }));
  expect(container.querySelector("time")).toBeNull();
  const drawn = drawing(container)?.innerHTML;
  const drawingOf = async (id: string) => {
    const other = render(await ContentPage({ locale: locale("en-UN"), page: { ...page, id } }));
    return drawing(other.container)?.innerHTML;
  };
  expect(await drawingOf("cookies_policy")).toBe(drawn);
  expect(await drawingOf("terms_and_conditions")).not.toBe(drawn);
  expect(await drawingOf("anything_else")).toBe(await drawingOf("terms_and_conditions"));
  expect(screen.queryByRole("navigation", { name: "Read next" })).toBeNull();
});

test("the pages that its editors name are below it", async () => {
  const related = [{ title: "Casino rules", href: "/en-UN/casino-rules" }];
  render(await ContentPage({ locale: locale("en-UN"), page: dated, related }));
  const links = within(screen.getByRole("navigation", { name: "Read next" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Casino rules", "/en-UN/casino-rules"],
  ]);
});
