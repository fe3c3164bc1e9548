import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlayerBanner } from "@/lib/play/lobby/api";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { server } from "@/tests/support/msw";
import { PlayerBannerList } from "./player-banner-list";

const banner: PlayerBanner = { id: "a", title: "For you", description: "Three games", imageUrl: null, link: null };
const load = () => import("./player-banner-items");
const outline = () => document.querySelector(".skeleton");

/** Responses of our server, the last one for ever, and the locale and token of each request. */
let responses: (() => Response | Promise<Response>)[] = [];
const requests: Record<"locale" | "place" | "token", string | null>[] = [];
const found = (items: PlayerBanner[], isComplete = true) => HttpResponse.json({ items, isComplete });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  writeConfig();
  history.replaceState(null, "", "/fi-FI/online-casino");
  useSession.setState(unknownSession, true);
  requests.length = 0;
  responses = [() => found([banner])];
  server.use(
    http.get("*/api/player/banners", ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [locale, place] = [searchParams.get("locale"), searchParams.get("place")];
      requests.push({ locale, place, token: request.headers.get("authorization") });
      return (responses.length > 1 ? responses.shift() : responses[0])?.();
    }),
  );
});
afterEach(() => {
  act(() => dispatchSession({ type: "signed-out" }));
  vi.useRealTimers();
});

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(async () => {
    for (let turn = 0; turn < 30; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(0);
    }
  });
}
async function signIn(playerId?: string) {
  const player = signedInPlayer(playerId);
  await act(async () => dispatchSession({ type: "signed-in", player }));
  await act(() => vi.dynamicImportSettled());
  await pass(0);
}

test("nothing is requested for a visitor, and once for a player, in the language and for the place of the page", async () => {
  render(<PlayerBannerList place="liveCasino" load={load} />);
  act(() => dispatchSession({ type: "found-guest" }));
  await pass(60_000);
  expect([requests.length, outline()]).toEqual([0, null]);
  await signIn();
  await pass(60_000);
  expect(screen.getByText("For you")).toBeTruthy();
  expect(requests).toEqual([{ locale: "fi-FI", place: "liveCasino", token: expect.stringMatching(/^Bearer /) }]);
});

test("an offer stands with the conditions that came with it", async () => {
  responses = [() => found([{ ...banner, conditions: [["Time for it", "30 days"]] }])];
  render(<PlayerBannerList place="liveCasino" load={load} />);
  await signIn();
  expect(screen.getByRole("term").textContent).toBe("Time for it");
  expect(screen.getByRole("definition").textContent).toBe("30 days");
});

test("an outline reserves the place of the banners while a player's are read", async () => {
  let respond: (response: Response) => void = () => {};
  responses = [() => new Promise<Response>((resolve) => (respond = resolve))];
  render(<PlayerBannerList place="liveCasino" load={load} />);
  expect(outline()).toBeNull();
  await signIn();
  expect(outline()).not.toBeNull();
  respond(found([banner]));
  await pass(0);
  expect(screen.getByText("For you")).toBeTruthy();
  expect(outline()).toBeNull();
});

test("what cannot be read leaves nothing: neither an outline nor a text that nothing is there", async () => {
  responses = [() => HttpResponse.json({}, { status: 500 })];
  const { container } = render(<PlayerBannerList place="liveCasino" load={load} />);
  await signIn();
  expect(container.childElementCount).toBe(0);
});

test("what could not be chosen yet is read again, three times in all, and what was read stays [CONTENT-516]", async () => {
  responses = [() => found([banner], false), () => HttpResponse.json({}, { status: 500 })];
  render(<PlayerBannerList place="liveCasino" load={load} />);
  await signIn();
  expect(screen.getByText("For you")).toBeTruthy();
  await pass(20_100);
  expect(screen.getByText("For you")).toBeTruthy();
  await pass(20_100);
  await pass(120_000);
  expect(requests.length).toBe(3);
});

test("a failure ends with the next response", async () => {
  responses = [() => HttpResponse.json({}, { status: 500 }), () => found([banner])];
  render(<PlayerBannerList place="liveCasino" load={load} />);
  await signIn();
  expect(screen.queryByText("For you")).toBeNull();
  await pass(20_100);
  expect(screen.getByText("For you")).toBeTruthy();
});

test("a response for a player who has signed out is dropped, and the next player does not see it", async () => {
  let respond: (response: Response) => void = () => {};
  responses = [
    () => new Promise<Response>((resolve) => (respond = resolve)),
    () => found([{ ...banner, title: "of P2" }]),
  ];
  render(<PlayerBannerList place="liveCasino" load={load} />);
  await signIn("P1");
  await act(async () => dispatchSession({ type: "signed-out" }));
  respond(found([{ ...banner, title: "of P1" }]));
  await pass(0);
  expect(document.body.textContent).toBe("");
  await signIn("P2");
  expect(screen.getByText("of P2")).toBeTruthy();
  expect(screen.queryByText("of P1")).toBeNull();
});
