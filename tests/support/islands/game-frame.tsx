// What a launch loads when it begins, loaded before the first test: on a busy machine the first import of it alone takes longer than a test waits for a game.
import "@/components/play/game-launch/bar/bar-chunk";
import "@/components/play/game-launch/launch/launch-game";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, vi } from "vitest";
import { GameFrame, type GameFrameProps } from "@/components/play/game-launch/frame/game-frame";
import type { LaunchFacts } from "@/components/play/game-launch/launch/launch-game";
import { dispatchSession, useSession } from "@/lib/session/store";
import play from "@/messages/en/play.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { noRules } from "@/tests/support/launch-rules";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile as profile } from "@/tests/support/profile";

export const router = { push: vi.fn(), replace: vi.fn() };
export const { push } = router;
vi.mock("next/navigation", () => ({ useRouter: () => router }));

export const { problems, late, session: sessionMessages } = play.gameLaunch;
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
export const player = signedInPlayer;
export const games = "https://games.example";
export const address = { url: `${games}/relax/launcher`, origin: games };

type Responder = () => Response | Promise<Response>;
export const json = (body: object, status = 200) => HttpResponse.json(body, { status });
export const ticket: Responder = () => json({ ticket: "t" });

/** The launches that were requested of the platform, in order: mode, and the body of the lookup. */
export const launches: { mode: "demo" | "real"; body: Record<string, unknown> }[] = [];
export const playSessions: unknown[] = [];
/** The games whose limitations were asked for. */
export const limitationsAsked: string[] = [];
/** The queries of the games that were noted as played. */
export const recentGames: string[] = [];
export const requestedModes = () => launches.map(({ mode }) => mode);

/** How the platform responds. */
export const platform: {
  /** To the call that opens a session, the last one for ever. */
  responses: Responder[];
  lookup: Responder;
  account: Responder;
  /** To the rewards that run, and to what limits a game then. */
  running: Responder;
  limitations: Responder;
  /** To the terms of campaigns. */
  campaigns: Responder;
} = { responses: [], lookup: ticket, account: ticket, running: ticket, limitations: ticket, campaigns: ticket };

export const show = (
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
export function held(response: Responder) {
  let release = () => {};
  const respond: Responder = () => new Promise((resolve) => (release = () => resolve(response())));
  return { respond, release: () => release() };
}
export const refusal =
  (code: string, status = 403): Responder =>
  () =>
    json({ code }, status);

export const dispatch = (event: Parameters<typeof dispatchSession>[0]) => act(() => dispatchSession(event));
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
export const frame = () => screen.findByTitle<HTMLIFrameElement>("Game: Neon Drift");

export async function playDemo(): Promise<HTMLIFrameElement> {
  dispatch({ type: "found-guest" });
  press("Play demo");
  const iframe = await frame();
  // The parts that follow the frame, its timer for example, are there now.
  await act(async () => {});
  return iframe;
}

export function postFromGame(
  iframe: HTMLIFrameElement,
  event: string,
  change: Partial<MessageEventInit> = {},
  more: object = {},
) {
  const data = { type: "rlx", event, ...more };
  const message = { data, origin: address.origin, source: iframe.contentWindow, ...change };
  act(() => void window.dispatchEvent(new MessageEvent("message", message)));
}

/** A platform that opens games, for every test of the file. */
export function prepareGameFrame(): void {
  beforeEach(async () => {
    await loadAllMessages();
    push.mockReset();
    router.replace.mockReset();
    history.replaceState(null, "", "/");
    launches.length = 0;
    playSessions.length = 0;
    limitationsAsked.length = 0;
    recentGames.length = 0;
    platform.responses = [ticket];
    platform.lookup = () => json({ data: { gameDetail: { _type: "casinoGames", gameId: "neondrift" } } });
    platform.account = () => json(profile);
    platform.running = () => json([]);
    platform.limitations = () => json({ statusCode: "OK" });
    platform.campaigns = () => json([]);
    dispatchSession({ type: "signed-out" });
    useSession.setState({ status: "pending", session: null }, true);
    writeConfig({ ...config, frameOrigins: [games] });
    const open = async () => (platform.responses.length > 1 ? platform.responses.shift() : platform.responses[0])?.();
    const api = "http://platform.test/v1";
    server.use(
      http.get("http://platform.test/v2/rewards", () => platform.running()),
      http.get("http://platform.test/v2/campaigns", () => platform.campaigns()),
      http.get("http://platform.test/v2/games/:id/limitations", ({ params }) => {
        limitationsAsked.push(String(params.id));
        return platform.limitations();
      }),
      http.get(`${api}/player/profile`, () => platform.account()),
      http.post(`${api}/player/play-session`, async ({ request }) => {
        playSessions.push(await request.json());
        return json({ playSessionId: "s" });
      }),
      http.post(`${api}/recent-games`, ({ request }) => {
        recentGames.push(new URL(request.url).search);
        return new HttpResponse(null, { status: 204 });
      }),
      http.get(`${api}/player/wallet/balance`, () => json({ currency: "EUR", version: 1, balanceMap: {} })),
      http.get(`${api}/player/access/details`, () => json({ accountStatus: "REGISTERED" })),
      // Requested after a refused country: the visitor may use the site, but the game is blocked in their country.
      http.get(`${api}/player/access/context`, () => json({ isRestricted: false })),
      ...(["", "/demo"] as const).map((variant) =>
        http.post(`${api}/game/slug${variant}`, async ({ request }) => {
          launches.push({ mode: variant ? "demo" : "real", body: (await request.json()) as Record<string, unknown> });
          return platform.lookup();
        }),
      ),
      ...["", "/demo"].map((variant) => http.post(`${api}/game/session/ticket${variant}`, open)),
      ...["demo", "real"].map((mode) => http.post(`${api}/pragmatic/partner/${mode}GameUrl`, open)),
    );
  });
}
