import { gzipSync } from "node:zlib";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { dialogEntry } from "@/components/site/dialogs/dialog-entry";
import { DialogHost } from "@/components/site/dialogs/dialog-host";
import { siteDialogs } from "@/components/site/dialogs/site-dialogs";
import { chooseAppearance } from "@/components/site/document/head-script";
import type { WorkerCall } from "@/lib/core/workers/worker-calls";
import { createReplies } from "@/lib/core/workers/worker-replies";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { listFilterDialog } from "@/lib/play/dialogs";
import { formatListHash } from "@/lib/play/game-lists/choice";
import { createListResponder, type ListRequest } from "@/lib/play/game-lists/responder";
import { type ListFile, wholeList } from "@/lib/play/game-lists/schema";
import { useListHash } from "@/lib/play/game-lists/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { useDialogs } from "@/lib/site/dialogs/store";
import { writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { FilterableList } from "./filterable-list";
import { ListBar } from "./list-bar";
import { loadListFilterDialog } from "./load-list";

const names = ["Wolf 10", "Book of Cairo", "Wolf 9", ...Array.from({ length: 40 }, (_, at) => `Fox ${at + 10}`)];
const picture = { before: "https://images.example/", after: "", width: 224 };
const file: ListFile = {
  type: "casinoGames",
  currency: "EUR",
  games: names.map((name, at) => ({
    name,
    gameSlug: name.toLowerCase().replaceAll(" ", "-"),
    gameId: name,
    supplier: Math.min(at, 3),
    picture: "a.webp",
    ...(at === 1 && { isNew: true, rtp: 97.1, volatility: "low" as const }),
    ...(at === 2 && { popularity: 0, rtp: 95 }),
    stake: at === 0 ? 10 : 50,
  })),
  suppliers: [
    { title: "Relax", slug: "relax", studio: null, closedIn: [] },
    { title: "Nightjar", slug: "relax", studio: "nightjar", closedIn: [] },
    { title: "Kobold", slug: "softswiss", studio: "kobold", closedIn: [], isTouchOnly: true },
    { title: "Quickspin", slug: "quickspin", studio: null, closedIn: [] },
  ],
  providers: [
    { id: "quickspin", title: "Quickspin", image: null, type: "provider" },
    { id: "relax", title: "Relax", image: "https://images.example/relax", type: "provider" },
  ],
  subProviders: [
    {
      _id: "relax-nightjar",
      providerId: "nightjar",
      id: "nightjar",
      title: "Nightjar",
      type: "subprovider",
      restrictedCountry: [],
    },
    {
      _id: "softswiss-kobold",
      providerId: "kobold",
      id: "kobold",
      title: "Kobold",
      type: "subprovider",
      providerImgUrl: "https://images.example/softswiss",
      restrictedCountry: [],
    },
  ],
  plain: picture,
  fine: picture,
};
const list = {
  edition: "en-UN~web~a",
  lobby: "casino",
  id: "slots",
  isByPopularity: false,
  facts: [],
  page: 1,
  pageSize: 30,
  tag: "en",
} as const;

/** jsdom has no workers: what the product's worker does is done here. */
class WorkerOfTheTest {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #reply = createReplies(createListResponder());
  postMessage(call: WorkerCall<ListRequest>) {
    void this.#reply(call).then((data) => this.onmessage?.({ data }));
  }
  terminate() {}
}

const registry = [dialogEntry(listFilterDialog, loadListFilterDialog), ...siteDialogs];

let reads = 0;
/** Each test has its own list: the worker keeps those that it has read. */
let lists = 0;

beforeEach(() => {
  writeConfig();
  history.replaceState(null, "", "/en-UN/online-casino/slots");
  vi.stubGlobal("Worker", WorkerOfTheTest);
  vi.stubGlobal("scrollTo", () => {});
  useDialogs.setState({ requests: [] });
  useListHash.setState({ hash: "", ahead: null });
  queryClient.clear();
  reads = 0;
  lists++;
  server.use(
    http.get("*/api/lists/en-UN~web~a/casino/:id", () => {
      reads++;
      return new HttpResponse(gzipSync(JSON.stringify(file)));
    }),
  );
});

/** As the page's HTML has it. */
function WholeBar() {
  const t = useTranslations("play.gameLists");
  return <ListBar t={t} list={list} choice={wholeList} facts={["low", "new"]} />;
}

const htmlPager = (
  <nav aria-label="Pages of the HTML">
    <a href="#page=1-2">Show more</a>
  </nav>
);

function showList(
  own: { page?: number } = {},
  bar = <nav aria-label="Filter and sort" data-html="" />,
  pager = <nav aria-label="Pages of the HTML" />,
) {
  return render(
    <main>
      <FilterableList
        list={{ ...list, ...own, id: `slots-${lists}` }}
        grid="tiles"
        heading={<h1>Slots</h1>}
        range="1–30 of 43"
        label="Filter and sort"
        bar={bar}
        pager={pager}
      >
        <ul>
          <li>The whole list</li>
        </ul>
      </FilterableList>
      <DialogHost registry={registry} />
    </main>,
  );
}

const shown = () => [...document.querySelectorAll("main .tiles b")].map((name) => name.firstChild?.textContent);
const focusedGame = () => document.activeElement?.querySelector("b")?.firstChild?.textContent;
const openFilter = async () => {
  fireEvent.click(screen.getByRole("button", { name: "Filter and sort" }));
  return within(await screen.findByRole("dialog", { name: "Filter and sort" }));
};

test("the list of the HTML stays, and nothing is read, until somebody reaches for the filter", async () => {
  showList();
  expect(screen.getByText("The whole list")).toBeTruthy();
  expect(screen.getByText("1–30 of 43")).toBeTruthy();
  fireEvent.pointerEnter(screen.getByRole("button", { name: "Filter and sort" }));
  await waitFor(() => expect(reads).toBe(1));
  expect(screen.getByText("The whole list")).toBeTruthy();
});

describe("what is chosen", () => {
  test("by name shows that it loads, then the games that have it; clearing shows the whole list again [LIVE-504]", async () => {
    showList();
    const filter = await openFilter();
    const said = filter.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said.join("")).toBe("Loading the games");
    expect(await filter.findByRole("button", { name: "Show 43 games" })).toBeTruthy();
    fireEvent.change(filter.getByRole("searchbox", { name: "Search games" }), { target: { value: "WOLF" } });
    expect(await filter.findByRole("button", { name: "Show 2 games" })).toBeTruthy();
    await waitFor(() => expect(shown()).toEqual(["Wolf 10", "Wolf 9"]));
    const nine = screen.getByRole("link", { name: /^Wolf 9/ });
    expect(nine.textContent).toContain("Kobold · Only on phones and tablets");
    expect(screen.queryByText("The whole list")).toBeNull();
    expect(screen.getAllByText("1–2 of 2")).toHaveLength(1);
    await waitFor(() => expect(location.hash).toBe("#name=WOLF"));
    fireEvent.click(filter.getByRole("button", { name: "Clear" }));
    expect(await screen.findByText("The whole list")).toBeTruthy();
    expect(screen.getByText("1–30 of 43")).toBeTruthy();
    expect(filter.getByRole<HTMLInputElement>("searchbox", { name: "Search games" }).value).toBe("");
    await waitFor(() => expect(location.hash).toBe(""));
  });

  test("is shown until the address has it: whoever closes the filter at once goes back to an older address", async () => {
    history.replaceState(null, "", "/en-UN/online-casino/slots#name=WOLF");
    showList();
    const filter = await openFilter();
    expect(await filter.findByRole("button", { name: "Show 2 games" })).toBeTruthy();
    fireEvent.click(filter.getByRole("button", { name: "Clear" }));
    act(() => void dispatchEvent(new PopStateEvent("popstate")));
    expect(await screen.findByText("The whole list")).toBeTruthy();
    await waitFor(() => expect(location.hash).toBe(""));
    expect(screen.getByText("The whole list")).toBeTruthy();
  });

  test("by provider and studio shows the games of any; each is offered with how many games it leaves", async () => {
    showList();
    const filter = await openFilter();
    const nightjar = await filter.findByRole<HTMLInputElement>("checkbox", { name: "Nightjar 1" });
    fireEvent.click(nightjar);
    // The press is drawn alone: the list behind the filter follows with the address.
    expect(nightjar.checked).toBe(true);
    expect(screen.getByText("The whole list")).toBeTruthy();
    fireEvent.click(filter.getByRole("checkbox", { name: "Kobold 1" }));
    await waitFor(() => expect(shown()).toEqual(["Book of Cairo", "Wolf 9"]));
    expect(filter.getByRole<HTMLInputElement>("checkbox", { name: "Kobold 1" }).checked).toBe(true);
    fireEvent.click(filter.getByRole("checkbox", { name: "Kobold 1" }));
    fireEvent.click(filter.getByRole("checkbox", { name: "Relax 2" }));
    await waitFor(() => expect(shown()).toEqual(["Wolf 10", "Book of Cairo"]));
    await waitFor(() => expect(location.hash).toBe("#provider=relax&studio=nightjar"));
  });

  test("leads back to its first page from a later page of the HTML too", async () => {
    history.replaceState(null, "", "/en-UN/online-casino/slots/3#page=2");
    const { unmount } = showList({ page: 3 });
    const previous = () => screen.findByRole("link", { name: "Previous" });
    expect((await previous()).getAttribute("href")).toBe("#page=1");
    unmount();
    act(() => {
      history.replaceState(null, "", "/en-UN/online-casino/slots/3#page=1");
      dispatchEvent(new HashChangeEvent("hashchange"));
    });
    showList({ page: 3 });
    await waitFor(() => expect(shown()).toHaveLength(30));
    expect(screen.getByRole("status").textContent).toContain("1–30 of 43");
  });

  test("is kept in the address: a reload shows it, in its order, and its pages count it", async () => {
    history.replaceState(null, "", "/en-UN/online-casino/slots#sort=fromZ&page=2");
    showList();
    await waitFor(() => expect(shown()).toHaveLength(13));
    expect(shown().at(-1)).toBe("Book of Cairo");
    expect(screen.getAllByText("31–43 of 43")).toHaveLength(2);
    expect(screen.getByRole("status").textContent).toBe("43 games match. 31–43 of 43");
    expect(screen.getByRole("link", { name: "Previous" }).getAttribute("href")).toBe("#sort=fromZ");
    expect(screen.queryByRole("link", { name: "Next" })).toBeNull();
    expect(screen.queryByRole("navigation", { name: "Pages of the HTML" })).toBeNull();
    act(() => {
      history.replaceState(null, "", "#sort=newFirst");
      dispatchEvent(new HashChangeEvent("hashchange"));
    });
    await waitFor(() => expect(shown()[0]).toBe("Book of Cairo"));
    act(() => {
      history.replaceState(null, "", location.pathname);
      dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(await screen.findByText("The whole list")).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Pages of the HTML" })).toBeTruthy();
  });

  test("by the lowest stake narrows the list: an amount of its own currency, named in the bar too", async () => {
    showList();
    const filter = await openFilter();
    const option = await filter.findByRole("checkbox", { name: /^Lowest stake up to €0.10 1$/ });
    expect(filter.queryByRole("checkbox", { name: /0\.50/ })).toBeNull();
    fireEvent.click(option);
    await waitFor(() => expect(location.hash).toBe("#is=stake1"));
    expect(await screen.findByRole("link", { name: "Remove: Lowest stake up to €0.10" })).toBeTruthy();
  });

  test("by two stakes is two chips before the list is read, when neither has its amount yet", async () => {
    history.replaceState(null, "", "/en-UN/online-casino/slots#is=stake1&is=stake2");
    server.use(http.get("*/api/lists/en-UN~web~a/casino/:id", () => new Promise<never>(() => {})));
    showList();
    const chips = await screen.findAllByRole("link", { name: "Remove: Lowest stake" });
    expect(chips.map((chip) => chip.getAttribute("href"))).toEqual(["#is=stake2", "#is=stake1"]);
  });

  test("is counted in the reader's digits", async () => {
    const games = Array.from({ length: 1_234 }, (_, at) => ({ ...file.games[3], name: `Fox ${at}`, gameId: `${at}` }));
    server.use(
      http.get(
        "*/api/lists/en-UN~web~a/casino/:id",
        () => new HttpResponse(gzipSync(JSON.stringify({ ...file, games }))),
      ),
    );
    showList();
    const filter = await openFilter();
    expect(await filter.findByRole("checkbox", { name: "Quickspin 1,234" })).toBeTruthy();
  });

  test("by facts narrows the list; each is a chip that a press takes away, without the other", async () => {
    history.replaceState(null, "", "/en-UN/online-casino/slots#is=low");
    showList();
    await waitFor(() => expect(shown()).toEqual(["Book of Cairo"]));
    const bar = within(screen.getByRole("navigation", { name: "Filter and sort" }));
    expect(bar.getByRole("link", { name: "Recommended" }).getAttribute("aria-current")).toBe("true");
    expect(bar.getByRole("link", { name: "A to Z" }).getAttribute("href")).toBe("#sort=fromA&is=low");
    expect(bar.getByRole("link", { name: "New" }).getAttribute("href")).toBe("#is=low&is=new");
    expect(bar.queryByRole("link", { name: "With jackpot" })).toBeNull();
    const filter = await openFilter();
    fireEvent.click(await filter.findByRole("checkbox", { name: "RTP 97% or more 1" }));
    expect(filter.queryByRole("checkbox", { name: /^With lines/ })).toBeNull();
    await waitFor(() => expect(location.hash).toBe("#is=low&is=rtp97"));
    expect(bar.getByRole("link", { name: "Remove: Low volatility" }).getAttribute("href")).toBe("#is=rtp97");
    expect(bar.getByRole("link", { name: "Clear" }).getAttribute("href")).toBe("#");
  });

  test.each([
    ["a fact that is pressed", "#", "Low volatility", "Remove: Low volatility"],
    ["the last filter that is removed", "#is=low", "Remove: Low volatility", "Low volatility"],
    ["a filter that is removed before another one", "#is=low&is=new", "Remove: Low volatility", "Remove: New"],
    ["an order that is pressed", "#", "A to Z", "A to Z"],
    ["a filter that is removed after all others", "#is=new&name=o", "Clear", null],
  ])("%s leaves the focus in the bar, on what takes its place", async (_, hash, name, next) => {
    await loadAllMessages();
    history.replaceState(null, "", `/en-UN/online-casino/slots${hash}`);
    showList({}, <WholeBar />);
    const bar = () => screen.getByRole("navigation", { name: "Filter and sort" });
    if (hash !== "#") await waitFor(() => expect(shown()).not.toEqual([]));
    const link = within(bar()).getByRole("link", { name });
    link.focus();
    fireEvent.click(link);
    await waitFor(() => expect(link.isConnected).toBe(false));
    expect(document.activeElement).toBe(next === null ? bar() : within(bar()).getByRole("link", { name: next }));
  });

  test("popular first is an order beside the editors' own", async () => {
    history.replaceState(null, "", "/en-UN/online-casino/slots#sort=popular");
    showList();
    await waitFor(() => expect(shown()[0]).toBe("Wolf 9"));
    expect(shown()[1]).toBe("Wolf 10");
  });

  test("more of the whole list goes on below the tiles of the HTML, which stay", async () => {
    history.replaceState(null, "", "/en-UN/online-casino/slots#page=1-2");
    showList();
    await waitFor(() => expect(shown()).toHaveLength(13));
    expect(screen.getByText("The whole list")).toBeTruthy();
    expect(screen.getAllByText("1–43 of 43")).toHaveLength(1);
    expect(screen.queryByRole("link", { name: "Show more" })).toBeNull();
  });

  test("more of a filtered list is added to it", async () => {
    history.replaceState(null, "", "/en-UN/online-casino/slots#name=o");
    showList();
    await waitFor(() => expect(shown()).toHaveLength(30));
    const more = screen.getByRole("link", { name: "Show more" }).getAttribute("href");
    expect(more).toBe("#name=o&page=1-2");
    act(() => {
      history.replaceState(null, "", more);
      dispatchEvent(new HashChangeEvent("hashchange"));
    });
    await waitFor(() => expect(shown()).toHaveLength(43));
  });

  test.each([
    ["Show more", "#name=o&page=1-2", "Fox 37"],
    ["Next", "#name=o&page=2", "Fox 37"],
    ["Previous", "#name=fox", "Fox 10"],
  ])(
    "%s, which goes with the page that it leads to, hands the focus on to the first game it brings",
    async (name, hash, game) => {
      await loadAllMessages();
      history.replaceState(null, "", `/en-UN/online-casino/slots#name=${name === "Previous" ? "fox&page=2" : "o"}`);
      showList();
      const link = await screen.findByRole("link", { name });
      link.focus();
      act(() => {
        history.replaceState(null, "", hash);
        dispatchEvent(new HashChangeEvent("hashchange"));
      });
      await waitFor(() => expect(link.isConnected).toBe(false));
      await waitFor(() => expect(focusedGame()).toBe(game));
    },
  );

  test("the link of the HTML that shows more hands the focus on to the first game below those of the HTML", async () => {
    showList({}, undefined, htmlPager);
    const link = screen.getByRole("link", { name: "Show more" });
    link.focus();
    act(() => {
      history.replaceState(null, "", "#page=1-2");
      dispatchEvent(new HashChangeEvent("hashchange"));
    });
    await waitFor(() => expect(shown()).toHaveLength(13));
    expect(focusedGame()).toBe("Fox 37");
  });

  test("leaves no game: the list shows it and offers to clear", async () => {
    history.replaceState(null, "", "/en-UN/online-casino/slots#provider=nobody");
    showList();
    expect(await screen.findByRole("heading", { name: "No game matches" })).toBeTruthy();
    expect(shown()).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(await screen.findByText("The whole list")).toBeTruthy();
  });

  test.each(["   ", ".*(?:[", "\\", "x".repeat(10_000)])("by the text %.10j does no harm", async (text) => {
    showList();
    const filter = await openFilter();
    await filter.findByRole("button", { name: "Show 43 games" });
    fireEvent.change(filter.getByRole("searchbox", { name: "Search games" }), { target: { value: text } });
    const count = text.trim() === "" ? "Show 43 games" : "Show 0 games";
    expect(await filter.findByRole("button", { name: count })).toBeTruthy();
  });
});

describe("a page that is loaded with a filter in its hash", () => {
  const { dataset } = document.documentElement;
  const isHeld = () => dataset.list !== undefined;
  /** As the head of a page runs it: as text, out of reach of its module. */
  const load = (hash: string) => {
    delete dataset.list;
    history.replaceState(null, "", `/en-UN/online-casino/slots${hash}`);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    new Function(`(${chooseAppearance})()`)();
  };

  test.each([
    { sort: "fromA" },
    { providers: ["relax"] },
    { subProviders: ["nightjar"] },
    { facts: ["jackpot"] },
    { searchText: "wolf" },
    { page: 2 },
  ] as const)("does not show the whole list before it: %j", (choice) => {
    load(formatListHash({ ...wholeList, ...choice }));
    expect(isHeld()).toBe(true);
  });

  test.each(["", "#login", "#names"])("shows it at once at %j", (hash) => {
    load(hash);
    expect(isHeld()).toBe(false);
  });

  test("shows the filtered list, and nothing of the whole one before", async () => {
    load("#name=wolf");
    showList();
    expect(isHeld()).toBe(true);
    const hidden = ".in-data-list\\:invisible";
    expect(screen.getByText("The whole list").closest(hidden)).toBeTruthy();
    expect(screen.getByText("1–30 of 43").matches(hidden)).toBe(true);
    expect(screen.getByRole("navigation", { name: "Pages of the HTML" }).closest(hidden)).toBeTruthy();
    const waited = new MutationObserver(() => expect(isHeld() || shown().length > 0).toBe(true));
    waited.observe(document.documentElement, { attributes: true });
    await waitFor(() => expect(isHeld()).toBe(false));
    waited.disconnect();
    expect(shown()).toEqual(["Wolf 10", "Wolf 9"]);
  });

  test("shows the whole list after 8 s, whatever happened to the scripts", () => {
    vi.useFakeTimers();
    load("#name=wolf");
    vi.advanceTimersByTime(7_999);
    expect(isHeld()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isHeld()).toBe(false);
    vi.useRealTimers();
  });
});

test("a list that cannot be read stays whole, shows it, and can be read again on request", async () => {
  let isDown = true;
  server.use(
    http.get("*/api/lists/en-UN~web~a/casino/:id", () =>
      isDown ? new HttpResponse(null, { status: 503 }) : new HttpResponse(gzipSync(JSON.stringify(file))),
    ),
  );
  history.replaceState(null, "", "/en-UN/online-casino/slots#sort=fromA");
  showList();
  const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 10_000 });
  again.focus();
  fireEvent.click(again);
  await waitFor(() => expect(again.getAttribute("aria-busy")).toBe("true"));
  expect(document.activeElement).toBe(again);
  await waitFor(() => expect(again.getAttribute("aria-busy")).toBeNull(), { timeout: 10_000 });
  expect(screen.getByText("The list cannot be filtered at the moment. All its games are below.")).toBeTruthy();
  expect(screen.getByText("The whole list")).toBeTruthy();
  expect(document.documentElement.dataset.list).toBeUndefined();
  isDown = false;
  fireEvent.click(again);
  await waitFor(() => expect(shown()[0]).toBe("Book of Cairo"));
  expect(document.activeElement).toBe(document.querySelector(".tiles")?.parentElement);
});

test("a filtered list that could not be refreshed stays, with the time it was read at", async () => {
  await loadAllMessages();
  history.replaceState(null, "", "/en-UN/online-casino/slots#sort=fromA");
  showList();
  await waitFor(() => expect(shown()[0]).toBe("Book of Cairo"));
  server.use(http.get("*/api/lists/en-UN~web~a/casino/:id", () => new HttpResponse(null, { status: 503 })));
  // The worker's own copy is too old.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 600_000 });
  try {
    await act(() => queryClient.refetchQueries());
    expect(await screen.findByText(/We could not refresh this\. As of/, {}, { timeout: 10_000 })).toBeTruthy();
    expect(shown()[0]).toBe("Book of Cairo");
  } finally {
    vi.useRealTimers();
  }
});

test("the filter begins with what needs no keyboard, so that the sheet of a phone is seen when it opens", async () => {
  showList();
  await openFilter();
  const dialog = screen.getByRole("dialog", { name: "Filter and sort" });
  expect(dialog.querySelector("input, select, textarea")?.tagName).toBe("SELECT");
});
