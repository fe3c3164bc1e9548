import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { DeadlinePassed } from "@/lib/core/http/deadline";
import { isMarketingStopped } from "@/lib/site/marketing/stop";
import { useToasts } from "@/lib/site/toasts/store";
import account from "@/messages/en/account.json";
import {
  button,
  email,
  onClose,
  open,
  password,
  prepareLoginDialog,
  refusal,
  report,
  signIn,
  submit,
} from "@/tests/support/islands/login-dialog";

prepareLoginDialog();

test("a wrong password is shown at the field; the e-mail is kept and the password is ready to be typed over", async () => {
  signIn.mockRejectedValue(refusal("NotAuthorizedException", "Incorrect username or password."));
  open();
  submit();
  expect((await screen.findByRole("alert")).textContent).toBe(
    "That e-mail and password do not match. Check both and try again.",
  );
  expect(email().value.trim()).toBe("mika@example.com");
  expect(document.activeElement).toBe(password());
  expect([password().selectionStart, password().selectionEnd]).toEqual([0, password().value.length]);
  expect(password().getAttribute("aria-invalid")).toBe("true");
  expect(signIn).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ["Player not found", "That e-mail and password do not match. Check both and try again.", null],
  ["Account deactivated", "This account is deactivated. Please contact support.", "/en-UN/contact-live-chat"],
  [
    "Exclusion in progress: 180 days",
    "This account is excluded from playing for another 180 days.",
    "/en-UN/responsible-gambling",
  ],
])("'%s' shows our message, with the link to help", async (message, text, help) => {
  signIn.mockRejectedValue(refusal("UserLambdaValidationException", message));
  document.documentElement.lang = "en-GB";
  open();
  submit();
  // At a field it is an alert; a block, which takes the focus, is read once by its name.
  const said = help ? await screen.findByRole("group", { name: text }) : await screen.findByRole("alert");
  expect(said.firstElementChild?.textContent ?? said.textContent).toBe(text);
  expect(said.querySelector("a")?.getAttribute("href") ?? null).toBe(help);
});

test.each([
  ["Exclusion in progress: 180 days", true],
  ["Timeout in progress: remainingDays=2", true],
  ["Player not found", false],
])("who is refused with '%s' has no scripts of marketing in this browser: %s", async (message, isStopped) => {
  localStorage.removeItem("marketing-stopped");
  signIn.mockRejectedValue(refusal("UserLambdaValidationException", message));
  open();
  submit();
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(isMarketingStopped()).toBe(isStopped);
  localStorage.removeItem("marketing-stopped");
});

const refuse = (message: string) => refusal("UserLambdaValidationException", message);

/** Every class of refusal: the first words, and what has the focus then. */
const classes = [
  ["time-out", refuse("Timeout in progress: remainingDays=2"), "You cannot log in during your time-out.", "block"],
  [
    "exclusion with an end",
    refuse("Exclusion in progress: 180 days"),
    "This account is excluded from playing for",
    "block",
  ],
  [
    "exclusion without one",
    refuse("Exclusion in progress: indefinite"),
    "This account is excluded from playing with",
    "block",
  ],
  ["deactivated", refuse("Account deactivated"), "This account is deactivated.", "block"],
  ["closed", refuse("Account closed"), "This account is closed.", "block"],
  ["blacklisted", refuse("Player blacklisted"), "This account cannot log in.", "block"],
  ["not found", refuse("Player not found"), "That e-mail and password do not match.", "password"],
  ["unauthorized", refuse("Something nobody foresaw"), "That e-mail and password do not match.", "password"],
  ["away", refusal("InternalErrorException"), "Logging in is not available right now.", "block"],
] as const;

test.each(classes)(
  "a refusal of the class %s: its words once, with the focus where it helps, the form as it was, and a way on [LOGIN-018]",
  async (_class, error, text, place) => {
    signIn.mockRejectedValue(error);
    open();
    submit();
    const said = await screen.findByRole(place === "block" ? "group" : "alert");
    expect(said.textContent?.startsWith(text)).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(place === "block" ? said : password()));
    expect([email().value.trim(), password().value]).toEqual(["mika@example.com", "Greenroom-2026"]);
    expect([button().textContent, button().getAttribute("aria-busy")]).toEqual(["Log in", null]);
    expect(signIn).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledOnce();
    expect(useToasts.getState().shown).toEqual([]);
    // The error disappears when the next attempt is sent.
    signIn.mockReturnValue(new Promise(() => {}));
    submit();
    await screen.findByRole("button", { name: "Logging in" });
    expect(said.isConnected).toBe(false);
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
  },
);

test("the screen shows the same for an address without an account and a wrong password [LOGIN-018]", async () => {
  const seen: string[] = [];
  for (const error of [
    refusal("NotAuthorizedException", "Incorrect username or password."),
    refusal("UserNotFoundException", "User does not exist."),
    refuse("Player not found"),
  ]) {
    signIn.mockRejectedValue(error);
    sessionStorage.clear();
    const { unmount, container } = open();
    submit();
    await screen.findByRole("alert");
    await waitFor(() => expect(document.activeElement).toBe(password()));
    seen.push(container.innerHTML.replace(/_r_\w+?_/g, "id"));
    unmount();
  }
  expect(new Set(seen).size).toBe(1);
});

test("a closed account is shown with a link to an explanation [LOGIN-010]", async () => {
  signIn.mockRejectedValue(refusal("UserLambdaValidationException", "Account closed"));
  open();
  submit();
  expect(await screen.findByRole("group", { name: "This account is closed." })).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "See what a closed account means" });
  expect(new URL(link.href).pathname).toBe("/en-UN/closed-account");
});

test.each([
  ["a wrong password", refusal("NotAuthorizedException", "Incorrect username or password.")],
  ["a time-out", refusal("UserLambdaValidationException", "Timeout in progress: remainingDays=2")],
  ["a silent service", new DeadlinePassed()],
])("%s is reported [LOGIN-017]", async (_what, error) => {
  signIn.mockRejectedValue(error);
  open();
  submit();
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
});

test("a time-out shows its facts, and the focus is on them [LOGIN-012]", async () => {
  signIn.mockRejectedValue(
    refusal(
      "UserLambdaValidationException",
      "Timeout in progress: remainingDays=2, milliseconds=90000000, isCooling=false, initiator=PLAYER",
    ),
  );
  document.documentElement.lang = "en-GB";
  open();
  submit();
  const block = await screen.findByRole("group", { name: account.login.failures.timeOut, description: /2 days/ });
  await waitFor(() => expect(document.activeElement).toBe(block));
  expect(screen.queryByRole("alert")).toBeNull();
  for (const fact of ["2 days", "25 hours 0 minutes", "Not in progress", "You"])
    expect(screen.getByText(fact)).toBeTruthy();
});
