import { act, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { stageSize } from "@/components/play/game-launch/stage/stage-size";
import { launchRules } from "@/lib/play/game-launch/launch/launch-facts";
import { takeReturn } from "@/lib/session/sign-in/return-path";
import { eventually } from "@/tests/support/eventually";
import {
  address,
  dispatch,
  frame,
  held,
  json,
  launches,
  platform,
  playDemo,
  player,
  postFromGame,
  prepareGameFrame,
  press,
  problems,
  refusal,
  requestedModes,
  router,
  show,
  ticket,
} from "@/tests/support/islands/game-frame";

prepareGameFrame();

describe("a visitor", () => {
  test("sees the two ways in, and nothing is opened before they chose", () => {
    show();
    dispatch({ type: "found-guest" });
    expect(screen.getByRole("button", { name: "Play demo" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Log in to play for real" }).getAttribute("href")).toBe("#login");
    expect(requestedModes()).toEqual([]);
    expect(document.querySelector("iframe")).toBeNull();
  });

  test("plays the demo with one press, in a frame that may do what a game needs and no more", async () => {
    show();
    const iframe = await playDemo();
    expect(requestedModes()).toEqual(["demo"]);
    expect(Object.fromEntries([...iframe.attributes].map(({ name, value }) => [name, value]))).toEqual({
      src: `${address.url}?gameid=neondrift&ticket=t&mode=fun&lang=fi&currency=EUR&channel=web&homeurl=${encodeURIComponent(new URL("/lobby", location.origin).href)}`,
      title: "Game: Neon Drift",
      sandbox: "allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox",
      allow: "fullscreen; autoplay; encrypted-media",
      referrerpolicy: "strict-origin",
      class: expect.any(String),
      "data-frame": "game",
    });
    expect(screen.getByText("Demo")).toBeTruthy();
  });

  test("has one place for what leads to the game and for the game, each with its size", async () => {
    show();
    dispatch({ type: "found-guest" });
    const stage = document.querySelector<HTMLElement>("[data-stage]");
    expect(stage?.className).toContain(stageSize({ isPlaying: false, hasRow: false }));
    await playDemo();
    expect(document.querySelector("[data-stage]")).toBe(stage);
    expect(stage?.className.endsWith(` ${stageSize({ isPlaying: true, hasRow: false })}`)).toBe(true);
  });

  test("gets the login popup where the game is open only to players with money, and below it a login alone, with the reason [GAME-539, GAME-541]", () => {
    show({ isMoneyOnly: true });
    dispatch({ type: "found-guest" });
    expect(location.hash).toBe("#login");
    expect(screen.getByText(problems.moneyNeeded.title)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Play demo" })).toBeNull();
    expect(screen.getByRole("link", { name: "Log in to play for real" }).getAttribute("href")).toBe("#login");
  });

  test.each([
    ["no-demo", "error.game.no_demo"],
    ["money-needed", "error.wallet.not_found"],
  ])(
    "whose demo is refused as %s can log in, and is then in the real game without another press",
    async (_problem, code) => {
      platform.responses = [refusal(code), ticket];
      show();
      dispatch({ type: "found-guest" });
      press("Play demo");
      const alert = await screen.findByRole("alert");
      const login = within(alert).getByRole("link", { name: "Log in to play for real" });
      expect(login.getAttribute("href")).toBe("#login");
      dispatch({ type: "signed-in", player: player() });
      expect(await frame()).toBeTruthy();
      expect(requestedModes()).toEqual(["demo", "real"]);
    },
  );

  test("who signs in while their demo is being refused is told so, and plays for real money by a press alone", async () => {
    const refused = held(refusal("error.game.no_demo"));
    platform.responses = [refused.respond, ticket];
    show();
    dispatch({ type: "found-guest" });
    press("Play demo");
    await eventually(() => expect(platform.responses.length).toBe(1));
    dispatch({ type: "signed-in", player: player() });
    refused.release();
    await screen.findByText(problems.noDemo.title);
    expect(requestedModes()).toEqual(["demo"]);
    press("Play for real money");
    expect(await frame()).toBeTruthy();
    expect(requestedModes()).toEqual(["demo", "real"]);
  });

  test("whose demo failed is offered the real game after signing in, too", async () => {
    platform.responses = [() => json({}, 500), ticket];
    show();
    dispatch({ type: "found-guest" });
    press("Play demo");
    await screen.findByText(problems.unreachable.title);
    dispatch({ type: "signed-in", player: player() });
    expect(requestedModes()).toEqual(["demo"]);
    press("Play for real money");
    expect(await frame()).toBeTruthy();
    expect(requestedModes()).toEqual(["demo", "real"]);
  });

  test("is offered the real game after signing in, and continues with the demo until they take it", async () => {
    show();
    const demo = await playDemo();
    postFromGame(demo, "gameReady");
    dispatch({ type: "signed-in", player: player() });
    expect(screen.getByText("You are logged in. This is still the demo.")).toBeTruthy();
    expect(await frame()).toBe(demo);
    expect(requestedModes()).toEqual(["demo"]);
    press("Play for real money");
    expect(await frame()).not.toBe(demo);
    expect(requestedModes()).toEqual(["demo", "real"]);
    expect(screen.getByText("Real money")).toBeTruthy();
  });
});

describe("a game for players alone", () => {
  test("opens the login over its page, makes no launch call, and is the same game after the login [ROUTE-053, ROUTE-533, PERM-513]", async () => {
    const opened: string[] = [];
    addEventListener("hashchange", () => opened.push(location.pathname + location.hash));
    history.replaceState(null, "", "/en-UN/play/neon-drift");
    show({ needsLogin: true });
    dispatch({ type: "found-guest" });
    expect(opened).toEqual(["/en-UN/play/neon-drift#login"]);
    expect(screen.getByText(problems.noDemo.title)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Play demo" })).toBeNull();
    expect(screen.getByRole("link", { name: "Log in to play for real" }).getAttribute("href")).toBe("#login");
    expect(requestedModes()).toEqual([]);
    dispatch({ type: "signed-in", player: player() });
    expect(await frame()).toBeTruthy();
    expect(requestedModes()).toEqual(["real"]);
    expect(router.replace).not.toHaveBeenCalled();
  });

  test("of the live casino leads to its lobby's login, makes no launch call, and keeps its path for afterwards [ROUTE-053, ROUTE-533, ROUTE-545, ROUTE-554]", () => {
    history.replaceState(null, "", "/en-UN/play/velvet-roulette");
    show({ needsLogin: true, type: "liveCasinoGames" });
    expect(router.replace).not.toHaveBeenCalled();
    dispatch({ type: "found-guest" });
    expect(router.replace).toHaveBeenCalledExactlyOnceWith("/lobby#login");
    expect(takeReturn()).toEqual({ path: "/en-UN/play/velvet-roulette", label: "Neon Drift" });
    expect(location.hash).toBe("");
    expect(requestedModes()).toEqual([]);
  });

  test.each([
    ["the live casino", { type: "liveCasinoGames" }],
    ["the casino", {}],
  ] as const)(
    "of %s asks nobody who has logged out there for a login, and keeps no way back [ROUTE-049]",
    async (_what, more) => {
      history.replaceState(null, "", "/en-UN/play/velvet-roulette");
      show({ needsLogin: true, ...more });
      dispatch({ type: "signed-in", player: player() });
      dispatch({ type: "signed-out" });
      await act(async () => {});
      expect(router.replace).not.toHaveBeenCalled();
      expect([location.hash, takeReturn()]).toEqual(["", null]);
    },
  );
});

describe("a game that is closed in a country", () => {
  const visitFrom = (country: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browser of these tests
    document.cookie = `country-code=${country}; path=/`;
  };
  afterEach(() => visitFrom(""));

  test.each([
    ["DE", false],
    ["FI", true],
    ["", true],
  ])("is shown as closed to its visitors instead of offering a way in: from %j [LOBBY-508]", (country, isOffered) => {
    visitFrom(country);
    show({ closedIn: ["DE", "SE"] });
    dispatch({ type: "found-guest" });
    expect(screen.queryByRole("button", { name: "Play demo" }) !== null).toBe(isOffered);
    expect(screen.queryByText(problems.country.title) !== null).toBe(!isOffered);
  });

  test("of the live casino tells its visitors so, and asks nobody to log in", () => {
    visitFrom("DE");
    show({ closedIn: ["DE"], needsLogin: true, type: "liveCasinoGames" });
    dispatch({ type: "found-guest" });
    expect(screen.getByText(problems.country.title)).toBeTruthy();
    expect(router.replace).not.toHaveBeenCalled();
  });

  test("its visitors' demo is launched in the country and currency that were detected, not the market's [GAME-509]", async () => {
    visitFrom("IN");
    show();
    await playDemo();
    expect(launches[0]?.body).toMatchObject({ countryCode: "IN", currency: "INR" });
  });

  test("its visitors' demo has the rules of the province that was detected", async () => {
    visitFrom("CA");
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = "region-code=AB";
    show({ rules: launchRules("UN", "relax", "slots") });
    // Those of the country's strictest province where none was detected.
    expect(new URL((await playDemo()).src).searchParams.get("minround")).toBeNull();
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = "region-code=";
  });

  test("without a detected country the demo is launched in those of the market", async () => {
    show();
    await playDemo();
    expect(launches[0]?.body).toMatchObject({ countryCode: "FI", currency: "EUR" });
  });

  test("is refused to a player by the launch, which checks both countries [LOBBY-508]", async () => {
    visitFrom("DE");
    show({ closedIn: ["DE"], restrictedCountries: ["DE"] });
    dispatch({ type: "signed-in", player: player() });
    expect(await screen.findByText(problems.country.title)).toBeTruthy();
    expect(requestedModes()).toEqual([]);
  });
});
