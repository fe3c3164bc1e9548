// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from "vitest";
import { mostLegs } from "./accumulator";
import { events, placeOf, type SportsEvent } from "./events";
import { sportsbookMessages } from "./messages";
import { sportsbookPage } from "./page";
import { sportsbookScript } from "./script";

const other = events.find(({ id }) => id === "castle-rovers-ashby-united") ?? expect.fail();
const { tag, messages } = sportsbookMessages("en");
const event = events.find(({ id }) => id === "harbour-town-millfield") ?? expect.fail();
const base = "/sportsbook/frame/t";

/** What is answered to bets, one after another, and what was sent. */
let responses: Response[];
let sent: { key: string; legs: { event: string; outcome: string }[] }[];
let listOfBets: () => Response;

beforeEach(() => {
  sessionStorage.clear();
  open([event], "home");
});

/** Opens a page of the frame: of one event, or the table of several. */
function open(shown: readonly SportsEvent[], chosen: string | null, place = placeOf(event)): void {
  const page = sportsbookPage({
    tag,
    messages,
    format: (minor) => `€${(minor / 100).toFixed(2)}`,
    siteOrigin: location.origin,
    base,
    product: event.product,
    place,
    events: shown,
    chosen,
    isPlayer: true,
    bets: [],
  });
  const { documentElement } = new DOMParser().parseFromString(page, "text/html");
  document.documentElement.replaceWith(document.importNode(documentElement, true));
  Object.assign(document.documentElement.dataset, { origin: location.origin, base });
  sent = [];
  listOfBets = () => new Response("<ul data-open='1'></ul>");
  vi.useFakeTimers({ toFake: ["setInterval"] });
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    if (init?.method !== "POST") return listOfBets();
    sent.push(JSON.parse(String(init.body)));
    return responses.shift() ?? Response.error();
  });
  new Function(sportsbookScript)();
}

const said = () => document.querySelector("#said")?.textContent;
const choose = (outcome: string) => document.querySelector<HTMLElement>(`[data-outcome="${outcome}"]`)?.click();
const onSlip = () => [...document.querySelectorAll("#picks li > span")].map((row) => row.firstChild?.textContent);
async function press(stake: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>("input[name=stake]") ?? expect.fail();
  field.value = stake;
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector<HTMLButtonElement>("#terms button")?.disabled).toBe(false));
}

test("a bet without an answer, or with that of a failure, is pressed again as the same bet, and said to be unknown", async () => {
  responses = [
    Response.json({ message: "The sandbox failed." }, { status: 500 }),
    Response.json({ text: "Placed." }, { status: 201 }),
  ];
  await press("10");
  expect(said()).toBe(messages.unknown);
  await press("10");
  expect([said(), sent.length, new Set(sent.map(({ key }) => key)).size]).toEqual(["Placed.", 2, 1]);
});

test("after a bet that was placed or refused the next press is another bet", async () => {
  responses = [Response.json({ text: "No." }, { status: 409 }), Response.json({ text: "Placed." }, { status: 201 })];
  await press("10");
  expect(said()).toBe("No.");
  await press("10");
  // The slip is empty again.
  choose("home");
  responses = [Response.json({ text: "Placed." }, { status: 201 })];
  await press("10");
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test("a bet that was placed is said to be, also where the list of bets cannot be read", async () => {
  listOfBets = () => {
    throw new TypeError("Failed to fetch");
  };
  responses = [Response.json({ text: "Placed." }, { status: 201 })];
  await press("10");
  expect(said()).toBe("Placed.");
});

test("choices of different events are one bet, whose odds are multiplied; of one event the newest counts", async () => {
  choose("draw");
  expect(onSlip()).toEqual(["Draw"]);
  expect(document.querySelector<HTMLElement>("#several")?.hidden).toBe(true);
  open([event, other], null, []);
  document.querySelector<HTMLElement>(`[data-event="${other.id}"][data-outcome="away"]`)?.click();
  expect(onSlip()).toEqual(["Draw", "Ashby United"]);
  const [title, odds] = document.querySelectorAll("#several b");
  // 3.60 × 2.95
  expect([title?.textContent, odds?.textContent]).toEqual(["Accumulator of 2", "10.62"]);
  responses = [Response.json({ text: "Placed." }, { status: 201 })];
  await press("10");
  expect(sent.map(({ legs }) => legs)).toEqual([
    [
      { event: event.id, outcome: "draw" },
      { event: other.id, outcome: "away" },
    ],
  ]);
  expect(onSlip()).toEqual([]);
});

test("a choice leaves the slip by a second press or by its button, and the bar is there as long as something is on it", () => {
  const bar = document.querySelector<HTMLElement>("#bar") ?? expect.fail();
  expect([bar.hidden, bar.querySelector("b")?.textContent]).toEqual([false, "1.85"]);
  choose("home");
  expect([onSlip(), bar.hidden]).toEqual([[], true]);
  choose("away");
  document.querySelector<HTMLElement>(".remove")?.click();
  expect([onSlip(), bar.hidden]).toEqual([[], true]);
});

test("a slip that is full takes no other event, and says so", () => {
  const several = events.filter(({ product }) => product === "SPORTSBOOK");
  open(several, null, []);
  for (const { id } of several) document.querySelector<HTMLElement>(`[data-event="${id}"]`)?.click();
  expect([onSlip().length, said()]).toEqual([mostLegs, messages.mostPicks.replace("{count}", String(mostLegs))]);
});
