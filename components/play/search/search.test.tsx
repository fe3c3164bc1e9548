import { gzipSync } from "node:zlib";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { dialogEntry } from "@/components/site/dialogs/dialog-entry";
import { DialogHost } from "@/components/site/dialogs/dialog-host";
import type { WorkerCall } from "@/lib/core/workers/worker-calls";
import { createReplies } from "@/lib/core/workers/worker-replies";
import { searchDialog } from "@/lib/play/dialogs";
import { createSearchResponder, type SearchRequest } from "@/lib/play/search/responder";
import type { SearchIndex } from "@/lib/play/search/schema";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { server } from "@/tests/support/msw";
import { loadSearchDialog } from "./load-search";
import { SearchShortcuts } from "./search-shortcuts";

vi.mock("next/navigation", () => ({
  usePathname: () => "/en-UN/online-casino",
  useParams: () => ({ edition: "en-UN~web~a" }),
}));

const names = [
  "Book of Cairo",
  "Cairo Book",
  "Galaxy Drop",
  "Notebook",
  "Starburst",
  ...Array.from({ length: 4_000 }, (_, at) => `Wolf ${at + 1_000}`),
];
const index: SearchIndex = {
  games: names.map((name) => ({
    name,
    gameSlug: name.toLowerCase().replaceAll(" ", "-"),
    gameId: name,
    type: "casinoGames",
    gameType: "slots",
    supplier: 0,
    picture: "a.webp",
  })),
  suppliers: [{ title: "Relax", providerTitle: "Relax", slug: "relax", closedIn: [] }],
  categories: [
    { lobby: "casino", id: "book-games", label: "Book games" },
    { lobby: "liveCasino", id: "live-new", label: "New" },
  ],
  providers: [{ lobby: "casino", id: "relax", label: "Relax" }],
  popular: [4],
  volatility: {
    ...{ name: "Volatility", low: "Low", medium: "Medium", high: "High" },
    phrases: { low: "Low volatility", medium: "Medium volatility", high: "High volatility" },
  },
  pictures: { before: "https://images.example/", after: "" },
};

/** jsdom has no workers: what the product's worker does is done here. */
class WorkerOfTheTest {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #reply = createReplies(createSearchResponder());
  postMessage(call: WorkerCall<SearchRequest>) {
    void this.#reply(call).then((data) => this.onmessage?.({ data }));
  }
  terminate() {}
}

const registry = [dialogEntry(searchDialog, loadSearchDialog)];

const opened: string[] = [];
let indexReads = 0;

/** jsdom lays nothing out: the list is 600 pixels high, and each of its items 76. */
const listHeight = 600;
const rowHeight = 76;
const mostRows = Math.ceil(listHeight / rowHeight) + 12;

function layOut() {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(rowHeight);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(listHeight);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function (this: Element) {
    return this.firstElementChild instanceof HTMLElement ? Number.parseInt(this.firstElementChild.style.height, 10) : 0;
  });
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    if (typeof to !== "object" || to.top === undefined) return;
    this.scrollTop = to.top;
    this.dispatchEvent(new Event("scroll"));
  };
}

beforeEach(() => {
  writeConfig();
  layOut();
  history.replaceState(null, "", "/en-UN/online-casino");
  vi.stubGlobal("Worker", WorkerOfTheTest);
  useSession.setState(unknownSession, true);
  useDialogs.setState({ requests: [] });
  queryClient.clear();
  opened.length = 0;
  indexReads = 0;
  server.use(
    http.get("*/api/search/en-UN~web~a", () => {
      indexReads++;
      return new HttpResponse(gzipSync(JSON.stringify(index)));
    }),
  );
});

function showPage() {
  render(
    <>
      <SearchShortcuts count={45} />
      <a href="/en-UN/online-casino/all-games" data-search="">
        Search 45 games
      </a>
      <label>
        Note <input />
      </label>
      {/* Follows links as the site does, without leaving the page. */}
      <DialogHost registry={registry} />
    </>,
  );
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest("a[href]");
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      opened.push(link.getAttribute("href") ?? "");
    },
    { once: true },
  );
}

const field = () => screen.findByRole("combobox");
const options = () =>
  screen.queryAllByRole("option").map((option) => option.querySelector(".line-clamp-2")?.textContent);
const active = async () => {
  const id = (await field()).getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.querySelector(".line-clamp-2")?.textContent : null;
};
async function type(text: string) {
  fireEvent.change(await field(), { target: { value: text } });
}

describe("the palette opens", () => {
  test.each([
    ["by Ctrl with K", { key: "k", ctrlKey: true }],
    ["by Cmd with K", { key: "k", metaKey: true }],
    ["by /", { key: "/" }],
  ])("%s, from anywhere on the page, and the page does not receive the key", async (_how, key) => {
    showPage();
    expect(fireEvent.keyDown(document.body, key)).toBe(false);
    expect((await field()).getAttribute("aria-label")).toBe("Search games");
  });

  test("by the address that a document without scripts leads to, once", async () => {
    history.replaceState(null, "", "/en-UN/online-casino#search");
    showPage();
    expect((await field()).getAttribute("aria-label")).toBe("Search games");
    expect([location.pathname, location.hash]).toEqual(["/en-UN/online-casino", ""]);
  });

  test("by the field of the header, which names the number of games", async () => {
    showPage();
    fireEvent.click(screen.getByRole("link", { name: "Search 45 games" }));
    expect((await field()).getAttribute("placeholder")).toBe("Search 45 games");
    expect(opened).toEqual([]);
  });

  test("not by a / that is typed into a field, nor by other keys, nor by a press for another tab", async () => {
    showPage();
    fireEvent.keyDown(screen.getByLabelText("Note"), { key: "/" });
    fireEvent.keyDown(document.body, { key: "k" });
    fireEvent.keyDown(document.body, { key: "/", ctrlKey: true });
    fireEvent.click(screen.getByRole("link", { name: "Search 45 games" }), { ctrlKey: true });
    expect(useDialogs.getState().requests).toEqual([]);
    expect(opened).toEqual(["/en-UN/online-casino/all-games"]);
  });

  test("and reads its index on intent, once", async () => {
    showPage();
    expect(indexReads).toBe(0);
    fireEvent.pointerOver(screen.getByRole("link", { name: "Search 45 games" }));
    await waitFor(() => expect(indexReads).toBe(1));
    fireEvent.keyDown(document.body, { key: "/" });
    await screen.findByRole("option", { name: /Starburst/ });
    await type("b");
    await type("bo");
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(indexReads).toBe(1);
  });
});

describe("the palette", () => {
  const open = async () => {
    showPage();
    screen.getByRole("link", { name: "Search 45 games" }).focus();
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    await screen.findByRole("option", { name: /Starburst/ });
  };

  test("begins with the popular games and the categories", async () => {
    await open();
    expect(options()).toEqual(["Starburst"]);
    expect(screen.getByRole("group", { name: "Popular games" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Book games" }).getAttribute("href")).toBe(
      "/en-UN/online-casino/book-games",
    );
    expect(await active()).toBeNull();
  });

  test("names a list of the live casino apart from one of the casino", async () => {
    await open();
    expect(screen.getByRole("link", { name: "New · Live casino" }).getAttribute("href")).toBe(
      "/en-UN/live-casino-online/live-new",
    );
  });

  test("begins with what a player played last, newest first, and requests it only then", async () => {
    writeConfig();
    const requested: string[] = [];
    const recent = [
      { gameId: "Notebook", category: "casino", playedAt: "2026-01-02T00:00:00Z" },
      { gameId: "Gone", category: "casino", playedAt: "2026-01-03T00:00:00Z" },
      { gameId: "Galaxy Drop", category: "casino", playedAt: "2026-01-04T00:00:00Z" },
      { gameId: "Starburst", category: "casino", playedAt: "2026-01-01T00:00:00Z" },
    ];
    server.use(
      http.get("http://platform.test/v1/recent-games", ({ request }) => {
        const category = new URL(request.url).searchParams.get("category") ?? "";
        requested.push(category);
        return HttpResponse.json(recent.filter((each) => each.category === category));
      }),
    );
    act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
    showPage();
    fireEvent.pointerOver(screen.getByRole("link", { name: "Search 45 games" }));
    await waitFor(() => expect(indexReads).toBe(1));
    expect(requested).toEqual([]);
    fireEvent.keyDown(document.body, { key: "/" });
    await waitFor(() => expect(options()).toEqual(["Galaxy Drop", "Notebook", "Starburst"]));
    expect(screen.getByRole("group", { name: "Recently played" })).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Popular games" })).toBeNull();
    expect([...requested].sort()).toEqual(["casino", "live-casino"]);
    const input = await field();
    fireEvent.keyDown(input, { key: "ArrowDown" });
    expect(await active()).toBe("Galaxy Drop");
    await type("book");
    await waitFor(() => expect(options()).toEqual(["Book of Cairo", "Cairo Book", "Notebook"]));
  });

  test("lists with every letter what contains the text, and below it what comes near", async () => {
    await open();
    await type("book");
    await waitFor(() => expect(options()).toEqual(["Book of Cairo", "Cairo Book", "Notebook"]));
    expect(screen.getByRole("group", { name: "3 games" })).toBeTruthy();
    await type("satrb");
    const near = await screen.findByRole("group", { name: "Close to what you typed" });
    expect(near.textContent).toContain("Starburst");
    await type("relax");
    expect((await screen.findByRole("link", { name: "Relax" })).getAttribute("href")).toBe(
      "/en-UN/online-casino/relax",
    );
  });

  test("the arrows walk through the list and round its ends, Enter opens the game and closes the palette", async () => {
    await open();
    await type("book");
    await waitFor(() => expect(options()).toHaveLength(3));
    const input = await field();
    expect(await active()).toBe("Book of Cairo");
    fireEvent.keyDown(input, { key: "ArrowDown" });
    expect(await active()).toBe("Cairo Book");
    fireEvent.keyDown(input, { key: "ArrowUp" });
    fireEvent.keyDown(input, { key: "ArrowUp" });
    expect(await active()).toBe("Notebook");
    expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
    fireEvent.keyDown(input, { key: "Enter" });
    expect(opened).toEqual(["/en-UN/play/notebook"]);
    expect(useDialogs.getState().requests).toEqual([]);
  });

  test.each([
    ["nothing", ""],
    ["what an earlier text found", "book"],
  ])(
    "Enter right after a letter, while the list shows %s, opens the first that the text finds",
    async (_what, before) => {
      await open();
      if (before) {
        await type(before);
        await waitFor(() => expect(options()).toHaveLength(3));
      }
      const input = await field();
      fireEvent.change(input, { target: { value: "galaxy" } });
      fireEvent.keyDown(input, { key: "Enter" });
      expect(opened).toEqual([]);
      await waitFor(() => expect(opened).toEqual(["/en-UN/play/galaxy-drop"]));
      expect(useDialogs.getState().requests).toEqual([]);
    },
  );

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    "Enter that ends a composition (%j) opens nothing",
    async (key) => {
      await open();
      await type("galaxy");
      await waitFor(async () => expect(await active()).toBe("Galaxy Drop"));
      fireEvent.keyDown(await field(), { key: "Enter", ...key });
      expect(opened).toEqual([]);
    },
  );

  test("Enter right after a letter opens nothing when somebody types on before the list is there", async () => {
    await open();
    const input = await field();
    fireEvent.change(input, { target: { value: "book" } });
    fireEvent.keyDown(input, { key: "Enter" });
    fireEvent.change(input, { target: { value: "galaxy" } });
    await waitFor(async () => expect(await active()).toBe("Galaxy Drop"));
    expect(opened).toEqual([]);
  });

  const optionAt = (place: number) =>
    screen.queryAllByRole("option").find((option) => option.getAttribute("aria-posinset") === String(place));

  test("a long list has few rows in the document, shows its length, and the arrows reach its last game", async () => {
    await open();
    await type("wolf");
    await waitFor(() => expect(options()).toContain("Wolf 1000"));
    expect(screen.getByRole("group", { name: "4,000 games" })).toBeTruthy();
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("4,000 games");
    expect(options().length).toBeLessThan(mostRows);
    expect(screen.getAllByRole("option").map((option) => option.getAttribute("aria-setsize"))).toEqual(
      options().map(() => "4000"),
    );
    expect(optionAt(2)?.textContent).toContain("Wolf 1001");
    const input = await field();
    fireEvent.keyDown(input, { key: "ArrowUp" });
    await waitFor(async () => expect(await active()).toBe("Wolf 4999"));
    expect(optionAt(4_000)?.getAttribute("aria-selected")).toBe("true");
    expect(options().length).toBeLessThan(mostRows);
    fireEvent.keyDown(input, { key: "Enter" });
    expect(opened).toEqual(["/en-UN/play/wolf-4999"]);
  });

  test("a long list shows the games of the place that it is scrolled to, and keeps the one that Enter opens", async () => {
    await open();
    await type("wolf");
    await waitFor(() => expect(options()).toContain("Wolf 1000"));
    const list = screen.getByRole("listbox");
    list.scrollTop = 1_500 * rowHeight;
    fireEvent.scroll(list);
    await waitFor(() => expect(optionAt(1_505)?.textContent).toContain("Wolf 2504"));
    expect(await active()).toBe("Wolf 1000");
    expect(options().length).toBeLessThan(mostRows);
    fireEvent.keyDown(await field(), { key: "Enter" });
    expect(opened).toEqual(["/en-UN/play/wolf-1000"]);
  });

  test("games further down that could not be read are told with a retry, which reads the index for a new worker", async () => {
    await open();
    await type("wolf");
    await waitFor(() => expect(options()).toContain("Wolf 1000"));
    const list = screen.getByRole("listbox");
    const post = vi.spyOn(WorkerOfTheTest.prototype, "postMessage").mockImplementation(function (
      this: WorkerOfTheTest,
      { id },
    ) {
      queueMicrotask(() => this.onmessage?.({ data: { id, error: "no index" } }));
    });
    list.scrollTop = 1_500 * rowHeight;
    fireEvent.scroll(list);
    expect(await screen.findByText("The search is not working right now", {}, { timeout: 10_000 })).toBeTruthy();
    post.mockRestore();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(optionAt(1_505)?.textContent).toContain("Wolf 2504"));
    expect(screen.queryByText("The search is not working right now")).toBeNull();
  });

  test("a game that the next letter leaves in the list keeps its row; new pictures wait for the end of the word", async () => {
    await open();
    await type("boo");
    await waitFor(() => expect(options()).toEqual(["Book of Cairo", "Cairo Book", "Notebook"]));
    const rowOf = (name: string) => screen.getAllByRole("option").find((row) => row.textContent?.includes(name));
    const pictureOf = (name: string) => rowOf(name)?.querySelector("img")?.getAttribute("src");
    expect(pictureOf("Cairo Book")).toBeFalsy();
    await waitFor(() => expect(pictureOf("Cairo Book")).toBe("https://images.example/a.webp"));
    const row = rowOf("Cairo Book");
    await type("cai");
    await waitFor(() => expect(options()).toEqual(["Cairo Book", "Book of Cairo"]));
    expect(rowOf("Cairo Book")).toBe(row);
    expect(pictureOf("Cairo Book")).toBe("https://images.example/a.webp");
    await type("gal");
    await waitFor(() => expect(options()).toEqual(["Galaxy Drop"]));
    expect(pictureOf("Galaxy Drop")).toBeFalsy();
    await waitFor(() => expect(pictureOf("Galaxy Drop")).toBe("https://images.example/a.webp"));
  });

  test("a letter alone draws no row again: the list waits for what it finds", async () => {
    await open();
    await type("book");
    await waitFor(() => expect(options()).toHaveLength(3));
    const list = screen.getByRole("listbox");
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((found) => changes.push(...found));
    watch.observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
    const search = vi.spyOn(WorkerOfTheTest.prototype, "postMessage").mockImplementation(() => {});
    await type("books");
    await new Promise((resolve) => setTimeout(resolve, 30));
    watch.disconnect();
    search.mockRestore();
    expect(changes).toEqual([]);
  });

  test("a game for phones and tablets alone shows a mark", async () => {
    server.use(
      http.get("*/api/search/en-UN~web~a", () => {
        const suppliers = index.suppliers.map((supplier) => ({ ...supplier, isTouchOnly: true }));
        return new HttpResponse(gzipSync(JSON.stringify({ ...index, suppliers })));
      }),
    );
    await open();
    expect(screen.getByRole("option", { name: /Starburst/ }).textContent).toContain(
      "Relax · Only on phones and tablets",
    );
  });

  test("a game that asks for a login or for money shows its marks, and so does one that is closed to the account", async () => {
    server.use(
      http.get("*/api/search/en-UN~web~a", () => {
        const marks = { needsLogin: true, needsMoney: true, closedIn: ["IN"] };
        const marked = index.suppliers.map((supplier) => ({ ...supplier, ...marks }));
        // Another has demos: where nobody has, the mark would tell none from others.
        const suppliers = [...marked, ...index.suppliers];
        return new HttpResponse(gzipSync(JSON.stringify({ ...index, suppliers })));
      }),
      http.get("http://platform.test/v1/*", () => HttpResponse.json([])),
    );
    await open();
    const row = screen.getByRole("option", { name: /Starburst/ });
    expect(row.querySelector("small")?.textContent).toBe("Relax No demoMoney needed");
    expect(row.querySelector("small .guest-only")?.textContent).toBe("No demo");
    expect(row.querySelector("small .player-only")?.textContent).toBe("Money needed");
    expect(row.querySelector("em")).toBeNull();
    act(() => dispatchSession({ type: "signed-in", player: { ...signedInPlayer(), countryCode: "IN" } }));
    expect(row.querySelector("em")?.textContent).toBe("Not available in your account’s country");
  });

  test("a provider's name lists all of its games", async () => {
    await open();
    await type("relax");
    await waitFor(() => expect(optionAt(1)?.getAttribute("aria-setsize")).toBe(String(names.length)));
    fireEvent.keyDown(await field(), { key: "ArrowUp" });
    await waitFor(async () => expect(await active()).toBe("Wolf 4999"));
  });

  test("closes by Escape and gives the focus back", async () => {
    await open();
    const dialog = (await field()).closest("dialog");
    act(() => dialog?.close());
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Search 45 games" }));
  });

  test("finds nothing by nonsense, explains it, and leads to all games, to popular ones and to categories", async () => {
    await open();
    await type("qqqqq");
    expect(await screen.findByText("No game found for “qqqqq”")).toBeTruthy();
    const way = screen.getByRole("link", { name: "See all games" });
    expect(way.getAttribute("href")).toBe("/en-UN/online-casino/all-games");
    expect(within(screen.getByRole("group", { name: "Popular games" })).getByText("Starburst")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Book games" })).toBeTruthy();
  });

  test("where nothing is found, Enter opens no popular game, before the list is there neither", async () => {
    await open();
    await type("qqqqq");
    fireEvent.keyDown(await field(), { key: "Enter" });
    await screen.findByText("No game found for “qqqqq”");
    fireEvent.keyDown(await field(), { key: "Enter" });
    expect([await active(), opened]).toEqual([null, []]);
    fireEvent.keyDown(await field(), { key: "ArrowDown" });
    expect(await active()).toBe("Starburst");
  });

  test("offers the provider whose name is nearest", async () => {
    await open();
    await type("erlaxx");
    const way = await screen.findByRole("link", { name: "Did you mean Relax?" });
    expect(way.getAttribute("href")).toBe("/en-UN/online-casino/relax");
  });

  test.each(["   ", ".*", "(?:", "[", "x".repeat(10_000)])("%.10j does no harm", async (text) => {
    await open();
    await type(text);
    if (text.trim() !== "") await screen.findByText(/^No game found/);
    await waitFor(() => expect(options()).toEqual(["Starburst"]));
  });
});

describe("without an index", () => {
  const noIndex = () => server.use(http.get("*/api/search/en-UN~web~a", () => new HttpResponse(null, { status: 503 })));

  test("the names are searched by the server, and the palette shows it", async () => {
    noIndex();
    const requested: (string | null)[] = [];
    server.use(
      http.get("*/api/search/en-UN~web~a/by-name", ({ request }) => {
        const text = new URL(request.url).searchParams.get("gameNameFilter");
        requested.push(text);
        const game = { name: "Book of Cairo", gameSlug: "book-of-cairo", gameId: "1", type: "casinoGames" };
        const found = {
          ...game,
          gameProvider: { slug: "relax" },
          supplier: "Relax",
          closedIn: [],
          needsLogin: false,
          needsMoney: false,
        };
        return HttpResponse.json({
          games: text ? [{ ...found, isTouchOnly: false, pictureUrl: "/a" }] : [],
          total: text ? 1 : 0,
        });
      }),
    );
    showPage();
    fireEvent.keyDown(document.body, { key: "/" });
    await type("book");
    await waitFor(() => expect(options()).toEqual(["Book of Cairo"]));
    expect(screen.getByText(/You see only games whose names contain your text/)).toBeTruthy();
    expect(requested).toContain("book");
    vi.mocked(console.error).mockClear();
  });

  test("nor names, the palette shows it and searches again on request", async () => {
    noIndex();
    const byName = vi.fn(() => new HttpResponse(null, { status: 500 }));
    server.use(http.get("*/api/search/en-UN~web~a/by-name", byName));
    showPage();
    fireEvent.keyDown(document.body, { key: "/" });
    expect(await screen.findByText("The search is not working right now")).toBeTruthy();
    byName.mockImplementation(() => HttpResponse.json({ games: [], total: 0 }));
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText("The search is not working right now")).toBeNull());
    expect(screen.getByText(/You see only games whose names contain your text/)).toBeTruthy();
  });
});
