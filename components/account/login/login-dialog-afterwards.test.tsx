import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { platform } from "@/lib/session/platform/platform";
import { peekReturn, saveReturn } from "@/lib/session/sign-in/return-path";
import { dispatchSession } from "@/lib/session/store";
import { pushPopup } from "@/lib/site/dialogs/popup-history";
import { useToasts } from "@/lib/site/toasts/store";
import { signedInPlayer } from "@/tests/contract/session/browser";
import {
  hasNewTerms,
  leaveIfRestricted,
  onClose,
  open,
  prepareLoginDialog,
  push,
  report,
  signIn,
  submit,
} from "@/tests/support/islands/login-dialog";
import { server } from "@/tests/support/msw";

prepareLoginDialog();

test("a signed-in player is checked once: a restricted player is redirected to the restricted page only [ROUTE-037]", async () => {
  saveReturn({ path: "/en-UN/promotions", label: null });
  leaveIfRestricted.mockResolvedValueOnce("restricted");
  open();
  expect(leaveIfRestricted).not.toHaveBeenCalled();
  submit();
  await waitFor(() => expect(leaveIfRestricted).toHaveBeenCalledExactlyOnceWith(platform));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(push).not.toHaveBeenCalled();
});

describe("newer terms", () => {
  beforeEach(() => {
    hasNewTerms.mockResolvedValue(true);
    saveReturn({ path: "/en-UN/promotions", label: "Promotions" });
  });

  test("come before the page that the player wanted, which is kept for afterwards", async () => {
    open();
    submit();
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith("/en-UN/accept-terms-condition"));
    expect(peekReturn()).toEqual({ path: "/en-UN/promotions", label: "Promotions" });
  });

  test("are not shown to a player who is restricted, for whom nothing is kept either", async () => {
    leaveIfRestricted.mockResolvedValueOnce("restricted");
    open();
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(push).not.toHaveBeenCalled();
    expect(peekReturn()).toBeNull();
  });

  test("that cannot be read keep nobody from the page, and are reported", async () => {
    hasNewTerms.mockRejectedValue(new Error("no terms"));
    open();
    submit();
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith("/en-UN/promotions"));
    expect(report).toHaveBeenCalledWith(new Error("no terms"));
  });
});

describe("a check of the country that fails opens nothing", () => {
  const retry = () => screen.findByRole("button", { name: "Check again" });

  test.each([
    ["cannot be made", () => Promise.resolve("unknown")],
    ["is broken off", () => Promise.reject(new Error("no such file"))],
    ["does not answer within three seconds", () => new Promise(() => {})],
  ])(
    "one that %s keeps the player in the dialog, says so, and is made again on demand [ROUTE-037]",
    async (_how, check) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      saveReturn({ path: "/en-UN/promotions", label: null });
      leaveIfRestricted.mockImplementationOnce(check);
      open();
      submit();
      await waitFor(() => expect(leaveIfRestricted).toHaveBeenCalledOnce());
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      vi.useRealTimers();
      const notice = await screen.findByRole("group", { name: /we could not check/ });
      expect([document.activeElement, screen.queryByRole("alert")]).toEqual([notice, null]);
      expect([push.mock.calls, onClose.mock.calls, useToasts.getState().shown]).toEqual([[], [], []]);
      leaveIfRestricted.mockResolvedValueOnce("unknown");
      fireEvent.click(await retry());
      await waitFor(() => expect(leaveIfRestricted).toHaveBeenCalledTimes(2));
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(onClose).not.toHaveBeenCalled();
      fireEvent.click(await retry());
      await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith("/en-UN/promotions"));
      expect(onClose).toHaveBeenCalledOnce();
      expect(useToasts.getState().shown.map(({ value }) => value)).toEqual(["You are logged in."]);
    },
  );

  test("one that finds a restricted player the second time leaves, and the dialog leads nowhere else", async () => {
    saveReturn({ path: "/en-UN/promotions", label: null });
    leaveIfRestricted.mockResolvedValueOnce("unknown").mockResolvedValueOnce("restricted");
    open();
    submit();
    fireEvent.click(await retry());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect([push.mock.calls, useToasts.getState().shown]).toEqual([[], []]);
  });
});

describe("where the player is afterwards", () => {
  test("on the same page, which is named", async () => {
    open();
    expect(screen.getByText("You then go back to Gem Harbour.")).toBeTruthy();
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(push).not.toHaveBeenCalled();
    expect(useToasts.getState().shown.map(({ value }) => value)).toEqual(["You are logged in."]);
  });

  test.each(["/en-UN/signup", "/en-UN/reset-password"])(
    "on the page below %s, which the login was opened from [ROUTE-047]",
    async (flow) => {
      history.replaceState(null, "", "/en-UN/play/gem-harbour?page=2");
      pushPopup(flow);
      pushPopup(`${flow}#login`);
      open();
      submit();
      await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith("/en-UN/play/gem-harbour?page=2"));
    },
  );

  test("at the deposit that is open over a page", async () => {
    history.replaceState(null, "", "/en-UN/play/gem-harbour");
    pushPopup("/en-UN/deposit");
    open();
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(push).not.toHaveBeenCalled();
    expect(location.pathname).toBe("/en-UN/deposit");
  });

  test("at home, whose heading is a greeting and no name", () => {
    document.body.innerHTML = "<main><h1>Welcome</h1></main>";
    history.replaceState(null, "", "/en-UN#login");
    open();
    expect(screen.getByText("You will stay on this page.")).toBeTruthy();
  });

  test("on the page that was kept, once [ROUTE-047]", async () => {
    saveReturn({ path: "/fi-FI/play/other-game", label: "Other Game" });
    open();
    expect(screen.getByText("Log in to open Other Game.")).toBeTruthy();
    submit();
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith("/en-UN/play/other-game"));
    expect(peekReturn()).toBeNull();
  });

  test("on a page that nobody has named, which is not called by its path", async () => {
    saveReturn({ path: "/en-UN/play/other-game" });
    open();
    expect(screen.getByText("Log in to open the page that you asked for.")).toBeTruthy();
    expect(screen.getByRole("dialog").textContent).not.toContain("/en-UN");
    submit();
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith("/en-UN/play/other-game"));
  });

  test("never off this site", async () => {
    saveReturn({ path: "//evil.example" });
    open();
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(push).not.toHaveBeenCalled();
  });
});

test("a login is told to screen readers alone, and reads nothing of the account: a message would lie over the page at once", async () => {
  const requests: string[] = [];
  signIn.mockImplementation(async () => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  server.use(
    http.get("*/v1/player/latest-activity-log", ({ request }) => {
      requests.push(request.url);
      return HttpResponse.json({ loginHistory: [] });
    }),
  );
  open();
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const told = useToasts.getState().shown.map(({ kind, value, isSpokenOnly }) => ({ kind, value, isSpokenOnly }));
  expect(told).toEqual([{ kind: "success", value: "You are logged in.", isSpokenOnly: true }]);
  expect(requests).toEqual([]);
  dispatchSession({ type: "signed-out" });
});
