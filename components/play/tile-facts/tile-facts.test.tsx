import { act, render } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { server } from "@/tests/support/msw";
import { FactsIsland } from "./facts-island";
import { TileFacts } from "./tile-facts";

const edition = "en-UN~web~a";
const load = vi.fn(async () => ({ TileFacts }));
let requested: string[] = [];
let hasHover = true;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("matchMedia", () => ({ matches: hasHover }));
  queryClient.clear();
  load.mockClear();
  requested = [];
  hasHover = true;
  server.use(
    http.get("*/api/facts/:edition/:slug", ({ params }) => {
      requested.push(`${params.edition} ${params.slug}`);
      if (params.slug === "gone") return HttpResponse.json({}, { status: 404 });
      return HttpResponse.json(["RTP 96.5% · Demo", "Volatility: High"]);
    }),
  );
  document.body.innerHTML = `<main id="main"><ul class="tiles">
    <li data-game="casino:1" data-look="art"><a href="/en-UN/play/neon-drift"><b>Neon Drift</b></a></li>
    <li data-game="casino:1" data-look="art"><a href="/en-UN/play/gone"><b>Gone</b></a></li>
    <li data-game="casino:1" data-look="art"><a href="/en-UN/online-casino/play/relax/7"><b>Without a slug</b></a></li>
  </ul><button>Elsewhere</button></main>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

const link = (at: number) => document.querySelectorAll<HTMLElement>("[data-game] a")[at];
const shown = () =>
  [...document.querySelectorAll(".tile-facts")].map(
    (facts) => `${facts.closest("a")?.getAttribute("href")}: ${facts.textContent}`,
  );

/** Advances the time and lets pending responses resolve. */
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(async () => {
    for (let turn = 0; turn < 30; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(0);
    }
  });
}
async function focus(target: HTMLElement | null | undefined, ms = 200) {
  act(() => target?.focus());
  await pass(0);
  await pass(ms);
}

test("nothing is loaded or requested before a tile is hovered, and nothing at all without a pointer", async () => {
  const island = render(<FactsIsland edition={edition} load={load} />);
  await focus(document.querySelector("button"));
  expect([load.mock.calls.length, requested]).toEqual([0, []]);
  island.unmount();
  hasHover = false;
  render(<FactsIsland edition={edition} load={load} />);
  await focus(link(0));
  expect([load.mock.calls.length, requested, shown()]).toEqual([0, [], []]);
});

test("the tile that has the focus shows the facts of its game, requested once, outside of its name for screen readers", async () => {
  render(<FactsIsland edition={edition} load={load} />);
  await focus(link(0));
  expect(shown()).toEqual(["/en-UN/play/neon-drift: RTP 96.5% · DemoVolatility: High"]);
  expect(document.querySelector(".tile-facts")?.getAttribute("aria-hidden")).toBe("true");
  await focus(document.querySelector("button"));
  expect(shown()).toEqual([]);
  await focus(link(0));
  expect(shown().length).toBe(1);
  expect([load.mock.calls.length, requested]).toEqual([1, [`${edition} neon-drift`]]);
});

test("a tile that the pointer only crosses requests nothing", async () => {
  render(<FactsIsland edition={edition} load={load} />);
  await focus(link(0));
  await focus(link(1), 50);
  await focus(document.querySelector("button"));
  expect(requested).toEqual([`${edition} neon-drift`]);
});

test("a game that is not known, or has no slug, shows nothing", async () => {
  render(<FactsIsland edition={edition} load={load} />);
  await focus(link(1));
  expect([requested, shown()]).toEqual([[`${edition} gone`], []]);
  await focus(link(2));
  expect([requested.length, shown()]).toEqual([1, []]);
});
