import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { LoginDialog } from "@/components/account/login/login-dialog";
import { SignUpDialog } from "@/components/account/sign-up/sign-up-dialog";
import { useLoginState } from "@/lib/account/login/store";
import { type RegistrationRequest, registrationOperation } from "@/lib/account/sign-up/operation";
import { dispatchSignUp, setPassword, signUpState } from "@/lib/account/sign-up/store";
import { runIntent } from "@/lib/session/intents/run";
import { isAccessUnchecked, noteCheckedAccess, noteUncheckedAccess } from "@/lib/session/platform/unchecked-access";
import { queryClient } from "@/lib/session/player/player-queries";
import { peekReturn, takeReturn } from "@/lib/session/sign-in/return-path";
import { pushPopup } from "@/lib/site/dialogs/popup-history";
import account from "@/messages/en/account.json";
import { writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { storedRegistration as form, signUpOptions } from "@/tests/support/registration";

const push = vi.hoisted(() => vi.fn());
/** Thrown by the next sign-ins, one each. */
const refusals = vi.hoisted((): Error[] => []);
vi.mock("next/navigation", () => ({ useRouter: () => ({ push, replace() {} }) }));
vi.mock("@/lib/session/sign-in/sign-in", () => ({
  async signIn() {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    noteUncheckedAccess();
  },
}));
vi.mock("@/lib/site/browser-reports/report", () => ({ report() {} }));

/** What the platform says of the player's country. */
let access: () => Response;

beforeEach(async () => {
  push.mockClear();
  noteCheckedAccess();
  queryClient.clear();
  access = () => HttpResponse.json({ isRestricted: false });
  writeConfig();
  history.replaceState(null, "", "/en-UN/signup");
  document.documentElement.dataset.brand = "greenroom";
  await loadAllMessages();
  // The check after a sign-in has a deadline: a busy machine may need it for the first import alone.
  await import("@/components/account/login/after-login");
  server.use(
    http.get(/\/api\/sign-up\//, () => HttpResponse.json(signUpOptions)),
    http.get(/\/player\/access\/context$/, () => access()),
  );
});

test("a new player who is let in waits for their welcome at the last step, never at an empty first one, and nothing of the sign-up is kept", async () => {
  setPassword("Long enough 7");
  dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
  dispatchSignUp({ type: "contact-sent", requirement: "none" });
  const { unmount } = render(<SignUpDialog isShown canClose onClose={() => {}} />);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/en-UN/welcome-to-greenroom"));
  // The page of the welcome is still on its way.
  expect((await screen.findByText("Logging you in")).isConnected).toBe(true);
  expect(document.querySelector('[name="firstName"]')).toBeNull();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("P7");
  unmount();
  expect([signUpState().progress.currentStep, signUpState().details]).toEqual(["Details", null]);
});

test("a new player whom the identity service does not know yet is logged in once it does [LOGIN-006]", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const unknown = Object.assign(new Error("User does not exist."), { name: "UserNotFoundException" });
  refusals.push(unknown, unknown);
  setPassword("Long enough 7");
  dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
  dispatchSignUp({ type: "contact-sent", requirement: "none" });
  const { unmount } = render(<SignUpDialog isShown canClose onClose={() => {}} />);
  for (const left of [1, 0]) {
    await waitFor(() => expect(refusals).toHaveLength(left));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
  }
  await waitFor(() => expect(push).toHaveBeenCalledWith("/en-UN/welcome-to-greenroom"));
  unmount();
  vi.useRealTimers();
});

test("a registration that is complete is over for all tabs: the next one of the address is another", async () => {
  server.use(http.post("*/v1/registration", () => HttpResponse.error()));
  const payload = { email: form.email } as RegistrationRequest["payload"];
  await runIntent(registrationOperation, null, { payload });
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("intent:"));
  expect(kept()).toHaveLength(1);
  setPassword("Long enough 7");
  dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
  dispatchSignUp({ type: "contact-sent", requirement: "none" });
  const { unmount } = render(<SignUpDialog isShown canClose onClose={() => {}} />);
  await waitFor(() => expect(kept()).toEqual([]));
  await waitFor(() => expect(push).toHaveBeenCalled());
  unmount();
});

test.each([
  ["a game", "/en-UN/play/gem-harbour?from=row", "/en-UN/play/gem-harbour?from=row"],
  ["the own games", "/en-UN/online-casino/my-games", "/en-UN/online-casino/my-games"],
  ["a lobby, where nothing asks", "/en-UN/online-casino", null],
])("the page that asked for the account is kept for the welcome: %s [ROUTE-506]", async (_what, page, kept) => {
  history.replaceState(null, "", page);
  document.body.innerHTML = "<h1>Gem Harbour</h1>";
  pushPopup("/en-UN/signup");
  setPassword("Long enough 7");
  dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
  dispatchSignUp({ type: "contact-sent", requirement: "none" });
  const { unmount } = render(<SignUpDialog isShown canClose onClose={() => {}} />);
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(peekReturn()).toEqual(kept && { path: kept, label: "Gem Harbour" });
  takeReturn();
  unmount();
});

test("a new player whose country could not be checked goes nowhere before the platform says yes, and may ask again [ROUTE-037]", async () => {
  access = () => HttpResponse.json({}, { status: 503 });
  setPassword("Long enough 7");
  dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
  dispatchSignUp({ type: "contact-sent", requirement: "none" });
  const { unmount } = render(<SignUpDialog isShown canClose onClose={() => {}} />);
  await screen.findByText(account.login.unchecked.what);
  expect([push.mock.calls, isAccessUnchecked()]).toEqual([[], true]);
  access = () => HttpResponse.json({ isRestricted: false });
  fireEvent.click(screen.getByRole("button", { name: account.login.unchecked.retry }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/en-UN/welcome-to-greenroom"));
  expect(isAccessUnchecked()).toBe(false);
  unmount();
});

test("after a reload, which the password does not outlive, the last step opens the login with the e-mail filled in, and the sign-up is over", async () => {
  history.replaceState(null, "", "/en-UN");
  setPassword(null);
  dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
  dispatchSignUp({ type: "contact-sent", requirement: "none" });
  const onClose = vi.fn();
  const { unmount } = render(<SignUpDialog isShown canClose onClose={onClose} />);
  await waitFor(() => expect(location.hash).toBe("#login"));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  expect([signUpState().progress.currentStep, signUpState().details]).toEqual(["Details", null]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("P7");

  render(<LoginDialog isShown canClose onClose={() => {}} />);
  expect(screen.getByText("Your account is ready. Log in with the password that you chose.").isConnected).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe(form.email);
  expect(useLoginState.getState().redirect?.path).toBe("/en-UN/welcome-to-greenroom");
});
