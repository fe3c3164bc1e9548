import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loginDialog } from "@/lib/account/dialogs";
import { depositDialog } from "@/lib/money/dialogs";
import { breakDialog } from "@/lib/safety/dialogs";
import { safetyIntents } from "@/lib/safety/intents";
import { registerIntentKinds } from "@/lib/session/intents/kinds";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";
import money from "@/messages/en/money.json";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { json, limitBody, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { dayBreak, serveBreaks } from "@/tests/support/safety/served-breaks";
import { DepositDialog } from "./deposit-dialog";

const { day } = safety.breaks;
const cashierUrl = "https://cashier.test/cashier/payments/t";
const replace = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));

const left = vi.fn();
let profile: Record<string, unknown>;
let calls: MoneyCalls;
registerIntentKinds(safetyIntents);

beforeEach(async () => {
  replace.mockReset();
  left.mockReset();
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useToasts.setState({ shown: [] });
  useDialogs.setState({ requests: [] });
  history.replaceState(null, "", "/en-UN/deposit");
  localStorage.clear();
  sessionStorage.clear();
  writeConfig({ ...config, frameOrigins: ["https://cashier.test"] });
  await loadAllMessages();
  profile = openProfile;
  calls = serveMoney();
  calls.responses.profile = () => json(profile)();
});

/** As the host opens it at its address. */
function open() {
  useDialogs.getState().open(depositDialog, null, left);
  render(<DepositDialog isShown canClose onClose={() => useDialogs.getState().close(depositDialog)} />);
}
const dialogs = () => useDialogs.getState().requests.map(({ handle }) => handle.name);
const enter = (suspended = false) =>
  act(() => dispatchSession({ type: "signed-in", player: { ...signedInPlayer(), multibrand: { suspended } } }));
const dialog = () => screen.queryByRole("dialog", { name: "Deposit" });

describe("the deposit's address [ROUTE-513, ROUTE-514]", () => {
  test("opens the login popup for a visitor; who closes it is on home", () => {
    open();
    act(() => dispatchSession({ type: "found-guest" }));
    expect(dialog()).toBeNull();
    expect(dialogs()).toEqual(["deposit", "login"]);
    act(() => useDialogs.getState().close(loginDialog));
    expect(dialogs()).toEqual([]);
    expect(left).toHaveBeenCalledOnce();
  });

  test("continues to the deposit after the login", async () => {
    open();
    act(() => dispatchSession({ type: "found-guest" }));
    enter();
    act(() => useDialogs.getState().close(loginDialog));
    expect(dialogs()).toEqual(["deposit"]);
    expect(left).not.toHaveBeenCalled();
    expect(await screen.findByText(money.deposit.confirm.title)).toBeTruthy();
    expect(dialog()).toBeTruthy();
  });

  test("shows a player who may deposit the modal, and closes it by its button", async () => {
    open();
    enter();
    expect(await screen.findByText(money.deposit.confirm.title)).toBeTruthy();
    expect(dialogs()).toEqual(["deposit"]);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await eventually(() => expect(left).toHaveBeenCalledOnce());
    expect(replace).not.toHaveBeenCalled();
  });

  test.each([
    ["whose flag is off", { deposit: false }, false],
    ["at payout risk", { payout: false }, false],
    ["whose session is suspended", {}, true],
  ])("leads a player %s to the locale root, with the reason [DEP-502]", async (_, flags, suspended) => {
    profile = { ...openProfile, ...flags };
    open();
    enter(suspended);
    await eventually(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/en-UN"));
    expect(useToasts.getState().shown.map(({ value }) => value)).toEqual([site.playerPages.closedPage]);
    expect(screen.queryByText(money.deposit.confirm.title)).toBeNull();
  });

  test("opens nothing, and no login, while the session cannot be checked", () => {
    open();
    act(() => dispatchSession({ type: "requested" }));
    act(() => dispatchSession({ type: "unavailable" }));
    expect(screen.getByText(site.playerPages.unavailable)).toBeTruthy();
    expect(dialogs()).toEqual(["deposit"]);
  });
});

describe("the way to a break at the foot of the deposit, which covers the menu of the page [LIMIT-028]", () => {
  afterEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the edge does
    document.cookie = "country-code=; path=/";
  });
  const foot = () => within(screen.getByRole("group", { name: day.title }));
  const ended = (event: object) =>
    act(() => {
      const source = screen.getByTitle<HTMLIFrameElement>(money.deposit.cashier.frame).contentWindow;
      for (const data of [{ type: "cashier", event: "ready" }, event])
        dispatchEvent(new MessageEvent("message", { data, origin: "https://cashier.test", source }));
    });
  async function pay() {
    calls.responses["wallet/deposit/request"] = () =>
      HttpResponse.json({ referenceId: "r-1", result: "SUCCESS", cashierUrl }, { status: 201 });
    const form = await screen.findByRole("form");
    fireEvent.change(within(form).getByRole("textbox"), { target: { value: "25" } });
    fireEvent.submit(form);
    await screen.findByTitle(money.deposit.cashier.frame);
  }

  test("opens its confirmation over the form, the partner's page and the outcome", async () => {
    open();
    enter();
    await screen.findByRole("form");
    const opensBreak = async () => {
      fireEvent.click(foot().getByRole("button", { name: day.title }));
      expect(dialogs()).toEqual(["deposit", "break"]);
      act(() => useDialogs.getState().close(breakDialog));
    };
    await opensBreak();
    await pay();
    await opensBreak();
    ended({ type: "cashier", event: "ended", status: "paid" });
    await screen.findByRole("heading", { name: money.deposit.outcome.checking.title });
    await opensBreak();
    expect(screen.queryByRole("button", { name: day.now })).toBeNull();
  });

  test("is there beside a notice too", async () => {
    calls.responses["wallet/deposit/limit-check"] = json({ result: "SELF_LIMIT_REACHED" });
    open();
    enter();
    await screen.findByRole("heading", { name: money.deposit.notices.selfLimit.title });
    expect(foot().getByRole("button", { name: day.title })).toBeTruthy();
  });

  test("begins it by one press where the law forbids a second", async () => {
    history.replaceState(null, "", "/de-DE/deposit");
    await loadAllMessages();
    calls.responses["limits/deposit"] = json([limitBody("D", "900.00", "0.00", "900.00")]);
    const sent: unknown[] = [];
    server.use(
      http.patch("http://platform.test/v1/player/timeout", async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ status: 500 }, { status: 500 });
      }),
      http.post("*/reports", () => new HttpResponse(null, { status: 204 })),
    );
    vi.spyOn(console, "warn").mockImplementation(() => {});
    open();
    enter();
    const german = (await import("@/messages/de/safety.json")).default.breaks.day;
    const button = await screen.findByRole("button", { name: german.now });
    expect(screen.getByText(german.hint).id).toBe(button.getAttribute("aria-describedby"));
    fireEvent.click(button);
    await eventually(() => expect(sent).toEqual([{ timeoutInHours: 24, initiator: "PLAYER" }]));
    // It is not known whether it took effect: the same button is there, and says so.
    await eventually(() => expect(useToasts.getState().shown).toHaveLength(1));
    expect(dialogs()).toEqual(["deposit"]);
  });

  test("begins it by one press where the law of the country of the stay forbids a second", async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the edge does
    document.cookie = "country-code=DE; path=/";
    const { sent } = serveBreaks();
    open();
    enter();
    fireEvent.click(await screen.findByRole("button", { name: day.now, description: day.hint }));
    await eventually(() => expect(sent).toEqual(dayBreak));
    expect(dialogs()).not.toContain("break");
  });

  test("is not offered to a visitor, or while nobody knows who is there", () => {
    open();
    act(() => dispatchSession({ type: "requested" }));
    act(() => dispatchSession({ type: "unavailable" }));
    expect(screen.queryByRole("group", { name: day.title })).toBeNull();
  });
});
