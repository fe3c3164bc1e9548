import { expect, test } from "vitest";
import { defaultLocale } from "@/lib/market/locale";
import { contentLink } from "./link";

test.each([
  [
    "a slug, below the locale",
    { slug: "online-casino/new", absoluteUrl: null, openNewTab: false },
    { href: "/en-UN/online-casino/new" },
  ],
  [
    "a slug that begins with a slash",
    { slug: "/promotions", absoluteUrl: null, openNewTab: false },
    { href: "/en-UN/promotions" },
  ],
  [
    "an absolute address before a slug",
    { slug: "promotions", absoluteUrl: "https://help.example/advice", openNewTab: false },
    { href: "https://help.example/advice" },
  ],
  [
    "a new tab, which cannot reach back",
    { slug: null, absoluteUrl: "https://help.example/", openNewTab: true },
    { href: "https://help.example/", target: "_blank", rel: "noopener" },
  ],
  ["an address that is a script", { slug: null, absoluteUrl: "javascript:alert(1)", openNewTab: false }, null],
  ["nothing", { slug: null, absoluteUrl: null, openNewTab: true }, null],
  ["no action", null, null],
])("a banner leads to %s [CONTENT-006]", (_what, action, link) => {
  expect(contentLink(defaultLocale, action)).toEqual(link);
});
