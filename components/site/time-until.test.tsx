import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PromotionEnd } from "@/components/offers/promotions/promotion-card";
import { EndsLine } from "@/components/offers/rewards/ends-line";
import type { Translator } from "@/lib/market/messages/translator";
import { loadAllMessages } from "@/tests/support/messages";
import { TimeUntil } from "./time-until";

const now = Date.parse("2026-11-26T10:00:00Z");
const inTwoHours = "2026-11-26T12:30:00Z";

beforeEach(async () => {
  document.documentElement.lang = "en";
  await loadAllMessages();
  vi.useFakeTimers({ now });
});
afterEach(() => vi.useRealTimers());

test("a cached page has its line, without words; a living one has them, and counts down", async () => {
  const view = <TimeUntil dateTime={inTwoHours} />;
  const place = document.createElement("div");
  place.innerHTML = renderToString(view);
  expect(place.textContent).toBe("\u00a0");
  // A page that differs from its HTML would be reported on the console, which has to stay silent.
  await act(async () => void hydrateRoot(place, view));
  expect(place.textContent).toBe("in 2 hours");
  act(() => vi.advanceTimersByTime(60 * 60_000));
  expect(place.textContent).toBe("in 90 minutes");
  act(() => vi.advanceTimersByTime(90 * 60_000));
  expect(place.textContent).toBe("\u00a0");
});

test("stands beside the clock of a reward that is one's own, not of one that has ended, nor of an offer to everybody", () => {
  const t = ((key: string) => key) as unknown as Translator<"offers.promotions">;
  const ends = { dateTime: inTwoHours, text: "26 Nov 2026, 12:30 UTC" };
  const promotion = render(<PromotionEnd ends={ends} t={t} />).container;
  expect(promotion.querySelector("time")?.dateTime).toBe(inTwoHours);
  expect(promotion.textContent).not.toContain("in 2 hours");
  const reward = render(<EndsLine at={inTwoHours} />).container;
  expect(reward.querySelector("time")?.dateTime).toBe(inTwoHours);
  expect(reward.textContent).toContain("in 2 hours");
  expect(render(<EndsLine at={inTwoHours} isPast />).container.textContent).not.toContain("in 2 hours");
});
