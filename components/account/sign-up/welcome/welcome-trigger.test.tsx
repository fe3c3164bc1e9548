import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { welcomeDialog } from "@/lib/account/dialogs";
import { emptyLogin } from "@/lib/account/login/flow";
import { dispatchLogin, useLoginState } from "@/lib/account/login/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { peekReturn, saveReturn } from "@/lib/session/sign-in/return-path";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { currentStep } from "@/lib/site/dialogs/history-steps";
import { useDialogs } from "@/lib/site/dialogs/store";
import account from "@/messages/en/account.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { WelcomeDialog } from "./welcome-dialog";
import { WelcomeTrigger } from "./welcome-trigger";

const place = vi.hoisted(() => ({ pathname: "" }));
vi.mock("next/navigation", () => ({ usePathname: () => place.pathname }));

let firstLogin: boolean;
let accountStatus: string;

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  useSession.setState(unknownSession, true);
  useLoginState.setState(emptyLogin, true);
  useDialogs.setState({ requests: [] });
  writeConfig();
  firstLogin = false;
  accountStatus = "REGISTERED";
  place.pathname = "/en-UN/online-casino";
  server.use(
    http.get("http://platform.test/v1/player/access/details", () => HttpResponse.json({ accountStatus })),
    http.get("http://platform.test/v1/player/profile", () =>
      HttpResponse.json({ ...openProfile, firstLogin, firstName: "Mika" }),
    ),
  );
});

const shown = () => useDialogs.getState().requests.map(({ handle, params }) => [handle.name, params]);
const welcome = [["welcome", { firstName: "Mika", isFinished: true }]];

/** A page that is opened by a signed-in player. */
async function visit() {
  const view = render(<WelcomeTrigger />);
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  await eventually(() => expect(queryClient.isFetching()).toBe(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return view;
}

test.each([
  ["at a first login, wherever it was", true, false, "/en-UN/online-casino"],
  ["after a sign-up, where it ends", false, true, "/en-UN/welcome-to-greenroom"],
])(
  "a player is welcomed %s, once; the first-login close hides it and clears signUpCompleted [LOGIN-020]",
  async (_what, isFirst, hasSignedUp, pathname) => {
    firstLogin = isFirst;
    place.pathname = pathname;
    if (hasSignedUp) dispatchLogin({ type: "sign-up-completed" });
    const { unmount } = await visit();
    await eventually(() => expect(shown()).toEqual(welcome));
    expect(useLoginState.getState().signUpCompleted).toBe(hasSignedUp);
    act(() => useDialogs.getState().close(welcomeDialog));
    expect(shown()).toEqual([]);
    expect(useLoginState.getState().signUpCompleted).toBe(false);

    unmount();
    queryClient.clear();
    await visit();
    expect(shown()).toEqual([]);
  },
);

test.each([
  ["while another one does", null],
  ["while it is in the background", "hidden"],
])("a tab does not welcome a player %s [SIGNUP-027]", async (why, visibility) => {
  firstLogin = true;
  // What the other tab has stored arrives here a moment after its lock.
  const request = async (_name: string, _options: object, run: (lock: object | null) => unknown) =>
    run(visibility ? {} : null);
  vi.stubGlobal("navigator", { ...navigator, userAgent: navigator.userAgent, locks: { request } });
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue((visibility ?? "visible") as "hidden");
  await visit();
  expect([why, shown()]).toEqual([why, []]);
  if (!visibility) return;
  state.mockReturnValue("visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await eventually(() => expect(shown()).toEqual(welcome));
});

test("a player who has been here before and has not just signed up is not welcomed [LOGIN-020]", async () => {
  place.pathname = "/en-UN/welcome-to-greenroom";
  await visit();
  expect(shown()).toEqual([]);
});

test.each([
  ["PRE_REGISTERED", true],
  ["ACCOUNT_UNVERIFIED", true],
  ["PRE_REGISTERED", false],
])(
  "whose sign-up was left before its end is informed, once in a visit, and welcomed when it is finished: %s, first login %s",
  async (status, isFirst) => {
    firstLogin = isFirst;
    accountStatus = status;
    const { unmount } = await visit();
    await eventually(() => expect(shown()).toEqual([["welcome", { firstName: "Mika", isFinished: false }]]));
    act(() => useDialogs.getState().close(welcomeDialog));

    unmount();
    queryClient.clear();
    const second = await visit();
    expect(shown()).toEqual([]);

    second.unmount();
    queryClient.clear();
    sessionStorage.clear();
    const nextVisit = await visit();
    await eventually(() => expect(shown()).toEqual([["welcome", { firstName: "Mika", isFinished: false }]]));
    act(() => useDialogs.getState().close(welcomeDialog));

    nextVisit.unmount();
    queryClient.clear();
    firstLogin = true;
    accountStatus = "REGISTERED";
    await visit();
    await eventually(() => expect(shown()).toEqual(welcome));
  },
);

test.each([
  [
    "the game that asked, by its title",
    { path: "/en-UN/play/gem-harbour", label: "Gem Harbour" },
    "Go on to Gem Harbour",
  ],
  ["a page without a title", { path: "/en-UN/promotions?tag=new", label: null }, "Go on to the page you asked for"],
])(
  "the first button of the welcome is %s; closed, it is asked for no longer [ROUTE-506]",
  async (_what, asked, name) => {
    await loadAllMessages();
    saveReturn(asked);
    const close = vi.fn();
    render(<WelcomeDialog isShown canClose onClose={close} params={{ firstName: "Mika", isFinished: true }} />);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([name, "See the games"]);
    expect(links[0]?.getAttribute("href")).toBe(asked.path);
    links[0]?.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(links[0] as HTMLElement);
    expect([close.mock.calls.length, peekReturn()]).toEqual([1, null]);
  },
);

test("the welcome leads to no other site, and not home, where it is [ROUTE-506]", async () => {
  await loadAllMessages();
  for (const path of ["//evil.example/x", "/en-UN", "/en-UN/unknown"]) {
    saveReturn({ path });
    const { unmount } = render(
      <WelcomeDialog isShown canClose onClose={() => {}} params={{ firstName: "Mika", isFinished: true }} />,
    );
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["See the games"]);
    unmount();
  }
});

test.each([
  [true, "Your sign-up is not finished", "Contact support"],
  [false, "Welcome, Mika", "See the games"],
])("unfinished %s: %s", async (isUnfinished, title, action) => {
  await loadAllMessages();
  const close = vi.fn();
  render(<WelcomeDialog isShown canClose onClose={close} params={{ firstName: "Mika", isFinished: !isUnfinished }} />);
  expect(screen.getByRole("dialog", { name: title })).toBeTruthy();
  const link = screen.getByRole("link", { name: action });
  link.addEventListener("click", (event) => event.preventDefault());
  // Opened in a new tab, it leaves the dialog where it is; in this one, the page behind is another.
  fireEvent.click(link, { ctrlKey: true });
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(close).toHaveBeenCalledOnce();
  const goOn = screen.queryByRole("button", { name: "Finish your sign-up" });
  expect(goOn !== null).toBe(isUnfinished);
  goOn?.click();
  expect(shown()).toEqual(isUnfinished ? [["finishSignUp", null]] : []);
});

test.each([
  ["en-SE", account.signUp.welcome.limitRequired],
  ["en-GB", account.signUp.welcome.limitPrompt],
  ["en-UN", null],
])(
  "the welcome in %s leads to the limits first where the law of the place says so, before the game that asked for it",
  async (market, text) => {
    // The history entries of dialogs before it are left first: they have the address of their own page.
    await eventually(() => expect(currentStep()).toBeUndefined());
    history.replaceState(null, "", `/${market}/welcome-to-greenroom`);
    await loadAllMessages();
    saveReturn({ path: `/${market}/play/gem-harbour`, label: "Gem Harbour" });
    const { container } = render(
      <WelcomeDialog isShown canClose onClose={() => {}} params={{ firstName: "Mika", isFinished: true }} />,
    );
    const href = () =>
      screen.queryByRole("link", { name: account.signUp.welcome.setLimit })?.getAttribute("href") ?? null;
    if (text) await eventually(() => expect(href()).toBe(`/${market}/my-account/gambling-limits`));
    else await eventually(() => expect(queryClient.isFetching()).toBe(0));
    expect(href() !== null).toBe(text !== null);
    if (text) expect(container.ownerDocument.body.textContent).toContain(text);
    // Elsewhere the game that asked for the sign-up is the first.
    const others = ["Go on to Gem Harbour", "See the games"];
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(
      text ? [account.signUp.welcome.setLimit, ...others] : others,
    );
  },
);
