import { act, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { loginDialog } from "@/lib/account/dialogs";
import { localeOfPath } from "@/lib/market/locale";
import { peekReturn, saveReturn } from "@/lib/session/sign-in/return-path";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { AccessTarget } from "./access-target";
import { ByVisitor } from "./by-visitor";

const renewCookie = vi.hoisted(() => vi.fn());
const replace = vi.hoisted(() => vi.fn());
vi.mock("@/lib/session/cookie/cookie-client", () => ({ renewCookie, storeCookie() {} }));

beforeEach(() => {
  replace.mockReset();
  const { location } = window;
  const read = (_: object, key: string) => (key === "replace" ? replace : Reflect.get(location, key));
  vi.stubGlobal("location", new Proxy({}, { get: read }));
  useDialogs.setState({ requests: [] });
  renewCookie.mockReset().mockResolvedValue(undefined);
  sessionStorage.clear();
  useSession.setState(unknownSession, true);
  writeConfig();
});

function open(address: string) {
  document.title = "Please log in | Greenroom";
  history.replaceState(null, "", address);
  return render(
    <>
      <h1>
        <ByVisitor guest="Please log in" player="You are logged in" checking="Checking" away="Nobody answers" isTitle />
      </h1>
      <AccessTarget locale={localeOfPath("/en-UN/401")} label="Go on to the page" />
    </>,
  );
}
const enter = () => act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
const heading = () => screen.getByRole("heading").textContent;
const from = (path: string) => `/en-UN/401?from=${encodeURIComponent(path)}`;

test("a visitor sees the login, and the page is stored; a player sees that they are logged in and is redirected to it, with a link beside", async () => {
  open(from("/en-UN/my-account/account"));
  expect(heading()).toBe("Please log in");
  expect(document.title).toBe("Please log in | Greenroom");
  expect(screen.queryByRole("link")).toBeNull();
  expect(peekReturn()?.path).toBe("/en-UN/my-account/account");
  enter();
  expect(heading()).toBe("You are logged in");
  expect(document.title).toBe("You are logged in | Greenroom");
  const way = await screen.findByRole("link", { name: "Go on to the page" });
  expect(way.getAttribute("href")).toBe("/en-UN/my-account/account");
  expect(renewCookie).toHaveBeenCalledOnce();
  expect(replace).toHaveBeenCalledExactlyOnceWith("/en-UN/my-account/account");
  expect(renewCookie.mock.invocationCallOrder[0]).toBeLessThan(replace.mock.invocationCallOrder[0] ?? 0);
  expect(peekReturn()).toBeNull();
});

test("a player who was sent on and is back, since the browser keeps no cookie, is not sent in a circle; the next time is a first one", async () => {
  const times = [];
  for (let visit = 0; visit < 3; visit++) {
    const { unmount } = open(from("/en-UN/my-account/account"));
    enter();
    await screen.findByRole("link", { name: "Go on to the page" });
    times.push(replace.mock.calls.length);
    unmount();
    act(() => useSession.setState(unknownSession, true));
  }
  expect(times).toEqual([1, 1, 2]);
});

test("a player who has just logged in by the popup is led on by it, and by nothing else", async () => {
  open(from("/en-UN/my-account/account"));
  useDialogs.getState().open(loginDialog, null);
  enter();
  await screen.findByRole("link", { name: "Go on to the page" });
  expect(replace).not.toHaveBeenCalled();
});

test.each(["/en-UN/401", from("https://evil.example/"), from("/en-UN/401")])(
  "a player with a return path outside this site is redirected nowhere: %s",
  async (address) => {
    open(address);
    enter();
    await waitFor(() => expect(heading()).toBe("You are logged in"));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.queryByRole("link")).toBeNull();
    expect(replace).not.toHaveBeenCalled();
  },
);

test("while our server cannot store their session, the page is kept for the next try", async () => {
  renewCookie.mockRejectedValue(new Error("away"));
  saveReturn({ path: "/en-UN/promotions", label: "Promotions" });
  open("/en-UN/401");
  enter();
  await waitFor(() => expect(renewCookie).toHaveBeenCalledOnce());
  await waitFor(() => expect(peekReturn()).toEqual({ path: "/en-UN/promotions", label: "Promotions" }));
  expect(screen.queryByRole("link")).toBeNull();
});

test("while a stored sign-in is checked, and where that cannot be done, the page is not without words", () => {
  open("/en-UN/401");
  act(() => dispatchSession({ type: "requested" }));
  expect(heading()).toBe("Checking");
  act(() => dispatchSession({ type: "unavailable" }));
  expect(heading()).toBe("Nobody answers");
  expect(document.title).toBe("Nobody answers | Greenroom");
  enter();
  expect(heading()).toBe("You are logged in");
  expect(document.title).toBe("You are logged in | Greenroom");
});
