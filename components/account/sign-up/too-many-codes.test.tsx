import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { codeBlock } from "@/lib/account/sign-up/code-block";
import { emptySignUp } from "@/lib/account/sign-up/flow";
import { dispatchSignUp, useSignUp } from "@/lib/account/sign-up/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { storedRegistration as form, signUpOptions } from "@/tests/support/registration";
import { SignUpDialog } from "./sign-up-dialog";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push() {}, replace() {} }) }));

afterEach(() => void vi.useRealTimers());

beforeEach(async () => {
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
  dispatchSignUp({ type: "finished" });
  useOneTimeCodes.getState().forget();
  history.replaceState(null, "", "/en-UN/signup");
  writeConfig();
  await loadAllMessages();
  server.use(
    http.get("http://localhost:3000/api/sign-up/en-UN", () => HttpResponse.json(signUpOptions)),
    http.get("http://platform.test/v1/player/access/context", () => HttpResponse.json({ isRestricted: false })),
  );
});

const open = () => render(<SignUpDialog isShown canClose onClose={() => {}} />);
const formField = () => document.querySelector("[name=firstName]");

test("the code that is one too many shows that it is, closes the sign-up and lets it begin anew [SIGNUP-016]", async () => {
  server.use(
    http.post("*/v1/registration/sms_request", () =>
      HttpResponse.json({ code: "sms.max.attempts.reached", retryAfterSeconds: 900 }, { status: 429 }),
    ),
  );
  dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
  dispatchSignUp({ type: "contact-sent", requirement: "sms" });
  const onClose = vi.fn();
  render(<SignUpDialog isShown canClose onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const { progress, details, bonusCallToAction } = useSignUp.getState().state;
  expect([progress.currentStep, details]).toEqual(["Details", null]);
  expect(bonusCallToAction.smsMaxAttempts?.untilMs).toBeGreaterThan(Date.now() + 890_000);
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Too many attempts\./);
});

test.each([
  ["until a time", 900],
  ["until nobody knows when", undefined],
])(
  "a sign-up that is typed again after a block %s gets its code [SIGNUP-016, SIGNUP-017]",
  async (_, retryAfterSeconds) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let requests = 0;
    server.use(
      http.post("*/v1/registration/sms_request", () => {
        requests += 1;
        if (requests > 1) return HttpResponse.json({ resendInSeconds: 60 });
        return HttpResponse.json({ code: "sms.max.attempts.reached", retryAfterSeconds }, { status: 429 });
      }),
    );
    const toCodes = () => {
      dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
      dispatchSignUp({ type: "contact-sent", requirement: "sms" });
    };
    const onClose = vi.fn();
    const dialog = <SignUpDialog isShown canClose onClose={onClose} />;
    toCodes();
    const { unmount } = render(dialog);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    unmount();

    act(() => void vi.advanceTimersByTime(901_000));
    render(dialog);
    await waitFor(() => expect(formField()).toBeTruthy());
    // The same registration by its key.
    act(toCodes);
    expect(await screen.findByText("We sent a code to +358401234567.")).toBeTruthy();
    expect(screen.getByLabelText("Code")).toBeTruthy();
    expect(requests).toBe(2);
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test("too many codes outlive the reset: a sign-up that is opened before their time shows when to try again, in place of its form [SIGNUP-017]", async () => {
  dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  dispatchSignUp({ type: "blocked", block: codeBlock(Date.now() + 60_000, Date.now()) });
  open();
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Too many attempts\. .*You can try again at \d/);
  expect(formField()).toBeNull();
  expect(screen.queryByText(/^Step /)).toBeNull();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();

  // Its time is over.
  act(() => void vi.advanceTimersByTime(60_000));
  const again = await screen.findByRole("button", { name: "Try again" });
  fireEvent.click(again);
  await waitFor(() => expect(formField()).toBeTruthy());
  expect(screen.getByText("Step 1 of 3")).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>("[name=email]")?.value).toBe("");
});

test.each([
  ["whose time has passed", Date.now() - 1, 0],
  ["of which the platform did not say the time, after a quarter of an hour,", null, 901_000],
])("too many codes %s are forgotten [SIGNUP-017]", async (_, untilMs, ago) => {
  dispatchSignUp({ type: "blocked", block: codeBlock(untilMs, Date.now() - ago) });
  open();
  await waitFor(() => expect(formField()).toBeTruthy());
});

test("a block without a time from the platform lasts at the next opening, also in another tab, and names none [SIGNUP-017]", async () => {
  dispatchSignUp({ type: "blocked", block: codeBlock(null, Date.now() - 60_000) });
  // Another tab knows nothing but what all tabs can read.
  sessionStorage.clear();
  useSignUp.setState({ state: emptySignUp });
  open();
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Too many attempts\. (?!.*You can try again at)/);
  expect(formField()).toBeNull();
  expect(screen.queryByText(/^Step /)).toBeNull();
});

test("a browser that keeps nothing for all tabs keeps the block in its own", async () => {
  dispatchSignUp({ type: "blocked", block: codeBlock(null, Date.now()) });
  localStorage.setItem("sign-up-block", '{"v":1,"value":{"untilMs":"soon"}}');
  open();
  expect(await screen.findByRole("alert")).toBeTruthy();
});
