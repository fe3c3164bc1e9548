import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import type { Environment } from "@/lib/config/environment";
import { handOver } from "@/lib/edge/server/hand-over";
import { filesBelow, isTest, product, read } from "./files";

/** The section of the architecture that lists them, and the names in its table. */
const [, section = ""] = /## Internal headers\n([\s\S]*?)\n## /.exec(read("docs/architecture.md")) ?? [];
const listed = [...section.matchAll(/^\| `([a-z-]+)`\s*\|/gm)].map(([, name = ""]) => name);

/** The names of internal headers in a source. A prefix alone, by which they are found, is none. */
const headersIn = (source: string) => [...source.matchAll(/\bx-greenroom-[a-z]+(?:-[a-z]+)*/g)].map(([name]) => name);

const sources = filesBelow([...product, "next.config.mjs"], /\.(tsx?|mjs)$/).filter((path) => !isTest(path));

/** What the custom server writes into a request that has nothing which Next keeps, for a page that has all of it. */
function written(): string[] {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    url: "/en-UN/my-account/account?a=b",
    headers: { cookie: "id-token=x" },
  });
  const findings = {
    requestId: "id",
    visitor: { country: "FI", address: "192.0.2.1" },
    offeredMarkets: "x",
    decision: { to: "pass" } as const,
    isPreview: false,
  };
  handOver(request, new ServerResponse(request), findings, { SESSION_COOKIE: "id-token" } as Environment);
  return Object.keys(request.headers);
}

test("the architecture lists every internal header, and no other", () => {
  const used = new Set([...sources.flatMap((path) => headersIn(read(path))), ...written()]);
  expect(written()).toEqual(expect.arrayContaining(["sec-ch-ua-mobile", "x-greenroom-session", "x-greenroom-markets"]));
  expect(used.size).toBeGreaterThan(5);
  expect(listed.toSorted()).toEqual([...used].toSorted());
});

test("the drawing above the table names no other", () => {
  const [, drawing = ""] = /```mermaid\n([\s\S]*?)```/.exec(section) ?? [];
  const drawn = [...drawing.matchAll(/"(x-greenroom[^"]*)"/g)].flatMap(([, text = ""]) =>
    text.split(/,\s*/).map((name) => (name.startsWith("-") ? `x-greenroom${name}` : name)),
  );
  expect(drawn.toSorted()).toEqual(listed.toSorted());
});

test("each header has its name in one file, which others import", () => {
  const names = sources.flatMap((path) => [...new Set(headersIn(read(path)))]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("a header that is not listed is found", () => {
  expect(headersIn(`request.headers["x-greenroom-planted-one"] = "1"; name.startsWith("x-greenroom-");`)).toEqual([
    "x-greenroom-planted-one",
  ]);
});
