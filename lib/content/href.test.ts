import { expect, test } from "vitest";
import type { Locale } from "@/lib/market/locale";
import { contentHref } from "./href";
import { menuLink } from "./menus/link";

const finnish: Locale = { segment: "fi-FI", language: "fi", market: "FI" };

test.each([
  ["/terms", "/fi-FI/terms"],
  ["/terms?a=1#top", "/fi-FI/terms?a=1#top"],
  ["/en-UN/terms", "/fi-FI/terms"],
  ["/es-BR/terms", "/fi-FI/terms"],
  ["/", "/fi-FI"],
  ["/a/../terms", "/fi-FI/terms"],
  ["#s-limits", "#s-limits"],
  ["mailto:a@b.example", "mailto:a@b.example"],
  ["tel:+358401234567", "tel:+358401234567"],
])("%s is an address of the site or of a person", (written, href) => {
  expect(contentHref(finnish, written)).toEqual({ href, isExternal: false });
});

test.each(["https://helpline.example/", "http://helpline.example/a?b#c"])("%s leads away", (written) => {
  expect(contentHref(finnish, written)).toEqual({ href: written, isExternal: true });
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://%0aalert(1)",
  "javascript&colon;alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:msgbox(1)",
  "blob:https://site.example/1",
  "file:///etc/passwd",
  "view-source:https://site.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "https:\\\\evil.example",
  "https://user:pass@evil.example",
  "http://good.example@evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "evil.example",
  "?next=//evil.example",
  "",
  "#",
  `#"><script>`,
])("%j is no address to follow [CONTENT-014]", (written) => {
  expect(contentHref(finnish, written)).toBeNull();
});

test("what a path could hide stays below the locale", () => {
  for (const written of ["/%2f%2fevil.example", "/..%2f..%2fevil", "/%5cevil.example", "/@evil.example"])
    expect(contentHref(finnish, written)?.href).toMatch(/^\/fi-FI\/[^/\\]/);
});

test("an entry of a menu leads to a page by its address, or away with an absolute one [ROUTE-033, CONTENT-505]", () => {
  const entry = { title: "x", page: null, url: null };
  expect(menuLink(finnish, "information", { ...entry, page: "cookies_policy" })?.href).toBe("/fi-FI/cookie-policy");
  expect(menuLink(finnish, "contact-us", { ...entry, page: "complaints" })?.href).toBe("/fi-FI/contact-us/complaints");
  expect(menuLink(finnish, "contact-us", { ...entry, url: "https://a.example/" })).toEqual({
    href: "https://a.example/",
    isExternal: true,
  });
  for (const url of ["javascript:alert(1)", "/terms", "mailto:a@b.example", null])
    expect(menuLink(finnish, "information", { ...entry, url })).toBeNull();
});
