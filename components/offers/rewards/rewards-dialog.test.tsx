import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { slowMs } from "@/components/ui/use-slow";
import { loginDialog } from "@/lib/account/dialogs";
import { rewardsDialog } from "@/lib/offers/dialogs";
import { followRewardTab } from "@/lib/offers/rewards/show-reward-tab";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import offers from "@/messages/en/offers.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { terms } from "@/tests/support/islands/rewards-service";
import { push } from "@/tests/support/islands/rewards-view";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { RewardsDialog } from "./rewards-dialog";

const {
  rewards: words,
  promotions: { facts },
} = offers;
const bonus = {
  campaignId: "C1",
  assignmentId: "A1",
  name: "Second deposit",
  vertical: "CASINO",
  currency: "EUR",
  amount: "20.00",
  wrMultiplier: 20,
  wageringAmount: "400.00",
  wageringProgress: "140.00",
  expiresAt: "2027-01-15T12:05:00Z",
};
const spins = {
  campaignId: "C2",
  vertical: "SPORTS",
  currency: "EUR",
  betBonusType: -1,
  freeSpinDetail: { rounds: 20, roundsPlayed: 8 },
  wageringAmount: "0",
};

let profile: Record<string, unknown>;
let responses: Record<string, () => Response | Promise<Response>>;
let requested: string[];

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useDialogs.setState({ requests: [] });
  history.replaceState(null, "", "/en-UN/online-casino#rewards");
  document.documentElement.lang = "en";
  writeConfig();
  await loadAllMessages();
  profile = openProfile;
  requested = [];
  responses = { ELIGIBLE: () => HttpResponse.json([spins]), ACTIVE: () => HttpResponse.json([bonus]) };
  server.use(
    http.get("http://platform.test/v1/player/bonus-preference", () => HttpResponse.json({}, { status: 404 })),
    http.get("http://platform.test/v1/*", ({ request }) =>
      request.url.endsWith("profile") ? HttpResponse.json(profile) : HttpResponse.json({ accountStatus: "REGISTERED" }),
    ),
    http.get("http://platform.test/v2/rewards", ({ request }) => {
      const type = new URL(request.url).searchParams.get("rewardsType") ?? "";
      requested.push(type);
      return responses[type]?.() ?? HttpResponse.error();
    }),
    http.get("http://platform.test/v2/campaigns", () =>
      HttpResponse.json(["C1", "C2"].map((campaignId) => ({ ...terms, campaignId }))),
    ),
    http.get("http://platform.test/v2/free-spins/:read", () => HttpResponse.json([])),
  );
});
afterEach(() => vi.useRealTimers());

/** As the host shows what the address opens. */
function Host() {
  const request = useDialogs(({ requests }) => requests.find(({ handle }) => handle === rewardsDialog));
  if (!request) return null;
  const onClose = () => useDialogs.getState().close(rewardsDialog);
  return <RewardsDialog params={request.params as { tab: "rewards" }} isShown canClose onClose={onClose} />;
}

function open(hash = "#rewards", lobby = "online-casino") {
  history.replaceState(null, "", `/en-UN/${lobby}${hash}`);
  followRewardTab();
  render(<Host />);
}
const enter = (suspended = false) =>
  act(() => dispatchSession({ type: "signed-in", player: { ...signedInPlayer(), multibrand: { suspended } } }));
const dialog = () => screen.queryByRole("dialog", { name: words.title });
const dialogs = () => useDialogs.getState().requests.map(({ handle }) => handle.name);
const tab = (name: string) => screen.getByRole("tab", { name });
/** The terms of a reward, once they are read. */
const factsOf = async (card: HTMLElement) =>
  within(await within(card).findByLabelText(facts.title))
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe.each(["online-casino", "live-casino-online"])("over %s", (lobby) => {
  test("each tab has its rewards, and its hash without a step in the history [ROUTE-542]", async () => {
    open("#rewards", lobby);
    enter();
    expect(await screen.findByRole("article", { name: words.kinds.freeSpins })).toBeTruthy();
    expect([tab(words.tabs.rewards).ariaSelected, tab(words.tabs.active).ariaSelected]).toEqual(["true", "false"]);
    const steps = history.length;
    fireEvent.click(tab(words.tabs.active));
    expect(await screen.findByRole("article", { name: "Second deposit" })).toBeTruthy();
    expect(screen.queryByRole("article", { name: words.kinds.freeSpins })).toBeNull();
    expect([location.hash, history.length]).toEqual(["#active", steps]);
    expect(screen.getByRole("tabpanel", { name: words.tabs.active })).toBeTruthy();
    expect(requested).toEqual(["ELIGIBLE", "ACTIVE"]);
  });

  test("a claim opens the tab of what runs, in the lobby [REWARD-528]", async () => {
    responses.ELIGIBLE = () => HttpResponse.json([{ ...bonus, assignmentId: null }]);
    server.use(
      http.get("http://platform.test/v2/player/campaigns", () => HttpResponse.json([])),
      http.post("http://platform.test/v2/rewards/C1/claim", () =>
        HttpResponse.json({ campaignId: "C1", assignmentId: "A1" }),
      ),
    );
    open("#rewards", lobby);
    enter();
    fireEvent.click(await screen.findByRole("button", { name: words.claim }));
    await eventually(() => expect(tab(words.tabs.active).ariaSelected).toBe("true"));
    expect([location.pathname, location.hash, push.mock.calls]).toEqual([`/en-UN/${lobby}`, "#active", []]);
  });
});

test("a reward shows its value, its requirement, its progress and its expiry, and can be given up", async () => {
  open("#active");
  enter();
  const card = await screen.findByRole("article", { name: "Second deposit" });
  expect(card.textContent).toContain("Bonus · Casino");
  expect(await factsOf(card)).toEqual([
    [facts.amount, "€20.00"],
    [facts.wagering, "€400.00 (20×)"],
    [facts.days, "30 days"],
    [facts.maxBet, "€5.00"],
    [facts.excludedGames, words.terms.everyGame],
    [facts.forfeit, words.terms.forfeit.bonus],
  ]);
  const bar = within(card).getByRole<HTMLProgressElement>("progressbar", { name: words.wagered });
  expect([bar.value, bar.getAttribute("aria-valuetext")]).toEqual([0.35, "€140.00 of €400.00"]);
  expect(card.querySelector("time")?.dateTime).toBe(bonus.expiresAt);
  expect(
    within(card)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual([words.giveUp]);
});

test("free spins are counted, and a requirement of nothing is said to be one", async () => {
  open();
  enter();
  const card = await screen.findByRole("article", { name: words.kinds.freeSpins });
  expect(card.textContent).toContain("Sports");
  expect(await factsOf(card)).toEqual([
    [facts.amount, "20 free spins"],
    [facts.wagering, facts.nothing],
    [facts.days, "30 days"],
    [facts.maxBet, "€5.00"],
    [facts.excludedGames, words.terms.everyGame],
    [facts.forfeit, words.terms.forfeit.freeSpins],
  ]);
  expect(card.textContent).toContain("8 of 20 played");
  expect(within(card).queryByRole("progressbar")).toBeNull();
  expect(card.querySelector("time")).toBeNull();
});

test.each([
  ["#rewards", "ELIGIBLE", words.empty.rewards],
  ["#active", "ACTIVE", words.empty.active],
])("no rewards at %s are said to be none", async (hash, type, text) => {
  responses[type] = () => HttpResponse.json([]);
  open(hash);
  enter();
  expect(await screen.findByText(text)).toBeTruthy();
});

test("the focus is on the tab of the address", async () => {
  open("#active");
  enter();
  await screen.findByRole("article", { name: "Second deposit" });
  expect(document.activeElement).toBe(tab(words.tabs.active));
});

test("rewards that cannot be read are no empty list, and are read again when told", async () => {
  responses.ELIGIBLE = () => HttpResponse.json({}, { status: 500 });
  open();
  enter();
  expect((await screen.findByRole("alert")).textContent).toContain(site.query.unreadable);
  responses.ELIGIBLE = () => HttpResponse.json([spins]);
  fireEvent.click(screen.getByRole("button", { name: site.query.retry }));
  expect(await screen.findByRole("article", { name: words.kinds.freeSpins })).toBeTruthy();
});

test("rewards that could not be refreshed stay, with the time they were read at", async () => {
  open();
  enter();
  await screen.findByRole("article", { name: words.kinds.freeSpins });
  const read = responses.ELIGIBLE;
  responses.ELIGIBLE = () => HttpResponse.error();
  await act(() => queryClient.refetchQueries());
  const notice = await screen.findByText(/We could not refresh this\. As of/);
  expect(screen.getByRole("article", { name: words.kinds.freeSpins })).toBeTruthy();
  if (read) responses.ELIGIBLE = read;
  fireEvent.click(screen.getByRole("button", { name: site.query.retry }));
  await eventually(() => expect(notice.isConnected).toBe(false));
});

test("while they are read there is a skeleton, which reports a long wait after 5 s", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let answer = () => {};
  const isLate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  responses.ELIGIBLE = () => isLate.then(() => HttpResponse.json([spins]));
  open();
  enter();
  expect(screen.getByText(words.loading)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(slowMs - 1));
  expect(screen.queryByText(site.query.slow)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(screen.getByText(site.query.slow)).toBeTruthy();
  vi.useRealTimers();
  answer();
  expect(await screen.findByRole("article", { name: words.kinds.freeSpins })).toBeTruthy();
  expect(screen.queryByText(site.query.slow)).toBeNull();
});

describe("a visitor", () => {
  test("gets the login popup in their place, with the address kept; who closes it is left in the lobby", async () => {
    open("#active");
    act(() => dispatchSession({ type: "found-guest" }));
    expect([dialog(), dialogs(), location.hash]).toEqual([null, ["lobbyRewards", "login"], "#active"]);
    act(() => useDialogs.getState().close(loginDialog));
    expect(dialogs()).toEqual([]);
    await eventually(() => expect(location.hash).toBe(""));
  });

  test("finds them after the login", async () => {
    open("#active");
    act(() => dispatchSession({ type: "found-guest" }));
    enter();
    act(() => useDialogs.getState().close(loginDialog));
    expect(await screen.findByRole("article", { name: "Second deposit" })).toBeTruthy();
    expect([dialogs(), location.hash]).toEqual([["lobbyRewards"], "#active"]);
  });
});

describe("whom they are closed to", () => {
  test.each([
    ["at payout risk", { payout: false }, false],
    ["whose flag of the lobby is off", { casino: false }, false],
    ["whose session is suspended", {}, true],
  ])("a player %s: nothing opens and nothing is read", async (_, flags, suspended) => {
    profile = { ...openProfile, ...flags };
    open();
    enter(suspended);
    await eventually(() => expect(dialog()).toBeNull());
    expect(requested).toEqual([]);
    // As the guard of the lobby leads away.
    act(() => {
      history.replaceState(null, "", "/en-UN");
      followRewardTab();
    });
    expect([dialogs(), location.pathname + location.hash]).toEqual([[], "/en-UN"]);
  });

  test("a player whose flag of bonuses is off has none", async () => {
    profile = { ...openProfile, bonuses: false };
    open();
    enter();
    expect(await screen.findByText(words.empty.rewards)).toBeTruthy();
    expect(requested).toEqual([]);
  });

  test("a profile that cannot be read opens nothing, and is read again when told", async () => {
    let isBroken = true;
    server.use(
      http.get("http://platform.test/v1/player/profile", () =>
        isBroken ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(openProfile),
      ),
    );
    open();
    enter();
    expect(screen.getByText(words.loading)).toBeTruthy();
    expect((await screen.findByRole("alert")).textContent).toContain(site.query.unreadable);
    expect(requested).toEqual([]);
    isBroken = false;
    fireEvent.click(screen.getByRole("button", { name: site.query.retry }));
    expect(await screen.findByRole("article", { name: words.kinds.freeSpins })).toBeTruthy();
  });

  test("a session that cannot be checked opens nothing, and no login", () => {
    open();
    act(() => dispatchSession({ type: "requested" }));
    act(() => dispatchSession({ type: "unavailable" }));
    expect(screen.getByRole("alert").textContent).toContain(site.query.unreadable);
    expect([dialogs(), requested]).toEqual([["lobbyRewards"], []]);
  });
});
