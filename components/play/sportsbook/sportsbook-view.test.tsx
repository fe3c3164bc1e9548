import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { openLayer } from "@/lib/site/dialogs/overlay-history";
import { pushPopup } from "@/lib/site/dialogs/popup-history";
import { useToasts } from "@/lib/site/toasts/store";
import play from "@/messages/en/play.json";
import site from "@/messages/en/site.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { keepOpenBreak } from "@/tests/support/intents/open-break";
import { lockThisHour } from "@/tests/support/lock-hours";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile as profile } from "@/tests/support/profile";
import { SportsbookView } from "./sportsbook-view";

const router = vi.hoisted(() => ({ replace: vi.fn(), push: vi.fn() }));
/** As Next's router has it: it follows `replaceState` and steps of the history. */
const path = vi.hoisted(() => ({ follow: () => {} }));
vi.mock("next/navigation", async () => {
  const { useEffect, useState } = await import("react");
  return {
    useRouter: () => router,
    usePathname() {
      const [pathname, setPathname] = useState(location.pathname);
      useEffect(() => {
        path.follow = () => setPathname(location.pathname);
      }, []);
      return pathname;
    },
  };
});

const texts = play.sportsbook;
const frames = "https://games.example";
const json = (body: object, status = 200) => HttpResponse.json(body, { status });

/** What our server was asked: contexts with their bodies, and announcements. */
let contexts: Record<string, unknown>[];
let authorised: (string | null)[];
let announced: string[];
let opened: () => Response;
let taken: () => Response;
let account: () => Response;
let access: () => Response;
let total: string;
/** The beginnings of the windows that the net position was read for. */
let netFrom: (string | null)[];

beforeEach(async () => {
  router.replace.mockReset();
  useToasts.setState({ shown: [] });
  queryClient.clear();
  useSession.setState(unknownSession, true);
  sessionStorage.clear();
  history.replaceState(null, "", "/en-UN/sportsbook/football");
  writeConfig({ ...config, frameOrigins: [frames] });
  await loadAllMessages();
  [contexts, authorised, announced, netFrom] = [[], [], [], []];
  opened = () =>
    json({ url: `${frames}/frame/${contexts.length}/`, isKnown: useSession.getState().session?.kind === "player" });
  taken = () => new HttpResponse(null, { status: 204 });
  account = () => json(profile);
  access = () => json({ accountStatus: "REGISTERED" });
  total = "100.00";
  server.use(
    http.post("*/api/sportsbook/context", async ({ request }) => {
      contexts.push((await request.json()) as Record<string, unknown>);
      authorised.push(request.headers.get("authorization"));
      return opened();
    }),
    http.post("*/api/sportsbook/balance", async ({ request }) => {
      announced.push(await request.text());
      return taken();
    }),
    http.get("http://platform.test/v1/player/profile", () => account()),
    http.get("http://platform.test/v1/player/access/details", () => access()),
    http.get("http://platform.test/v1/access", () => json({ isCountryBlocked: false })),
    http.get("http://platform.test/v1/player/wallet/balance", () =>
      json({ balanceMap: { main: [{ cash: total }] }, currency: "EUR" }),
    ),
    http.get("http://platform.test/v1/player/wallet/net-position-win-loss", ({ request }) => {
      netFrom.push(new URL(request.url).searchParams.get("from"));
      return json({ netPosition: "-10.00", winLoss: null });
    }),
  );
});

const show = (product: "sports" | "virtualSports" = "sports") =>
  render(<SportsbookView product={product} channel="web" breakConfirmation={{ here: true, at: {} }} />);
const dispatch = (event: Parameters<typeof dispatchSession>[0]) => act(() => dispatchSession(event));
const asGuest = () => {
  dispatch({ type: "requested" });
  dispatch({ type: "found-guest" });
};
const asPlayer = (more = {}) => dispatch({ type: "signed-in", player: { ...signedInPlayer(), ...more } });
const frame = (name = site.navigation.sports) =>
  screen.findByTitle<HTMLIFrameElement>(texts.frame.replace("{title}", name));
const noFrame = () => document.querySelector("iframe") === null;
const say = (from: HTMLIFrameElement, message: object, origin = frames) =>
  act(async () => {
    const data = { type: "sportsbook", ...message };
    dispatchEvent(new MessageEvent("message", { data, origin, source: from.contentWindow }));
  });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

describe("a visitor", () => {
  test("sees the frame of the partner at the place of the address, without a token [SPORT-501, SPORT-503]", async () => {
    show();
    expect(noFrame()).toBe(true);
    asGuest();
    expect((await frame()).src).toBe(`${frames}/frame/1/`);
    expect(contexts).toEqual([{ path: "/en-UN/sportsbook/football", device: "desktop" }]);
    expect(authorised).toEqual([null]);
  });

  test("is told when it could not be opened, in place of the frame, and opens it again [SPORT-509]", async () => {
    const good = opened;
    opened = () => json({ code: "error.sportsbook.unavailable" }, 502);
    show();
    asGuest();
    expect(await screen.findByText(texts.failed.title)).toBeTruthy();
    expect(noFrame()).toBe(true);
    expect(contexts).toHaveLength(1);
    opened = good;
    fireEvent.click(screen.getByRole("button", { name: site.query.retry }));
    expect(await frame()).toBeTruthy();
  });

  test.each(["https://evil.example/frame/", "http://localhost:3000/frame/", "javascript:alert(1)"])(
    "sees no frame of %s",
    async (url) => {
      opened = () => json({ url, isKnown: false });
      show();
      asGuest();
      expect(await screen.findByText(texts.badAddress)).toBeTruthy();
      expect(noFrame()).toBe(true);
    },
  );

  test("of virtual sports has a frame of its own name [ROUTE-536]", async () => {
    history.replaceState(null, "", "/en-UN/virtuals/silver-downs");
    show("virtualSports");
    asGuest();
    expect(await frame(site.navigation.virtualSports)).toBeTruthy();
    expect(contexts).toMatchObject([{ path: "/en-UN/virtuals/silver-downs" }]);
  });
});

describe("a frame that stays silent", () => {
  const openSilent = async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    show();
    asGuest();
    const silent = await frame();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    vi.useRealTimers();
    return silent;
  };
  const reload = () => fireEvent.click(screen.getByRole("button", { name: texts.reload }));

  test.each([
    ["the same address", () => `${frames}/frame/`],
    ["another address", () => `${frames}/frame/${contexts.length}/`],
  ])("is opened again by a press, once, also where the partner returns %s", async (_, url) => {
    opened = () => json({ url: url(), isKnown: false });
    const silent = await openSilent();
    const added: Node[] = [];
    const watch = new MutationObserver((changes) =>
      added.push(...changes.flatMap(({ addedNodes }) => [...addedNodes])),
    );
    watch.observe(document.body, { childList: true, subtree: true });
    reload();
    await eventually(() => expect(silent.isConnected).toBe(false));
    await settled();
    watch.disconnect();
    expect(contexts).toHaveLength(2);
    expect((await frame()).src).toBe(url());
    expect(added.filter((node) => node instanceof Element && node.querySelector("iframe"))).toHaveLength(1);
  });

  test("is opened again where no other one can be", async () => {
    const silent = await openSilent();
    opened = () => json({ code: "error.sportsbook.unavailable" }, 502);
    reload();
    await eventually(() => expect(silent.isConnected).toBe(false));
    expect((await frame()).src).toBe(silent.src);
  });

  test("is not opened again by itself", async () => {
    opened = () => json({ url: `${frames}/frame/`, isKnown: false });
    show();
    asGuest();
    const from = await frame();
    await act(() => queryClient.invalidateQueries());
    await eventually(() => expect(contexts).toHaveLength(2));
    await settled();
    expect(await frame()).toBe(from);
  });
});

describe("the address", () => {
  const openAsGuest = async () => {
    show();
    asGuest();
    return frame();
  };

  test("follows the frame without an entry in the history, and opens no other frame", async () => {
    const from = await openAsGuest();
    const entries = history.length;
    await say(from, { event: "place", path: "/football/gb/northern-league" });
    act(() => path.follow());
    expect(location.pathname).toBe("/en-UN/sportsbook/football/gb/northern-league");
    expect(history.length).toBe(entries);
    await settled();
    expect(await frame()).toBe(from);
    expect(contexts).toHaveLength(1);
  });

  test.each([
    ["a foreign page", { event: "place", path: "//evil.example" }, frames],
    ["another page of the site", { event: "place", path: "/../my-account/account" }, frames],
    ["too deep a place", { event: "place", path: "/a/b/c/d/e" }, frames],
    ["a place with a figure beside it", { event: "place", path: "/tennis", balance: 1 }, frames],
    ["a place, from another origin", { event: "place", path: "/tennis" }, "https://evil.example"],
  ])("ignores %s", async (_, message, origin) => {
    await say(await openAsGuest(), message, origin);
    expect(location.pathname).toBe("/en-UN/sportsbook/football");
  });

  test("stops to follow a frame that runs in circles", async () => {
    const from = await openAsGuest();
    for (let turn = 0; turn < 30; turn++) await say(from, { event: "place", path: `/football/${turn}` });
    expect(location.pathname).toBe("/en-UN/sportsbook/football/11");
  });

  test("leads the frame when a link or a step back changes it; a popup over the page does not", async () => {
    await openAsGuest();
    history.replaceState(null, "", "/en-UN/markets");
    act(() => path.follow());
    await settled();
    expect(contexts).toHaveLength(1);
    history.replaceState(null, "", "/en-UN/sportsbook/tennis");
    act(() => path.follow());
    await eventually(() => expect(contexts).toMatchObject([{}, { path: "/en-UN/sportsbook/tennis" }]));
    await eventually(async () => expect((await frame()).src).toBe(`${frames}/frame/2/`));
  });
});

describe("the address of an overlay over the page", () => {
  const football = "/en-UN/sportsbook/football";
  const here = () => location.pathname + location.hash;
  const openAsGuest = async () => {
    show();
    asGuest();
    return frame();
  };
  /** A step back, which Next's router follows. */
  const goBack = async () => {
    const stepped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.back();
    await act(() => stepped);
    act(() => path.follow());
    await settled();
  };
  const openDialog = () => void openLayer({ close: () => {} });

  beforeEach(() => history.pushState(null, "", football));

  test.each([
    ["the login", () => pushPopup(`${football}#login`), `${football}#login`],
    ["the settings of cookies", () => pushPopup(`${football}#cookie-settings`), `${football}#cookie-settings`],
    ["a popup with a path", () => pushPopup("/en-UN/markets"), "/en-UN/markets"],
    ["a dialog without an address", openDialog, football],
  ])(
    "stays while the frame moves below it: %s; the page's follows when it is left, with the same frame",
    async (_, open, overlay) => {
      const from = await openAsGuest();
      act(open);
      act(() => path.follow());
      for (const place of ["/tennis", "/golf"]) await say(from, { event: "place", path: place });
      act(() => path.follow());
      expect(here()).toBe(overlay);
      await goBack();
      expect(here()).toBe("/en-UN/sportsbook/golf");
      expect(await frame()).toBe(from);
      expect(contexts).toHaveLength(1);
    },
  );

  test("gone, a link to where the page was before leads the frame there", async () => {
    const from = await openAsGuest();
    await say(from, { event: "place", path: "/tennis" });
    act(() => pushPopup("/en-UN/sportsbook/tennis#login"));
    await say(from, { event: "place", path: "/golf" });
    history.replaceState(null, "", "/en-UN/sportsbook/golf");
    act(() => path.follow());
    for (const place of ["tennis", "golf"]) {
      history.replaceState(null, "", `/en-UN/sportsbook/${place}`);
      act(() => path.follow());
      await eventually(() => expect(contexts.at(-1)).toMatchObject({ path: `/en-UN/sportsbook/${place}` }));
    }
    expect(contexts).toHaveLength(3);
  });

  test("that is opened again by a step forward leads no frame", async () => {
    const from = await openAsGuest();
    act(() => pushPopup(`${football}#login`));
    await goBack();
    await say(from, { event: "place", path: "/tennis" });
    history.forward();
    await settled();
    act(() => path.follow());
    await settled();
    expect([here(), contexts.length]).toEqual([`${football}#login`, 1]);
    await goBack();
    expect([here(), contexts.length]).toEqual(["/en-UN/sportsbook/tennis", 1]);
  });

  test("does not lead a player to another place than the visitor had below it", async () => {
    const from = await openAsGuest();
    act(() => pushPopup(`${football}#login`));
    await say(from, { event: "place", path: "/tennis" });
    asPlayer();
    await eventually(() => expect(contexts).toMatchObject([{}, { path: "/en-UN/sportsbook/tennis" }]));
    expect(here()).toBe(`${football}#login`);
  });

  test("that the document was loaded with keeps its hash", async () => {
    history.replaceState(null, "", `${football}#login`);
    await say(await openAsGuest(), { event: "place", path: "/tennis" });
    expect(here()).toBe("/en-UN/sportsbook/tennis#login");
  });
});

describe("a player", () => {
  test("has a frame of their own below the bar of the session [SPORT-501]", async () => {
    show();
    asPlayer();
    expect(await frame()).toBeTruthy();
    expect(contexts).toEqual([
      { path: "/en-UN/sportsbook/football", device: "desktop", currency: profile.currencyCode },
    ]);
    expect(authorised[0]).toMatch(/^Bearer /);
    expect(await screen.findByText(/-€10.00|−€10.00|€-10.00/)).toBeTruthy();
    const net = screen.getByRole<HTMLAnchorElement>("link", { name: (name) => name.endsWith(play.gameLaunch.netBets) });
    expect([net.search, net.target]).toEqual(["?category=SPORTS", "_blank"]);
    expect(screen.getByRole("button", { name: play.gameLaunch.break })).toBeTruthy();
    expect(screen.getByText(play.gameLaunch.bettingFor)).toBeTruthy();
    expect(screen.queryByText(play.gameLaunch.playedFor)).toBeNull();
  });

  test("who comes back within the session has the net position since it began, whatever part of it they were here", async () => {
    const minuteMs = 60_000;
    const startMs = Date.now();
    const clock = vi.spyOn(Date, "now").mockReturnValue(startMs);
    const visit = async (reads: number) => {
      queryClient.clear();
      const { unmount } = show();
      await eventually(() => expect(netFrom).toHaveLength(reads));
      return unmount;
    };
    asPlayer();
    const leave = await visit(1);
    clock.mockReturnValue(startMs + 10 * minuteMs);
    leave();
    clock.mockReturnValue(startMs + 30 * minuteMs);
    await visit(2);
    expect(netFrom).toEqual(Array(2).fill(new Date(startMs).toISOString()));
  });

  test("who logs in has their frame where the visitor's was", async () => {
    show();
    asGuest();
    await say(await frame(), { event: "place", path: "/tennis" });
    asPlayer();
    await eventually(() => expect(contexts).toMatchObject([{}, { path: "/en-UN/sportsbook/tennis" }]));
  });

  test("whom the sportsbook does not know is told so above what a visitor sees", async () => {
    const good = opened;
    opened = () => json({ url: `${frames}/frame/0/`, isKnown: false });
    show();
    asPlayer();
    expect(await screen.findByText(texts.unknown)).toBeTruthy();
    opened = good;
    fireEvent.click(screen.getByRole("button", { name: site.query.retry }));
    await eventually(() => expect(screen.queryByText(texts.unknown)).toBeNull());
  });

  test.each([
    ["whose flag is off", { sports: false }],
    ["at payout risk", { payout: false }],
  ])("%s is led to the locale root, and no frame is opened [ROUTE-535]", async (_, flags) => {
    account = () => json({ ...profile, ...flags });
    show();
    asPlayer();
    await eventually(() => expect(router.replace).toHaveBeenCalledWith("/en-UN"));
    expect([noFrame(), contexts]).toEqual([true, []]);
  });

  test("whose session is suspended is led there too [ROUTE-535]", async () => {
    show();
    asPlayer({ multibrand: { suspended: true } });
    await eventually(() => expect(router.replace).toHaveBeenCalledWith("/en-UN"));
    expect([noFrame(), contexts]).toEqual([true, []]);
  });

  test("of virtual sports stands behind the flag of its own [ROUTE-536]", async () => {
    history.replaceState(null, "", "/en-UN/virtuals");
    account = () => json({ ...profile, virtualSports: false });
    show("virtualSports");
    asPlayer();
    await eventually(() => expect(router.replace).toHaveBeenCalledWith("/en-UN"));
    expect(contexts).toEqual([]);
  });

  test("whose permissions could not be read is not let in, nor led away, and asks again", async () => {
    account = () => json({}, 500);
    show();
    asPlayer();
    const retry = await screen.findByRole("button", { name: site.query.retry });
    expect([noFrame(), contexts, router.replace.mock.calls]).toEqual([true, [], []]);
    account = () => json(profile);
    fireEvent.click(retry);
    expect(await frame()).toBeTruthy();
  });

  test("who has asked for a break that has no answer yet gets no frame", async () => {
    keepOpenBreak(signedInPlayer().playerId);
    show();
    asPlayer();
    expect(await screen.findByText(texts.break)).toBeTruthy();
    expect([noFrame(), contexts]).toEqual([true, []]);
  });

  test("in the lock hours of the device there is no frame", async () => {
    lockThisHour();
    show();
    asPlayer();
    expect(await screen.findByText(texts.lockHours)).toBeTruthy();
    expect([noFrame(), contexts]).toEqual([true, []]);
  });

  test("has none once the lock hours have begun, and another one once they are over", async () => {
    const look = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));
    show();
    asPlayer();
    expect((await frame()).src).toBe(`${frames}/frame/1/`);
    lockThisHour();
    look();
    expect(await screen.findByText(texts.lockHours)).toBeTruthy();
    expect(noFrame()).toBe(true);
    lockThisHour(2);
    look();
    expect((await frame()).src).toBe(`${frames}/frame/2/`);
  });

  test("who asks for a break elsewhere has no frame from then on until it is answered", async () => {
    show();
    asPlayer();
    await frame();
    keepOpenBreak(signedInPlayer().playerId);
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "intent:b-1" })));
    expect(screen.getByText(texts.break)).toBeTruthy();
    expect(noFrame()).toBe(true);
    localStorage.removeItem("intent:b-1");
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "intent:b-1" })));
    expect((await frame()).src).toBe(`${frames}/frame/2/`);
  });

  test("nor while the server does not tell a device with lock hours what time it is", async () => {
    lockThisHour(2);
    // A device whose clock was set asks again.
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    server.use(http.get("*/api/time", () => HttpResponse.error()));
    show();
    asPlayer();
    expect(await screen.findByText(texts.lockHours)).toBeTruthy();
    expect([noFrame(), contexts]).toEqual([true, []]);
  });

  test("who signs out has a visitor's frame in place of their own", async () => {
    show();
    asPlayer();
    const own = await frame();
    dispatch({ type: "signed-out" });
    await eventually(async () => expect(await frame()).not.toBe(own));
    expect(authorised).toHaveLength(2);
    expect(authorised[1]).toBeNull();
  });
});

describe("the balance", () => {
  test("that changes while the sportsbook is open is announced once, without a figure; one that stays is not [SPORT-507]", async () => {
    show();
    asPlayer();
    const from = await frame();
    await settled();
    expect(announced).toEqual([]);
    await say(from, { event: "balance-changed" });
    await settled();
    expect(announced).toEqual([]);
    total = "90.00";
    await say(from, { event: "balance-changed" });
    await eventually(() => expect(announced).toEqual([""]));
    await say(from, { event: "balance-changed" });
    await settled();
    expect(announced).toEqual([""]);
  });

  test("whose change could not be announced is announced with the next read of it, and not after that [SPORT-507]", async () => {
    show();
    asPlayer();
    const from = await frame();
    await settled();
    taken = () => json({ code: "error.sportsbook.unavailable" }, 502);
    total = "90.00";
    await say(from, { event: "balance-changed" });
    await eventually(() => expect(announced).toHaveLength(1));
    taken = () => new HttpResponse(null, { status: 204 });
    await settled();
    await say(from, { event: "balance-changed" });
    await eventually(() => expect(announced).toHaveLength(2));
    await say(from, { event: "balance-changed" });
    await settled();
    expect(announced).toHaveLength(2);
  });

  test("of a player whom the sportsbook does not know is announced to nobody [SPORT-507]", async () => {
    opened = () => json({ url: `${frames}/frame/0/`, isKnown: false });
    show();
    asPlayer();
    const from = await frame();
    await settled();
    total = "90.00";
    await say(from, { event: "balance-changed" });
    await settled();
    expect(announced).toEqual([]);
  });
});

test("nobody gets a frame while it is not known who they are", async () => {
  show();
  dispatch({ type: "requested" });
  await settled();
  expect(contexts).toEqual([]);
  dispatch({ type: "unavailable" });
  expect(await screen.findByText(texts.session.title)).toBeTruthy();
  expect([noFrame(), contexts]).toEqual([true, []]);
});
