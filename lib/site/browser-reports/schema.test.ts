import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileTexts } from "@/tests/support/hostile-inputs";
import { readReports } from "./schema";

const host = "play.example";
const read = (body: unknown) => readReports(JSON.stringify(body), host);

const failure = {
  kind: "error",
  reference: "k3v9x2a1",
  page: "/en-UN/play/gem-harbour?token=1",
  name: "TypeError",
  message: "no balance for mika@example.com",
  frames: ["0di4gv5wjrt9s.js:1:204"],
};
const violation = {
  "document-uri": "https://play.example/en-UN?code=secret",
  "violated-directive": "script-src-elem",
  "effective-directive": "script-src-elem",
  "original-policy": "script-src 'self'",
  "blocked-uri": "https://evil.example/x.js?victim=mika",
  "script-sample": "steal('mika@example.com')",
  referrer: "https://play.example/?token=1",
};
const modern = (body: object) => ({
  type: "csp-violation",
  age: 1,
  url: "https://play.example/en-UN",
  user_agent: "Browser/1",
  body: {
    documentURL: "https://play.example/en-UN#login",
    effectiveDirective: "img-src",
    blockedURL: "https://evil.example/pixel?player=7",
    sourceFile: "https://play.example/_next/static/chunks/a.js",
    lineNumber: 3,
    sample: "mika@example.com",
    referrer: "https://play.example/?token=1",
    ...body,
  },
});

describe("each way to report becomes a line", () => {
  test("an error, with where and without whom [ERR-027, ERR-031]", () => {
    expect(read(failure)).toEqual([{ ...failure, page: "/en-UN/play/gem-harbour", message: "no balance for …" }]);
  });

  test("vitals, with what there was to measure", () => {
    const vitals = { kind: "vitals", page: "/en-UN", lcp: 812.34567, cls: 0.00123, inp: null, ttfb: 41 };
    expect(read(vitals)).toEqual([{ ...vitals, lcp: 812.346, cls: 0.001 }]);
  });

  test("a violation by report-uri", () => {
    expect(read({ "csp-report": violation })).toEqual([
      { kind: "csp", page: "/en-UN", directive: "script-src-elem", blocked: "https://evil.example" },
    ]);
  });

  test("violations by the Reporting API, whose other reports are passed over", () => {
    const report = { kind: "csp", page: "/en-UN", directive: "img-src", blocked: "https://evil.example" };
    const source = { source: "/_next/static/chunks/a.js", line: 3 };
    expect(
      read([modern({}), { type: "deprecation", body: {} }, modern({ sourceFile: null, lineNumber: null })]),
    ).toEqual([{ ...report, ...source }, report]);
  });
});

test("what the visitor's own extensions do is no fault of ours", () => {
  expect(read([modern({ sourceFile: "chrome-extension://abc/inject.js" })])).toEqual([]);
  expect(read({ "csp-report": { ...violation, "blocked-uri": "moz-extension://abc/x.js" } })).toEqual([]);
});

test.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["a text", '"csp-report"'],
  ["null", "null"],
  ["an unknown kind", '{"kind":"other"}'],
  ["a kind from the prototype", '{"kind":"__proto__"}'],
  ["a report that is no object", '{"csp-report":7}'],
  ["frames that are no frames", JSON.stringify({ ...failure, frames: ["https://evil.example/x"] })],
  ["a reference that is no reference", JSON.stringify({ ...failure, reference: "a b" })],
  ["a figure that is none", '{"kind":"vitals","page":"/","lcp":"fast","cls":0,"inp":0,"ttfb":0}'],
])("%s is no report", (_what, body) => {
  expect(readReports(body, host)).toEqual([]);
});

test("anything at all is read without a throw", () => {
  fc.assert(
    fc.property(fc.json(), (body) => {
      expect(Array.isArray(readReports(body, host))).toBe(true);
    }),
  );
});

test("hostile texts leave no markup beyond one line of JSON", () => {
  const texts = hostileTexts();
  expect(texts.length).toBeGreaterThan(500);
  for (const message of texts)
    for (const line of read({ ...failure, message })) expect(JSON.stringify(line)).not.toMatch(/[\n\r]/);
});
