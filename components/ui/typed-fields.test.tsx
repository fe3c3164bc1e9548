import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { loadAllMessages } from "@/tests/support/messages";
import { AmountField } from "./amount-field";
import { DateField } from "./date-field";

beforeEach(() => history.replaceState(null, "", "/en-UN/kit/forms"));
beforeAll(async () => {
  history.replaceState(null, "", "/en-UN/kit/forms");
  document.head.insertAdjacentHTML("beforeend", '<script id="config" type="application/json">{}</script>');
  await loadAllMessages();
});

function Typed({ kind }: { kind: "amount" | "date" }) {
  const [value, onChange] = useState("");
  const control = { name: kind, label: "Field", value, onChange, onBlur: () => {}, error: null, readOnly: false };
  return kind === "amount" ? <AmountField {...control} currency="EUR" /> : <DateField {...control} />;
}

function type(kind: "amount" | "date", text: string): HTMLElement {
  render(<Typed kind={kind} />);
  const field = screen.getByRole("textbox", { name: "Field" });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  return field;
}

test("an accepted date is repeated with its month in words", () => {
  type("date", "5/11/1990");
  expect(screen.getByText("For example 31/12/1990")).toBeTruthy();
  expect(screen.getByText("5 November 1990")).toBeTruthy();
});

test.each([
  ["en-BR", "31/12/1990"],
  ["en-TR", "31.12.1990"],
  ["br-BR", "31/12/1990"],
])("%s takes dates in the order of its market, whatever its language", async (segment, example) => {
  history.replaceState(null, "", `/${segment}/kit/forms`);
  await loadAllMessages();
  type("date", "5/11/1990");
  expect(document.body.textContent).toContain(example);
  expect(screen.getByText(/nov/i)).toBeTruthy();
});

test("an accepted amount is repeated as the site writes it", () => {
  type("amount", "1 234,50");
  expect(screen.getByText("€1,234.50")).toBeTruthy();
});

test("an amount that can be read in two ways is refused with both readings, each of which can be chosen", () => {
  const field = type("amount", "1,234");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const readings = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(readings).toEqual(["€1,234.00", "€1.23"]);
  fireEvent.click(screen.getByRole("button", { name: "€1.23" }));
  expect(field).toHaveProperty("value", "1.23");
});
