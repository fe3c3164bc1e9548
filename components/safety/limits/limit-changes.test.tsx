import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { safetyIntents } from "@/lib/safety/intents";
import { useLimitEditing } from "@/lib/safety/limits/store";
import { registerIntentKinds } from "@/lib/session/intents/kinds";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { specifiedChoices } from "@/tests/support/activity";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { json, limitBody, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { LimitsView } from "./limits-view";

const messages = safety.limits;
const pendingDate = new Date(Date.now() + 86_400_000).toISOString();
type Kind = "deposit" | "spend";
type Period = "D" | "W" | "M";

// As the site does once for every page.
registerIntentKinds(safetyIntents);

let calls: MoneyCalls;

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useToasts.setState({ shown: [] });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/en-UN/my-account/gambling-limits");
  writeConfig();
  await loadAllMessages();
  calls = serveMoney();
  calls.responses["activity/settings"] = json({ timer: null });
  hold("deposit", limitBody("D", "50.00"), limitBody("W", "100.00"), limitBody("M", null));
  hold("spend", limitBody("D", null), limitBody("W", null), limitBody("M", null));
});

/** The platform has these limits. */
function hold(kind: Kind, ...limits: object[]): void {
  calls.responses[`limits/${kind}`] = json(limits);
}
const waits = (duration: string, value: string, pendingValue: string | null) => ({
  ...limitBody(duration, value),
  ...{ pendingValue, pendingDate },
});

function open(raiseDelay: number | null = null, player = signedInPlayer()) {
  const view = render(
    <LimitsView
      raiseDelayHours={{ here: raiseDelay, at: { NL: 168 } }}
      countsDepositsAlone={{ here: false, at: {} }}
      realityCheck={specifiedChoices}
    />,
  );
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player }));
  return view;
}

const places: Record<Period, number> = { D: 0, W: 1, M: 2 };
async function row(kind: Kind, period: Period) {
  const card = await screen.findByRole("region", { name: messages.kinds[kind].title });
  const found = within(card).getAllByRole("listitem")[places[period]];
  if (!found) throw new Error("There is no such row.");
  return within(found);
}
const text = (element: Element | null | undefined) => element?.textContent?.replace(/[\u00a0\u202f]/g, " ") ?? "";
const toasts = () => useToasts.getState().shown.map(({ kind, value }) => [kind, value]);
const sent = (kind: Kind) => calls.sent[`limits/${kind}`] ?? [];
const changeButton = /^(Change|Set a limit): /;

async function edit(kind: Kind, period: Period) {
  const found = await row(kind, period);
  fireEvent.click(await found.findByRole("button", { name: changeButton }));
  const field = found.getByRole<HTMLInputElement>("textbox");
  return { found, field, type: (amount: string) => fireEvent.change(field, { target: { value: amount } }) };
}
const submit = (found: Awaited<ReturnType<typeof row>>) =>
  fireEvent.click(found.getByRole("button", { name: /^Save/ }));

test("which limit is changed is this tab's alone, until it is left, its page is, or its player goes", async () => {
  const { unmount } = open();
  const { found } = await edit("deposit", "D");
  expect(useLimitEditing.getState()).toEqual({ editing: { "deposit-D": "edit" } });
  fireEvent.keyDown(found.getByRole("textbox"), { key: "Escape" });
  expect(useLimitEditing.getState()).toEqual({ editing: { "deposit-D": null } });
  await edit("spend", "W");
  act(() => dispatchSession({ type: "signed-out" }));
  expect(useLimitEditing.getState()).toEqual({ editing: {} });
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  await edit("spend", "W");
  unmount();
  expect(useLimitEditing.getState()).toEqual({ editing: {} });
});

describe("before it is saved, a new value says what it will do and when", () => {
  test("a lower one holds at once", async () => {
    open(24);
    const { found, type } = await edit("deposit", "D");
    type("20");
    expect(text(found.getByRole("form"))).toContain("€20.00 applies as soon as you save it.");
    expect(found.getByRole("button", { name: "Save €20.00" })).toBeTruthy();
    expect(found.getByRole("button", { name: "Keep €50.00" })).toBeTruthy();
  });

  test.each([
    [24, "FI", "It waits for 24 hours. Until then €50.00 applies"],
    [24, "NL", "It waits for 7 days. Until then €50.00 applies"],
    [null, "FI", "Once you have saved it, you see until when. Until then €50.00 applies."],
  ])("a higher one waits: %s hours on the page, an account in %s", async (raiseDelay, countryCode, words) => {
    open(raiseDelay, { ...signedInPlayer(), countryCode });
    const { found, type } = await edit("deposit", "D");
    type("80");
    await eventually(() => expect(text(found.getByRole("form"))).toContain(words));
  });

  test("nothing is proposed, and what the other periods allow is said", async () => {
    open();
    const { found, field } = await edit("deposit", "M");
    expect(field.value).toBe("");
    expect(document.activeElement).toBe(field);
    expect(text(found.getByRole("form"))).toContain("At least €100.00");
    expect(found.queryByRole("button", { name: messages.remove.open })).toBeNull();
  });
});

const outcomes = [
  ["a lower value", "20", { duration: "D", limit: "20.00" }, limitBody("D", "20.00"), "updated"],
  ["a higher value", "80", { duration: "D", limit: "80.00" }, waits("D", "50.00", "80.00"), "updateReceived"],
] as const;

describe.each(["deposit", "spend"] as const)(
  "%s: what was confirmed is shown, and said [LIMIT-004, LIMIT-030]",
  (kind) => {
    beforeEach(() => hold(kind, limitBody("D", "50.00"), limitBody("W", "100.00"), limitBody("M", null)));
    const others = [limitBody("W", "100.00"), limitBody("M", null)];

    test.each(outcomes)("%s [LIMIT-005, LIMIT-006, LIMIT-031]", async (_, amount, body, answer, notice) => {
      open();
      const { found, type } = await edit(kind, "D");
      type(amount);
      hold(kind, answer, ...others);
      submit(found);
      await eventually(() => expect(found.queryByRole("form", { name: messages.editor.D })).toBeNull());
      expect(sent(kind)).toEqual([body]);
      expect(toasts()).toEqual([["success", messages.player.responsibleGambling[kind].limit[notice]]]);
      if (notice === "updated") expect(text(found.getByText(/of €20.00 used/))).not.toBe("");
      else expect(found.getByText("Change to €80.00 is waiting")).toBeTruthy();
      await eventually(() => expect(document.activeElement).toBe(found.getByRole("button", { name: changeButton })));
    });

    test("a removal, after it was said when it takes effect [LIMIT-007, LIMIT-031]", async () => {
      open(24);
      const { found } = await edit(kind, "D");
      fireEvent.click(found.getByRole("button", { name: messages.remove.open }));
      const asked = found.getByRole("form", { name: "Remove the limit of €50.00?" });
      expect(text(asked)).toContain("The removal waits for 24 hours. Until then €50.00 applies");
      expect(document.activeElement).toBe(found.getByRole("button", { name: "Keep €50.00" }));
      expect(sent(kind)).toEqual([]);
      hold(kind, waits("D", "50.00", null), ...others);
      fireEvent.click(found.getByRole("button", { name: messages.remove.confirm }));
      expect(await found.findByText(messages.pending.removal)).toBeTruthy();
      expect(sent(kind)).toEqual([{ duration: "D", deleteLimit: true }]);
      expect(toasts()).toEqual([["success", messages.player.responsibleGambling[kind].limit.removalReceived]]);
    });

    test("the end of a change that waits [LIMIT-008, LIMIT-031]", async () => {
      hold(kind, waits("D", "50.00", "80.00"), ...others);
      open();
      const found = await row(kind, "D");
      const button = await found.findByRole("button", { name: messages.pending.cancel });
      hold(kind, limitBody("D", "50.00"), ...others);
      fireEvent.click(button);
      await eventually(() => expect(found.queryByText("Change to €80.00 is waiting")).toBeNull());
      expect(sent(kind)).toEqual([{ duration: "D", cancelPendingLimit: true }]);
      expect(toasts()).toEqual([["success", messages.player.responsibleGambling[kind].limit.canceled]]);
    });

    test.each([
      [
        "a value, at its amount",
        ...["error.limit.high", messages.player.responsibleGambling.limit.error.D.high],
        async () => {
          const { found, type } = await edit(kind, "D");
          type("80");
          submit(found);
          return () => found.getByRole<HTMLInputElement>("textbox").value === "80";
        },
      ],
      [
        "a value, for no reason that is known",
        ...["error.any", site.form.refused],
        async () => {
          const { found, type } = await edit(kind, "D");
          type("80");
          submit(found);
          return () => found.getByRole<HTMLInputElement>("textbox").value === "80";
        },
      ],
      [
        "a removal, in its question",
        ...["error.limit.locked", messages.player.responsibleGambling.limit.locked],
        async () => {
          const { found } = await edit(kind, "D");
          fireEvent.click(found.getByRole("button", { name: messages.remove.open }));
          fireEvent.click(found.getByRole("button", { name: messages.remove.confirm }));
          return () => found.queryByRole("button", { name: messages.remove.confirm }) !== null;
        },
      ],
      [
        "the end of a change, beside it",
        ...["error.limit.nothing_pending", messages.errors.over],
        async () => {
          const found = await row(kind, "D");
          fireEvent.click(await found.findByRole("button", { name: messages.pending.cancel }));
          return () => found.queryByRole("button", { name: messages.pending.cancel }) !== null;
        },
      ],
    ] as const)(
      "a refusal of %s: %s, is said as its reason, and as no success [LIMIT-004, LIMIT-007]",
      async (_, code, reason, make) => {
        hold(kind, waits("D", "50.00", "70.00"), ...others);
        server.use(
          http.patch("http://platform.test/v1/player/limits/:kind", () => HttpResponse.json({ code }, { status: 409 })),
        );
        open();
        const isOpen = await make();
        expect(text(await (await row(kind, "D")).findByRole("alert"))).toBe(reason);
        await eventually(() => expect(queryClient.isFetching()).toBe(0));
        expect([isOpen(), toasts()]).toEqual([true, []]);
      },
    );
  },
);

describe("what cannot be a limit is refused at its place, sent nowhere, and stays as it was typed", () => {
  const errors = messages.player.responsibleGambling.limit.error;
  test.each([
    ["D", "100.01", errors.D.high],
    ["W", "49.99", errors.W.low],
    ["M", "99", errors.M.low],
    ["D", "0", errors.D.interval],
    ["M", "0,00", errors.M.interval],
    ["D", "-5", site.form.errors.negative],
    ["D", "1.005", site.form.errors.ambiguous],
    ["D", "20.12345", site.form.errors.decimals],
    ["D", "1e3", "Enter the amount in €."],
    ["D", "abc", "Enter an amount like 1,234.50."],
    ["D", "99999999999999999", site.form.errors.tooLarge],
    ["D", "", site.form.errors.required],
    ["D", "50", messages.errors.same],
  ] as const)("%s: %s [LIMIT-002, LIMIT-016, LIMIT-017]", async (period, amount, words) => {
    open();
    const { found, field, type } = await edit("deposit", period);
    type(amount);
    submit(found);
    expect(text(await found.findByRole("alert"))).toBe(words);
    await eventually(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe(amount);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(sent("deposit")).toEqual([]);
  });

  const { locked } = messages.player.responsibleGambling.limit;
  test.each([
    ["D", "0", errors.D.interval, false],
    ["D", "100.01", errors.D.high, false],
    ["W", "0", errors.W.interval, false],
    ["W", "300.01", errors.W.high, false],
    ["W", "49.99", errors.W.low, false],
    ["M", "0", errors.M.interval, false],
    ["M", "99.99", errors.M.low, false],
    ["D", "50.01", locked, true],
    ["W", "100.01", locked, true],
    ["M", "300.01", locked, true],
  ] as const)(
    "by a text of its period: %s: %s [LIMIT-010, LIMIT-011, LIMIT-012, LIMIT-013, LIMIT-014]",
    async (period, amount, words, isLocked) => {
      const held = { D: "50.00", W: "100.00", M: "300.00" };
      hold(
        "deposit",
        ...(["D", "W", "M"] as const).map((each) => ({ ...limitBody(each, held[each]), locked: isLocked })),
      );
      open();
      const { found, type } = await edit("deposit", period);
      type(amount);
      submit(found);
      expect(text(await found.findByRole("alert"))).toBe(words);
      const all = [...Object.values(errors).flatMap((codes) => Object.values<string>(codes)), locked];
      expect([all.length, new Set(all).size]).toEqual([8, 8]);
    },
  );

  test.each([
    ["20,50", "20.50"],
    ["٢٠", "20.00"],
    ["２０．５", "20.50"],
    ["€ 20", "20.00"],
  ])("%s is read as %s", async (amount, limit) => {
    open();
    const { found, type } = await edit("deposit", "D");
    type(amount);
    submit(found);
    await eventually(() => expect(sent("deposit")).toEqual([{ duration: "D", limit }]));
  });

  test("a refusal of the platform is said there too [LIMIT-017]", async () => {
    open();
    const { found, field, type } = await edit("deposit", "M");
    type("150");
    calls.responses["limits/deposit"] = () => HttpResponse.json({ code: "error.limit.low" }, { status: 409 });
    submit(found);
    expect(text(await found.findByRole("alert"))).toBe(errors.M.low);
    expect(field.value).toBe("150");
    expect(toasts()).toEqual([]);
  });
});

test("Keep, and Escape, leave everything as it was [LIMIT-009]", async () => {
  open();
  const { found, type } = await edit("deposit", "D");
  type("20");
  fireEvent.click(found.getByRole("button", { name: "Keep €50.00" }));
  expect(found.queryByRole("textbox")).toBeNull();
  const again = await edit("deposit", "D");
  expect(again.field.value).toBe("");
  fireEvent.keyDown(again.field, { key: "Escape" });
  expect(found.queryByRole("textbox")).toBeNull();
  await eventually(() => expect(document.activeElement).toBe(found.getByRole("button", { name: changeButton })));
  expect(sent("deposit")).toEqual([]);
});

test("a locked limit can be lowered; a raise is refused with the reason, a removal is not offered [LIMIT-018]", async () => {
  hold("deposit", { ...limitBody("D", "50.00"), locked: true }, limitBody("W", null), limitBody("M", null));
  open();
  const { found, type } = await edit("deposit", "D");
  expect(found.queryByRole("button", { name: messages.remove.open })).toBeNull();
  type("60");
  submit(found);
  expect(text(await found.findByRole("alert"))).toBe(messages.player.responsibleGambling.limit.locked);
  type("40");
  submit(found);
  await eventually(() => expect(sent("deposit")).toEqual([{ duration: "D", limit: "40.00" }]));
});

test("two presses are one call", async () => {
  let answer = () => {};
  open();
  const { found, type } = await edit("deposit", "D");
  type("20");
  calls.responses["limits/deposit"] = () =>
    new Promise((resolve) => {
      answer = () => resolve(HttpResponse.json([limitBody("D", "20.00"), limitBody("W", null), limitBody("M", null)]));
    });
  submit(found);
  submit(found);
  await eventually(() => expect(sent("deposit")).toHaveLength(1));
  answer();
  await eventually(() => expect(toasts()).toHaveLength(1));
  expect(sent("deposit")).toHaveLength(1);
});

describe("an answer that does not come [LIMIT-004]", () => {
  const lost = () => HttpResponse.json({}, { status: 503 });

  test.each([lost, () => HttpResponse.error(), () => HttpResponse.text("garbage")])(
    "is being checked: no success, no failure, no second change",
    async (respond) => {
      open();
      const { found, type } = await edit("deposit", "D");
      type("20");
      calls.responses["limits/deposit"] = respond;
      submit(found);
      expect(await found.findByText(/We are checking whether your limit of €20.00 was saved/)).toBeTruthy();
      expect(toasts()).toEqual([]);
      expect(found.queryByRole("alert")).toBeNull();
      expect(found.queryByRole("button", { name: changeButton })).toBeNull();
      expect(text(found.getByText(/of €50.00 used/))).not.toBe("");
      expect(sent("deposit")).toHaveLength(1);
    },
  );

  test("is there again after a reload, and ends as soon as the limits tell the truth", async () => {
    const { unmount } = open();
    const { found, type } = await edit("deposit", "D");
    type("20");
    const before = calls.responses["limits/deposit"];
    calls.responses["limits/deposit"] = lost;
    submit(found);
    await found.findByText(/We are checking/);
    unmount();
    queryClient.clear();
    useSession.setState(unknownSession, true);
    if (before) calls.responses["limits/deposit"] = before;
    open();
    expect(await (await row("deposit", "D")).findByText(/We are checking/)).toBeTruthy();
    hold("deposit", limitBody("D", "20.00"), limitBody("W", null), limitBody("M", null));
    await act(() => queryClient.refetchQueries());
    await eventually(async () => expect((await row("deposit", "D")).queryByText(/We are checking/)).toBeNull());
    expect(text((await row("deposit", "D")).getByText(/of €20.00 used/))).not.toBe("");
    expect(sent("deposit")).toHaveLength(1);
  });
});

test.each([
  ["at payout risk", { payout: false }],
  ["with the attribute of risk", { attributes: { riskPayout: true } }],
])("a player %s reads their limits, changes none, and learns why", async (_, more) => {
  calls.responses.profile = json({ ...openProfile, ...more });
  hold("deposit", waits("D", "50.00", "80.00"), limitBody("W", null), limitBody("M", null));
  open();
  expect(await screen.findByText(messages.closed.text)).toBeTruthy();
  expect(screen.getByRole("link", { name: messages.closed.account }).getAttribute("href")).toBe(
    "/en-UN/my-account/account",
  );
  expect(screen.queryByRole("button", { name: changeButton })).toBeNull();
  expect(screen.queryByRole("button", { name: messages.pending.cancel })).toBeNull();
  expect(screen.getByText("Change to €80.00 is waiting")).toBeTruthy();
});

test("while it cannot be read what the player may do, nothing can be changed, and a retry asks again", async () => {
  calls.responses.profile = () => HttpResponse.json({}, { status: 500 });
  open();
  const retry = await screen.findByRole("button", { name: site.query.retry });
  expect(await row("deposit", "D")).toBeTruthy();
  expect(screen.queryByRole("button", { name: changeButton })).toBeNull();
  calls.responses.profile = json(openProfile);
  fireEvent.click(retry);
  expect(await (await row("deposit", "D")).findByRole("button", { name: changeButton })).toBeTruthy();
});

test("what was typed is there again after a reload, and not what was saved", async () => {
  const { unmount } = open();
  const { type } = await edit("deposit", "D");
  type("20.7");
  unmount();
  open();
  const found = await row("deposit", "D");
  expect((await found.findByRole<HTMLInputElement>("textbox")).value).toBe("20.7");
  hold("deposit", limitBody("D", "20.70"), limitBody("W", null), limitBody("M", null));
  submit(found);
  await eventually(() => expect(found.queryByRole("textbox")).toBeNull());
  expect(sent("deposit")).toEqual([{ duration: "D", limit: "20.70" }]);
});
