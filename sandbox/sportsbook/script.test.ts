// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from "vitest";
import { events, placeOf } from "./events";
import { sportsbookMessages } from "./messages";
import { sportsbookPage } from "./page";
import { sportsbookScript } from "./script";

const { tag, messages } = sportsbookMessages("en");
const event = events.find(({ id }) => id === "harbour-town-millfield") ?? expect.fail();
const base = "/sportsbook/frame/t";

/** What is answered to bets, one after another, and what was sent. */
let responses: Response[];
let sent: { key: string }[];
let listOfBets: () => Response;

beforeEach(() => {
  const page = sportsbookPage({
    tag,
    messages,
    format: (minor) => `€${(minor / 100).toFixed(2)}`,
    siteOrigin: location.origin,
    base,
    product: event.product,
    place: placeOf(event),
    events: [event],
    chosen: "home",
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
});

const said = () => document.querySelector("#said")?.textContent;
async function press(stake: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>("input[name=stake]") ?? expect.fail();
  field.value = stake;
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector("button")?.disabled).toBe(false));
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
