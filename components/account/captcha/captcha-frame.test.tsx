import { act, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { frameDeadlineMs } from "@/lib/core/frame/frame-messages";
import account from "@/messages/en/account.json";
import { loadAllMessages } from "@/tests/support/messages";
import { CaptchaFrame } from "./captcha-frame";
import { captchaDeadlineMs, challengeDeadlineMs } from "./use-captcha";
import type { Captcha } from "./use-lazy-captcha";

const address = "https://captcha.example/captcha";
let captcha: Captcha;

const sample = (
  <form>
    <button type="submit">Continue</button>
    <CaptchaFrame
      address={address}
      onReady={(ready) => {
        captcha = ready;
      }}
    />
  </form>
);

const frame = () => screen.getByTitle<HTMLIFrameElement>("Check that you are human");
const postFromFrame = (data: unknown, source = frame().contentWindow) =>
  act(() => void dispatchEvent(new MessageEvent("message", { data, source, origin: new URL(address).origin })));

/** The id of the site's request to the current frame, since it loaded. */
async function requestedId(): Promise<string> {
  const post = vi.fn<(message: { id: string }) => void>();
  vi.spyOn(frame().contentWindow as Window, "postMessage").mockImplementation(post as never);
  act(() => void frame().dispatchEvent(new Event("load")));
  await waitFor(() => expect(post).toHaveBeenCalled());
  return post.mock.calls[0]?.[0].id ?? "";
}

beforeEach(async () => {
  history.replaceState(null, "", "/en-UN/signup");
  await loadAllMessages();
  render(sample);
});

test("a challenge is brought into sight with the focus, and gives the focus back when it is over", () => {
  const shown = vi.fn();
  HTMLElement.prototype.scrollIntoView = shown;
  screen.getByRole("button").focus();
  postFromFrame({ type: "captcha-challenge", isOpen: true });
  expect(document.activeElement).toBe(frame());
  expect(shown).toHaveBeenCalled();
  expect(shown.mock.contexts[0]).toBe(frame().parentElement);
  postFromFrame({ type: "captcha-challenge", isOpen: false });
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("a failure that the frame reports is the caller's at once, and the frame is kept", async () => {
  const current = frame();
  const failed = captcha.getToken().catch((error: Error) => error.name);
  postFromFrame({ type: "captcha-failed", id: await requestedId() });
  expect(await failed).toBe("Unreachable");
  act(() => void captcha.getToken().catch(() => {}));
  expect(frame()).toBe(current);
});

test("a frame that stays silent is said to, until it speaks or is given up", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { silent } = account.captcha;
    act(() => void captcha.getToken().catch(() => {}));
    await act(() => vi.advanceTimersByTimeAsync(frameDeadlineMs - 500));
    expect(screen.queryByText(silent)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByRole("status").textContent).toBe(silent);
    postFromFrame({ type: "captcha-challenge", isOpen: true });
    expect(screen.getByRole("status").textContent).toBe(account.captcha.open);
    postFromFrame({ type: "captcha-challenge", isOpen: false });
    expect(screen.getByRole("status").textContent).toBe("");
    act(() => void captcha.getToken().catch(() => {}));
    await act(() => vi.advanceTimersByTimeAsync(frameDeadlineMs));
    expect(screen.getByText(silent)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(captchaDeadlineMs - frameDeadlineMs));
    expect(screen.queryByText(silent)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test("a frame that stayed silent is loaded again for the next call, and its response counts", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const silent = frame();
    const timedOut = captcha.getToken().catch((error: Error) => error.message);
    // A page of failure loads too.
    await requestedId();
    await act(() => vi.advanceTimersByTimeAsync(captchaDeadlineMs));
    expect(await timedOut).toContain("deadline");
    const tokens: (string | undefined)[] = [];
    act(
      () =>
        void captcha.getToken().then(
          (token) => tokens.push(token),
          () => {},
        ),
    );
    expect(frame()).not.toBe(silent);
    postFromFrame({ type: "captcha-token", id: await requestedId(), token: "T2" });
    await waitFor(() => expect(tokens).toEqual(["T2"]));
    // A frame that responds is kept.
    const current = frame();
    act(() => void captcha.getToken().catch(() => {}));
    expect(frame()).toBe(current);
  } finally {
    vi.useRealTimers();
  }
});

test("a call ends although its challenge closed without a token, or stayed open for too long", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const ends: string[] = [];
    const request = () => act(() => void captcha.getToken().catch((error: Error) => ends.push(error.message)));
    request();
    postFromFrame({ type: "captcha-challenge", isOpen: true });
    await act(() => vi.advanceTimersByTimeAsync(challengeDeadlineMs / 2));
    expect(ends).toEqual([]);
    postFromFrame({ type: "captcha-challenge", isOpen: false });
    await act(() => vi.advanceTimersByTimeAsync(captchaDeadlineMs - 100));
    expect(ends).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(ends).toEqual([expect.stringContaining("deadline")]);

    request();
    postFromFrame({ type: "captcha-challenge", isOpen: true });
    // Requested while a challenge is open, it waits for a person too.
    request();
    await act(() => vi.advanceTimersByTimeAsync(challengeDeadlineMs - 100));
    expect(ends).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(ends).toHaveLength(3);
    expect(screen.getByRole("status").textContent).toBe("");
    const dead = frame();
    request();
    expect(frame()).not.toBe(dead);
  } finally {
    vi.useRealTimers();
  }
});
