import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { DeadlinePassed, withWaitingDeadline } from "@/lib/core/http/deadline";
import { button, email, open, prepareLoginDialog, refusal, signIn, submit } from "@/tests/support/islands/login-dialog";
import { loginDeadlineMs } from "./send-login";

prepareLoginDialog();

describe("an identity service that is away", () => {
  test("is shown at once, is called once, and the e-mail stays [LOGIN-006]", async () => {
    signIn.mockRejectedValue(refusal("NetworkError"));
    open();
    submit();
    expect((await screen.findByRole("group")).textContent).toMatch(/^Logging in is not available right now/);
    vi.useFakeTimers();
    try {
      await act(() => vi.advanceTimersByTimeAsync(60_000));
    } finally {
      vi.useRealTimers();
    }
    expect(signIn).toHaveBeenCalledOnce();
    expect(email().value.trim()).toBe("mika@example.com");
    expect(button().textContent).toBe("Log in");
  });

  test("is not what a wrong password is: that is sent once, however long one waits [LOGIN-006]", async () => {
    vi.useFakeTimers();
    try {
      signIn.mockRejectedValue(refusal("NotAuthorizedException", "Incorrect username or password."));
      open();
      submit();
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(signIn).toHaveBeenCalledOnce();
      expect(screen.getByRole("alert").textContent).toMatch(/do not match/);
    } finally {
      vi.useRealTimers();
    }
  });

  test("and that does not respond is not retried automatically", async () => {
    signIn.mockRejectedValue(new DeadlinePassed());
    open();
    submit();
    expect((await screen.findByRole("group")).textContent).toMatch(/not available/);
    expect(signIn).toHaveBeenCalledOnce();
  });

  test("and does not respond is shown as down within five seconds, and not before its deadline", async () => {
    vi.useFakeTimers();
    try {
      signIn.mockImplementation((_credentials, signal, deadlineMs) =>
        withWaitingDeadline(new Promise(() => {}), deadlineMs, signal),
      );
      open();
      submit();
      await act(() => vi.advanceTimersByTimeAsync(loginDeadlineMs - 500));
      expect(button().textContent).toBe("Logging in");
      await act(() => vi.advanceTimersByTimeAsync(5_000 - (loginDeadlineMs - 500)));
      expect(screen.getByRole("group").textContent).toMatch(/^Logging in is not available right now/);
      expect(email().value.trim()).toBe("mika@example.com");
    } finally {
      vi.useRealTimers();
    }
    expect(signIn).toHaveBeenCalledOnce();
  });

  test("blocks nobody: closing it aborts the attempt", async () => {
    signIn.mockReturnValue(new Promise(() => {}));
    const { unmount } = open();
    submit();
    await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
    const [, signal] = signIn.mock.calls[0] ?? [];
    expect(signal.aborted).toBe(false);
    unmount();
    expect(signal.aborted).toBe(true);
  });
});
