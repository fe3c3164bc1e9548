import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { allowedMethods } from "./api-methods";

const app = join(import.meta.dirname, "../../../app");

test("every route handler's methods are listed as it exports them", () => {
  const handlers = readdirSync(join(app, "api"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith("route.ts"),
  );
  expect(handlers.length).toBeGreaterThan(3);
  for (const name of handlers) {
    const source = readFileSync(join(app, "api", name), "utf8");
    const exported = [...source.matchAll(/^export (?:async )?(?:function|const) ([A-Z]+)\b/gm)].map(
      ([, method]) => method,
    );
    const listed = allowedMethods(`/api/${dirname(name)}`).filter((method) => !["HEAD", "OPTIONS"].includes(method));
    expect(listed, name).toEqual(exported);
  }
});

test("pages and files are only read", () => {
  for (const path of ["/en-UN", "/assets/document.css", "/api/no-such-route", "/constructor"])
    expect(allowedMethods(path)).toEqual(["GET", "HEAD"]);
});
