import { act, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { rereadRewards } from "@/lib/offers/rewards/queries";
import { queryClient } from "@/lib/session/player/player-queries";
import offers from "@/messages/en/offers.json";
import site from "@/messages/en/site.json";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { offered, refusal, running, sentCalls, service, terms } from "@/tests/support/islands/rewards-service";
import {
  alertOf,
  button,
  card,
  claimCall,
  idle,
  openRewards,
  prepareRewardsPage,
  press,
  push,
  text,
  words,
} from "@/tests/support/islands/rewards-view";
import { json } from "@/tests/support/money/platform";

const { facts: names } = offers.promotions;
const example = { game: "Gem Harbour", averageReturn: 0.96, isCertified: true };
const whole = { example, excludedGames: ["Vault of Ten", "Neon Drift"] };

prepareRewardsPage();

const factsOf = async (name: string) => {
  const list = await within(await card(name)).findByLabelText(names.title);
  return within(list)
    .getAllByRole("term")
    .map((term) => [term.textContent, text(term.nextElementSibling ?? term)]);
};

describe("before a claim", () => {
  test("the six facts stand in their order, then an example in money, then the button", async () => {
    service.terms = whole;
    openRewards();
    expect(await factsOf("Next deposit")).toEqual([
      [names.amount, "€20.00"],
      [names.wagering, "€600.00 (30×)"],
      [names.days, "30 days"],
      [names.maxBet, "€5.00"],
      [names.excludedGames, "Vault of Ten and Neon Drift"],
      [names.forfeit, words.terms.forfeit.bonus],
    ]);
    const shown = text(await card("Next deposit"));
    const sentence =
      "You get €20.00. To withdraw it, you have to bet €600.00 in total. At the average return of Gem Harbour, 96%, that costs about €24.00. That is more than the bonus.";
    expect(shown).toContain(sentence);
    expect(shown.indexOf(sentence)).toBeLessThan(shown.lastIndexOf(words.claim));
  });

  test("the facts that are terms lead to their meaning in the glossary", async () => {
    service.terms = whole;
    openRewards();
    const list = within(await within(await card("Next deposit")).findByLabelText(names.title));
    const hrefs = list.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(hrefs).toEqual([
      [names.wagering, "/en-UN/glossary#term-wagering"],
      [names.maxBet, "/en-UN/glossary#term-highest-bet"],
      [names.excludedGames, "/en-UN/glossary#term-excluded-games"],
      [names.forfeit, "/en-UN/glossary#term-giving-up"],
    ]);
  });

  test.each([
    ["the highest bet", { maxBet: null }, names.maxBet],
    ["the time", { days: null }, names.days],
    ["the games that do not count", { excludedGames: null }, names.excludedGames],
  ])("%s that nobody states is said to be not stated, and there is no example", async (_, missing, name) => {
    service.terms = { ...whole, ...missing };
    openRewards();
    const facts = new Map((await factsOf("Next deposit")) as [string, string][]);
    expect(facts.get(name)).toBe(words.terms.unstated);
    expect([...facts.values()].filter((value) => value === words.terms.unstated)).toHaveLength(1);
    expect(text(await card("Next deposit"))).not.toContain(words.terms.example.title);
  });

  test("a return that is not certified makes no example", async () => {
    service.terms = { ...whole, example: { ...example, isCertified: false } };
    openRewards();
    await factsOf("Next deposit");
    expect(text(await card("Next deposit"))).not.toContain(words.terms.example.title);
  });

  test("terms that cannot be read are said to be, and nothing is claimed without them; they are read again when told", async () => {
    service.reads.campaigns = refusal(500, {});
    openRewards();
    expect(await alertOf()).toContain(words.terms.unreadableOffer);
    expect(within(await card("Next deposit")).queryByRole("button", { name: words.claim })).toBeNull();
    delete service.reads.campaigns;
    await press(site.query.retry);
    await button(words.claim);
  });
});

describe("a campaign whose terms have to be accepted", () => {
  test("is claimed by who has accepted them, which is sent first with its id, agreed and the code [REWARD-516, REWARD-518]", async () => {
    service.terms = { consentRequired: true };
    service.lists.ELIGIBLE = json([{ ...offered, hasBonusCode: true, partnerBonusCode: "SPRING" }]);
    openRewards();
    const consent = within(await card("Next deposit"));
    const box = await consent.findByRole<HTMLInputElement>("checkbox", { name: words.terms.agree });
    expect(box.checked).toBe(false);
    await press(words.claim);
    expect(text(await card("Next deposit"))).toContain(words.terms.agreeFirst);
    expect(sentCalls()).toEqual([]);
    fireEvent.click(box);
    await press(words.claim);
    await eventually(() => expect(push).toHaveBeenCalledWith("/en-UN/my-account/rewards/active"));
    expect(service.sent.map(({ call, body }) => [call, body])).toEqual([
      ["POST campaigns/consent", { campaignId: "C1", agreed: true, bonusCode: "SPRING" }],
      [claimCall, {}],
    ]);
  });

  test("is not claimed where that could not be sent", async () => {
    service.terms = { consentRequired: true };
    service.responses["POST campaigns/consent"] = refusal(500, {});
    openRewards();
    fireEvent.click(await screen.findByRole("checkbox", { name: words.terms.agree }));
    await press(words.claim);
    expect(await alertOf()).toContain("Not claimed.");
    await idle(words.claim);
    expect(sentCalls()).toEqual(["POST campaigns/consent"]);
  });
});

describe("while the terms of a new list are read", () => {
  let answer = (_: object[]) => {};
  const change = async (lists: object[]) => {
    service.lists.ELIGIBLE = json(lists);
    service.reads.campaigns = () =>
      new Promise((resolve) => {
        answer = (ids) => resolve(HttpResponse.json(ids));
      });
    await act(() => rereadRewards(signedInPlayer()));
  };
  const other = { ...offered, campaignId: "C2", name: "Other" };
  const late = { ...offered, campaignId: "C3", name: "Late" };
  const withConsent = (campaignId: string) => ({ ...terms, campaignId, consentRequired: true });

  test("those of the others stay, with what was ticked and the focus, after one was claimed", async () => {
    service.terms = { consentRequired: true };
    service.lists.ELIGIBLE = json([offered, other]);
    openRewards();
    const box = await within(await card("Other")).findByRole<HTMLInputElement>("checkbox");
    fireEvent.click(box);
    box.focus();
    await change([other]);
    await eventually(() => expect(screen.queryByRole("article", { name: "Next deposit" })).toBeNull());
    expect([box.isConnected, box.checked, document.activeElement]).toEqual([true, true, box]);
    answer([withConsent("C2")]);
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    expect([box.isConnected, box.checked]).toEqual([true, true]);
  });

  test("a reward that has come is read before it can be claimed", async () => {
    openRewards();
    await button(words.claim);
    await change([offered, late]);
    const its = within(await card("Late"));
    expect(await its.findByText(words.terms.reading)).toBeTruthy();
    expect(its.queryByRole("button", { name: words.claim })).toBeNull();
    await button(words.claim);
    answer([withConsent("C1"), withConsent("C3")]);
    expect(await its.findByRole("checkbox", { name: words.terms.agree })).toBeTruthy();
  });
});

test("a bonus that runs can be given up though its terms cannot be read", async () => {
  service.reads.campaigns = refusal(500, {});
  service.lists.ACTIVE = json([running]);
  openRewards("active");
  await button(words.giveUp, "Second deposit");
  expect(await alertOf("Second deposit")).toContain(words.terms.unreadable);
});
