import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MarketCode } from "@/lib/market/markets";
import { publicPolicy } from "@/lib/market/policy/policies";
import { inactive } from "@/lib/money/deposit/status";
import { useDeposit } from "@/lib/money/deposit/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { pushPopup } from "@/lib/site/dialogs/popup-history";
import messages from "@/messages/en/money.json";
import site from "@/messages/en/site.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { json, limitBody, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { everyFault } from "@/tests/support/safety/calls";
import { stayIn } from "@/tests/support/stay";
import { DepositSteps } from "./deposit-steps";

const t = messages.deposit;
let calls: MoneyCalls;

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useDeposit.setState(inactive, true);
  localStorage.clear();
  sessionStorage.clear();
  writeConfig({ ...config, frameOrigins: ["https://cashier.test"] });
  calls = serveMoney();
});

/** Opens the deposit at a path of a market. */
async function openAt(path: string, kycStatus?: string, more?: object) {
  history.replaceState(null, "", path);
  await openHere(kycStatus, more);
}

async function openHere(kycStatus = "FULLY VERIFIED", more: object = {}) {
  await loadAllMessages();
  calls.responses.profile = json({ ...openProfile, kycStatus, ...more });
  render(<DepositSteps />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
}

const form = () => screen.findByRole("form", { name: t.title });
const setLimit = (market: string) => {
  expect(screen.getByRole("link", { name: t.duties.setLimit })).toHaveProperty(
    "href",
    `${location.origin}/${market}/my-account/gambling-limits`,
  );
};
/** Whose rules apply, and the register of that market's licence. */
function licence(market: MarketCode) {
  expect(screen.getByText(/^Market: .+ Its rules apply on this site\./)).toBeTruthy();
  const lines = publicPolicy(market).licenceLines;
  expect(lines).not.toEqual([]);
  for (const { text, href } of lines) expect(screen.getByText(text).getAttribute("href")).toBe(href);
}
const limits = (...values: (string | null)[]) =>
  json(["D", "W", "M"].map((duration, at) => limitBody(duration, values[at] ?? null, "0.00", values[at] ?? null)));

test.each(["SE", "NL", "DE", "BR"] as const)("in %s a deposit waits for the player's own limit", async (market) => {
  await openAt(`/en-${market}/deposit`);
  await screen.findByRole("heading", { name: t.duties.limit.title });
  expect(screen.queryByRole("form")).toBeNull();
  setLimit(`en-${market}`);
  licence(market);
});

test("with a limit of any period it waits for nothing", async () => {
  calls.responses["limits/deposit"] = limits(null, "200.00");
  await openAt("/en-SE/deposit");
  await form();
  expect(screen.queryByText(t.duties.limit.title)).toBeNull();
});

test("in Britain a limit is offered above the form, and stands in no deposit's way", async () => {
  await openAt("/en-GB/deposit");
  await form();
  expect(screen.getByRole("heading", { name: t.duties.limitOffered.title })).toBeTruthy();
  setLimit("en-GB");
});

test("in Britain the age is verified before a deposit, and whose licence applies is said there", async () => {
  await openAt("/en-GB/deposit", "NOT_VERIFIED");
  await screen.findByRole("heading", { name: t.duties.age.title });
  expect(screen.queryByRole("form")).toBeNull();
  expect(screen.getByRole("button", { name: t.notices.documentsLink })).toBeTruthy();
  licence("GB");
});

test.each(["FULLY VERIFIED", "FULLY_VERIFIED"])(
  "an age that %s stands for is not asked for again [KYC-008]",
  async (kycStatus) => {
    await openAt("/en-GB/deposit", kycStatus);
    await form();
    expect(screen.queryByText(t.duties.age.title)).toBeNull();
  },
);

describe("the country of the stay", () => {
  afterEach(() => stayIn(""));

  test("asks for a limit of the player's own before a deposit, as it does of the players of its market", async () => {
    stayIn("SE");
    await openAt("/en-UN/deposit");
    await screen.findByRole("heading", { name: t.duties.limit.title });
    expect(screen.queryByRole("form")).toBeNull();
    setLimit("en-UN");
  });

  test("asks for a verified age before a deposit, and brings no licence of its own", async () => {
    stayIn("GB");
    await openAt("/en-UN/deposit", "NOT_VERIFIED");
    await screen.findByRole("heading", { name: t.duties.age.title });
    expect(screen.queryByRole("form")).toBeNull();
    for (const { text } of publicPolicy("GB").licenceLines) expect(screen.queryByText(text)).toBeNull();
  });
});

test("elsewhere nothing is asked", async () => {
  await openAt("/en-UN/deposit", "NOT_VERIFIED");
  await form();
  for (const { title } of [t.duties.age, t.duties.limit, t.duties.limitOffered])
    expect(screen.queryByText(title)).toBeNull();
});

test("the way to the limits stands beside every deposit", async () => {
  await openAt("/en-UN/deposit");
  await form();
  expect(screen.getByRole("link", { name: t.notices.limits })).toHaveProperty(
    "href",
    `${location.origin}/en-UN/my-account/gambling-limits`,
  );
});

test("rules that cannot be read are not no rules: there is no form before they are there", async () => {
  server.use(http.get("*/api/market-rules/:locale", () => HttpResponse.json({ limitStep: "none" })));
  await openAt("/en-UN/deposit");
  await screen.findByRole("button", { name: site.query.retry });
  expect(screen.queryByRole("form")).toBeNull();
});

test.each(everyFault)(
  "nor are rules that are answered by %s: a deposit waits for them, and says so once they have failed",
  async (_, fault) => {
    let calls = 0;
    server.use(
      http.get("*/api/market-rules/:locale", ({ request }) => {
        calls++;
        return fault(request);
      }),
    );
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
    try {
      await openAt("/en-UN/deposit");
      await eventually(() => expect(calls).toBeGreaterThan(0));
      expect(screen.queryByRole("form")).toBeNull();
      // The call is given up after eight seconds.
      for (let second = 0; second < 12; second++) await act(() => vi.advanceTimersByTimeAsync(1_000));
      await screen.findByRole("button", { name: site.query.retry });
      expect(screen.queryByRole("form")).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  },
);

const bonus = { campaignId: "second", name: "Next", triggerEvent: "SECOND_DEPOSIT", currency: "EUR", amount: "5.00" };

/** Opens the deposit over a page, as its links do. */
async function openOver(page: string, deposit: string) {
  calls.responses["v2/rewards"] = json([bonus]);
  calls.responses["limits/deposit"] = limits("200.00");
  history.replaceState(null, "", page);
  pushPopup(deposit);
  await openHere();
  await form();
}

test.each(["/en-NL/play/gem-harbour", "/en-NL/sportsbook/football", "/en-LL/play/gem-harbour"])(
  "over %s no bonus is offered: the law forbids it while somebody plays",
  async (page) => {
    await openOver(page, `${page.slice(0, 6)}/deposit`);
    expect(screen.getByText(t.bonus.notDuringPlay)).toBeTruthy();
    expect(screen.queryByRole("radio", { name: t.bonus.none })).toBeNull();
  },
);

test.each(["/en-NL/promotions", "/en-UN/play/gem-harbour"])("over %s a bonus can be chosen", async (page) => {
  await openOver(page, `${page.slice(0, 6)}/deposit`);
  expect(screen.queryByText(t.bonus.notDuringPlay)).toBeNull();
  expect(await screen.findByRole("radio", { name: t.bonus.none })).toBeTruthy();
});

test.each([
  ["before it", null, true],
  ["after it", "2026-01-02", false],
])(
  "a first deposit has the way to what may be asked, why, by when and who reads it, and to the tools of protection, a later one has not: %s",
  async (_what, firstDepositDate, isShown) => {
    await openAt("/en-UN/my-account/banking/deposit", "FULLY VERIFIED", { firstDepositDate });
    await form();
    const link = screen.queryByRole<HTMLAnchorElement>("link", { name: t.firstTime.link });
    expect(link?.href ?? null).toBe(
      isShown ? `${location.origin}/en-UN/my-account/account/verification#from-deposit` : null,
    );
    const tools = screen.queryByRole("link", { name: t.firstTime.toolsLink });
    expect(tools?.getAttribute("href") ?? null).toBe(isShown ? "/en-UN/my-account/gambling-limits" : null);
    expect(screen.queryByText(t.firstTime.tools, { exact: false }) !== null).toBe(isShown);
  },
);

test("the amount comes before what a first deposit has to be told, and that before the button", async () => {
  await openAt("/en-UN/my-account/banking/deposit", "FULLY VERIFIED", { firstDepositDate: null });
  await form();
  const follows = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  const note = screen.getByRole("link", { name: t.firstTime.link });
  expect(follows(screen.getByRole("textbox", { name: /^Amount/ }), note)).toBe(true);
  expect(follows(note, screen.getByRole("button", { name: t.confirm.submit }))).toBe(true);
});
