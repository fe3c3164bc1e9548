import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { scriptPolicy } from "./cache-handler.mjs";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("each inline script is allowed by its hash, and by nothing else", async () => {
  const html = `<html><script>one()</script><script src="/a.js"></script><script type="application/json">{}</script><script id="x">two("å")</script><script></script></html>`;
  expect(await scriptPolicy(html)).toBe(`script-src 'self' ${hash("one()")} ${hash('two("å")')}`);
});

test("a page without inline scripts allows only our own files", async () => {
  expect(await scriptPolicy("<p>plain</p>")).toBe("script-src 'self'");
});
