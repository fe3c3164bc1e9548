import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CpfField } from "./cpf-field";

test("the tax number gets its marks while it is typed, and the caret stays behind the digit that it was behind", () => {
  render(<CpfField name="cpf" label="CPF" onChange={() => {}} />);
  const field = screen.getByLabelText<HTMLInputElement>("CPF");
  fireEvent.change(field, { target: { value: "12345", selectionStart: 4, selectionEnd: 4 } });
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["123.45", 5, 5]);
});
