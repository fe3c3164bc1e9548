import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { receiveBalance } from "@/lib/money/wallet/queries";
import { WalletBalance } from "@/lib/money/wallet/schema";
import { gameMenuDialog, leaveGameDialog } from "@/lib/play/dialogs";
import { launchRules } from "@/lib/play/game-launch/launch-facts";
import { queryClient } from "@/lib/session/player/player-queries";
import { takeReturn } from "@/lib/session/sign-in/return-path";
import { dispatchSession, useSession } from "@/lib/session/store";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { useDialogs } from "@/lib/site/dialogs/store";
import play from "@/messages/en/play.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { moneyOnlyRules, noRules } from "@/tests/support/launch-rules";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile as profile } from "@/tests/support/profile";
import { GameFrame, type GameFrameProps } from "./game-frame";
import { GameMenu } from "./game-menu";
import type { LaunchFacts } from "./launch-game";

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
const { push } = router;
vi.mock("next/navigation", () => ({ useRouter: () => router }));

const { problems, late, session: sessionMessages } = play.gameLaunch;
const facts: LaunchFacts = {
  game: {
    type: "casinoGames",
    slug: "neon-drift",
    gameId: "neondrift",
    provider: "relax",
    tableId: "neondrift",
    gameCategory: "slots",
    restrictedCountries: [],
  },
  protocol: "relax",
  needsLogin: false,
  partnerId: 1247,
  jurisdictions: { ticket: "MT", token: "MT", address: "MT" },
  launcher: "https://games.example/relax/launcher",
  locale: { segment: "fi-FI", apiLanguage: "fi" },
  currency: "EUR",
  brand: "greenroom",
  channel: "web",
  country: "FI",
  rules: noRules,
  isMoneyOnly: false,
  isMobileOnly: false,
  lobbyHref: "/lobby",
  liveLobbyHref: "/en-UN/live-casino-online",
  thumb: "/thumb.webp",
};
const metadata = { gameType: "slots", rtp: 96.1, volatility: "high" };
const player = signedInPlayer;
const games = "https://games.example";
const address = { url: `${games}/relax/launcher`, origin: games };

type Responder = () => Response | Promise<Response>;
const json = (body: object, status = 200) => HttpResponse.json(body, { status });
const ticket: Responder = () => json({ ticket: "t" });

/** The launches that were requested of the platform, in order: mode, and the body of the lookup. */
const launches: { mode: "demo" | "real"; body: Record<string, unknown> }[] = [];
const playSessions: unknown[] = [];
/** The queries of the games that were noted as played. */
const recentGames: string[] = [];
const requestedModes = () => launches.map(({ mode }) => mode);
/** Responses of the call that opens a session, the last one for ever. */
let responses: Responder[] = [];
let lookup: Responder;
let account: Responder;

beforeEach(async () => {
  await loadAllMessages();
  push.mockReset();
  router.replace.mockReset();
  history.replaceState(null, "", "/");
  launches.length = 0;
  playSessions.length = 0;
  recentGames.length = 0;
  responses = [ticket];
  lookup = () => json({ data: { gameDetail: { _type: "casinoGames", gameId: "neondrift" } } });
  account = () => json(profile);
  dispatchSession({ type: "signed-out" });
  useSession.setState({ status: "pending", session: null }, true);
  writeConfig({ ...config, frameOrigins: [games] });
  const open = async () => (responses.length > 1 ? responses.shift() : responses[0])?.();
  const platform = "http://platform.test/v1";
  server.use(
    http.get(`${platform}/player/profile`, () => account()),
    http.post(`${platform}/player/play-session`, async ({ request }) => {
      playSessions.push(await request.json());
      return json({ playSessionId: "s" });
    }),
    http.post(`${platform}/recent-games`, ({ request }) => {
      recentGames.push(new URL(request.url).search);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`${platform}/player/wallet/balance`, () => json({ currency: "EUR", version: 1, balanceMap: {} })),
    http.get(`${platform}/player/access/details`, () => json({ accountStatus: "REGISTERED" })),
    // Requested after a refused country: the visitor may use the site, but the game is blocked in their country.
    http.get(`${platform}/player/access/context`, () => json({ isRestricted: false })),
    ...(["", "/demo"] as const).map((variant) =>
      http.post(`${platform}/game/slug${variant}`, async ({ request }) => {
        launches.push({ mode: variant ? "demo" : "real", body: (await request.json()) as Record<string, unknown> });
        return lookup();
      }),
    ),
    ...["", "/demo"].map((variant) => http.post(`${platform}/game/session/ticket${variant}`, open)),
    ...["demo", "real"].map((mode) => http.post(`${platform}/pragmatic/partner/${mode}GameUrl`, open)),
  );
});

const show = (
  more: {
    needsLogin?: boolean;
    isMoneyOnly?: boolean;
    closedIn?: string[];
    restrictedCountries?: string[];
    type?: LaunchFacts["game"]["type"];
    provider?: "relax" | "pragmaticplay";
    rules?: LaunchFacts["rules"];
    poster?: Partial<GameFrameProps["poster"]>;
  } = {},
) =>
  render(
    <GameFrame
      facts={{
        ...facts,
        game: {
          ...facts.game,
          type: more.type ?? "casinoGames",
          provider: more.provider ?? "relax",
          restrictedCountries: more.restrictedCountries ?? [],
        },
        rules: more.rules ?? facts.rules,
        isMoneyOnly: more.isMoneyOnly ?? false,
        needsLogin: more.needsLogin ?? false,
      }}
      about={{ gameTitle: "Neon Drift", providerTitle: "Relax", metadata }}
      tag="fi-FI"
      poster={{ name: "Neon Drift", provider: "Relax", wide: "/wide.webp", square: "/square.webp", ...more.poster }}
      closedIn={more.closedIn ?? []}
    />,
  );
/** A response that waits until it is let go. */
function held(response: Responder) {
  let release = () => {};
  const respond: Responder = () => new Promise((resolve) => (release = () => resolve(response())));
  return { respond, release: () => release() };
}
const refusal =
  (code: string, status = 403): Responder =>
  () =>
    json({ code }, status);

const dispatch = (event: Parameters<typeof dispatchSession>[0]) => act(() => dispatchSession(event));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const frame = () => screen.findByTitle<HTMLIFrameElement>("Game: Neon Drift");

async function playDemo(): Promise<HTMLIFrameElement> {
  dispatch({ type: "found-guest" });
  press("Play demo");
  const iframe = await frame();
  // The parts that follow the frame, its timer for example, are there now.
  await act(async () => {});
  return iframe;
}

function postFromGame(iframe: HTMLIFrameElement, event: string, change: Partial<MessageEventInit> = {}) {
  const data = { type: "rlx", event };
  const message = { data, origin: address.origin, source: iframe.contentWindow, ...change };
  act(() => void window.dispatchEvent(new MessageEvent("message", message)));
}

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
  account = () => json({ ...profile, countryCode: "SE" });
  show({ restrictedCountries: [closed] });
  dispatch({ type: "signed-in", player: player() });
  expect(await screen.findByText(reason.title)).toBeTruthy();
  expect(screen.getByText(reason.text)).toBeTruthy();
});

test("a game that failed for the moment shows no art: nothing suggests that it is open", async () => {
  responses = [() => json({}, 500)];
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
    });
    expect(screen.getByText("Demo")).toBeTruthy();
  });

  test("is offered a login alone where the game is open only to players with money, with the reason [GAME-539]", () => {
    show({ isMoneyOnly: true });
    dispatch({ type: "found-guest" });
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
      responses = [refusal(code), ticket];
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
    responses = [refused.respond, ticket];
    show();
    dispatch({ type: "found-guest" });
    press("Play demo");
    await eventually(() => expect(responses.length).toBe(1));
    dispatch({ type: "signed-in", player: player() });
    refused.release();
    await screen.findByText(problems.noDemo.title);
    expect(requestedModes()).toEqual(["demo"]);
    press("Play for real money");
    expect(await frame()).toBeTruthy();
    expect(requestedModes()).toEqual(["demo", "real"]);
  });

  test("whose demo failed is offered the real game after signing in, too", async () => {
    responses = [() => json({}, 500), ticket];
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
  test("opens the login over its page, makes no launch call, and is the same game after the login [ROUTE-053, ROUTE-533]", async () => {
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
});

test("the first launch after a login requires a new play session, the next ones do not [GAME-538, GAME-547]", async () => {
  show();
  dispatch({ type: "signed-in", player: player() });
  await frame();
  const { unmount } = show();
  await eventually(() => expect(playSessions).toHaveLength(2));
  unmount();
  localStorage.setItem("session-generation", "the next login");
  show();
  await eventually(() => expect(playSessions).toHaveLength(3));
  expect(playSessions).toEqual([{ requireNew: true }, { requireNew: false }, { requireNew: true }]);
});

test("a launch for real money is noted once among the recent games, in the query; a demo is not [FAV-506, FAV-508]", async () => {
  show();
  await playDemo();
  expect(recentGames).toEqual([]);
  dispatch({ type: "signed-in", player: player() });
  press("Play for real money");
  await eventually(() => expect(recentGames).toEqual(["?category=casino&gameId=neondrift"]));
  postFromGame(await frame(), "ready");
  await act(async () => {});
  expect(recentGames).toHaveLength(1);
});

test("a launch for real money that fails is no game played [FAV-508]", async () => {
  responses = [() => json({}, 500), ticket];
  show();
  dispatch({ type: "signed-in", player: player() });
  await screen.findByText(problems.unreachable.title);
  await act(async () => {});
  expect(recentGames).toEqual([]);
  press("Try again");
  await eventually(() => expect(recentGames).toHaveLength(1));
});

describe("a game that is closed in a country", () => {
  const visitFrom = (country: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browser of these tests
    document.cookie = `country-code=${country}`;
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

  test("is launched all the same for a player: the launch checks both countries [LOBBY-508]", async () => {
    visitFrom("DE");
    show({ closedIn: ["DE"] });
    dispatch({ type: "signed-in", player: player() });
    await frame();
    expect(requestedModes()).toEqual(["real"]);
  });
});

describe("a player", () => {
  test("is in the real game without a press [GAME-503]", async () => {
    show();
    dispatch({ type: "signed-in", player: player() });
    await frame();
    expect(requestedModes()).toEqual(["real"]);
  });

  test("who signs out is out of the real game at once, and sees the ways in", async () => {
    show();
    dispatch({ type: "signed-in", player: player() });
    postFromGame(await frame(), "gameReady");
    dispatch({ type: "signed-out" });
    expect(document.querySelector("iframe")).toBeNull();
    expect(screen.getByRole("button", { name: "Play demo" })).toBeTruthy();
  });

  test("whom another player follows in this browser, with nothing between, does not leave them the game", async () => {
    show();
    dispatch({ type: "signed-in", player: player() });
    const first = await frame();
    postFromGame(first, "gameReady");
    dispatch({ type: "found", player: { ...player(), email: "new@example.com" } });
    expect(await frame()).toBe(first);
    dispatch({ type: "found", player: player("P2") });
    await eventually(async () => expect(await frame()).not.toBe(first));
    expect(requestedModes()).toEqual(["real", "real"]);
  });

  test("who signs out while the game is being opened never sees it open", async () => {
    const opened = held(ticket);
    responses = [opened.respond, ticket];
    show();
    dispatch({ type: "signed-in", player: player() });
    await eventually(() => expect(responses.length).toBe(1));
    dispatch({ type: "signed-out" });
    await act(async () => opened.release());
    expect(document.querySelector("iframe")).toBeNull();
  });

  test("whose sign-in could not be checked gets no game, but a message", () => {
    show();
    dispatch({ type: "requested" });
    dispatch({ type: "unavailable" });
    expect(within(screen.getByRole("alert")).getByText(sessionMessages.title)).toBeTruthy();
    expect(requestedModes()).toEqual([]);
  });
});

describe("the demo of a player", () => {
  const demoButton = () => screen.findByRole("button", { name: "Play demo" });
  const withDemo = (demoPlay: "off" | "ageVerified"): NonNullable<Parameters<typeof show>[0]> => ({
    rules: { ...noRules, demoPlay: { here: demoPlay, at: {} } },
  });
  async function playReal(more: Parameters<typeof show>[0] = {}) {
    queryClient.clear();
    show(more);
    dispatch({ type: "signed-in", player: player() });
    const iframe = await frame();
    // The parts of the bar that players alone have are there.
    await screen.findByText("Real money");
    await act(() => vi.dynamicImportSettled());
    return iframe;
  }

  test("is beside the real game, and the real game beside the demo, each by one press", async () => {
    const real = await playReal();
    fireEvent.click(await demoButton());
    await eventually(() => expect(requestedModes()).toEqual(["real", "demo"]));
    expect(await frame()).not.toBe(real);
    expect(screen.getByText("Demo")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Play demo" })).toBeNull();
    press("Play for real money");
    await eventually(() => expect(requestedModes()).toEqual(["real", "demo", "real"]));
  });

  test("that is refused says so and never opens the real game by itself", async () => {
    responses = [ticket, refusal("error.game.no_demo"), ticket];
    await playReal();
    fireEvent.click(await demoButton());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(problems.noDemo.title);
    await act(async () => {});
    expect(requestedModes()).toEqual(["real", "demo"]);
    expect(within(alert).queryByRole("button", { name: "Try again" })).toBeNull();
    press("Play for real money");
    expect(await frame()).toBeTruthy();
    expect(requestedModes()).toEqual(["real", "demo", "real"]);
  });

  test("is offered beside a real game that did not open", async () => {
    responses = [refusal("error.system", 500), ticket];
    show();
    dispatch({ type: "signed-in", player: player() });
    await screen.findByRole("alert");
    fireEvent.click(await demoButton());
    await eventually(() => expect(requestedModes()).toEqual(["real", "demo"]));
  });

  test.each([
    ["where the policy has none", withDemo("off"), "ACCEPTED"],
    ["to an account whose holder was not found to be of age", withDemo("ageVerified"), "PENDING"],
    ["of a game for players alone", { needsLogin: true }, "ACCEPTED"],
    ["of a game for players with money alone", { rules: moneyOnlyRules }, "ACCEPTED"],
  ] as const)("is not offered %s", async (_where, more, kycStatus) => {
    account = () => json({ ...profile, kycStatus });
    if ("rules" in more && more.rules === moneyOnlyRules)
      server.use(
        http.get("http://platform.test/v1/player/wallet/balance", () =>
          json({ currency: "EUR", version: 1, balanceMap: { main: [{ cash: "5.00" }] } }),
        ),
      );
    await playReal(more);
    expect(screen.queryByRole("button", { name: "Play demo" })).toBeNull();
  });

  test("opens where the policy asks for an age that is verified, and it is", async () => {
    account = () => json({ ...profile, kycStatus: "ACCEPTED" });
    await playReal(withDemo("ageVerified"));
    fireEvent.click(await demoButton());
    await eventually(() => expect(requestedModes()).toEqual(["real", "demo"]));
  });

  test("leaves a running round after a question alone", async () => {
    useDialogs.setState({ requests: [] });
    const iframe = await playReal();
    postFromGame(iframe, "gameReady");
    postFromGame(iframe, "roundStarted");
    fireEvent.click(await demoButton());
    const [question] = useDialogs.getState().requests;
    expect([question?.handle, requestedModes()]).toEqual([leaveGameDialog, ["real"]]);
    act(() => (question?.params as { onLeave?: () => void } | undefined)?.onLeave?.());
    await eventually(() => expect(requestedModes()).toEqual(["real", "demo"]));
  });

  test("is in the menu of the game too, where a phone has it", async () => {
    useDialogs.setState({ requests: [] });
    await playReal();
    press("Game menu");
    const [menu] = useDialogs.getState().requests;
    expect(menu?.handle).toBe(gameMenuDialog);
    const params = menu?.params as DialogParams<typeof gameMenuDialog>;
    render(<GameMenu isShown canClose onClose={() => {}} params={params} panels={{}} />);
    fireEvent.click(await within(screen.getByRole("dialog")).findByRole("button", { name: "Play demo" }));
    await eventually(() => expect(requestedModes()).toEqual(["real", "demo"]));
  });
});

describe("a frame", () => {
  test("is opened once: returning to the window requests nothing again [GAME-516]", async () => {
    show();
    const iframe = await playDemo();
    postFromGame(iframe, "gameReady");
    await act(async () => {
      window.dispatchEvent(new Event("focus"));
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(requestedModes()).toEqual(["demo"]);
    expect(await frame()).toBe(iframe);
  });

  test("is covered until it reports ready, then uncovered [GAME-508]", async () => {
    show();
    const iframe = await playDemo();
    expect(screen.getByText("Opening the game")).toBeTruthy();
    postFromGame(iframe, "gameReady");
    expect(screen.queryByText("Opening the game")).toBeNull();
  });

  test("counts the time in it from the moment that it is ready, not while it is opening", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    const iframe = await playDemo();
    act(() => void vi.advanceTimersByTime(180_000));
    expect(screen.queryByText(play.gameLaunch.playedFor)).toBeNull();
    postFromGame(iframe, "gameReady");
    act(() => void vi.advanceTimersByTime(70_000));
    expect(screen.getByText(play.gameLaunch.playedFor).parentElement?.textContent).toMatch(/1\s?min$/);
    vi.useRealTimers();
  });

  test("that stays silent for five seconds is shown as late, and may still come or be opened again", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    const first = await playDemo();
    act(() => void vi.advanceTimersByTime(4_000));
    expect(screen.queryByText(late.title)).toBeNull();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByText(late.title)).toBeTruthy();
    expect(await frame()).toBe(first);
    postFromGame(first, "gameReady");
    expect(screen.queryByText(late.title)).toBeNull();
    vi.useRealTimers();
  });

  test("that is late is opened again in its place, by the player alone", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    const first = await playDemo();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(requestedModes()).toEqual(["demo"]);
    press("Reload the game");
    await eventually(async () => expect(await frame()).not.toBe(first));
    postFromGame(await frame(), "gameReady");
    expect(screen.queryByText("Opening the game")).toBeNull();
    expect(requestedModes()).toEqual(["demo", "demo"]);
    vi.useRealTimers();
  });

  test("whose platform does not respond for five seconds is shown as late", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const slow = held(ticket);
    responses = [slow.respond, ticket];
    show();
    dispatch({ type: "found-guest" });
    press("Play demo");
    await eventually(() => expect(responses).toHaveLength(1));
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.getByText(late.title)).toBeTruthy();
    vi.useRealTimers();
    slow.release();
    expect(await frame()).toBeTruthy();
  });

  test("and its platform share the five seconds; what was shown as late stays so until the game is there", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const slow = held(ticket);
    responses = [slow.respond, ticket];
    show();
    dispatch({ type: "found-guest" });
    press("Play demo");
    await eventually(() => expect(responses).toHaveLength(1));
    act(() => void vi.advanceTimersByTime(4_000));
    slow.release();
    const iframe = await frame();
    expect(screen.queryByText(late.title)).toBeNull();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByText(late.title)).toBeTruthy();
    postFromGame(iframe, "gameReady");
    expect(screen.queryByText(late.title)).toBeNull();
    vi.useRealTimers();
  });

  test("leads to the lobby; the notice about the missing cashier does not show again in the next game", async () => {
    show();
    const iframe = await playDemo();
    postFromGame(iframe, "goToHome");
    expect(push).toHaveBeenLastCalledWith("/lobby");
    postFromGame(iframe, "openCashier");
    expect(push).toHaveBeenCalledTimes(1);
    expect(screen.getByText("Deposits cannot be made here yet.")).toBeTruthy();
    dispatch({ type: "signed-in", player: player() });
    press("Play for real money");
    await eventually(async () => expect(await frame()).not.toBe(iframe));
    expect(screen.queryByText("Deposits cannot be made here yet.")).toBeNull();
  });

  test("has the focus once a press has opened it, so that the keys are the game's", async () => {
    show();
    dispatch({ type: "found-guest" });
    screen.getByRole("button", { name: "Play demo" }).focus();
    press("Play demo");
    const iframe = await frame();
    expect(document.activeElement).toBe(iframe);
    postFromGame(iframe, "gameReady");
    expect(document.activeElement).toBe(iframe);
  });

  test("that nobody pressed for leaves the focus alone: a key that was meant for the page stakes no money", async () => {
    show();
    dispatch({ type: "signed-in", player: player() });
    postFromGame(await frame(), "gameReady");
    expect(document.activeElement).toBe(document.body);
  });

  test("can be passed by keyboard on both sides", async () => {
    show();
    const iframe = await playDemo();
    const before = screen.getByRole("link", { name: "Skip the game" });
    const after = screen.getByRole("link", { name: "Back to the start of the game" });
    expect(before.getAttribute("href")).toBe(`#${after.id}`);
    expect(after.getAttribute("href")).toBe(`#${before.id}`);
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(before.compareDocumentPosition(iframe) & follows).toBe(follows);
    expect(iframe.compareDocumentPosition(after) & follows).toBe(follows);
  });

  test("is the only accepted sender: no other window, no other origin, no message after it is closed", async () => {
    const { unmount } = show();
    const iframe = await playDemo();
    const origins = [
      "https://evil.example",
      "https://games.example.evil.example",
      "http://games.example",
      "https://games.example:444",
      "https://games.example/",
      "null",
      "",
    ];
    for (const origin of origins) postFromGame(iframe, "goToHome", { origin });
    for (const source of [window, null]) postFromGame(iframe, "goToHome", { source });
    expect(push).not.toHaveBeenCalled();
    postFromGame(iframe, "goToHome");
    expect(push).toHaveBeenCalledTimes(1);
    const source = iframe.contentWindow;
    unmount();
    postFromGame(iframe, "goToHome", { source });
    expect(push).toHaveBeenCalledTimes(1);
  });
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
      responses = [respond];
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
    account = () => {
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
    account = () => json({}, 500);
    show();
    dispatch({ type: "signed-in", player: player() });
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText(problems.profile.title)).toBeTruthy();
    expect(within(alert).getByRole("link", { name: "Back to the lobby" }).getAttribute("href")).toBe("/lobby");
    expect(requestedModes()).toEqual([]);
    account = () => json(profile);
    press("Try again");
    expect(await frame()).toBeTruthy();
  });

  test("of a lookup shows the response's own words too [GAME-515]", async () => {
    lookup = () => json({ data: null });
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
    responses = [() => json({}, 500), ticket];
    show();
    dispatch({ type: "found-guest" });
    press("Play demo");
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await frame()).toBeTruthy();
  });
});

describe("a round for real money", () => {
  /** A player whose game has begun a round, on a page to which they came from another one. */
  async function playRound() {
    history.pushState({}, "", "/came-from");
    history.pushState({}, "", "/game");
    const view = show();
    dispatch({ type: "signed-in", player: player() });
    const iframe = await frame();
    postFromGame(iframe, "gameReady");
    postFromGame(iframe, "roundStarted");
    return { ...view, iframe };
  }
  const goBack = async () => {
    const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.back();
    await act(async () => void (await popped));
  };
  const questions = () => useDialogs.getState().requests;
  beforeEach(() => useDialogs.setState({ requests: [] }));

  test("is not left by Back without a question, which is raised once", async () => {
    await playRound();
    await goBack();
    expect(questions().map(({ handle }) => handle.name)).toEqual(["leaveGame"]);
    expect(location.pathname).toBe("/game");
    const left = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    useDialogs.getState().close(leaveGameDialog);
    await left;
    await goBack();
    expect([questions(), location.pathname]).toEqual([[], "/came-from"]);
  });

  test("is left when the player confirms", async () => {
    await playRound();
    await goBack();
    const [question] = questions();
    const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    (question?.params as { onLeave?: () => void } | undefined)?.onLeave?.();
    await act(async () => void (await popped));
    expect(location.pathname).toBe("/came-from");
  });

  test("that is over makes no question: one step back leaves the page", async () => {
    const { iframe } = await playRound();
    postFromGame(iframe, "roundEnded");
    await goBack();
    await eventually(() => expect(location.pathname).toBe("/came-from"));
    expect(questions()).toEqual([]);
  });

  test("of play money raises none, and adds nothing to the history", async () => {
    show();
    const iframe = await playDemo();
    const { length } = history;
    postFromGame(iframe, "roundStarted");
    expect(history.length).toBe(length);
  });
});

describe("real money is played in one tab at a time", () => {
  /** The browser's lock as another tab sees it: jsdom has none. */
  const lock = { isFree: true, lose: (): void => {}, giveBack: (): void => {} };
  beforeEach(() => {
    lock.isFree = true;
    Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, "locks"));
  async function request(_name: string, options: { steal?: boolean; mode?: "shared" }, hold: () => Promise<void>) {
    if (!lock.isFree && options.mode === "shared") {
      await new Promise<void>((resolve) => {
        lock.giveBack = resolve;
      });
      return hold();
    }
    if (!lock.isFree && !options.steal) throw new DOMException("Nobody gave it back.", "TimeoutError");
    const lost = new Promise<void>((_resolve, reject) => {
      lock.lose = () => {
        lock.isFree = false;
        reject(new DOMException("Another tab has it.", "AbortError"));
      };
    });
    await Promise.race([hold(), lost]);
  }

  test("no launch call is made while another tab plays, and the player may play here instead", async () => {
    lock.isFree = false;
    show();
    dispatch({ type: "signed-in", player: player() });
    expect(await screen.findByText(problems.elsewhere.title)).toBeTruthy();
    expect(requestedModes()).toEqual([]);
    press("Play here");
    expect(await frame()).toBeTruthy();
    expect(requestedModes()).toEqual(["real"]);
  });

  test("the notice about another tab ends with that tab, and the player decides what follows", async () => {
    lock.isFree = false;
    show();
    dispatch({ type: "signed-in", player: player() });
    expect(await screen.findByText(problems.elsewhere.title)).toBeTruthy();
    lock.isFree = true;
    await act(async () => lock.giveBack());
    expect(await screen.findByText(problems.elsewhereEnded.title)).toBeTruthy();
    expect(screen.queryByText(problems.elsewhere.title)).toBeNull();
    expect(requestedModes()).toEqual([]);
    press("Play here");
    expect(await frame()).toBeTruthy();
    expect(requestedModes()).toEqual(["real"]);
  });

  test("the notice about the end is removed when another tab plays again, as soon as the player looks here", async () => {
    lock.isFree = false;
    const held = vi.fn(async () => ({ held: [] as { name: string; mode: string }[] }));
    Object.assign(navigator.locks, { query: held });
    show();
    dispatch({ type: "signed-in", player: player() });
    expect(await screen.findByText(problems.elsewhere.title)).toBeTruthy();
    await act(async () => lock.giveBack());
    expect(await screen.findByText(problems.elsewhereEnded.title)).toBeTruthy();
    await act(async () => void dispatchEvent(new Event("focus")));
    expect(screen.getByText(problems.elsewhereEnded.title)).toBeTruthy();
    held.mockResolvedValue({ held: [{ name: "real-money-game", mode: "exclusive" }] });
    await act(async () => void dispatchEvent(new Event("focus")));
    expect(await screen.findByText(problems.elsewhere.title)).toBeTruthy();
    expect(requestedModes()).toEqual([]);
  });

  test("a game that another tab takes over ends, and shows a notice", async () => {
    show();
    dispatch({ type: "signed-in", player: player() });
    postFromGame(await frame(), "gameReady");
    await act(async () => lock.lose());
    expect(await screen.findByText(problems.elsewhere.title)).toBeTruthy();
    expect(document.querySelector("iframe")).toBeNull();
  });

  test("a demo needs no turn", async () => {
    lock.isFree = false;
    show();
    await playDemo();
    expect(requestedModes()).toEqual(["demo"]);
  });
});

test("the bar shows what a game for real money has won or lost since it was opened, to the cent", async () => {
  queryClient.clear();
  const wallet = (cash: string, version: number) => ({ currency: "EUR", version, balanceMap: { main: [{ cash }] } });
  server.use(http.get("*/player/wallet/balance", () => json(wallet("50.00", 1))));
  const own = player();
  show();
  dispatch({ type: "signed-in", player: own });
  const iframe = await frame();
  postFromGame(iframe, "gameReady");
  expect(await screen.findByText("0,00 €")).toBeTruthy();
  const receive = (cash: string, version: number) =>
    act(async () => receiveBalance(own, WalletBalance.parse(wallet(cash, version))));
  postFromGame(iframe, "roundStarted");
  await receive("49.50", 2);
  await receive("50.13", 3);
  // The reels show it first.
  expect(screen.getByText("0,00 €")).toBeTruthy();
  postFromGame(iframe, "roundEnded");
  expect(await screen.findByText("+0,13 €")).toBeTruthy();
  postFromGame(iframe, "roundStarted");
  postFromGame(iframe, "roundEnded");
  await receive("49.13", 4);
  expect(await screen.findByText("\u22120,87 €")).toBeTruthy();
  // A deposit is not won.
  await receive("149.13", 5);
  await eventually(() => expect(screen.queryByText(/Net/)).toBeNull());
});

describe("what a session has cost, in money and time, is counted on", () => {
  const wallet = (cash: string, version: number) => ({ currency: "EUR", version, balanceMap: { main: [{ cash }] } });
  let cash = "50.00";
  let version = 1;
  beforeEach(() => {
    sessionStorage.clear();
    cash = "50.00";
    version = 1;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(http.get("*/player/wallet/balance", () => json(wallet(cash, version))));
  });
  afterEach(() => vi.useRealTimers());

  /** The page is loaded anew: of the tab, only its storage is left. */
  async function load(own = player()) {
    queryClient.clear();
    const view = show();
    dispatch({ type: "signed-in", player: own });
    const iframe = await frame();
    postFromGame(iframe, "gameReady");
    await screen.findByText(/Net/);
    return { ...view, iframe };
  }
  /** Loses 50 cents, and plays for two minutes. */
  async function lose() {
    const own = player();
    const view = await load(own);
    postFromGame(view.iframe, "roundStarted");
    [cash, version] = ["49.50", 2];
    await act(async () => receiveBalance(own, WalletBalance.parse(wallet(cash, version))));
    postFromGame(view.iframe, "roundEnded");
    expect(await screen.findByText("\u22120,50 €")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(130_000));
    return view;
  }
  const minutes = () => screen.getByText(play.gameLaunch.playedFor).parentElement?.textContent;

  test("after a reload", async () => {
    const { unmount } = await lose();
    unmount();
    await load();
    expect(await screen.findByText("\u22120,50 €")).toBeTruthy();
    expect(minutes()).toMatch(/2\s?min$/);
  });

  test("not for another player, and nothing of it is left after the sign-out", async () => {
    const { unmount } = await lose();
    dispatch({ type: "signed-out" });
    unmount();
    await load(player("P2"));
    expect(await screen.findByText("0,00 €")).toBeTruthy();
    expect(minutes()).toMatch(/0\s?min$/);
  });

  test("not for a game that was left half an hour ago", async () => {
    const { unmount } = await lose();
    unmount();
    act(() => void vi.advanceTimersByTime(1_800_000));
    await load();
    expect(await screen.findByText("0,00 €")).toBeTruthy();
    expect(minutes()).toMatch(/0\s?min$/);
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
    responses = [
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
