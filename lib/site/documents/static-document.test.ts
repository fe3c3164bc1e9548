import { expect, test } from "vitest";
import { locales, resolveLocale } from "@/lib/site/market/locale";
import { type DocumentKind, documentStatus, staticDocument } from "./static-document";

const kinds = Object.keys(documentStatus) as DocumentKind[];

test.each(locales.map((locale) => [locale.segment, locale] as const))(
  "%s has every document in its language",
  (_segment, locale) => {
    for (const kind of kinds) {
      const html = staticDocument(kind, locale, "Greenroom", "ref-1");
      expect(html).toContain(`<html lang="${resolveLocale(locale).tag}">`);
      expect(html).toMatch(/<h1>[^<]{5,}<\/h1>/);
      expect(html).toContain("ref-1");
      expect(html).not.toMatch(/undefined|<script|style=/);
    }
  },
);

test("a missing page says so [ROUTE-034, CONTENT-506]", () => {
  expect(staticDocument("not-found", { segment: "en-UN", language: "en", market: "UN" }, "G", "")).toContain(
    "Page not found!",
  );
});

test("nothing that is put in can break out", () => {
  const hostile = `"><script>alert(1)</script>'`;
  expect(
    staticDocument("unavailable", { segment: "en-UN", language: "en", market: "UN" }, hostile, hostile),
  ).not.toContain("<script");
});
