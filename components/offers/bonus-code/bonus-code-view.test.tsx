import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { IntentRows } from "@/components/site/intents/intent-rows";
import { noCode } from "@/lib/offers/bonus-code/flow";
import { useBonusCode } from "@/lib/offers/bonus-code/store";
import { offersIntents } from "@/lib/offers/intents";
import { registerIntentKinds } from "@/lib/session/intents/kinds";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import { peekBonusCode, takeBonusCode } from "@/lib/session/sign-in/kept-bonus-code";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import offers from "@/messages/en/offers.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { ForfeitQuestion } from "@/tests/support/islands/forfeit-question";
import { loadAllMessages } from "@/tests/support/messages";
import { json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { BonusCodeView } from "./bonus-code-view";

const messages = offers.bonusCode;
const reward = { ...{ campaignId: "C1", assignmentId: "A1", name: "Spring", currency: "EUR" }, amount: "20.00" };
const refusal = (status: number, body: object) => () => HttpResponse.json(body, { status });

let money: MoneyCalls;
let sent: { path: string; body: unknown }[];
let validate: () => Response | Promise<Response>;
let claim: () => Response | Promise<Response>;
let release: () => Response | Promise<Response>;
let readTerms: () => Response;
let running: object[];
let key: string | null;
const terms = {
  ...{ campaignId: "C1", vertical: "CASINO", currency: "EUR", amount: "20.00", wrMultiplier: 30, days: 30 },
  ...{ maxBet: "5.00", excludedGames: [] },
  example: { game: "Gem Harbour", averageReturn: 0.96, isCertified: true },
};

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useBonusCode.setState(noCode, true);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/en-UN/my-account/bonus-code");
  writeConfig();
  await loadAllMessages();
  money = serveMoney();
  sent = [];
  running = [];
  validate = json({ campaignId: "C1" });
  claim = refusal(201, reward);
  release = json({ state: "FORFEITED" });
  readTerms = json([terms]);
  useDialogs.setState({ requests: [] });
  server.use(
    http.post("http://platform.test/v1/bonus-code/:call", async ({ request, params }) => {
      sent.push({ path: String(params.call), body: await request.json() });
      if (params.call === "manual-claim") key = request.headers.get("Idempotency-Key");
      return params.call === "validate" ? validate() : claim();
    }),
    http.get("http://platform.test/v2/rewards", () => HttpResponse.json(running)),
    http.get("http://platform.test/v2/player/campaigns", () => HttpResponse.json(running)),
    http.get("http://platform.test/v2/campaigns", () => readTerms()),
    http.post("http://platform.test/v2/campaigns/consent", async ({ request }) => {
      sent.push({ path: "consent", body: await request.json() });
      return HttpResponse.json({ campaignId: "C1" });
    }),
    http.put("http://platform.test/v2/rewards/:id/state", async ({ request, params }) => {
      sent.push({ path: `release ${params.id}`, body: await request.json() });
      return release();
    }),
  );
});

function open(rows: ReactNode = null) {
  const view = render(
    <>
      {rows}
      <BonusCodeView />
      <ForfeitQuestion />
    </>,
  );
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  return view;
}
const field = () => screen.findByLabelText<HTMLInputElement>(messages.code);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const of = (path: string) => sent.filter((each) => each.path === path).map(({ body }) => body);

async function check(code: string) {
  fireEvent.change(await field(), { target: { value: code } });
  press(messages.check);
}
async function claimIt(code = "Spring-1") {
  await check(code);
  fireEvent.click(await screen.findByRole("button", { name: messages.claim }));
}
/** What stands below the field: its hint and its error. */
const below = async () =>
  ((await field()).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

test("a code cannot be checked while it is wrong or a call is in flight [WALLET-517]", async () => {
  let respond = () => {};
  validate = () =>
    new Promise((resolve) => {
      respond = () => resolve(json({ campaignId: "C1" })());
    });
  const button = () => screen.getByRole("button", { name: messages.check });
  open();
  await check("a".repeat(65));
  await eventually(() => expect(button().getAttribute("aria-disabled")).toBe("true"));
  press(messages.check);
  expect(of("validate")).toEqual([]);
  fireEvent.change(await field(), { target: { value: ` ${"a".repeat(63)}B ` } });
  await eventually(() => expect(button().getAttribute("aria-disabled")).toBeNull());
  press(messages.check);
  await eventually(() => expect(of("validate")).toEqual([{ bonusCode: `${"a".repeat(63)}B` }]));
  expect(button().getAttribute("aria-disabled")).toBe("true");
  press(messages.check);
  respond();
  expect(await screen.findByRole("button", { name: messages.claim })).toBeTruthy();
  expect(of("validate")).toHaveLength(1);
});

describe("a check", () => {
  test("is sent as it was typed, loads, and says that the code is good; nothing is claimed by it [BONUS-501, BONUS-502, BONUS-508]", async () => {
    let respond = () => {};
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    validate = async () => {
      await held;
      return json({ campaignId: "C1" })();
    };
    open();
    await check("  Spring-1 ");
    await eventually(() => expect(useBonusCode.getState().bonusCode.loading).toBe(true));
    expect(screen.getByRole("button", { name: messages.check }).getAttribute("aria-busy")).toBe("true");
    respond();
    expect(await screen.findByText("The code Spring-1 is valid")).toBeTruthy();
    expect(sent).toEqual([{ path: "validate", body: { bonusCode: "Spring-1" } }]);
    expect(useBonusCode.getState().bonusCode).toEqual({
      bonusCodeValue: "Spring-1",
      loading: false,
      error: null,
      bonusCodeCampaignId: "C1",
      selectEnterBonusCode: true,
    });
    // A code that was changed is another one.
    fireEvent.change(await field(), { target: { value: "Spring-2" } });
    expect(screen.queryByRole("button", { name: messages.claim })).toBeNull();
  });

  test.each([
    ["a known code", { code: "error.bonus_code.expired", message: "Raw." }, messages.errors.expired],
    [
      "one that only a deposit brings",
      { code: "error.bonus_code.deposit_needed", message: "Raw." },
      messages.errors.depositNeeded,
    ],
    ["the code of the site", { code: "error.invalid.site.id", message: "Raw." }, messages.errors.site],
    [
      "another code of bonus codes",
      { code: "error.bonus_code.vip_only", message: "Raw." },
      "The code was not accepted (error.bonus_code.vip_only).",
    ],
    ["any other code", { code: "error.campaign.closed", message: "It opens on Monday." }, "It opens on Monday."],
  ])(
    "that is refused by %s says why at the field, which keeps what was typed [BONUS-502, BONUS-509]",
    async (_, body, words) => {
      validate = refusal(409, body);
      open();
      await check("sPring-1");
      await eventually(async () => expect(await below()).toContain(words));
      expect((await field()).value).toBe("sPring-1");
      expect(document.activeElement).toBe(await field());
      expect(screen.queryByRole("button", { name: messages.claim })).toBeNull();
      expect(useBonusCode.getState().bonusCode.error).not.toBeNull();
    },
  );

  test.each([
    ["an outage", refusal(503, {})],
    ["a lost response", () => HttpResponse.error()],
  ])("without an answer, by %s, is neither good nor refused", async (_, response) => {
    validate = response;
    open();
    await check("Spring-1");
    expect((await screen.findByRole("alert")).textContent).toBe(messages.checkUnknown);
    expect((await field()).value).toBe("Spring-1");
    validate = json({ campaignId: "C1" });
    press(messages.check);
    expect(await screen.findByText("The code Spring-1 is valid")).toBeTruthy();
  });

  test.each([
    ["nothing", "   ", site.form.errors.required],
    ["more than any code has", "A".repeat(10_000), site.form.errors.tooLong],
  ])("of %s is not sent", async (_, code, words) => {
    open();
    await check(code);
    await eventually(async () => expect(await below()).toContain(words));
    expect(sent).toEqual([]);
  });
});

describe("a claim", () => {
  test("carries the code and its state once, whatever is pressed, and shows the reward [BONUS-501, BONUS-503, BONUS-506, BONUS-507]", async () => {
    const walletKey = playerKey({ playerId: "P1" }, "wallet");
    open();
    await field();
    queryClient.setQueryData(walletKey, {});
    await claimIt();
    press(messages.claim);
    expect(useBonusCode.getState().manualClaim).toMatchObject({ loading: true, reward: null });
    expect((await field()).readOnly).toBe(true);
    expect(await screen.findByText("You have claimed the code Spring-1")).toBeTruthy();
    expect(of("manual-claim")).toEqual([{ bonusCode: "Spring-1", state: "ACTIVATED" }]);
    expect(screen.getByRole("article", { name: "Spring" }).textContent).toContain("€20.00");
    const link = screen.getByRole("link", { name: messages.active });
    expect(link.getAttribute("href")).toBe("/en-UN/my-account/rewards/active");
    expect(queryClient.getQueryState(walletKey)?.isInvalidated).toBe(true);
    press(messages.another);
    expect((await field()).value).toBe("");
  });

  test.each([
    ["by code", { code: "error.bonus_code.used", message: "Raw." }, "error.bonus_code.used", messages.errors.used],
    ["by message", { code: "error.reward.conflict", message: "Another bonus runs." }, null, "Another bonus runs."],
  ])(
    "that is refused is said %s at the code, which has to be checked again [BONUS-503, BONUS-509]",
    async (_, body, code, words) => {
      claim = refusal(409, body);
      open();
      await claimIt();
      await eventually(async () => expect(await below()).toContain(words));
      expect((await field()).value).toBe("Spring-1");
      expect(screen.queryByRole("button", { name: messages.claim })).toBeNull();
      expect(useBonusCode.getState().manualClaim).toMatchObject({ loading: false, error: { code }, reward: null });
    },
  );

  test.each([
    ["a lost response", "LOST", () => HttpResponse.error()],
    ["an outage", "OUT", refusal(500, { code: "error.bonus_code.used", message: "Raw." })],
    ["a broken response", "BROKEN", refusal(201, { reward: "much" })],
  ])(
    "whose end is not known after %s is being checked: it can be sent by nobody, and is claimed once that is read",
    async (_, code, response) => {
      claim = response;
      open();
      await claimIt(code);
      expect(await screen.findByText(`We are checking your claim of the code ${code}`)).toBeTruthy();
      expect(screen.getByText(/^Reference [0-9A-F]{8}$/)).toBeTruthy();
      expect(screen.queryByText(messages.claimed.text)).toBeNull();
      expect(screen.queryByRole("alert")).toBeNull();
      await check(code);
      fireEvent.click(await screen.findByRole("button", { name: messages.claim }));
      await eventually(async () => expect(await below()).toContain(messages.errors.open));
      expect(of("manual-claim")).toHaveLength(1);
    },
  );

  test("that took effect all the same is claimed, with no more than is known", async () => {
    claim = () => {
      running = [{ ...reward, assignmentId: key }];
      return HttpResponse.error();
    };
    registerIntentKinds(offersIntents);
    open(<IntentRows />);
    await claimIt("ELSEWHERE");
    expect(await screen.findByText(messages.claimed.noFacts, {}, { timeout: 10_000 })).toBeTruthy();
    expect(of("manual-claim")).toHaveLength(1);
  });
});

describe("a claim of a code that was claimed before", () => {
  test("whose response is lost is not said to be done", async () => {
    claim = () => HttpResponse.error();
    running = [{ ...reward, assignmentId: "of-another-tab" }];
    registerIntentKinds(offersIntents);
    open(<IntentRows />);
    await claimIt("BEFORE");
    expect(await screen.findByText(/We are checking your claim of the code BEFORE/)).toBeTruthy();
    const { recheckIntents } = await import("@/lib/session/intents/recheck");
    await act(() => recheckIntents());
    expect(screen.queryByText(/^Done/)).toBeNull();
    expect(screen.queryByText(messages.claimed.noFacts)).toBeNull();
  });
});

describe("the terms of a code", () => {
  const rewards = offers.rewards;

  test("stand between its check and its claim, with an example in money", async () => {
    open();
    await check("Spring-1");
    await screen.findByRole("button", { name: messages.claim });
    const facts = screen.getByLabelText(offers.promotions.facts.title);
    expect(
      within(facts)
        .getAllByRole("definition")
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...["€20.00", "€600.00 (30×)", "30 days", "€5.00", rewards.terms.everyGame, rewards.terms.forfeit.bonus],
    ]);
    expect(document.body.textContent).toContain("that costs about €24.00");
  });

  test("do not say what giving it up would cost where nobody tells what it gives", async () => {
    readTerms = json([{ campaignId: "C1", currency: "EUR", vertical: "CASINO", wageringAmount: "0" }]);
    open();
    await check("SPINS");
    await screen.findByRole("button", { name: messages.claim });
    const facts = screen.getByLabelText(offers.promotions.facts.title);
    const values = within(facts).getAllByRole("definition");
    expect(values.at(-1)?.textContent).toBe(rewards.terms.unstated);
  });

  test("that cannot be read keep it from being claimed", async () => {
    readTerms = refusal(500, {});
    open();
    await check("Spring-1");
    expect(await screen.findByText(rewards.terms.unreadableOffer)).toBeTruthy();
    expect(screen.queryByRole("button", { name: messages.claim })).toBeNull();
  });

  test("that have to be accepted are, with the code, before it is claimed", async () => {
    readTerms = json([{ ...terms, consentRequired: true }]);
    open();
    await claimIt();
    expect(await screen.findByText(rewards.terms.agreeFirst)).toBeTruthy();
    fireEvent.click(screen.getByRole("checkbox", { name: rewards.terms.agree }));
    press(messages.claim);
    await screen.findByText("You have claimed the code Spring-1");
    expect(sent.slice(1)).toEqual([
      { path: "consent", body: { campaignId: "C1", agreed: true, bonusCode: "Spring-1" } },
      { path: "manual-claim", body: { bonusCode: "Spring-1", state: "ACTIVATED" } },
    ]);
  });
});

describe("a code while a bonus of its games runs", () => {
  const inTheWay = { ...reward, campaignId: "R1", assignmentId: "R1", name: "Second", vertical: "CASINO" };
  const question = () => screen.findByRole("dialog", { name: offers.forfeit.claim.title });
  const meet = async () => {
    running = [inTheWay];
    claim = refusal(400, { code: "error.bonus.active.same.vertical.already.exists", message: "Raw." });
    open();
    await claimIt();
    return question();
  };

  test("asks in money as any other claim does, and is as good as before where the bonus is kept", async () => {
    const dialog = await meet();
    expect(dialog.textContent).toContain("Second ends, and the bonus of the code Spring-1 is claimed in its place.");
    fireEvent.click(within(dialog).getByRole("button", { name: offers.forfeit.keep }));
    await eventually(() =>
      expect(screen.getByRole("button", { name: messages.claim }).hasAttribute("aria-busy")).toBe(false),
    );
    expect(sent.map(({ path }) => path)).toEqual(["validate", "manual-claim"]);
  });

  test("is claimed once more when the bonus is given up", async () => {
    const dialog = await meet();
    claim = refusal(201, reward);
    fireEvent.click(within(dialog).getByRole("button", { name: /^Give up/ }));
    expect(await screen.findByText("You have claimed the code Spring-1")).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual(["validate", "manual-claim", "release R1", "manual-claim"]);
  });

  test("is said to be unclaimed where the bonus was given up and the claim is refused, over a reload too, until it is claimed", async () => {
    const dialog = await meet();
    claim = refusal(400, { code: "error.bonus_code.locked" });
    release = () => {
      running = [];
      return HttpResponse.json({ state: "FORFEITED" });
    };
    fireEvent.click(within(dialog).getByRole("button", { name: /^Give up/ }));
    expect(await screen.findByText(offers.rewards.failed.unclaimed)).toBeTruthy();
    cleanup();
    queryClient.clear();
    useBonusCode.setState(noCode, true);
    open();
    expect(await screen.findByText(offers.rewards.failed.unclaimed)).toBeTruthy();
    claim = refusal(201, reward);
    await claimIt();
    expect(await screen.findByText("You have claimed the code Spring-1")).toBeTruthy();
    cleanup();
    useBonusCode.setState(noCode, true);
    open();
    await field();
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(offers.rewards.failed.unclaimed)).toBeNull();
  });

  test("says nothing of a bonus that a reload has kept from being given up", async () => {
    running = [inTheWay];
    sessionStorage.setItem(
      "player:code-after-forfeit",
      JSON.stringify({ v: 1, value: { code: "Spring-1", assignmentId: "R1" } }),
    );
    open();
    await eventually(() => expect(sessionStorage.getItem("player:code-after-forfeit")).toBeNull());
    expect(screen.queryByText(offers.rewards.failed.unclaimed)).toBeNull();
  });

  test.each([{ code: "Spring-1" }, { code: 7, assignmentId: "R1" }, { code: "Spring-1", assignmentId: 7 }, null])(
    "says nothing of what another release has kept: %j",
    async (value) => {
      sessionStorage.setItem("player:code-after-forfeit", JSON.stringify({ v: 1, value }));
      open();
      await field();
      const kept = playerKey({ playerId: "P1" }, "rewards", "unclaimed-code");
      await eventually(() => expect(queryClient.getQueryState(kept)?.status).toBe("success"));
      expect(queryClient.getQueryData(kept)).toBeNull();
      expect(screen.queryByText(offers.rewards.failed.unclaimed)).toBeNull();
    },
  );

  test("is not claimed where the bonus was not given up, which is said at the code", async () => {
    const dialog = await meet();
    release = refusal(400, { code: "error.bonus.locked" });
    fireEvent.click(within(dialog).getByRole("button", { name: /^Give up/ }));
    await eventually(async () =>
      expect(await below()).toContain(offers.rewards.failed.forfeit.replace("{reason}", "error.bonus.locked")),
    );
    expect(of("manual-claim")).toHaveLength(1);
  });
});

describe("the code of a link", () => {
  const follow = (code: string) => {
    history.replaceState(null, "", `/en-UN/my-account/bonus-code?bonusCode=${code}`);
    takeBonusCode();
  };

  test("is filled in and checked once, never claimed by itself, and forgotten once it is claimed", async () => {
    follow("FROM_link");
    open();
    expect((await field()).value).toBe("FROM_link");
    expect(await screen.findByText("The code FROM_link is valid")).toBeTruthy();
    expect(sent).toEqual([{ path: "validate", body: { bonusCode: "FROM_link" } }]);
    fireEvent.click(await screen.findByRole("button", { name: messages.claim }));
    expect(await screen.findByText("You have claimed the code FROM_link")).toBeTruthy();
    expect(peekBonusCode()).toBeNull();
  });

  test("is removed by a button, and is gone for good", async () => {
    follow("FROM_link");
    open();
    fireEvent.click(await screen.findByRole("button", { name: messages.remove }));
    expect((await field()).value).toBe("");
    expect(peekBonusCode()).toBeNull();
    expect(screen.queryByRole("button", { name: messages.claim })).toBeNull();
    expect(screen.queryByText(messages.linked)).toBeNull();
    expect(document.activeElement).toBe(await field());
  });
});

test("what was typed is there after a reload", async () => {
  const { unmount } = open();
  fireEvent.change(await field(), { target: { value: "Spring-1" } });
  unmount();
  render(<BonusCodeView />);
  await eventually(async () => expect((await field()).value).toBe("Spring-1"));
});

test("a player whose bonuses are off finds no field", async () => {
  money.responses.profile = json({ ...openProfile, bonuses: false });
  open();
  expect(await screen.findByText(messages.off.title)).toBeTruthy();
  expect(screen.queryByLabelText(messages.code)).toBeNull();
});

test("a player who has switched bonuses off is told so in place of the field, and can switch them on", async () => {
  money.responses["bonus-preference"] = json({ refusesBonuses: true });
  open();
  expect(await screen.findByText(offers.bonusPreference.refused.title)).toBeTruthy();
  expect(screen.queryByLabelText(messages.code)).toBeNull();
  money.responses["bonus-preference"] = json({ refusesBonuses: false });
  press(offers.bonusPreference.refused.undo);
  expect(await field()).toBeTruthy();
  expect(money.sent["bonus-preference"]).toEqual([{ refusesBonuses: false }]);
});

test("whether bonuses are switched off that cannot be read opens no field, and is asked again", async () => {
  money.responses["bonus-preference"] = refusal(500, {});
  open();
  expect((await screen.findByRole("alert")).textContent).toContain(site.query.unreadable);
  expect([screen.queryByLabelText(messages.code), screen.queryByText(offers.bonusPreference.refused.title)]).toEqual([
    null,
    null,
  ]);
  money.responses["bonus-preference"] = json({ refusesBonuses: false });
  press(site.query.retry);
  expect(await field()).toBeTruthy();
});

test("a profile that cannot be read is no answer: the page says so, and asks again", async () => {
  money.responses.profile = refusal(500, {});
  open();
  expect((await screen.findByRole("alert")).textContent).toContain(site.query.unreadable);
  expect(screen.queryByText(messages.off.title)).toBeNull();
  money.responses.profile = json(openProfile);
  press(site.query.retry);
  expect(await field()).toBeTruthy();
});
