import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { MarketRow } from "@/lib/market/market-row";
import { loadAllMessages } from "@/tests/support/messages";
import { MarketsDialog } from "./markets-dialog";

const row = (market: string, name: string): MarketRow => ({
  market,
  region: "europe",
  name,
  words: "",
  tag: "en",
  locales: [{ segment: `en-${market}`, tag: "en", name: "English" }],
});
const rows = [row("FI", "Suomi"), row("SE", "Sverige")];

let frames: FrameRequestCallback[] = [];
/** The browser paints, and runs what comes after it. */
const paint = () =>
  act(async () => {
    for (const frame of frames.splice(0)) frame(0);
    await new Promise((done) => setTimeout(done, 5));
  });

beforeEach(async () => {
  await loadAllMessages();
  history.replaceState(null, "", "/en-UN/markets");
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
});

const show = () => render(<MarketsDialog rows={rows} isShown canClose onClose={() => {}} />);
/** The suggestions above the list are copies of its rows. */
const listed = (market: string) => [...document.querySelectorAll<HTMLElement>(`li[data-market="${market}"]`)].at(-1);
const shownMarkets = () =>
  [...document.querySelectorAll("li[data-market]:not([hidden])")].map((each) => each.textContent);

test("opens with its field, and the list follows the paint", async () => {
  show();
  expect(screen.getByRole("searchbox")).toBeTruthy();
  expect(shownMarkets()).toEqual([]);
  await paint();
  expect(shownMarkets()).toEqual(expect.arrayContaining(["Suomi FIEnglish", "Sverige SEEnglish"]));
});

test("what is typed before the list is there narrows it", async () => {
  show();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "suomi" } });
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([""]);
  await paint();
  expect([listed("FI")?.hidden, listed("SE")?.hidden]).toEqual([false, true]);
});
