import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import type { ShownPromotion } from "@/lib/offers/promotions/api";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import offers from "@/messages/en/offers.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { PlayerPromotionItems } from "./player-promotion-items";

const messages = offers.promotions.forYou;

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", "/en-UN/promotions");
  document.documentElement.lang = "en";
  writeConfig();
  await loadAllMessages();
});

const promotion = (id: string, ends: string | null = null): ShownPromotion => ({
  id,
  title: `Offer ${id}`,
  description: "Once.",
  imageUrl: null,
  href: "/en-UN/my-account/rewards",
  isInRewards: true,
  bonusCode: null,
  isForGuests: false,
  window: null,
  ends: ends === null ? null : { dateTime: ends, text: "soon" },
  facts: Array.from({ length: 6 }, (_, at): [string, string] => [`Fact ${at}`, "1"]),
});

function open(...items: ShownPromotion[]): void {
  server.use(http.get("*/api/player/promotions", () => HttpResponse.json({ items, isComplete: true })));
  render(<PlayerPromotionItems category={null} />);
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
}

test("an offer for the player is gone at its end, in a page that stays open too; the others stay", async () => {
  open(promotion("a", new Date(Date.now() + 1_500).toISOString()), promotion("b"));
  expect(await screen.findByText("Offer a")).toBeDefined();
  await vi.waitFor(() => expect(screen.queryByText("Offer a")).toBeNull(), { timeout: 10_000 });
  expect(screen.getByText("Offer b")).toBeDefined();
});

test("after the last of them there is nothing more", async () => {
  open(promotion("a", new Date(Date.now() + 1_500).toISOString()));
  expect(await screen.findByText("Offer a")).toBeDefined();
  expect(await screen.findByText(messages.empty, undefined, { timeout: 10_000 })).toBeDefined();
});
