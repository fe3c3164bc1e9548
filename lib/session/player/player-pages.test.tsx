import { infiniteQueryOptions } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { server } from "@/tests/support/msw";
import { platform } from "../platform/platform";
import { type Player, unknownSession } from "../state";
import { dispatchSession, useSession } from "../store";
import { usePlayerInfiniteQuery } from "./player-pages";
import { playerKey, queryClient } from "./player-queries";

const size = 2;
const historyQuery = (player: Player) =>
  infiniteQueryOptions({
    queryKey: playerKey(player, "history"),
    queryFn: ({ pageParam, signal }) =>
      platform.get("history", z.array(z.string()), { query: { position: pageParam, limit: size }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < size ? null : pages.length * size),
  });

function History() {
  const { data, isError, more, loadMore, refetch } = usePlayerInfiniteQuery(historyQuery);
  return (
    <>
      <p>{isError ? "unreadable" : data?.flat().join(" ")}</p>
      <button type="button" onClick={loadMore}>
        {more}
      </button>
      <button type="button" onClick={refetch}>
        again
      </button>
    </>
  );
}

/** The positions of the pages that were requested, in order. */
let requested: number[];
let items: string[];
let isDown: boolean;

beforeEach(() => {
  writeConfig();
  useSession.setState(unknownSession, true);
  queryClient.clear();
  requested = [];
  items = ["a", "b", "c", "d", "e"];
  isDown = false;
  server.use(
    http.get("http://platform.test/v1/history", ({ request }) => {
      const position = Number(new URL(request.url).searchParams.get("position"));
      requested.push(position);
      return isDown
        ? HttpResponse.json({}, { status: 500 })
        : HttpResponse.json(items.slice(position, position + size));
    }),
    http.delete("*/api/session", () => new HttpResponse(null, { status: 204 })),
    http.post("http://identity.test/", () => HttpResponse.json({})),
  );
});
afterEach(() => act(() => dispatchSession({ type: "signed-out" })));

const signIn = (playerId?: string) =>
  act(async () => dispatchSession({ type: "signed-in", player: signedInPlayer(playerId) }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
/** Long enough for a request that nothing should have sent. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

/** Signs in and reads two pages. */
async function readTwo() {
  render(<History />);
  await signIn();
  await screen.findByText("a b");
  await press("available");
  await screen.findByText("a b c d");
  expect(requested).toEqual([0, 2]);
}

test("a guest requests nothing", async () => {
  render(<History />);
  await settle();
  expect(requested).toEqual([]);
});

test("each page is requested once, when it is asked for, until the last one is there", async () => {
  await readTwo();
  await press("available");
  await screen.findByText("a b c d e");
  expect(screen.getByRole("button", { name: "none" })).toBeTruthy();
  expect(requested).toEqual([0, 2, 4]);
});

test("focus, reconnection, invalidation and a remount request nothing", async () => {
  await readTwo();
  const events = [
    () => document.dispatchEvent(new Event("visibilitychange")),
    () => dispatchEvent(new Event("focus")),
    () => dispatchEvent(new Event("offline")) && dispatchEvent(new Event("online")),
    () => void queryClient.invalidateQueries(),
    () => void render(<History />),
  ];
  for (const happen of events) {
    await act(async () => void happen());
    await settle();
    expect(requested).toEqual([0, 2]);
  }
});

test("it begins again with the first page alone, which shows the news", async () => {
  await readTwo();
  items.unshift("new");
  await press("again");
  await screen.findByText("new a");
  expect(requested).toEqual([0, 2, 0]);
});

test("while it could not begin again, the first page stays with the time at which it was read", async () => {
  await readTwo();
  const readAt = () => queryClient.getQueryState(historyQuery(signedInPlayer()).queryKey)?.dataUpdatedAt;
  const before = readAt();
  isDown = true;
  await press("again");
  await screen.findByText("unreadable");
  expect(readAt()).toBe(before);
});

test("a page that fails leaves the others, and is requested again alone", async () => {
  await readTwo();
  isDown = true;
  await press("available");
  await screen.findByRole("button", { name: "failed" });
  expect(screen.getByText("a b c d")).toBeTruthy();
  isDown = false;
  await press("failed");
  await screen.findByText("a b c d e");
  expect(requested).toEqual([0, 2, 4, 4]);
});

test("another player sees nothing of it", async () => {
  await readTwo();
  items = ["x"];
  await signIn("P2");
  await eventually(() => expect(screen.getByText("x")).toBeTruthy());
  expect(document.body.textContent).not.toContain("a b");
});
