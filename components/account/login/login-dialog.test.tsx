import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { dispatchLogin } from "@/lib/account/login/store";
import { saveDraft } from "@/lib/core/form/form-drafts";
import { useToasts } from "@/lib/site/toasts/store";
import account from "@/messages/en/account.json";
import site from "@/messages/en/site.json";
import {
  button,
  email,
  onClose,
  open,
  password,
  prepareLoginDialog,
  signIn,
  submit,
} from "@/tests/support/islands/login-dialog";

prepareLoginDialog();

test("it is a labelled dialog over the page, with the focus on the e-mail [LOGIN-001]", () => {
  open();
  expect(screen.getByRole("dialog", { name: "Log in" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Gem Harbour", hidden: true })).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect([email().autocomplete, email().type]).toEqual(["username", "email"]);
  expect([password().autocomplete, password().type]).toEqual(["current-password", "password"]);
});

test("after a password reset it has the e-mail, says that the password is changed, and takes the toast along", async () => {
  saveDraft("login", { email: "mika@example.com" });
  const text = account.passwordReset.reset.password.success.toast;
  dispatchLogin({ type: "password-reset", toastId: useToasts.getState().show("success", text) });
  open();
  expect(email().value).toBe("mika@example.com");
  expect(document.activeElement).toBe(password());
  expect(screen.getByText(text)).toBeTruthy();
  submit();
  await waitFor(() => expect(useToasts.getState().shown.map(({ value }) => value)).toEqual([account.login.done]));
});

test("e-mail and password go to the identity service, the e-mail without the spaces around it", async () => {
  open();
  submit({ password: " with spaces " });
  await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
  expect(signIn.mock.calls[0]?.[0]).toEqual({ email: "mika@example.com", password: " with spaces " });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test.each([
  ["", account.login.missingEmail],
  ["mika", site.form.errors.emailNoAt],
  ["mailto:mika@example.com", site.form.errors.emailMarks],
  ["mika @example.com", site.form.errors.emailSpace],
  ["mika@", site.form.errors.email],
])("the e-mail %j is refused at its field with the reason, and nothing is sent", async (typed, text) => {
  open();
  submit({ email: typed });
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(email().getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(signIn).not.toHaveBeenCalled();
});

test("while it is sent the button shows it, a second submit is ignored, the fields keep still", async () => {
  signIn.mockReturnValue(new Promise(() => {}));
  open();
  submit();
  await screen.findByRole("button", { name: "Logging in" });
  fireEvent.submit(email().form ?? email());
  fireEvent.click(button());
  expect([email().readOnly, password().readOnly]).toEqual([true, true]);
  await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
});

test("a missing field is shown before anything is sent, and gets the focus", async () => {
  open();
  submit({ email: "", password: "x" });
  expect((await screen.findByRole("alert")).textContent).toBe("Enter your e-mail address.");
  await waitFor(() => expect(document.activeElement).toBe(email()));
  submit({ password: "" });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Enter your password."));
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(signIn).not.toHaveBeenCalled();
});

test("the password can be shown and hidden, and keeps what was typed", () => {
  open();
  fireEvent.change(password(), { target: { value: "secret" } });
  fireEvent.click(screen.getByRole("button", { name: "Show the password" }));
  expect([password().type, password().value]).toEqual(["text", "secret"]);
  fireEvent.click(screen.getByRole("button", { name: "Hide the password" }));
  expect(password().type).toBe("password");
});

test("closing it is reported once", () => {
  open();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});
