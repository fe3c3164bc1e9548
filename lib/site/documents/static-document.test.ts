import { expect, test } from "vitest";
import { locales, resolveLocale } from "@/lib/site/market/locale";
import { type DocumentKind, documentStatus, staticDocument } from "./static-document";

const brand = { name: "Greenroom", support: "help@greenroom.example" };
const kinds = Object.keys(documentStatus) as DocumentKind[];

test.each(locales.map((locale) => [locale.segment, locale] as const))(
  "%s has every document in its language",
  (_segment, locale) => {
    for (const kind of kinds) {
      const html = staticDocument(kind, locale, brand, "ref-1");
      expect(html).toContain(`<html lang="${resolveLocale(locale).tag}">`);
      expect(html).toMatch(/<h1>[^<]{5,}<\/h1>/);
      expect(html).toContain("ref-1");
      expect(html).not.toMatch(/undefined|<script|style=/);
    }
  },
);

test("a missing page says so [ROUTE-034, CONTENT-506]", () => {
  expect(staticDocument("not-found", { segment: "en-UN", language: "en", market: "UN" }, brand, "")).toContain(
    "Page not found!",
  );
});

test("nothing that is put in can break out", () => {
  const hostile = `"><script>alert(1)</script>'`;
  expect(
    staticDocument(
      "maintenance",
      { segment: "en-UN", language: "en", market: "UN" },
      { name: hostile, support: hostile },
      hostile,
    ),
  ).not.toContain("<script");
});

test("every document has a way home and a way to help that works where it is shown [UI-023]", () => {
  const locale = { segment: "fi-FI", language: "fi", market: "FI" } as const;
  for (const kind of kinds) {
    const html = staticDocument(kind, locale, brand, "");
    expect(html).toContain('href="/fi-FI"');
    const isClosed = kind === "restricted" || kind === "maintenance";
    expect(html).toContain(isClosed ? "mailto:help@greenroom.example" : 'href="/fi-FI/contact-us/support"');
  }
});
