import { readdirSync } from "node:fs";
import { render } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { loadMessages } from "@/lib/market/messages/fetch";
import { fieldExamples } from "./field-examples";
import { controlExamples } from "./forms/control-examples";
import { uiExamples } from "./ui-examples";

/** Files of the kit without a component of their own. */
const parts = ["field-frame", "spinner"];

/** Those of this page, and those of the page of forms. */
const examples = { ...uiExamples, ...controlExamples("EUR") };

beforeAll(() => {
  history.replaceState(null, "", "/en-UN/kit");
  document.head.insertAdjacentHTML("beforeend", `<script id="config" type="application/json">{}</script>`);
  return loadMessages("site");
});

test("every component of the kit has an example, and every example a component", () => {
  const files = readdirSync("components/ui")
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
    .map((file) => file.replace(".tsx", ""));
  expect(Object.keys(examples).sort()).toEqual(files.filter((file) => !parts.includes(file)).sort());
});

test.each(Object.entries(examples))(
  "%s says in a sentence what it is for, and shows each of its states",
  (_name, { description, states }) => {
    expect(description).toMatch(/^[A-Z].+\.$/);
    for (const [state, shown] of Object.entries(states("dark"))) {
      const { container, unmount } = render(shown);
      expect(container.childElementCount, state).toBeGreaterThan(0);
      unmount();
    }
  },
);

test.each([
  ...Object.entries({ ...fieldExamples, ...controlExamples("EUR") }).map(
    ([name, { states }]) => [name, "", states] as const,
  ),
  ["field", "code, ", fieldExamples.field?.states] as const,
])("the control %s (%s) is shown with an error, and busy", (_name, kind, states) => {
  const shown = states?.("dark") ?? {};
  expect(Object.keys(shown)).toContain(`${kind}with an error`);
  const { container } = render(shown[`${kind}busy`]);
  expect(container.querySelector("[readonly], [aria-disabled=true]")).toBeTruthy();
});
