import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import offers from "@/messages/en/offers.json";
import site from "@/messages/en/site.json";
import { eventually } from "@/tests/support/eventually";
import { refusal, service } from "@/tests/support/islands/rewards-service";
import { card, openRewards, prepareRewardsPage } from "@/tests/support/islands/rewards-view";
import { json } from "@/tests/support/money/platform";

prepareRewardsPage();

const words = offers.bonusPreference;
const path = "bonus-preference";
const answer = (refusesBonuses: boolean) => {
  service.money.responses[path] = json({ refusesBonuses });
};
const control = () => screen.findByRole<HTMLInputElement>("switch", { name: words.refuse });
const offer = () => screen.queryByRole("article", { name: "Next deposit" });

describe("a player who wants no bonuses", () => {
  test("switches them off on the page of the rewards: nothing is offered from then on, and again once they are on", async () => {
    answer(false);
    openRewards();
    await card("Next deposit");
    expect((await control()).checked).toBe(false);
    service.money.responses[path] = () => HttpResponse.json({ refusesBonuses: true });
    fireEvent.click(await control());
    expect(await screen.findByText(words.refused.title)).toBeTruthy();
    expect([offer(), (await control()).checked]).toEqual([null, true]);
    answer(false);
    fireEvent.click(screen.getByRole("button", { name: words.refused.undo }));
    await card("Next deposit");
    expect(service.money.sent[path]).toEqual([{ refusesBonuses: true }, { refusesBonuses: false }]);
  });

  test("is offered nothing, and keeps what runs", async () => {
    answer(true);
    service.lists.ACTIVE = json([
      { campaignId: "R1", assignmentId: "A1", name: "Second deposit", vertical: "CASINO", currency: "EUR" },
    ]);
    const { unmount } = openRewards();
    expect(await screen.findByText(words.refused.text)).toBeTruthy();
    expect(offer()).toBeNull();
    unmount();
    openRewards("active");
    await card("Second deposit");
    expect(screen.queryByText(words.refused.title)).toBeNull();
  });

  test("sees neither an offer nor a refusal while that cannot be read", async () => {
    service.money.responses[path] = refusal(500, {});
    openRewards();
    expect((await screen.findByRole("alert")).textContent).toContain(site.query.unreadable);
    expect([offer(), screen.queryByText(words.refused.title)]).toEqual([null, null]);
    answer(false);
    fireEvent.click(screen.getByRole("button", { name: site.query.retry }));
    await card("Next deposit");
  });

  test("whose change gets no answer is told, and sees what is known", async () => {
    answer(false);
    openRewards();
    await card("Next deposit");
    let asks = 0;
    service.money.responses[path] = () => {
      asks += 1;
      return asks === 1 ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json({ refusesBonuses: false });
    };
    fireEvent.click(await control());
    expect(await screen.findByText(words.failed)).toBeTruthy();
    await eventually(() => expect(asks).toBeGreaterThan(1));
    expect((await control()).checked).toBe(false);
    await card("Next deposit");
  });

  test("is asked nothing on a platform without such a setting: offers stand, and there is no switch", async () => {
    openRewards();
    await card("Next deposit");
    expect(screen.queryByRole("switch")).toBeNull();
  });
});
