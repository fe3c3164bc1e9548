import { act, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { receiveBalance } from "@/lib/money/wallet/queries";
import { WalletBalance } from "@/lib/money/wallet/schema";
import { queryClient } from "@/lib/session/player/player-queries";
import { eventually } from "@/tests/support/eventually";
import {
  dispatch,
  frame,
  json,
  platform,
  playDemo,
  player,
  prepareGameFrame,
  press,
  problems,
  refusal,
  requestedModes,
  show,
  ticket,
} from "@/tests/support/islands/game-frame";
import { moneyOnlyRules } from "@/tests/support/launch-rules";
import { server } from "@/tests/support/msw";
import { openProfile as profile } from "@/tests/support/profile";

prepareGameFrame();

test.each([
  ["for the visitor's country", async () => void dispatch({ type: "found-guest" })],
  [
    "for the player's account",
    async () => {
      server.use(http.get("*/player/access/details", () => json({ accountStatus: "TIMEOUT" })));
      dispatch({ type: "signed-in", player: player() });
    },
  ],
])("a game that is closed %s keeps its art beside the reason", async (_whose, begin) => {
  const { container } = show({ closedIn: ["FI"] });
  await begin();
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(container.querySelector(".game-picture")?.getAttribute("src")).toBe("/wide.webp");
});

test("a game without pictures shows its name on a surface in the hue of its provider", () => {
  const surfaceOf = (provider: string) => {
    const { container, unmount } = show({ poster: { wide: "", square: "", provider } });
    const picture = container.querySelector<HTMLElement>(".game-picture");
    const shown = { text: picture?.textContent, background: picture?.style.background };
    unmount();
    return shown;
  };
  const [relax, pariplay] = [surfaceOf("Relax"), surfaceOf("Pariplay")];
  expect(relax).toEqual({ text: "Neon Drift", background: expect.stringContaining("var(--accent)") });
  expect(pariplay.background).not.toBe(relax.background);
});

test.each([
  ["where the player is", "FI", problems.country],
  ["in the country of their account", "SE", problems.accountCountry],
])("a game that is closed %s names this as the reason", async (_where, closed, reason) => {
  platform.account = () => json({ ...profile, countryCode: "SE" });
  show({ restrictedCountries: [closed] });
  dispatch({ type: "signed-in", player: player() });
  expect(await screen.findByText(reason.title)).toBeTruthy();
  expect(screen.getByText(reason.text)).toBeTruthy();
});

test("a game that failed for the moment shows no art: nothing suggests that it is open", async () => {
  platform.responses = [() => json({}, 500)];
  const { container } = show();
  dispatch({ type: "found-guest" });
  press("Play demo");
  await screen.findByText(problems.unreachable.title);
  expect(container.querySelector(".game-picture")).toBeNull();
});

test("a game fills the window where the browser has no full screen, in the same frame, and gives it back", async () => {
  show();
  const iframe = await playDemo();
  // The way out is in the bar where the game covers the header.
  const isAlone = () => screen.queryByRole("link", { name: "Back to the lobby" }) !== null;
  expect(isAlone()).toBe(false);
  press("Full screen");
  expect(isAlone()).toBe(true);
  press("Leave full screen");
  expect(isAlone()).toBe(false);
  expect(await frame()).toBe(iframe);
});

describe("a problem", () => {
  test.each([
    ["not-allowed", refusal("error.player.timeout"), "notAllowed", false],
    ["blocked-country", refusal("error.country.blocked"), "country", false],
    // A visitor sees the login in its place.
    ["money-needed", refusal("error.wallet.not_found", 404), "moneyNeeded", false],
    ["no-demo", refusal("error.game.no_demo"), "noDemo", false],
    ["not-found", refusal("error.game.not_found", 404), "notFound", false],
    ["unreachable", () => json({}, 500), "unreachable", true],
    ["unreachable", () => HttpResponse.error(), "unreachable", true],
    ["bad-address", () => json({ gameURL: "https://evil.example/" }), "badAddress", false],
  ] as const)(
    "%s is shown, with a way back to the lobby [GAME-508, GAME-545]",
    async (name, respond, shown, hasRetry) => {
      platform.responses = [respond];
      show({ provider: name === "bad-address" ? "pragmaticplay" : "relax" });
      dispatch({ type: "found-guest" });
      press("Play demo");
      const alert = await screen.findByRole("alert");
      expect(within(alert).getByText(problems[shown].title)).toBeTruthy();
      expect(within(alert).getByRole("link", { name: "Back to the lobby" }).getAttribute("href")).toBe("/lobby");
      expect(within(alert).queryByRole("button", { name: "Try again" }) !== null).toBe(hasRetry);
    },
  );

  test("a product that is closed to the player is none: the loader stays until they are led away and told", async () => {
    let hasAnswered = false;
    platform.account = () => {
      hasAnswered = true;
      return json({ ...profile, casino: false });
    };
    show();
    dispatch({ type: "signed-in", player: player() });
    await eventually(() => expect([hasAnswered, queryClient.isMutating()]).toEqual([true, 0]));
    await act(async () => {});
    expect(screen.getByText("Opening the game")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("a profile that cannot be read is shown to the player, with a way back and another try [GAME-545]", async () => {
    platform.account = () => json({}, 500);
    show();
    dispatch({ type: "signed-in", player: player() });
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText(problems.profile.title)).toBeTruthy();
    expect(within(alert).getByRole("link", { name: "Back to the lobby" }).getAttribute("href")).toBe("/lobby");
    expect(requestedModes()).toEqual([]);
    platform.account = () => json(profile);
    press("Try again");
    expect(await frame()).toBeTruthy();
  });

  test("of a lookup shows the response's own words too [GAME-515]", async () => {
    platform.lookup = () => json({ data: null });
    show();
    dispatch({ type: "found-guest" });
    press("Play demo");
    expect(await screen.findByText("No game data returned")).toBeTruthy();
  });

  test("of our own code's making is a problem too, not an empty page", async () => {
    const { matchMedia } = window;
    vi.spyOn(window, "matchMedia").mockImplementation((query) => {
      if (query === "(pointer: coarse)") throw new Error("unexpected");
      return matchMedia(query);
    });
    show();
    dispatch({ type: "found-guest" });
    press("Play demo");
    expect(await screen.findByText(problems.unreachable.title)).toBeTruthy();
  });

  test("goes with another try", async () => {
    platform.responses = [() => json({}, 500), ticket];
    show();
    dispatch({ type: "found-guest" });
    press("Play demo");
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await frame()).toBeTruthy();
  });
});

test("a game for players with money opens by itself when money arrives", async () => {
  const wallet = (cash: string, version: number) => ({ balanceMap: { main: [{ cash }] }, currency: "EUR", version });
  server.use(http.get("http://platform.test/v1/player/wallet/balance", () => json(wallet("0.00", 1))));
  show({ provider: "pragmaticplay", rules: moneyOnlyRules });
  dispatch({ type: "signed-in", player: player() });
  expect(await screen.findByText(problems.moneyNeeded.title)).toBeTruthy();
  await act(async () => receiveBalance(player(), WalletBalance.parse(wallet("20.00", 2))));
  await eventually(() => expect(requestedModes()).toEqual(["real"]));
});

describe("requests of a launch", () => {
  test.each([
    ["a network that fails", () => HttpResponse.error()],
    ["a service that is not available", () => json({}, 503)],
  ] as const)("a write that meets %s is sent once", async (_what, respond) => {
    let writes = 0;
    platform.responses = [
      () => {
        writes++;
        return respond();
      },
    ];
    show();
    dispatch({ type: "found-guest" });
    press("Play demo");
    await screen.findByText(problems.unreachable.title);
    expect([writes, requestedModes()]).toEqual([1, ["demo"]]);
  });
});
