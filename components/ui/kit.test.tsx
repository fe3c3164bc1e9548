import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { loadAllMessages } from "@/tests/support/messages";
import { Button } from "./button";
import { Checkbox } from "./checkbox";
import { CodeField, Field } from "./field";
import { IconButton } from "./icon-button";
import { PasswordField } from "./password-field";
import { Progress } from "./progress";
import { RadioGroup } from "./radio-group";
import { Select } from "./select";
import { StateBlock } from "./state-block";

describe("a button", () => {
  test("is not a submit button by default", () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole<HTMLButtonElement>("button").type).toBe("button");
  });

  test("that is busy announces it, keeps the focus and ignores clicks", () => {
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

test("a blocked button has a reason, can be focused and ignores clicks", () => {
  const onClick = vi.fn();
  render(
    <Button blocked="Your limit is reached." onClick={onClick}>
      Deposit
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Deposit", description: "Your limit is reached." });
  button.focus();
  fireEvent.click(button);
  expect([button.getAttribute("aria-disabled"), document.activeElement, onClick.mock.calls.length]).toEqual([
    "true",
    button,
    0,
  ]);
});

test("a button that is blocked for a while keeps the focus when it blocks and when it is free again", () => {
  const draw = (blocked: string | null) => <Button blocked={blocked}>Send</Button>;
  const { rerender } = render(draw(null));
  const button = screen.getByRole("button");
  button.focus();
  for (const reason of ["In 2 seconds.", "In 1 second.", null]) {
    rerender(draw(reason));
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole("button", { description: reason ?? "" })).toBe(button);
  }
});

test("a button that is only a picture has a name", () => {
  render(<IconButton icon="close" label="Close" />);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Close" }).type).toBe("button");
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

  test("announces its status, and is read with it", () => {
    render(<Field label="E-mail" status="Checking" />);
    expect(screen.getByRole("status").textContent).toBe("Checking");
    const input = screen.getByRole("textbox", { name: "E-mail", description: "Checking" });
    expect(input.hasAttribute("status")).toBe(false);
  });

  test("without an error shows none", () => {
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

test.each([
  ["email", "false"],
  ["text", null],
] as const)("what checks spelling reads a field of the type %s: %s", (type, spellcheck) => {
  render(<Field label="Answer" type={type} />);
  expect(screen.getByRole("textbox").getAttribute("spellcheck")).toBe(spellcheck);
});

test("a code can be filled in by the phone, and pasted", () => {
  render(<CodeField label="Code" />);
  const input = screen.getByRole("textbox", { name: "Code" });
  expect([input.getAttribute("autocomplete"), input.getAttribute("inputmode")]).toEqual(["one-time-code", "numeric"]);
  expect(fireEvent.paste(input)).toBe(true);
});

test("a password can be looked at and hidden again, and keeps what was typed", async () => {
  history.replaceState(null, "", "/en-UN");
  await loadAllMessages();
  render(<PasswordField label="Password" defaultValue="secret" />);
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  const seen = [input.type];
  fireEvent.click(screen.getByRole("button", { name: "Show the password" }));
  seen.push(input.type);
  fireEvent.click(screen.getByRole("button", { name: "Hide the password" }));
  expect([...seen, input.type, input.value]).toEqual(["password", "text", "password", "secret"]);
});

test("a select is found by its label, contains its options and shows its error", () => {
  const options = [
    { value: "EUR", text: "Euro" },
    { value: "GBP", text: "Pound" },
  ];
  render(<Select label="Currency" options={options} defaultValue="GBP" error="Choose one." />);
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Currency", description: "Choose one." });
  expect([select.value, select.getAttribute("aria-invalid")]).toEqual(["GBP", "true"]);
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Euro", "Pound"]);
});

describe("a checkbox", () => {
  test("is off until its sentence is clicked, and read with its hint", () => {
    render(<Checkbox hint="You can change it later.">Send me offers</Checkbox>);
    const checkbox = screen.getByRole<HTMLInputElement>("checkbox", { description: "You can change it later." });
    expect(checkbox.checked).toBe(false);
    fireEvent.click(screen.getByText("Send me offers"));
    expect(checkbox.checked).toBe(true);
  });

  test("shows its error instead of its hint", () => {
    render(
      <Checkbox hint="Read them first." error="Accept the terms to go on.">
        I accept
      </Checkbox>,
    );
    const checkbox = screen.getByRole("checkbox", { name: "I accept", description: "Accept the terms to go on." });
    expect(checkbox.getAttribute("aria-invalid")).toBe("true");
  });

  test("is called a switch where it takes effect at once", () => {
    render(<Checkbox look="switch">Sound</Checkbox>);
    expect(screen.getByRole("switch", { name: "Sound" })).toBeTruthy();
  });
});

test.each(["list", "segments"] as const)("radios as %s are one named group with one value", (look) => {
  const options = [
    { value: "D", text: "Day" },
    { value: "W", text: "Week" },
  ];
  render(<RadioGroup legend="Limit per" look={look} options={options} defaultValue="D" error="Choose one." />);
  expect(screen.getByRole("group", { name: "Limit per", description: "Choose one." })).toBeTruthy();
  fireEvent.click(screen.getByText("Week"));
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([false, true]);
});

test("progress announces its value as text", () => {
  render(<Progress label="Sign-up" value={0.5} text="Step 2 of 4" />);
  const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Sign-up" });
  expect([bar.value, bar.getAttribute("aria-valuetext")]).toEqual([0.5, "Step 2 of 4"]);
});
