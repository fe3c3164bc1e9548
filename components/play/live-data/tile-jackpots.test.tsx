import { act, fireEvent, render, renderHook, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchSession } from "@/lib/session/store";
import { setCalm } from "@/lib/site/calm-mode";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { server } from "@/tests/support/msw";
import { JackpotPanel } from "./jackpot-panel";
import { staleLimitMs, TileJackpots } from "./tile-jackpots";
import { TournamentPanel } from "./tournament-panel";
import { TournamentView } from "./tournament-view";
import { useJackpots } from "./use-jackpots";
import { WinnerPanel } from "./winner-panel";

/** A brand's own way, for every amount of this file. */
const brand = { currencies: { EUR: { space: true, position: "after" } } };
const edition = "en-UN~web~a";
const everywhere = { here: true, at: {} };
let responses: (() => Response)[] = [];
let requests = 0;
const amounts = (neon: number) => () =>
  HttpResponse.json({
    jackpots: { currency: "EUR", amounts: { "/en-UN/play/neon-drift": neon }, largest: [] },
    winners: null,
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  queryClient.clear();
  requests = 0;
  server.use(
    http.get("*/api/live/:edition", ({ params }) => {
      expect(params.edition).toBe(edition);
      requests++;
      return (responses.length > 1 ? responses.shift() : responses[0])?.() ?? HttpResponse.error();
    }),
  );
  document.body.innerHTML = `<script id="config" type="application/json">${JSON.stringify(brand)}</script><main id="main"><ul>
    <li data-game="casino:1" data-look="art"><a href="/en-UN/play/neon-drift"><b>Neon Drift</b></a></li>
    <li data-game="casino:2" data-look="art"><a href="/en-UN/play/gem-harbour"><b>Gem Harbour</b></a></li>
  </ul></main>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
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
const panelTexts = {
  title: "",
  missing: "missing",
  asOf: "Last read:",
  none: "none yet",
  closed: "closed",
  previous: "Previous",
  next: "More",
  top24: "Day",
  top72: "Three days",
  latest: "Latest",
};
const show = () => render(<TileJackpots edition={edition} tag="en" texts={{}} />);
const figures = () => [...document.querySelectorAll("[data-look=art] em")].map(({ textContent }) => textContent);
const setMotion = (isReduced: boolean) =>
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced, addEventListener() {}, removeEventListener() {} }));

test("a game with a jackpot shows its amount, on its tile and no other [FAV-510]", async () => {
  setMotion(false);
  responses = [amounts(123_456)];
  show();
  await pass(0);
  expect(figures()).toEqual(["1,234\u00a0€"]);
  expect(screen.getByRole("link", { name: /Neon Drift/ }).textContent).toContain("1,234\u00a0€");
});

test("in calm mode no tile shows one, from the switch on and until it is off again", async () => {
  setMotion(false);
  responses = [amounts(123_456)];
  show();
  await pass(0);
  act(() => void setCalm(true));
  expect(figures()).toEqual([]);
  act(() => void setCalm(false));
  expect(figures()).toEqual(["1,234\u00a0€"]);
});

test("the page of a game shows its own amount beside its name", async () => {
  setMotion(true);
  const heading = `<p><b data-jackpot="/en-UN/play/neon-drift">Jackpot</b></p>`;
  document.getElementById("main")?.insertAdjacentHTML("afterbegin", heading);
  responses = [amounts(123_456)];
  show();
  await pass(0);
  expect(document.querySelector("[data-jackpot]")?.textContent).toBe("Jackpot 1,234\u00a0€");
});

test("a list of jackpots shows the largest of all beside its title, with the name of its game and the way to it, whichever games it lists", async () => {
  setMotion(true);
  document.getElementById("main")?.insertAdjacentHTML("afterbegin", `<p>Largest: <b data-jackpot=""></b></p>`);
  const all = {
    "/en-UN/play/neon-drift": 123_456,
    "/en-UN/play/unlisted": 177_100_000,
    "/en-UN/play/gem-harbour": 900,
  };
  const largest = [{ href: "/en-UN/play/unlisted", name: "Unlisted", picture: "/u.webp" }];
  responses = [() => HttpResponse.json({ jackpots: { currency: "EUR", amounts: all, largest }, winners: null })];
  show();
  await pass(0);
  const way = document.querySelector("[data-jackpot] a");
  // Its game is said: it may be none of those below.
  expect(way?.textContent).toBe("1,771,000\u00a0€, Unlisted");
  expect(way?.getAttribute("href")).toBe("/en-UN/play/unlisted");
});

test("in a list, where the studio has a separate line, the amount lies over it", async () => {
  setMotion(true);
  document.querySelector("ul")?.insertAdjacentHTML(
    "afterend",
    `<ul><li data-game="casino:1" data-look="line"><a href="/en-UN/play/neon-drift"><b>Neon Drift<small data-figures>Relax</small></b></a></li>
    <li data-game="casino:2" data-look="line"><a href="/en-UN/play/gem-harbour"><b>Gem Harbour<small data-figures>Relax</small></b></a></li></ul>`,
  );
  responses = [amounts(123_456)];
  show();
  await pass(0);
  const lines = [...document.querySelectorAll("[data-look=line]")].map(
    (line) => line.querySelector("small em")?.textContent,
  );
  expect(lines).toEqual(["1,234\u00a0€", undefined]);
});

test("the figure moves from the last read towards the newest and never past it", async () => {
  setMotion(false);
  responses = [amounts(100_000), amounts(106_000)];
  show();
  await pass(0);
  await pass(60_000);
  expect([requests, figures()]).toEqual([2, ["1,000\u00a0€"]]);
  await pass(30_000);
  expect(figures()).toEqual(["1,030\u00a0€"]);
  responses = [amounts(106_000)];
  await pass(120_000);
  expect(figures()).toEqual(["1,060\u00a0€"]);
});

test("with reduced motion it does not move between two reads", async () => {
  setMotion(true);
  responses = [amounts(100_000), amounts(106_000)];
  show();
  await pass(0);
  await pass(60_000);
  await pass(1_000);
  expect(figures()).toEqual(["1,060\u00a0€"]);
});

const failed = () => HttpResponse.json({}, { status: 500 });
const withoutJackpots = () => HttpResponse.json({ jackpots: null, winners: null });

test.each([
  ["fails", failed],
  ["has no jackpots", withoutJackpots],
])(
  "a tile keeps its figure over one read that %s, goes without after two minutes, and has the next one",
  async (_kind, broken) => {
    setMotion(true);
    responses = [amounts(100_000), broken, broken, broken, amounts(106_000)];
    show();
    await pass(0);
    const first = "1,000\u00a0€";
    expect(figures()).toEqual([first]);
    // Every second: a figure that comes and goes between two reads would be missed by the reads alone.
    for (let second = 0; second < 118; second++) {
      await pass(1_000);
      expect(figures()).toEqual([first]);
    }
    expect(requests).toBeGreaterThan(1);
    await pass(3_000);
    expect(figures()).toEqual([]);
    await pass(60_000);
    expect(figures()).toEqual([]);
    await pass(60_000);
    expect([requests, figures()]).toEqual([5, ["1,060\u00a0€"]]);
    vi.mocked(console.error).mockClear();
  },
);

test("a figure that was read long before its page is not shown", async () => {
  setMotion(true);
  responses = [amounts(100_000), failed];
  const first = show();
  await pass(0);
  first.unmount();
  await pass(staleLimitMs);
  show();
  expect(figures()).toEqual([]);
  vi.mocked(console.error).mockClear();
});

test("a panel keeps the last figures with their time while a read fails, or brings no part of its own", async () => {
  setMotion(true);
  // The panels show the reader's local time.
  vi.setSystemTime(new Date("2026-11-01T12:00:00"));
  const win = { href: "/en-UN/play/neon-drift", name: "Neon Drift", picture: "/a.webp" };
  const winner = { ...win, playerName: "M***a", amountMinor: 5_000, wonAt: "2026-11-01T11:00:00Z" };
  const whole = {
    jackpots: { currency: "EUR", amounts: { [win.href]: 123_456 }, largest: [win] },
    winners: { currency: "EUR", top24: [winner], top72: [], latest: [] },
  };
  responses = [
    () => HttpResponse.json(whole),
    () => HttpResponse.json({ ...whole, winners: null }),
    () => HttpResponse.json({}, { status: 500 }),
  ];
  const texts = { ...panelTexts, title: "Live", missing: "cannot be read", none: "none" };
  const panels = render(
    <>
      <JackpotPanel edition={edition} tag="en-GB" texts={texts} />
      <WinnerPanel edition={edition} tag="en-GB" texts={texts} shownTo={everywhere} />
    </>,
  );
  const times = () => panels.queryAllByRole("status").map(({ textContent }) => textContent);
  const figuresShown = () => [panels.queryByText("1,234.56 €"), panels.queryByText("M***a · 50.00 €")].map(Boolean);
  await pass(0);
  expect([figuresShown(), times()]).toEqual([[true, true], []]);
  await pass(60_000);
  await pass(10);
  expect([figuresShown(), times()]).toEqual([[true, true], ["Last read: 12:00"]]);
  await pass(60_000);
  await pass(10);
  expect([figuresShown(), times()]).toEqual([
    [true, true],
    ["Last read: 12:01", "Last read: 12:00"],
  ]);
  expect(panels.queryByText("cannot be read")).toBeNull();
  vi.mocked(console.error).mockClear();
});

test("the winners have a view of the highest of a day, of three days, and of the latest; each entry is a game with its win [FAV-516, FAV-517, GAME-543]", async () => {
  const entry = (name: string, playerName: string, amountMinor: number) => {
    const slug = name.toLowerCase().replace(" ", "-");
    const game = { href: `/en-UN/play/${slug}`, name, picture: `/pictures/${slug}.webp` };
    return { ...game, playerName, amountMinor, wonAt: "2026-11-01T11:00:00Z" };
  };
  const [day, days, last] = [
    entry("Neon Drift", "M***l", 5_000),
    entry("Gem Harbour", "S***a", 90_000),
    entry("Frost Crown", "A***o", 700),
  ];
  const winners = { currency: "EUR", top24: [day], top72: [days, day], latest: [last, day] };
  responses = [() => HttpResponse.json({ jackpots: null, winners })];
  const texts = { ...panelTexts, title: "Winners" };
  const panel = render(<WinnerPanel edition={edition} tag="en-GB" texts={texts} shownTo={everywhere} />);
  await pass(0);
  const seen = () =>
    within(panel.getByRole("tabpanel"))
      .getAllByRole("listitem")
      .map((item) => [
        item.textContent,
        item.querySelector("a")?.getAttribute("href"),
        // Decoration beside the name.
        item.querySelector("img")?.getAttribute("src"),
      ]);
  const [first, higher, newest] = [
    ["Neon DriftM***l · 50.00\u00a0€", "/en-UN/play/neon-drift", "/pictures/neon-drift.webp"],
    ["Gem HarbourS***a · 900.00\u00a0€", "/en-UN/play/gem-harbour", "/pictures/gem-harbour.webp"],
    ["Frost CrownA***o · 7.00\u00a0€", "/en-UN/play/frost-crown", "/pictures/frost-crown.webp"],
  ];
  expect(panel.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Day", "Three days", "Latest"]);
  expect(seen()).toEqual([first]);
  fireEvent.click(panel.getByRole("tab", { name: "Latest" }));
  expect(seen()).toEqual([newest, first]);
  fireEvent.click(panel.getByRole("tab", { name: "Three days" }));
  expect(seen()).toEqual([higher, first]);
});

test("the wins of others are not shown where they must not be, or to a player who lives there", async () => {
  const winner = { href: "/en-UN/play/neon-drift", name: "Neon Drift", picture: "", playerName: "M***l" };
  const top24 = [{ ...winner, amountMinor: 5_000, wonAt: "2026-11-01T11:00:00Z" }];
  responses = [() => HttpResponse.json({ jackpots: null, winners: { currency: "EUR", top24, top72: [], latest: [] } })];
  const shownTo = { here: true, at: { DE: false } };
  const texts = { ...panelTexts, title: "Winners", closed: "not here" };
  const panel = render(<WinnerPanel edition={edition} tag="en-GB" texts={texts} shownTo={shownTo} />);
  const seen = () => [panel.queryAllByText(/M\*\*\*l/).length, panel.queryByText("not here") !== null];
  await pass(0);
  expect(seen()).toEqual([1, false]);
  act(() => dispatchSession({ type: "signed-in", player: { ...signedInPlayer(), countryCode: "DE" } }));
  expect(seen()).toEqual([0, true]);
  act(() => dispatchSession({ type: "signed-out" }));
  panel.unmount();
  // biome-ignore lint/suspicious/noDocumentCookie: the site's own cookie of the detected country
  document.cookie = "country-code=DE; path=/";
  const there = render(<WinnerPanel edition={edition} tag="en-GB" texts={texts} shownTo={shownTo} />);
  await pass(0);
  expect([there.queryAllByText(/M\*\*\*l/).length, there.queryByText("not here") !== null]).toEqual([0, true]);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "country-code=; path=/; max-age=0";
});

test("an amount that has no last read is shown at once, and never as nothing", async () => {
  responses = [amounts(50_000)];
  const { result } = renderHook(() => {
    const seen = useRef<(number | undefined)[]>([]);
    const { jackpots } = useJackpots(edition);
    if (jackpots) seen.current.push(jackpots.amounts["/en-UN/play/neon-drift"]);
    return seen.current;
  });
  await pass(2_000);
  expect(result.current.length).toBeGreaterThan(1);
  expect(new Set(result.current)).toEqual(new Set([50_000]));
});

describe("a tournament", () => {
  const money = (amountMinor: number) => ({ amountMinor, currency: "EUR" as const });
  const place = (position: number) => ({
    position,
    playerName: `M${position}`,
    points: 90 - position,
    prize: money(20_050),
  });
  const race = { id: "a", name: "Race", rules: "The best round counts.", startsAt: "2026-11-01", endsAt: "2026-11-02" };
  const data = { ...race, prize: money(500_000), leaderboard: [1, 2, 3, 4, 5, 6, 7].map(place) };
  const texts = {
    ...{ missing: "missing", asOf: "Last read:" },
    place: "Place",
    player: "Player",
    points: "Points",
    prize: "Prize",
    own: "Your place",
    noPlace: "None",
  };
  const view = (player?: { position: number; points: number } | null) =>
    render(
      <TournamentView {...{ texts }} tag="en-GB" data={{ ...data, player }} hasFailed={false} since={null} isPlayer />,
    );
  const rows = () => screen.getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => textContent));

  test("writes its prizes as the brand does, below the heads of its columns, and says what counts", async () => {
    responses = [() => HttpResponse.json({ tournaments: { a: data } })];
    const panel = render(
      <TournamentPanel edition={edition} tag="en-GB" tournament={{ id: "a", language: "en" }} texts={texts} />,
    );
    await pass(0);
    expect(panel.getByText("5,000.00 €")).toBeDefined();
    expect(panel.getByText("The best round counts.")).toBeDefined();
    expect(rows().slice(0, 2)).toEqual([
      ["Place", "Player", "Points", "Prize"],
      ["1", "M1", "89", "200.50\u00a0€"],
    ]);
    expect(rows()).toHaveLength(6);
    expect(panel.queryByText("None")).toBeNull();
  });

  test("marks a player among the first, and adds one who is further down, with what the place wins", () => {
    const among = view({ position: 2, points: 88 });
    expect(rows()[2]).toEqual(["2", "Your place", "88", "200.50\u00a0€"]);
    expect(rows()).toHaveLength(6);
    among.unmount();
    const further = view({ position: 7, points: 83 });
    expect(rows().at(-1)).toEqual(["7", "Your place", "83", "200.50\u00a0€"]);
    further.unmount();
    view({ position: 12, points: 3 });
    expect(rows().at(-1)).toEqual(["12", "Your place", "3", ""]);
    expect(rows()).toHaveLength(7);
  });

  test("says to a player without a place that they have none", () => {
    view(null);
    expect(screen.getByText("None")).toBeDefined();
    expect(rows()).toHaveLength(6);
  });
});
