import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { config, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { AmountForm } from "./amount-form";

const message = "Pnp Banner not being configured!";
const state = { step: "amount", failure: null } as const;

test.each([
  ["the editors' banner is shown", { title: "Bank and play", description: "Pay in first" }, null],
  ["a missing one, where nobody is to know, leaves the form alone", null, null],
  ["a missing one is said where the site's server says so", null, message],
] as const)("%s [PROMO-504, PNP-511]", async (_what, banner, notice) => {
  history.replaceState(null, "", "/en-UN/signup/pnp");
  writeConfig(config);
  await loadAllMessages();
  render(
    <AmountForm
      state={state}
      offer={{ authorizeUrl: null, amounts: null, banner, notice }}
      amountMinor={null}
      onSubmit={vi.fn()}
    />,
  );
  expect(await screen.findByLabelText(/^Amount/)).toBeTruthy();
  expect(screen.queryByText(message) !== null).toBe(notice !== null);
  expect(screen.queryAllByRole("heading").map(({ textContent }) => textContent)).toEqual(banner ? [banner.title] : []);
});

describe("the amount", () => {
  const amounts = { leastMinor: 1_000, mostMinor: 500_000 };
  const onSubmit = vi.fn(async () => {});
  beforeEach(() => {
    onSubmit.mockClear();
    sessionStorage.clear();
    writeConfig(config);
  });
  const show = async (path: string, given: typeof amounts | null) => {
    history.replaceState(null, "", path);
    await loadAllMessages();
    const offer = { authorizeUrl: null, amounts: given, banner: null, notice: null };
    render(<AmountForm state={state} offer={offer} amountMinor={null} onSubmit={onSubmit} />);
    return screen.getByLabelText<HTMLInputElement>(/^(Amount|Valor)/);
  };
  const description = (field: HTMLElement) =>
    (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" ");
  const submit = (field: HTMLElement, value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.click(screen.getByRole("button", { name: "Go to your bank" }));
  };

  test.each([
    ["/en-UN/signup/pnp", "Amount (€)", "From €10.00 to €5,000.00."],
    ["/en-GB/signup/pnp", "Amount (£)", "From £10.00 to £5,000.00."],
    ["/br-BR/signup/pnp", "Valor (R$)", "De R$10,00 a R$5.000,00."],
  ])("on %s is in the currency of the account, with the least and the most", async (path, label, range) => {
    const field = await show(path, amounts);
    expect(screen.getByText(label)).toBeTruthy();
    expect(description(field).replaceAll("\u00a0", " ")).toContain(range);
  });

  test("adds no line when it is left, which would move the button below it from under the pointer", async () => {
    const field = await show("/en-UN/signup/pnp", amounts);
    const before = field.form?.textContent;
    fireEvent.change(field, { target: { value: "25" } });
    fireEvent.blur(field);
    expect(field.form?.textContent).toBe(before);
  });

  test.each([
    ["9.99", null],
    ["10", 1_000],
    ["5000", 500_000],
    ["5,000.01", null],
    ["9,999,999.00", null],
  ])("%s is sent as %s hundredths", async (value, expected) => {
    const field = await show("/en-UN/signup/pnp", amounts);
    submit(field, value);
    if (expected === null) {
      await waitFor(() => expect(description(field)).toContain("Enter an amount from €10.00 to €5,000.00."));
      expect(onSubmit).not.toHaveBeenCalled();
    } else await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expected, expect.anything()));
  });

  test("is read with the sign of the account's currency, and refused with another one", async () => {
    const field = await show("/en-GB/signup/pnp", amounts);
    submit(field, "€25");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(onSubmit).not.toHaveBeenCalled();
    submit(field, "£25");
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(2_500, expect.anything()));
  });

  test("without limits is anything above zero: the bank decides", async () => {
    const field = await show("/en-UN/signup/pnp", null);
    submit(field, "0");
    await waitFor(() => expect(description(field)).toContain("Enter an amount above zero."));
    submit(field, "1");
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(100, expect.anything()));
  });
});
