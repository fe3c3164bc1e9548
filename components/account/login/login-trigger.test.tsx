import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import type { Player } from "@/lib/session/state";
import { tellSession, useSession } from "@/lib/session/store";
import { server } from "@/tests/support/msw";
import { LoginTrigger } from "./login-trigger";

const world = vi.hoisted(() => ({ pathname: "/en-UN/online-casino", authLoads: 0 }));
vi.mock("next/navigation", () => ({ usePathname: () => world.pathname, useRouter: () => ({ push: () => {} }) }));
vi.mock("@/lib/session/auth", () => {
  world.authLoads++;
  return {};
});
vi.mock("@/lib/session/restore", () => ({ startSession: () => {} }));

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
  issuedAt: 1,
  multibrand: { suspended: false },
};

let messageLoads = 0;

beforeEach(() => {
  world.pathname = "/en-UN/online-casino";
  history.replaceState(null, "", world.pathname);
  useSession.setState({ status: "pending", session: null }, true);
  messageLoads = 0;
  server.use(http.get("*/locales/en-UN/account.json", () => void messageLoads++));
});

const beGuest = () => act(() => tellSession({ type: "found-nobody" }));
const dialog = () => screen.queryByRole("dialog");

async function ask() {
  await act(async () => {
    history.pushState(null, "", `${location.pathname}${location.search}#login`);
    dispatchEvent(new Event("hashchange"));
  });
}

test("nothing is loaded and nothing shows before somebody asks", () => {
  render(<LoginTrigger />);
  beGuest();
  expect(dialog()).toBeNull();
  expect([messageLoads, world.authLoads]).toEqual([0, 0]);
});

test.each(["pointerOver", "focusIn"] as const)(
  "pointing at a link to the popup, or tabbing onto one, loads it and the identity library: %s",
  async (intent) => {
    vi.resetModules();
    const { LoginTrigger: Fresh } = await import("./login-trigger");
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

test("the hash opens it for a guest [ROUTE-025]", async () => {
  render(<LoginTrigger />);
  beGuest();
  await ask();
  expect(await screen.findByRole("dialog", { name: "Log in" })).toBeTruthy();
  expect(document.documentElement.hasAttribute("data-navigating")).toBe(false);
});

test("so does an address that had it on arrival, once the session is known [ROUTE-025]", async () => {
  history.replaceState(null, "", "/en-UN/online-casino#login");
  render(<LoginTrigger />);
  expect(dialog()).toBeNull();
  beGuest();
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("so does a soft navigation to such an address, which fires no event", async () => {
  const { rerender } = render(<LoginTrigger />);
  beGuest();
  world.pathname = "/en-UN/play/gem-harbour";
  history.pushState(null, "", "/en-UN/play/gem-harbour#login");
  rerender(<LoginTrigger />);
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("closing removes the hash without a step in the history, and keeps the query [ROUTE-026]", async () => {
  history.replaceState(null, "", "/en-UN/online-casino?page=2#login");
  render(<LoginTrigger />);
  beGuest();
  const steps = history.length;
  fireEvent.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect([location.pathname, location.search, location.hash]).toEqual(["/en-UN/online-casino", "?page=2", ""]);
  expect(history.length).toBe(steps);
  await ask();
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("it does not open for a player, and the hash goes [ROUTE-026]", async () => {
  render(<LoginTrigger />);
  act(() => tellSession({ type: "signed-in", player }));
  await ask();
  expect(dialog()).toBeNull();
  expect(location.hash).toBe("");
});

test("it closes when the player signs in, in another tab too, and the hash goes [ROUTE-026]", async () => {
  render(<LoginTrigger />);
  beGuest();
  await ask();
  await screen.findByRole("dialog");
  act(() => tellSession({ type: "signed-in", player }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(location.hash).toBe("");
});
