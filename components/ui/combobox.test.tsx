import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { loadAllMessages } from "@/tests/support/messages";
import { Combobox } from "./combobox";

const options = [
  { value: "EE", text: "Estonia" },
  { value: "FI", text: "Finland" },
  { value: "DE", text: "Germany" },
  { value: "NO", text: "Norway" },
  { value: "UA", text: "Ukraine" },
  { value: "GB", text: "United Kingdom", words: ["UK"] },
];
const fallback = { value: "other", text: "My country is not in the list" };
const unlisted = "Choose a country from the list.";
const person = userEvent.setup();
let sent: string;

function Country({ initial }: { initial: string }) {
  const [value, onChange] = useState(initial);
  sent = value;
  const control = { name: "country", value, onChange, onBlur: () => {}, error: null, readOnly: false };
  return (
    <>
      <Combobox {...control} label="Country" options={options} fallback={fallback} unlisted={unlisted} />
      <button type="button">Next</button>
    </>
  );
}

beforeEach(async () => {
  history.replaceState(null, "", "/en-UN/signup");
  await loadAllMessages();
  render(<Country initial="FI" />);
});

const field = () => screen.getByRole<HTMLInputElement>("combobox");
const listed = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

async function type(text: string): Promise<void> {
  await person.clear(field());
  await person.type(field(), text);
}

test.each([
  ["Eston{Tab}", "Estonia", "EE"],
  ["Norw{Tab}", "Norway", "NO"],
  ["estonia{Tab}", "Estonia", "EE"],
  ["an{ArrowDown}{Tab}", "Germany", "DE"],
  ["uk{Tab}", "United Kingdom", "GB"],
  ["uk{Enter}", "United Kingdom", "GB"],
  ["{Escape}{ArrowDown}{ArrowDown}{Tab}", "Germany", "DE"],
])("%j chooses %s", async (keys, text, value) => {
  await type(keys);
  expect([field().value, sent]).toEqual([text, value]);
  expect(field().getAttribute("aria-invalid")).toBeNull();
});

test("a click beside the list chooses the only match", async () => {
  await type("Eston");
  await person.click(screen.getByRole("button", { name: "Next" }));
  expect([field().value, sent]).toEqual(["Estonia", "EE"]);
});

test.each(["an", "France", "Sveits"])(
  "%j stays as it was typed, with an error, and nothing is chosen",
  async (text) => {
    await type(text);
    await person.tab();
    expect([field().value, sent]).toEqual([text, ""]);
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("combobox", { description: unlisted })).toBe(field());
    expect(screen.getByRole("alert").textContent).toBe(unlisted);
  },
);

test("the error goes when the person types again", async () => {
  await type("France{Tab}");
  await person.type(field(), "{Backspace}");
  expect([field().value, field().getAttribute("aria-invalid")]).toEqual(["Franc", null]);
});

test("a text that no option contains offers the fallback, which no key chooses by itself", async () => {
  await type("France");
  expect(listed()).toEqual([fallback.text]);
  expect(screen.getByRole("status").textContent).toBe("Nothing found");
  await person.keyboard("{Enter}");
  expect([field().value, sent]).toEqual(["France", ""]);
  await person.keyboard("{ArrowDown}{Enter}");
  expect([field().value, sent]).toEqual([fallback.text, "other"]);
});

test("the fallback is the last of the options, and found by its own text", async () => {
  await person.click(field());
  expect(listed()).toEqual([...options.map(({ text }) => text), fallback.text]);
  await type("my country{Enter}");
  expect([field().value, sent]).toEqual([fallback.text, "other"]);
});

test.each(["Eston{Escape}", "France{Tab}{Shift>}{Tab}{/Shift}{Escape}"])(
  "after %j the choice before it is back",
  async (keys) => {
    await type(keys);
    expect([field().value, sent]).toEqual(["Finland", "FI"]);
    expect(field().getAttribute("aria-invalid")).toBeNull();
  },
);

test("an emptied field chooses nothing, without an error of its own", async () => {
  await person.clear(field());
  await person.tab();
  expect([field().value, sent, field().getAttribute("aria-invalid")]).toEqual(["", "", null]);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  "Enter that ends a composition (%j) chooses nothing",
  async (key) => {
    await type("an");
    fireEvent.keyDown(field(), { key: "Enter", ...key });
    expect([field().value, sent]).toEqual(["an", ""]);
    await person.keyboard("{Enter}");
    expect(sent).toBe("FI");
  },
);
