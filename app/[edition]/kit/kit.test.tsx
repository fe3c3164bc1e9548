import { readdirSync } from "node:fs";
import { render } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { loadAllMessages } from "@/tests/support/messages";
import { dataExamples } from "./data-examples";
import { fieldExamples } from "./field-examples";
import { controlExamples } from "./forms/control-examples";
import { intentExamples } from "./intent-examples";
import { queryExamples } from "./query-examples";
import { uiExamples } from "./ui-examples";
import { uploadExamples } from "./upload-examples";

/** Files of the kit without an example of their own: `query-failure` is a state of `query-state`, `rail-buttons` a part of `rail`. */
const parts = ["field-frame", "query-failure", "rail-buttons", "spinner"];
/** Parts in a folder of the kit that pages use by themselves. */
const inFolders = ["form-actions"];

/** The examples of this page and of the page of forms. */
const examples = { ...uiExamples, ...queryExamples, ...dataExamples, ...uploadExamples, ...controlExamples("EUR") };

beforeAll(() => {
  history.replaceState(null, "", "/en-UN/kit");
  document.head.insertAdjacentHTML("beforeend", `<script id="config" type="application/json">{}</script>`);
  return loadAllMessages();
});

test("every component of the kit has an example, and every example a component", () => {
  const files = readdirSync("components/ui")
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
    .map((file) => file.replace(".tsx", ""))
    .filter((file) => !parts.includes(file));
  expect(Object.keys(examples).sort()).toEqual([...files, ...inFolders].sort());
});

test.each(Object.entries({ ...examples, ...intentExamples }))(
  "%s has a one-sentence description, and shows each of its states",
  (_name, { description, states }) => {
    expect(description).toMatch(/^[A-Z].+\.$/);
    for (const [state, shown] of Object.entries(states("dark"))) {
      const { container, unmount } = render(shown);
      expect(container.childElementCount, state).toBeGreaterThan(0);
      unmount();
    }
  },
);

test("an intent's row shows its state in words, and only one that is settled has a button", () => {
  const rowsOf = (state: string) => {
    const { container, unmount } = render(intentExamples["intent-row"]?.states("dark")[state] ?? expect.fail(state));
    const rows = [...container.querySelectorAll("li")].map((row) => [
      row.querySelector("p")?.textContent?.split(":")[0],
      row.querySelector("button") !== null,
    ]);
    unmount();
    return rows;
  };
  expect(rowsOf("checking")).toEqual([["Checking", false]]);
  expect(rowsOf("not known until its player sends it again")).toEqual([["Not known yet", false]]);
  expect(rowsOf("done")).toEqual([["Done", true]]);
  expect(rowsOf("not done")).toEqual([["Not done", true]]);
  expect(rowsOf("several")).toHaveLength(4);
});

/** The controls of a form, and the kinds that some of them have besides. */
const controls: readonly (readonly [name: string, kind: string])[] = [
  ...Object.keys({ ...fieldExamples, ...controlExamples("EUR") }).map((name) => [name, ""] as const),
  ["field", "code, "],
  ["checkbox", "switch, "],
  ["radio-group", "segments, "],
];
/** Native elements; a control that owns its value is never disabled. */
const native = ["field", "password-field", "select", "checkbox", "radio-group", "text-area"];

const show = (name: string, state: string) =>
  render(examples[name]?.states("dark")[state] ?? expect.fail(`${name}: ${state} is not shown`)).container;

test.each(controls)("the control %s (%s) is shown empty, filled, with an error and busy", (name, kind) => {
  const [empty, filled] = [show(name, `${kind}empty`), show(name, `${kind}filled`)];
  expect([isFilled(empty), isFilled(filled)]).toEqual([false, true]);
  expect(show(name, `${kind}with an error`).querySelector("[aria-invalid=true], [data-invalid]")).toBeTruthy();
  expect(show(name, `${kind}busy`).querySelector("[readonly], [aria-disabled=true]")).toBeTruthy();
});

test.each(controls.filter(([name]) => native.includes(name)))("the control %s (%s) is shown disabled", (name, kind) => {
  expect(show(name, `${kind}disabled`).querySelector(":disabled")).toBeTruthy();
});

/** Has one of its controls a value? A prefix alone is not a value, and a file is shown below its control. */
function isFilled(container: HTMLElement): boolean {
  if (container.querySelector("[type=file]")) return container.textContent?.includes("passport.pdf") ?? false;
  if (container.querySelector("[type=checkbox], [type=radio]")) return container.querySelector(":checked") !== null;
  const control = container.querySelector<HTMLInputElement>("input, textarea") ?? container.querySelector("select");
  return (control?.value ?? "") !== "";
}
