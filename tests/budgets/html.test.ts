import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { locales } from "../../lib/market/locale";
import { startEnvironment, type TestEnvironment } from "../support/processes";
import { type PageBytes, pageBytes } from "./weigh";

/** Of a whole document in Brotli: the first response, compressed while the visitor waits, and every later one. */
// With room for metadata and what offers add (docs/decisions/0084). One letter more or less may cost the quick level 300 B: the name of
// a chunk, which every build makes again, is enough.
// The notice about cookies is in every page: 460 B of the quick level, 770 B of the best (docs/decisions/0096), and when a choice is a
// year old is decided before the first paint.
const quickBudget = 23_700;
// What links to a page show costs 50 to 150 B (docs/decisions/0106). Buttons beside the small banners of a phone cost
// 100 B. The published figures of the game of the large banner, each with its name, cost 150 B, what puts the first games of a phone
// before its small banners 60 B, low windows, facts as a plain list and the calm after a break 110 to 240 B: the largest reach 21,461 B here,
// and builds differ by up to 100 B.
const bestBudget = 21_700;

/** The phone's client hint, and the desktop's. */
const channels = { mobile: "?1", web: "?0" } as const;
const pages = {
  home: "",
  lobby: "/online-casino",
  "live lobby": "/live-casino-online",
} as const;

/** Renders that wait for the content service at the same time. */
const atOnce = 4;

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startEnvironment({ sandbox: { SANDBOX_GAMES: "3000" } });
});
afterAll(() => environment?.stop());

/** Germany and its stand-in have no live casino. */
const withoutLive = ["DE", "JJ"];

async function measure(path: string): Promise<Map<string, PageBytes>> {
  const having = locales.filter(({ market }) => path !== pages["live lobby"] || !withoutLive.includes(market));
  const visits = having.flatMap(({ segment }) =>
    Object.entries(channels).map(([channel, hint]) => ({ name: `${segment}${path} ${channel}`, segment, hint })),
  );
  const measured = new Map<string, PageBytes>();
  const queue = visits.values();
  const work = async () => {
    for (const { name, segment, hint } of queue) {
      const open = () => pageBytes(`${environment.site.origin}/${segment}${path}`, { "sec-ch-ua-mobile": hint });
      // A busy machine may miss the deadline of a render; what a visit has fetched is there for the next.
      measured.set(name, await open().catch(open).catch(open).catch(open));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(measured.size).toBe(path === pages["live lobby"] ? 114 : 122);
  return measured;
}

describe.each(Object.entries(pages))("the HTML of the %s page", (page, path) => {
  const budgets = { quick: quickBudget, best: bestBudget };

  test("crosses the wire within its budget in every locale, on both channels", async () => {
    const measured = [...(await measure(path))].map(([name, bytes]) => ({ name, ...bytes }));
    for (const kind of ["quick", "best"] as const) {
      const [largest] = measured.toSorted((one, other) => other[kind] - one[kind]);
      console.log(`${page}, ${kind}: at most ${largest?.[kind]} B (${largest?.name}); budget ${budgets[kind]} B`);
    }
    expect(measured.filter(({ best }) => best < 5_000)).toEqual([]);
    // Only the page that the start opens has been compressed before.
    expect(measured.filter(({ quick, best }) => best === quick).length).toBeLessThanOrEqual(1);
    expect(measured.filter(({ quick, best }) => quick > budgets.quick || best > budgets.best)).toEqual([]);
  });
});
