import { render } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { loadAllMessages } from "@/tests/support/messages";
import { EndedStep } from "./ended-step";

beforeEach(async () => {
  history.replaceState(null, "", "/en-UN/signup");
  await loadAllMessages();
});

const controls = () => [...document.querySelectorAll("a, button")].map(({ textContent }) => textContent);

test("who has an account finds the two ways on one below the other, and the forgotten password after them", () => {
  render(<EndedStep step="Duplicated" onClose={() => {}} />);
  expect(controls()).toEqual(["Log in", "Back to your details", "I have forgotten my password"]);
});

test("whose country is not open can only go back", () => {
  render(<EndedStep step="Unsupported" onClose={() => {}} />);
  expect(controls()).toEqual(["Back to your details"]);
});
