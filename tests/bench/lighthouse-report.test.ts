import { expect, test } from "vitest";
import { verdictOf } from "./figure";
import { figuresOf, type LighthouseReport } from "./lighthouse-report";

const refs = (...ids: string[]) => ids.map((id) => ({ id, weight: id === "unweighted" ? 0 : 3 }));
const report = (score: number | null): LighthouseReport => ({
  categories: {
    accessibility: { score, auditRefs: refs("color-contrast", "unweighted", "label") },
    "best-practices": { score: 1, auditRefs: refs("label") },
    seo: { score: 0.5, auditRefs: refs("is-crawlable") },
  },
  audits: {
    "color-contrast": {
      id: "color-contrast",
      title: "Contrast is too low",
      score: 0,
      details: { items: [{ node: { snippet: "<p>" } }, { node: { snippet: "<b>" } }] },
    },
    unweighted: { id: "unweighted", title: "Advice", score: 0 },
    label: { id: "label", title: "Labels", score: 1 },
    "is-crawlable": { id: "is-crawlable", title: "Blocked", score: 0 },
  },
});

test("a category below 100 fails, with the audits and elements that cost it", () => {
  const [accessibility, practices] = figuresOf("home", report(0.94), false);
  expect(accessibility).toMatchObject({ name: "home, accessibility", value: 6 });
  expect(accessibility?.detail).toBe("color-contrast (Contrast is too low): 2 × <p> | <b>");
  expect([accessibility, practices].map((each) => each && verdictOf(each))).toEqual(["FAIL", "PASS"]);
});

test("SEO is judged where search engines may list the page", () => {
  expect(figuresOf("home", report(1), true).map(({ name, value }) => [name, value])).toEqual([
    ["home, accessibility", 0],
    ["home, best practices", 0],
    ["home, SEO", 50],
  ]);
  expect(figuresOf("promo", report(1), false)).toHaveLength(2);
});

test("a category without a score does not pass, and a page that did not load throws", () => {
  const [accessibility] = figuresOf("home", report(null), false);
  expect(accessibility && verdictOf(accessibility)).toBe("FAIL");
  expect(() => figuresOf("home", { ...report(1), runtimeError: { message: "NO_FCP" } }, true)).toThrow("home: NO_FCP");
});
