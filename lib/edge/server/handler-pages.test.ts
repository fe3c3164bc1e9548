import { expect, test } from "vitest";
import { pageOfHandler } from "./handler-pages";

test.each([
  ["/api/facts/en-UN~web~a/koi-garden", ["play", "koi-garden"]],
  ["/social/en-UN/promotions/casino/first-deposit.jpg", ["promotions", "casino", "first-deposit"]],
  ["/social/en-UN.jpg", []],
  ["/api/lists/en-UN~web~a/casino/all-games", ["online-casino", "all-games"]],
  ["/api/lists/fi-FI~mobile~b/liveCasino/live%20new", ["live-casino-online", "live new"]],
  ["/api/lists/en-UN%7Eweb%7Ea/casino/slots", ["online-casino", "slots"]],
])("%s tells something of the page %j", (pathname, page) => {
  expect(pageOfHandler(pathname)).toEqual(page);
});

test.each([
  "/api/lists/invented/casino/slots",
  "/api/lists/en-UN~web~z/casino/slots",
  "/api/lists/en-UN~web~a/constructor/slots",
  "/api/categories/invented",
  "/api/categories/en-XX~web~a",
  "/api/terms/en-UN/invented",
  "/api/terms/invented/1.0",
  "/locales/en-UN/invented.json",
  "/locales/invented/site.form.json",
])("%s names nothing that exists", (pathname) => {
  expect(pageOfHandler(pathname)).toBe("unknown");
});

test.each([
  "/api/categories/en-UN~web~a",
  "/api/terms/en-UN",
  "/api/terms/en-UN/1.2",
  "/locales/en-UN/site.form.json",
  "/locales/en-UN/default.json",
  "/locales/en-UN/manifest.webmanifest",
  "/api/session",
  "/en-UN/online-casino/slots",
  "/api/lists/en-UN~web~a/casino/%E0%A4%A",
])("%s is left to its handler", (pathname) => {
  expect(pageOfHandler(pathname)).toBeNull();
});
