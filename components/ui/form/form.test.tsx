import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { boolean, minLength, object, refine, string } from "zod/mini";
import { AmountField } from "@/components/ui/amount-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { CodeField, Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { slowMs } from "@/components/ui/use-slow";
import type { AsyncCheck } from "@/lib/core/form/async-checks";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { amountField } from "@/lib/core/form/form-schemas";
import { plainSchema } from "@/lib/core/form/plain-schema";
import { markHandled } from "@/lib/core/http/handled-errors";
import { type FieldError, HttpError, readFieldErrors, Unreachable } from "@/lib/core/http/http-errors";
import { commonErrors, defineErrors } from "@/lib/market/messages/error-catalogue";
import site from "@/messages/en/site.json";
import { loadAllMessages } from "@/tests/support/messages";
import { Form } from "./form";
import { FormControl } from "./form-control";
import { FormFailure } from "./form-failure";
import { useSchemaForm } from "./use-schema-form";

const schema = object({
  email: string().check(minLength(1, "required")),
  password: string(),
  code: string(),
  period: string().check(minLength(1, "required")),
  channel: string().check(minLength(1, "required")),
  amount: amountField({ signs: ["€"], decimalMark: "." }),
  note: string(),
  terms: boolean().check(refine((accepted) => accepted, "required")),
});
const empty = { email: "", password: "", code: "", period: "", channel: "", amount: "", note: "", terms: false };
const options = [
  { value: "", text: "Choose" },
  { value: "D", text: "Day" },
];
const channels = [
  { value: "sms", text: "Text message" },
  { value: "mail", text: "E-mail message" },
];

const onSubmit = vi.fn<(values: unknown, signal: AbortSignal) => Promise<void>>();
const catalogue = defineErrors("site.form", { taken: "errors.emailNoAt", closed: "slow" });
const takenText = site.form.errors.emailNoAt;

function Example({ check, fieldErrors = [] }: { check?: AsyncCheck; fieldErrors?: readonly FieldError[] }) {
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    draft: "example",
    aliases: { "player.emailAddress": "email" },
    catalogue,
    fieldErrors,
    onSubmit,
    ...(check ? { checks: { email: check } } : {}),
  });
  return (
    <Form form={form} label="Example">
      <Field {...form.text("email")} label="E-mail" status={form.checking === "email" ? "Checking" : null} />
      <Field {...form.text("password")} label="Password" type="password" />
      <CodeField {...form.text("code")} label="Code" />
      <Select {...form.choice("period")} label="Period" options={options} />
      <RadioGroup {...form.choice("channel")} legend="Channel" options={channels} />
      <FormControl form={form} name="amount">
        {(control) => <AmountField {...control} label="Amount" currency="EUR" />}
      </FormControl>
      <TextArea {...form.text("note")} label="Note" />
      <Checkbox {...form.choice("terms")}>I accept</Checkbox>
      <FormFailure form={form} />
      <Button type="submit" busy={form.isBusy}>
        Send
      </Button>
    </Form>
  );
}

beforeAll(() => {
  history.replaceState(null, "", "/en-UN/kit/forms");
  document.head.insertAdjacentHTML("beforeend", '<script id="config" type="application/json">{}</script>');
  return loadAllMessages();
});
beforeEach(() => void onSubmit.mockReset().mockResolvedValue(undefined));

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const send = () => screen.getByRole("button", { name: "Send" });

async function fill(person: ReturnType<typeof userEvent.setup>): Promise<void> {
  await person.type(field("E-mail"), "aino@example.com");
  await person.type(screen.getByLabelText("Password"), "Greenroom-2026");
  await person.type(field("Code"), "402917");
  await person.selectOptions(screen.getByRole("combobox", { name: "Period" }), "D");
  await person.click(screen.getByRole("radio", { name: "Text message" }));
  await person.type(field("Amount"), "1,234.50");
  await person.type(field("Note"), "Two{enter}lines");
  await person.click(screen.getByRole("checkbox"));
}

test("the schema's values are sent, not the typed ones", async () => {
  const person = userEvent.setup();
  render(<Example />);
  await fill(person);
  await person.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    email: "aino@example.com",
    password: "Greenroom-2026",
    code: "402917",
    period: "D",
    channel: "sms",
    amount: 123_450,
    note: "Two\nlines",
    terms: true,
  });
});

describe("a form with wrong fields", () => {
  test("is not sent: the first wrong field has the focus, one alert says so, and each field what it needs, once", async () => {
    const person = userEvent.setup();
    render(<Example />);
    await person.click(send());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(site.form.summary);
    expect(screen.getAllByText(site.form.errors.required)).toHaveLength(5);
    expect(document.activeElement).toBe(field("E-mail"));
    expect(screen.getByRole("textbox", { name: "E-mail", description: site.form.errors.required })).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("forgets the error of a field that is corrected", async () => {
    const person = userEvent.setup();
    render(<Example />);
    await person.click(send());
    await screen.findByRole("alert");
    await person.type(field("E-mail"), "a");
    await waitFor(() => expect(field("E-mail").getAttribute("aria-invalid")).toBeNull());
  });
});

test("values that could not be checked are not sent, are kept, and can be sent again", async () => {
  const person = userEvent.setup();
  const read = vi.fn(async (values: { email: string }) => ({ value: values, issues: {} }));
  read.mockRejectedValueOnce(new Error("The rules did not arrive."));
  const lazy = plainSchema(read);
  function Lazy() {
    const form = useSchemaForm({ schema: lazy, defaultValues: { email: "" }, catalogue: commonErrors, onSubmit });
    return (
      <Form form={form}>
        <Field {...form.text("email")} label="E-mail" />
        <FormFailure form={form} />
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  render(<Lazy />);
  await person.type(field("E-mail"), "aino@example.com");
  await person.click(send());
  expect((await screen.findByRole("alert")).dataset.outcome).toBe("refused");
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field("E-mail").value).toBe("aino@example.com");
  await person.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

describe("while it is sent", () => {
  test("a notice shows after five seconds without a response, and disappears with the response", async () => {
    let respond = () => {};
    onSubmit.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    const person = userEvent.setup();
    render(<Example />);
    await fill(person);
    vi.useFakeTimers();
    fireEvent.click(send());
    await act(() => vi.advanceTimersByTimeAsync(slowMs - 1));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.queryByText(site.form.slow)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText(site.form.slow).getAttribute("role")).toBe("status");
    expect(field("E-mail").value).toBe("aino@example.com");
    respond();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.queryByText(site.form.slow)).toBeNull();
    vi.useRealTimers();
  });

  test("a second submit, a click and a key change nothing, and the focus stays", async () => {
    const person = userEvent.setup();
    onSubmit.mockReturnValue(new Promise(() => {}));
    render(<Example />);
    await fill(person);
    await person.click(send());
    await waitFor(() => expect(send().getAttribute("aria-busy")).toBe("true"));
    expect(document.activeElement).toBe(send());
    await person.click(send());
    await person.type(field("E-mail"), "x{enter}");
    await person.click(screen.getByRole("checkbox"));
    expect(field("E-mail").value).toBe("aino@example.com");
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test("two submits before anything is drawn are one", async () => {
    const person = userEvent.setup();
    onSubmit.mockReturnValue(new Promise(() => {}));
    render(<Example />);
    await fill(person);
    await act(async () => {
      for (const _ of [1, 2]) screen.getByRole<HTMLFormElement>("form").requestSubmit();
    });
    await waitFor(() => expect(send().getAttribute("aria-busy")).toBe("true"));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test("leaving gives up the call", async () => {
    const person = userEvent.setup();
    onSubmit.mockReturnValue(new Promise(() => {}));
    const { unmount } = render(<Example />);
    await fill(person);
    await person.click(send());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    unmount();
    expect(onSubmit.mock.calls[0]?.[1].aborted).toBe(true);
  });
});

describe("an error of the server", () => {
  const refusal = (errors: unknown[]) => new HttpError(400, { message: "Not now.", validationErrors: errors });
  const submit = async () => {
    const person = userEvent.setup();
    render(<Example />);
    await fill(person);
    await person.click(send());
    return person;
  };

  test("about a field is shown at the field, by the form's name for it, and goes when it is changed", async () => {
    onSubmit.mockRejectedValueOnce(
      refusal([{ objectName: "player", field: "emailAddress", message: "Used elsewhere." }]),
    );
    const person = await submit();
    await screen.findByRole("textbox", { name: "E-mail", description: "Used elsewhere." });
    await waitFor(() => expect(document.activeElement).toBe(field("E-mail")));
    await person.type(field("E-mail"), "x");
    await waitFor(() => expect(screen.queryByText("Used elsewhere.")).toBeNull());
    await person.click(send());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  test("with a code shows our message", async () => {
    onSubmit.mockRejectedValueOnce(refusal([{ field: "email", message: "ERR", code: "taken" }]));
    await submit();
    expect(await screen.findByRole("textbox", { name: "E-mail", description: takenText })).toBeTruthy();
  });

  test("about no field of the form is shown above the button", async () => {
    onSubmit.mockRejectedValueOnce(refusal([{ field: "iban", message: "x" }]));
    await submit();
    expect((await screen.findByRole("alert")).textContent).toBe("Not now.");
  });

  test("that somebody has dealt with ends without a word, and the form can be sent again [ERR-028]", async () => {
    onSubmit.mockRejectedValueOnce(markHandled(refusal([{ field: "email", message: "x", code: "taken" }])));
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Send" }).getAttribute("aria-busy")).not.toBe("true"),
    );
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText(takenText)).toBeNull();
  });

  test("without code and sentence is a general one, with the reference of the request", async () => {
    onSubmit.mockRejectedValueOnce(new HttpError(409, null, "r-17"));
    await submit();
    const reference = site.form.reference.replace("{reference}", "r-17");
    expect((await screen.findByRole("alert")).textContent).toBe(`${site.form.refused} ${reference}`);
  });

  test("about a field without code and sentence is a general one, with the reference of the request", async () => {
    onSubmit.mockRejectedValueOnce(new HttpError(400, { validationErrors: [{ field: "email", code: "new" }] }, "r-18"));
    await submit();
    const description = `${site.form.errors.invalid} ${site.form.reference.replace("{reference}", "r-18")}`;
    expect(await screen.findByRole("textbox", { name: "E-mail", description })).toBeTruthy();
  });

  test("that came by another way is shown at its field, which takes the focus", async () => {
    const { rerender } = render(<Example />);
    const fieldErrors = readFieldErrors([{ objectName: "player", field: "emailAddress", message: "Used elsewhere." }]);
    rerender(<Example fieldErrors={fieldErrors} />);
    await screen.findByRole("textbox", { name: "E-mail", description: "Used elsewhere." });
    await waitFor(() => expect(document.activeElement).toBe(field("E-mail")));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("about too many calls is no reproach of what was typed", async () => {
    onSubmit.mockRejectedValueOnce(new HttpError(429, { message: "Too Many Requests" }));
    await submit();
    expect((await screen.findByRole("alert")).textContent).toBe(site.form.tooMany);
  });

  test("is unknown without a response, and never called a failure", async () => {
    onSubmit.mockRejectedValueOnce(new Unreachable("deadline", "/v1/x"));
    await submit();
    expect((await screen.findByRole("alert")).textContent).toBe(site.form.unknown);
  });

  test("of its own making has an unknown outcome, with the reference of the request", async () => {
    onSubmit.mockRejectedValueOnce(new HttpError(502, null, "r-19"));
    await submit();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(`${site.form.unknown} ${site.form.reference.replace("{reference}", "r-19")}`);
    expect(alert.dataset.outcome).toBe("unknown");
  });
});

describe("a refusal by the site's own code", () => {
  test("of a field is shown at the field alone, which takes the focus; what was typed stays", async () => {
    onSubmit.mockRejectedValueOnce(new FormRefusal({ fields: { email: { code: "taken" } } }));
    const person = userEvent.setup();
    render(<Example />);
    await fill(person);
    await person.click(send());
    await screen.findByRole("textbox", { name: "E-mail", description: takenText });
    await waitFor(() => expect(document.activeElement).toBe(field("E-mail")));
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([takenText]);
    expect(field("Note").value).toBe("Two\nlines");
    await waitFor(() => expect(send().getAttribute("aria-busy")).not.toBe("true"));
  });

  test("of the form is shown above the button", async () => {
    onSubmit.mockRejectedValueOnce(new FormRefusal({ form: { code: "closed" } }));
    const person = userEvent.setup();
    render(<Example />);
    await fill(person);
    await person.click(send());
    const alert = await screen.findByRole("alert");
    expect([alert.textContent, alert.dataset.outcome]).toEqual([site.form.slow, "refused"]);
  });
});

test("a nested field shows its own errors: the schema's, the server's and the site's", async () => {
  const nested = object({ address: object({ postCode: string().check(minLength(1, "required")) }) });
  function Nested() {
    const form = useSchemaForm({
      schema: nested,
      defaultValues: { address: { postCode: "" } },
      catalogue,
      onSubmit,
    });
    return (
      <Form form={form}>
        <Field {...form.text("address.postCode")} label="Postal code" />
        <FormFailure form={form} />
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  onSubmit.mockRejectedValueOnce(
    new HttpError(400, { validationErrors: [{ objectName: "address", field: "postCode", message: "Unknown." }] }),
  );
  onSubmit.mockRejectedValueOnce(new FormRefusal({ fields: { "address.postCode": { code: "taken" } } }));
  const person = userEvent.setup();
  render(<Nested />);
  const expectError = async (description: string) => {
    await person.click(send());
    await screen.findByRole("textbox", { name: "Postal code", description });
    await waitFor(() => expect(document.activeElement).toBe(field("Postal code")));
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  };
  await expectError(site.form.errors.required);
  await person.type(field("Postal code"), "00100");
  await expectError("Unknown.");
  await expectError(takenText);
});

describe("an asynchronous check", () => {
  const check: AsyncCheck = async (value) => (value === "taken@example.com" ? { code: "taken" } : null);

  test("runs when the field is left", async () => {
    const person = userEvent.setup();
    render(<Example check={check} />);
    await person.type(field("E-mail"), "taken@example.com");
    await person.tab();
    expect(await screen.findByRole("textbox", { name: "E-mail", description: takenText })).toBeTruthy();
  });

  test("keeps the form from being sent", async () => {
    const person = userEvent.setup();
    render(<Example check={check} />);
    await fill(person);
    await person.clear(field("E-mail"));
    await person.type(field("E-mail"), "taken@example.com{enter}");
    await screen.findByText(takenText);
    await waitFor(() => expect(document.activeElement).toBe(field("E-mail")));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("what is typed", () => {
  const stored = () => sessionStorage.getItem("player:drafts") ?? "";

  test("is there after a reload, whatever the control, but no password and no code", async () => {
    const person = userEvent.setup();
    const { unmount } = render(<Example />);
    await fill(person);
    unmount();
    expect(stored()).not.toMatch(/Greenroom-2026|402917/);
    render(<Example />);
    await waitFor(() => expect(field("E-mail").value).toBe("aino@example.com"));
    expect([field("Amount").value, field("Note").value]).toEqual(["1,234.50", "Two\nlines"]);
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Period" }).value).toBe("D");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Text message" }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
    expect([screen.getByLabelText<HTMLInputElement>("Password").value, field("Code").value]).toEqual(["", ""]);
  });

  test("goes when the form was accepted, and stays when it was not", async () => {
    const person = userEvent.setup();
    onSubmit.mockRejectedValueOnce(new Unreachable("network", "/v1/x"));
    render(<Example />);
    await fill(person);
    await person.click(send());
    await screen.findByRole("alert");
    expect(stored()).toContain("aino@example.com");
    await person.click(send());
    await waitFor(() => expect(stored()).toBe(""));
  });

  test("of another kind than the field is not filled in", async () => {
    const values = { email: 7, terms: "yes", gone: "x", note: "kept" };
    sessionStorage.setItem("player:drafts", JSON.stringify({ v: 2, value: { example: { at: Date.now(), values } } }));
    render(<Example />);
    await waitFor(() => expect(field("Note").value).toBe("kept"));
    expect([field("E-mail").value, screen.getByRole<HTMLInputElement>("checkbox").checked]).toEqual(["", false]);
  });
});

test("what was filled in without an event is sent too", async () => {
  const person = userEvent.setup();
  render(<Example />);
  await fill(person);
  await person.clear(field("Code"));
  field("Code").value = "123456";
  await person.click(send());
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ code: "123456" }));
});
