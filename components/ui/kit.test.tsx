import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { Button } from "./button";
import { Field } from "./field";
import { StateBlock } from "./state-block";

describe("a button", () => {
  test("is no submit button unless told", () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole<HTMLButtonElement>("button").type).toBe("button");
  });

  test("that is busy says so, keeps the focus and takes no click", () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} onClick={onClick}>
          Go
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole("button");
    button.focus();
    rerender(form(true));
    fireEvent.click(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(document.activeElement).toBe(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("a field", () => {
  test("is found by its label, and read with its hint and its error", () => {
    render(<Field label="E-mail" hint="The one you signed up with." error="That is not an e-mail address." />);
    const input = screen.getByLabelText("E-mail");
    const described = input
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(["The one you signed up with.", "That is not an e-mail address."]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("alert").textContent).toBe("That is not an e-mail address.");
  });

  test("without a mistake says nothing of one", () => {
    render(<Field label="E-mail" error={null} />);
    const input = screen.getByLabelText("E-mail");
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    expect(input.hasAttribute("aria-describedby")).toBe(false);
  });
});

test.each([
  ["error", "alert"],
  ["partial", "status"],
] as const)("a state of kind %s is announced as %s, with its action and reference", (state, role) => {
  render(
    <StateBlock state={state} title="Not loaded" action={<Button>Try again</Button>} reference="Reference 7f3a">
      Your money is safe.
    </StateBlock>,
  );
  const block = screen.getByRole(role);
  expect(block.textContent).toBe("Not loadedYour money is safe.Try againReference 7f3a");
});
