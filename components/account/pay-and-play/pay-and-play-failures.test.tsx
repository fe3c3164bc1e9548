import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { slowMs } from "@/components/ui/use-slow";
import { peekPayAndPlay, savePayAndPlay } from "@/lib/account/pay-and-play/store";
import { dispatchSession } from "@/lib/session/store";
import { isMarketingStopped } from "@/lib/site/marketing/stop";
import { useToasts } from "@/lib/site/toasts/store";
import site from "@/messages/en/site.json";
import { signedInPlayer } from "@/tests/contract/session/browser";
import {
  amount,
  bank,
  type Call,
  calls,
  code,
  json,
  messages,
  onClose,
  open,
  pay,
  preparePayAndPlay,
  press,
  type Responder,
  responses,
  session,
  withoutEmail,
} from "@/tests/support/islands/pay-and-play";

preparePayAndPlay();

/** Failures of a call; its own deadline ends a half-open one. */
const faults: Record<string, Responder> = {
  refused: () => HttpResponse.error(),
  "half-open": () => new Promise<Response>(() => {}),
  error: () => json({}, 500),
  unavailable: () => json({}, 503),
  garbage: () => new HttpResponse("<html>", { status: 200 }),
  "another shape": () => json({ a: 1 }),
};
/** Lets the deadlines of calls pass. */
async function wait(fault: string) {
  if (fault === "half-open") await act(() => vi.advanceTimersByTimeAsync(20_000));
}
const kinds = Object.keys(faults);
function breakCall(call: Call, fault: string) {
  if (fault === "half-open") vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  responses[call] = faults[fault] as Responder;
}

test("a slow check of a code shows a notice", async () => {
  breakCall("code", "half-open");
  savePayAndPlay(code);
  open();
  await screen.findByText(messages.checking);
  await act(() => vi.advanceTimersByTimeAsync(slowMs - 1_000));
  expect(screen.queryByText(messages.slow)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(messages.slow).getAttribute("role")).toBe("status");
  await wait("half-open");
  expect((await screen.findByRole("alert")).textContent).toBe(messages.unsure);
  expect(screen.queryByText(messages.slow)).toBeNull();
});

describe("the way past each call that fails [PNP-006, PNP-013]", () => {
  test.each(kinds)("the offer, %s: a failed request is not a refusal, and the amount stays", async (fault) => {
    breakCall("offer", fault);
    open();
    await pay();
    await wait(fault);
    await wait(fault);
    expect((await screen.findByRole("alert")).textContent).toBe(messages.unavailable);
    expect((await amount()).value).toBe("25,00");
    expect(calls("authorise")).toEqual([]);
    responses.offer = () => json({ authorizeUrl: `${bank}/authorize`, amounts: null, banner: null, notice: null });
    press(messages.submit);
    expect(await screen.findByTitle(messages.bank)).toBeTruthy();
  });

  test.each(kinds)("the authorisation, %s: nothing was paid, the amount stays", async (fault) => {
    breakCall("authorise", fault);
    open();
    await pay();
    await wait(fault);
    expect((await screen.findByRole("alert")).textContent).toBe(messages.unavailable);
    expect((await amount()).value).toBe("25,00");
    expect(peekPayAndPlay()).toBeNull();
  });

  test.each(kinds)("the code, %s: the unknown outcome is shown, and the same code is sent again", async (fault) => {
    breakCall("code", fault);
    savePayAndPlay(code);
    open();
    await waitFor(() => expect(calls("code")).toHaveLength(1));
    await wait(fault);
    expect((await screen.findByRole("alert")).textContent).toBe(messages.unsure);
    responses.code = () => json(withoutEmail);
    press(messages.checkAgain);
    expect(await screen.findByText(messages.detailsLead)).toBeTruthy();
    expect(calls("code").map(({ body }) => body)).toMatchObject([
      { oneTimeCode: "c1", sessionId: "s1" },
      { oneTimeCode: "c1", sessionId: "s1" },
    ]);
  });

  test.each(kinds.filter((kind) => kind !== "another shape"))(
    "the details, %s: not known whether they were saved, and what was typed stays",
    async (fault) => {
      breakCall("update", fault);
      savePayAndPlay({ step: "session", session: withoutEmail });
      open();
      const email = await screen.findByLabelText<HTMLInputElement>("E-mail");
      fireEvent.change(email, { target: { value: "mika@example.com" } });
      press(messages.next);
      await waitFor(() => expect(calls("update")).toHaveLength(1));
      await wait(fault);
      expect((await screen.findByRole("alert")).textContent).toBe(site.form.unknown);
      expect(email.value).toBe("mika@example.com");
      expect(calls("login")).toEqual([]);
    },
  );

  test.each(kinds)("the login, %s: the payment is safe, and the login is tried again", async (fault) => {
    const { login } = responses;
    breakCall("login", fault);
    savePayAndPlay({ step: "session", session });
    open();
    await waitFor(() => expect(calls("login")).toHaveLength(1));
    await wait(fault);
    expect((await screen.findByRole("alert")).textContent).toBe(messages.notSignedIn);
    responses.login = login;
    press(messages.again);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(peekPayAndPlay()).toBeNull();
  });

  test("a code that is refused leads back to the amount, and is forgotten", async () => {
    responses.code = () => json({ code: "error.code", message: "No." }, 400);
    savePayAndPlay(code);
    open();
    expect((await screen.findByRole("alert")).textContent).toBe(messages.code);
    expect(peekPayAndPlay()).toBeNull();
  });
});

test("who is excluded has no scripts of marketing in this browser", async () => {
  localStorage.removeItem("marketing-stopped");
  responses.login = () => json({ code: "error.login.exclusion", message: "Exclusion in progress: 180 days" }, 403);
  savePayAndPlay({ step: "session", session });
  open();
  await waitFor(() => expect(isMarketingStopped()).toBe(true));
  localStorage.removeItem("marketing-stopped");
});

describe("a deposit limit that was lowered after the bank's approval", () => {
  beforeEach(() => {
    responses.login = () => json({ code: "SELF_LIMIT_REACHED", message: "This goes beyond the deposit limit." }, 409);
    savePayAndPlay({ step: "session", session });
  });

  test("nothing is paid in, the player reads so, and may choose another amount", async () => {
    open();
    expect((await screen.findByRole("alert")).textContent).toBe(messages.overLimit);
    expect([calls("login").length, peekPayAndPlay(), useToasts.getState().shown, onClose.mock.calls]).toEqual([
      1,
      null,
      [],
      [],
    ]);
    press(messages.otherAmount);
    expect(await amount()).toBeTruthy();
  });

  test("a player who lowered it in another tab, signed in, reads it too", async () => {
    dispatchSession({ type: "signed-in", player: signedInPlayer("P1") });
    open();
    expect((await screen.findByRole("alert")).textContent).toBe(messages.overLimit);
    expect([onClose.mock.calls, screen.queryByRole("button", { name: messages.otherAmount })]).toEqual([[], null]);
  });
});
