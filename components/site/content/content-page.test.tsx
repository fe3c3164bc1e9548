import { render, screen } from "@testing-library/react";
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
  const page = { id: "terms", language, title: "Title", description: null, body };
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
