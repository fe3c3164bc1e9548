import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import play from "@/messages/en/play.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { LiveTables } from "./live-tables";

const salon = { seats: 12, seatsTaken: 3, limits: { EUR: [50, 50_000], INR: [5_000, 5_000_000] } };
const opera = { seats: 7, seatsTaken: 7, limits: { EUR: [100, 10_000] } };
const tables = (more: object = {}) => ({ "evolution:salon": salon, "evolution:opera": opera, ...more });
let respond: () => Response;
let requests = 0;
const send = (read: object | null) => () => HttpResponse.json({ tables: read });

beforeEach(async () => {
  writeConfig();
  history.replaceState(null, "", "/en-UN/live-casino-online");
  await loadAllMessages();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  vi.setSystemTime(new Date("2026-03-01T14:05:00"));
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useToasts.setState({ shown: [] });
  requests = 0;
  respond = send(tables());
  server.use(
    http.get("*/api/live/:edition", () => {
      requests++;
      return respond();
    }),
    http.get("http://platform.test/v1/player/profile", () =>
      HttpResponse.json({ ...openProfile, countryCode: "IN", currencyCode: "INR" }),
    ),
  );
  for (const name of ["salon", "opera", "atrium"]) document.body.insertAdjacentHTML("beforeend", card(name));
});
afterEach(() => {
  vi.useRealTimers();
  for (const card of document.querySelectorAll("[data-game]")) card.remove();
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
const card = (name: string) =>
  `<div data-game="live-casino:${name}" data-name="Roulette ${name}" data-look="${name === "opera" ? "line" : "art"}"><a href="/en-UN/play/${name}"><b>Roulette ${name}</b><small data-table="evolution:${name}"></small></a></div>`;
const show = () => render(<LiveTables edition="en-UN~web~a" tag="en" currency="EUR" />);
const lines = (name: string) =>
  [...document.querySelectorAll(`[data-table="evolution:${name}"] > span`)].map(({ textContent }) => textContent);
/** `isShort`: as on a phone, where the label has not the room for its word. Screen readers have the whole there too. */
const facts = (name: string, isShort = false) =>
  [...document.querySelectorAll(`[data-game="live-casino:${name}"] > a > span > span`)].map((line) => {
    const seen = line.querySelector("[aria-hidden]");
    const other = (isShort ? seen?.previousSibling : seen)?.textContent ?? "";
    return line.textContent?.replace(other, "");
  });
const toasts = () => useToasts.getState().shown.map(({ value }) => value);

test("a card shows seats and bet limits once its table is read, and nothing in their place before and without it [LIVE-510]", async () => {
  show();
  expect(lines("salon")).toEqual([]);
  await pass(0);
  expect(lines("salon")).toEqual(["9 of 12 seats free", "Bets €0.50–€500.00"]);
  expect(lines("opera")).toEqual(["Full: 7 seats", "Bets €1.00–€100.00"]);
  expect(lines("atrium")).toEqual([]);
});

test("the art of a table shows its dealer with the language and its last numbers where the platform has them; a line of a list and a table without them show none", async () => {
  const dealer = { name: "Aino", language: "fi" };
  const known = { dealer, last: [0, 32, 15] };
  respond = send(tables({ "evolution:salon": { ...salon, ...known }, "evolution:opera": { ...opera, ...known } }));
  show();
  expect(facts("salon")).toEqual([]);
  await pass(0);
  expect(facts("salon")).toEqual(["Dealer: Aino, Finnish", "Last numbers: 0 32 15 "]);
  expect(facts("salon", true)).toEqual(["Aino · FI", "Last numbers: 0 32 15 "]);
  const colours = [...document.querySelectorAll(`[data-game="live-casino:salon"] > a > span > span:last-child > span`)];
  expect(colours.slice(1).map(({ className }) => className)).toEqual(["text-accent", "text-danger", ""]);
  expect(facts("opera")).toEqual([]);
  expect(facts("atrium")).toEqual([]);
  respond = send(tables({ "evolution:salon": { ...salon, dealer: { name: "Aino", language: null } } }));
  await pass(60_500);
  expect(facts("salon")).toEqual(["Dealer: Aino"]);
  expect(facts("salon", true)).toEqual(["Aino"]);
});

test("limits are in the player's currency; without limits in it a card shows the seats alone [LIVE-510]", async () => {
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  show();
  await pass(0);
  expect(lines("salon")).toEqual(["9 of 12 seats free", "Bets ₹50.00–₹50,000.00"]);
  expect(lines("opera")).toEqual(["Full: 7 seats"]);
});

test("tables are read on entry and every 60 s while the page is visible, and never again after it is left [LIVE-509]", async () => {
  const { unmount } = show();
  await pass(0);
  expect(requests).toBe(1);
  await pass(59_000);
  expect(requests).toBe(1);
  await pass(1_500);
  expect(requests).toBe(2);
  const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(180_000);
  expect(requests).toBe(2);
  visible.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(60_500);
  const seen = requests;
  expect(seen).toBeGreaterThan(2);
  unmount();
  await pass(180_000);
  expect(requests).toBe(seen);
});

test("a table that comes in later, by a filter for example, has its figures at once, without another read [LIVE-510]", async () => {
  document.body.insertAdjacentHTML("beforeend", '<main id="main"></main>');
  show();
  await pass(0);
  const main = document.getElementById("main") ?? expect.fail();
  for (const card of document.querySelectorAll("[data-game]")) card.remove();
  main.innerHTML = card("salon");
  await pass(0);
  expect(lines("salon")).toEqual(["9 of 12 seats free", "Bets €0.50–€500.00"]);
  main.innerHTML = card("opera");
  await pass(0);
  expect(lines("opera")).toEqual(["Full: 7 seats", "Bets €1.00–€100.00"]);
  expect([requests, screen.getByRole("status").textContent]).toEqual([1, ""]);
  main.remove();
});

test("a change is announced politely with the table's name, seats and limits; the first read is not, nor are new numbers", async () => {
  show();
  await pass(0);
  expect(screen.getByRole("status").textContent).toBe("");
  respond = send(tables({ "evolution:salon": { ...salon, seatsTaken: 4 } }));
  await pass(60_500);
  const announced = "Roulette salon: 8 of 12 seats free, Bets €0.50–€500.00";
  expect(screen.getByRole("status").textContent).toBe(announced);
  // New numbers come with every round of every table.
  respond = send(
    tables({ "evolution:salon": { ...salon, seatsTaken: 4, last: [7] }, "evolution:opera": { ...opera, last: [8] } }),
  );
  await pass(60_500);
  expect(screen.getByRole("status").textContent).toBe(announced);
});

test.each([
  ["the route fails", () => HttpResponse.json({}, { status: 500 })],
  ["the platform's part is missing", send(null)],
])(
  "where %s the last figures remain, a message shows their time, and it disappears with the next good read",
  async (_, failing) => {
    show();
    await pass(0);
    expect(toasts()).toEqual([]);
    respond = failing;
    await pass(65_000);
    expect(toasts()).toEqual([play.liveLobby.stale.replace("{time}", "2:05 pm")]);
    expect(lines("salon")).toEqual(["9 of 12 seats free", "Bets €0.50–€500.00"]);
    await pass(60_000);
    expect(toasts()).toHaveLength(1);
    respond = send(tables({ "evolution:opera": { ...opera, seatsTaken: 6 } }));
    await pass(65_000);
    expect(toasts()).toEqual([]);
    expect(lines("opera")).toEqual(["1 of 7 seats free", "Bets €1.00–€100.00"]);
  },
);

test("where the first read fails already, a message shows that the tables open as usual", async () => {
  respond = send(null);
  show();
  await pass(0);
  expect(toasts()).toEqual([play.liveLobby.missing]);
  expect(lines("salon")).toEqual([]);
});
