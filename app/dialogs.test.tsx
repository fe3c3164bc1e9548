import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SessionStart } from "@/components/account/login/session-start";
import { MenuPopover } from "@/components/site/menu/menu-popover";
import { SoftNavigation } from "@/components/site/navigation/soft-navigation";
import { loginDialog } from "@/lib/account/dialogs";
import { noteUncheckedAccess } from "@/lib/session/platform/unchecked-access";
import type { Player } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { setFailureTexts } from "@/lib/site/browser-reports/error-messages";
import { pushPopup } from "@/lib/site/dialogs/popup-history";
import { showErrorDialog } from "@/lib/site/dialogs/show-error-dialog";
import { marketsDialog } from "@/lib/site/dialogs/site-dialogs";
import { useDialogs } from "@/lib/site/dialogs/store";
import account from "@/messages/en/account.json";
import site from "@/messages/en/site.json";
import { storeTokens, token, writeConfig } from "@/tests/contract/session/browser";

import { server } from "@/tests/support/msw";
import { Dialogs } from "./dialogs";

const world = vi.hoisted(() => ({ pathname: "/en-UN/online-casino", authLoads: 0 }));
vi.mock("next/navigation", () => ({
  usePathname: () => world.pathname,
  useRouter: () => ({ push: () => {}, replace: () => {}, prefetch: () => {} }),
}));
const signIn = vi.hoisted(() => vi.fn());
vi.mock("@/lib/session/sign-in/sign-in", () => ({ signIn }));
vi.mock("@/lib/session/tokens/amplify", () => {
  world.authLoads++;
  return {};
});
vi.mock("@/lib/session/start-session", () => ({ startSession: () => {} }));

const player: Player = {
  playerId: "P1",
  playerAccessId: "A1",
  email: "mika@example.com",
  countryCode: "FI",
  provinceCode: "",
  language: "fi",
  loginMethod: "DEFAULT",
  registrationDate: null,
  supportChatToken: null,
  signedInAt: 1,
  multibrand: { suspended: false },
};

let messageLoads = 0;

beforeEach(async () => {
  world.pathname = "/en-UN/online-casino";
  writeConfig();
  useDialogs.setState({ requests: [] });
  // The dialogs of the test before leave their entries.
  await new Promise((resolve) => setTimeout(resolve, 30));
  history.replaceState(null, "", world.pathname);
  useSession.setState({ status: "pending", session: null }, true);
  Object.defineProperty(navigator, "sendBeacon", { value: () => true, configurable: true });
  delete document.documentElement.dataset.hash;
  signIn.mockReset();
  messageLoads = 0;
  server.use(http.get("*/locales/en-UN/account.login.json", () => void messageLoads++));
});

/** The islands that the layout renders around every page, in its order. */
const Site = () => (
  <>
    <Dialogs />
    <SoftNavigation loading="Loading the page" />
    <SessionStart loadSession={() => import("@/lib/session/check-sign-in")} />
  </>
);

const beGuest = () => act(() => dispatchSession({ type: "found-guest" }));
const dialog = () => screen.queryByRole("dialog");

async function requestLogin() {
  await act(async () => {
    history.pushState(null, "", `${location.pathname}${location.search}#login`);
    dispatchEvent(new Event("hashchange"));
  });
}

test("nothing is loaded and nothing shows before it is requested", () => {
  render(<Site />);
  beGuest();
  expect(dialog()).toBeNull();
  expect([messageLoads, world.authLoads]).toEqual([0, 0]);
});

test("the hash opens it for a guest [ROUTE-025]", async () => {
  render(<Site />);
  beGuest();
  await requestLogin();
  expect(await screen.findByRole("dialog", { name: "Log in" })).toBeTruthy();
  expect(document.documentElement.hasAttribute("data-navigating")).toBe(false);
});

test("so does an address that had it on arrival, once the session is known [ROUTE-025]", async () => {
  history.replaceState(null, "", "/en-UN/online-casino#login");
  render(<Site />);
  expect(dialog()).toBeNull();
  beGuest();
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("so does a soft navigation to such an address, which fires no event", async () => {
  const { rerender } = render(<Site />);
  beGuest();
  world.pathname = "/en-UN/play/gem-harbour";
  history.pushState(null, "", "/en-UN/play/gem-harbour#login");
  rerender(<Site />);
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("Back from a dialog that was opened from it opens it again: the router does not follow a step to a bare hash", async () => {
  const { rerender } = render(<Site />);
  beGuest();
  await requestLogin();
  await screen.findByRole("dialog", { name: "Log in" });
  world.pathname = "/en-UN/reset-password";
  pushPopup(world.pathname);
  rerender(<Site />);
  expect(await screen.findByRole("dialog", { name: "Reset your password" })).toBeTruthy();

  // As browsers do it: no hashchange where the path changes too, which jsdom would fire.
  act(() => {
    history.replaceState(null, "", "/en-UN/online-casino#login");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(await screen.findByRole("dialog", { name: "Log in" })).toBeTruthy();
  expect([location.pathname, location.hash]).toEqual(["/en-UN/online-casino", "#login"]);
});

test("closing removes the hash without a step in the history, and keeps the query [ROUTE-026]", async () => {
  history.replaceState(null, "", "/en-UN/online-casino?page=2#login");
  render(<Site />);
  beGuest();
  const steps = history.length;
  fireEvent.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(location.hash).toBe(""));
  expect([location.pathname, location.search]).toEqual(["/en-UN/online-casino", "?page=2"]);
  expect(history.length).toBe(steps);
  await requestLogin();
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("it does not open for a player, and the hash goes [ROUTE-026]", async () => {
  render(<Site />);
  act(() => dispatchSession({ type: "signed-in", player }));
  await requestLogin();
  expect(dialog()).toBeNull();
  await waitFor(() => expect(location.hash).toBe(""));
});

test("it does not open while nobody knows whether the visitor is signed in, however long that takes [ROUTE-026]", async () => {
  history.replaceState(null, "", "/en-UN/online-casino#login");
  const shown: string[] = [];
  const showModal = vi
    .spyOn(HTMLDialogElement.prototype, "showModal")
    .mockImplementation(() => void shown.push("dialog"));
  render(<Site />);
  act(() => dispatchSession({ type: "requested" }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  act(() => dispatchSession({ type: "signed-in", player }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect([shown, dialog(), location.hash]).toEqual([[], null, ""]);
  showModal.mockRestore();
});

test("a hash that was set before the page was alive, and overwritten since, still opens it", async () => {
  document.documentElement.dataset.hash = "#login";
  render(<Site />);
  beGuest();
  expect(await screen.findByRole("dialog", { name: "Log in" })).toBeTruthy();
  expect(location.hash).toBe("#login");
});

test("it closes when the player signs in, in another tab too, and the hash goes [ROUTE-026]", async () => {
  render(<Site />);
  beGuest();
  await requestLogin();
  await screen.findByRole("dialog");
  act(() => dispatchSession({ type: "signed-in", player }));
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(location.hash).toBe(""));
});

test("it stays when its own login cannot be checked for the country, and says so [ROUTE-037]", async () => {
  storeTokens({ idToken: token(3_600), accessToken: token(3_600), refreshToken: "refresh" });
  signIn.mockImplementation(async () => {
    noteUncheckedAccess();
    dispatchSession({ type: "signed-in", player });
  });
  const fails = () => HttpResponse.error();
  server.use(http.all("http://platform.test/*", fails), http.get("*/api/terms/:locale", fails));
  render(<Site />);
  beGuest();
  await requestLogin();
  fireEvent.change(await screen.findByLabelText("E-mail"), { target: { value: "mika@example.com" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "Greenroom-2026" } });
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
  expect(await screen.findByRole("group", { name: /we could not check/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Check again" })).toBeTruthy();
  vi.mocked(console.error).mockClear();
});

test("too many attempts open a dialog of their own, with a link to support and one way to close it; the popup waits with what was typed [LOGIN-014, UI-003, UI-503]", async () => {
  signIn.mockRejectedValue(Object.assign(new Error("Password attempts exceeded"), { name: "NotAuthorizedException" }));
  render(<Site />);
  beGuest();
  await requestLogin();
  const email = await screen.findByLabelText<HTMLInputElement>("E-mail");
  fireEvent.change(email, { target: { value: "mika@example.com" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "Greenroom-2026" } });
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));

  const tooMany = await screen.findByRole("dialog", { name: account.login.failures.notNow });
  expect(screen.getAllByRole("dialog")).toEqual([tooMany]);
  expect(within(tooMany).getByText(account.login.failures.maxAttempts)).toBeTruthy();
  expect(account.login.failures.maxAttempts).toBe("Too many attempts. Please try again later or contact support.");
  const link = within(tooMany).getByRole<HTMLAnchorElement>("link", { name: "Contact support" });
  expect(new URL(link.href).pathname).toBe("/en-UN/contact-live-chat");
  const [close, ...others] = within(tooMany).getAllByRole("button");
  expect([close?.getAttribute("aria-label"), others.length]).toEqual(["Close", 0]);

  if (close) fireEvent.click(close);
  await waitFor(() => expect(tooMany.isConnected).toBe(false));
  expect(screen.getByRole("dialog", { name: "Log in" }).contains(email)).toBe(true);
  expect(email.value).toBe("mika@example.com");
  expect(location.hash).toBe("#login");
});

test("the focus goes back to what opened a dialog, and to the page where that is gone", async () => {
  render(
    <>
      <main id="main">
        <button type="button">Opener</button>
      </main>
      <Site />
    </>,
  );
  const opener = screen.getByRole("button", { name: "Opener" });
  const { open, close } = useDialogs.getState();
  for (const end of ["stays", "goes"] as const) {
    opener.focus();
    act(() => open(loginDialog, null));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("E-mail")));
    if (end === "goes") opener.remove();
    act(() => close(loginDialog));
    await waitFor(() => expect(document.activeElement).toBe(end === "stays" ? opener : screen.getByRole("main")));
  }
});

describe("something that could not be loaded", () => {
  const { broken, missing, close } = site.crash;
  beforeEach(() => {
    setFailureTexts({ broken, missing, close, reference: site.outage.reference });
  });

  test("is explained over the page with a reference, until it is closed [UI-508]", async () => {
    render(<Site />);
    act(() => showErrorDialog(new Error("Failed to load chunk")));
    const shown = await screen.findByRole("dialog", { name: "Oops, something went wrong." });
    expect(shown.textContent).toContain("Please reload the page to try again");
    expect(shown.textContent).toMatch(/Reference \w{4,}/);
    fireEvent.click(screen.getByRole("button", { name: "Close this message" }));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  test("lies over the dialog that it belongs to, and closes it with itself", async () => {
    server.use(http.get("*/api/markets/en-UN", () => HttpResponse.error()));
    render(<Site />);
    act(() => useDialogs.getState().open(marketsDialog, null));
    expect(await screen.findByRole("dialog", { name: "Oops, something went wrong." })).toBeTruthy();
    expect(useDialogs.getState().requests.map(({ handle }) => handle.name)).toEqual(["markets", "error"]);
    fireEvent.click(screen.getByRole("button", { name: "Close this message" }));
    await waitFor(() => expect(useDialogs.getState().requests).toEqual([]));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(dialog()).toBeNull();
    expect(document.documentElement.hasAttribute("data-navigating")).toBe(false);
  });
});

describe("a popup with an address of its own", () => {
  const markets = [
    {
      market: "FI",
      region: "europe",
      name: "Suomi",
      words: "Finland",
      tag: "fi-FI",
      locales: [{ segment: "fi-FI", tag: "fi-FI", name: "Suomi" }],
    },
  ];
  const page = () => (
    <>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <MenuPopover id="menu" label="Menu" className="">
        <a href="/en-UN/markets">All markets</a>
      </MenuPopover>
      <Site />
    </>
  );
  const openMarkets = () => {
    fireEvent.click(screen.getByText("All markets"));
    world.pathname = location.pathname;
  };
  beforeEach(() => server.use(http.get("*/api/markets/en-UN", () => HttpResponse.json(markets))));

  test("opens by a link, over the page that its links then lead to in another market", async () => {
    // Nothing is ahead of it in the history.
    history.pushState(null, "", "/en-UN/online-casino/popular?page=2");
    const steps = history.length;
    const { rerender } = render(page());
    openMarkets();
    rerender(page());
    expect([location.pathname, history.length]).toEqual(["/en-UN/markets", steps + 1]);
    expect(await screen.findByRole("dialog", { name: "Market and language" })).toBeTruthy();
    const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "Suomi" });
    expect(new URL(link.href).pathname + new URL(link.href).search).toBe("/fi-FI/online-casino/popular?page=2");
  });

  test("closing it goes back in the history", async () => {
    const below = location.pathname;
    const { rerender } = render(page());
    openMarkets();
    rerender(page());
    fireEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(location.pathname).toBe(below));
    expect(history.state?.overlay).toBeUndefined();
    expect(screen.queryByRole("dialog", { name: "Market and language" })).toBeNull();
  });

  test("closing it after a frame in it has navigated, which is a step in the history too, leaves its address all the same", async () => {
    const go = vi.spyOn(history, "go").mockReturnValue();
    const { rerender } = render(page());
    const below = location.pathname;
    openMarkets();
    rerender(page());
    history.pushState(history.state, "");
    fireEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(location.pathname).toBe(below));
    expect(go).not.toHaveBeenCalled();
    go.mockRestore();
  });

  test("an address that another document opened, or that was loaded, is its page", async () => {
    history.replaceState({ overlay: { depth: 1, addressDepth: 1, document: 1, over: "/en-UN" } }, "", "/en-UN/markets");
    world.pathname = "/en-UN/markets";
    render(page());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(useDialogs.getState().requests).toEqual([]);
  });
});

// Last, for it loads the modules again, which the tests above share with the host.
test.each(["pointerOver", "focusIn"] as const)(
  "pointing at a link to the popup, or tabbing onto one, loads it and the identity library: %s",
  async (intent) => {
    vi.resetModules();
    const { Dialogs: Fresh } = await import("./dialogs");
    render(<Fresh />);
    document.body.insertAdjacentHTML(
      "beforeend",
      `<a href="/en-UN#top">Up</a><a href="#login"><span>Log in</span></a>`,
    );
    const [other, login] = document.querySelectorAll("a");
    fireEvent[intent](other ?? document.body);
    expect(messageLoads).toBe(0);
    fireEvent[intent](login?.firstElementChild ?? document.body);
    await waitFor(() => expect(messageLoads).toBe(1));
    // A mocked module is made once in a file, however often it is loaded.
    expect(world.authLoads).toBe(1);
    expect(dialog()).toBeNull();
    other?.remove();
    login?.remove();
  },
);
