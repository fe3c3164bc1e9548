import { expect, test } from "vitest";
import { channelOf } from "./channel";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";
const pixel = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const tablet = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

test.each([
  ["an iPhone", iphone, null, "mobile"],
  ["an Android phone", pixel, null, "mobile"],
  ["a phone that says so", desktop, "?1", "mobile"],
  ["an Android tablet", tablet, null, "web"],
  ["a tablet that says so", pixel, "?0", "web"],
  ["a desktop", desktop, null, "web"],
  ["nothing", "", null, "web"],
  ["a phone behind 512 characters of something else", "x".repeat(512) + iphone, null, "web"],
])("%s", (_what, userAgent, hint, wanted) => {
  expect(channelOf(userAgent, hint)).toBe(wanted);
});
