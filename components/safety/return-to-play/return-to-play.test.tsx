import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { failing, json, limitBody, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { ReturnTrigger } from "./return-trigger";
import { ReturnView } from "./return-view";

const { returnToPlay: messages, calmMode, limits } = safety;
const path = "/en-UN/my-account/return-to-play";
const endedAt = "2026-11-20T10:00:00.000Z";
const back = { ...openProfile, attributes: { breakEndedAt: endedAt } };
const dayMs = 86_400_000;

let calls: MoneyCalls;
let assign: ReturnType<typeof vi.fn<(address: string) => void>>;
/** The windows that were asked for, in days. */
let windows: number[];

function beAt(pathname: string): void {
  assign = vi.fn<(address: string) => void>();
  vi.stubGlobal("location", { ...{ pathname, search: "", hash: "", origin: location.origin }, assign });
}

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", path);
  writeConfig();
  await loadAllMessages();
  calls = serveMoney();
  calls.responses.profile = json(back);
  calls.responses["limits/deposit"] = json(
    ["D", "W", "M"].map((duration) => limitBody(duration, duration === "D" ? "50.00" : null)),
  );
  calls.responses["limits/spend"] = json(["D", "W", "M"].map((duration) => limitBody(duration, null)));
  calls.responses["break/seen"] = () => new HttpResponse(null, { status: 204 });
  windows = [];
  server.use(
    http.get("http://platform.test/v1/player/wallet/net-position-win-loss", ({ request }) => {
      const { from = "", to = "" } = Object.fromEntries(new URL(request.url).searchParams);
      windows.push((Date.parse(to) - Date.parse(from)) / dayMs);
      return HttpResponse.json({ netPosition: "-12.30" });
    }),
  );
  beAt(path);
});
afterEach(() => void vi.unstubAllGlobals());

const signIn = () => act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
function open() {
  render(<ReturnView />);
  signIn();
}
const text = (element: Element) => element.textContent.replace(/[\u00a0\u202f]/g, " ");
const card = (name: string) => screen.findByRole("region", { name });
const keep = () => screen.findByRole("button", { name: messages.keep });

test("who comes back sees what the last 90 days cost, the limits with the way to lower them, and calm mode; no offer", async () => {
  open();
  const days = await card("The last 90 days");
  await eventually(() => expect(text(days)).toContain("-€12.30"));
  expect(windows).toEqual([90]);
  const own = await card(messages.limits.title);
  expect(text(await within(own).findByRole("region", { name: limits.kinds.deposit.title }))).toContain("Day €50.00");
  expect(text(within(own).getByRole("region", { name: limits.kinds.spend.title }))).toContain(limits.none);
  const lower = within(own).getByRole<HTMLAnchorElement>("link", { name: messages.limits.lower });
  expect(lower.getAttribute("href")).toBe("/en-UN/my-account/gambling-limits");
  expect(screen.getByRole("switch", { name: calmMode.switch })).toBeTruthy();
  expect(await screen.findByText(/^Your break ended 20 Nov 2026/)).toBeTruthy();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/en-UN/my-account/gambling-limits"]);
  expect(calls.asked.some((call) => /reward|bonus/.test(call))).toBe(false);
});

test("limits that cannot be read are not none, and the way to lower them stays", async () => {
  calls.responses["limits/spend"] = failing;
  open();
  const own = await card(messages.limits.title);
  expect(await within(own).findByRole("button", { name: site.query.retry })).toBeTruthy();
  expect(text(own)).not.toContain(limits.none);
  expect(within(own).getByRole("link", { name: messages.limits.lower })).toBeTruthy();
});

describe("going on", () => {
  test("tells the platform, and leads home", async () => {
    open();
    fireEvent.click(await keep());
    await eventually(() => expect(assign.mock.calls).toEqual([["/en-UN"]]));
    expect(calls.sent["break/seen"]).toEqual([{ endedAt }]);
    await eventually(() => expect(screen.queryByRole("button", { name: messages.keep })).toBeNull());
  });

  test("fails with the platform: nothing is passed over, and the button tries again", async () => {
    calls.responses["break/seen"] = failing;
    open();
    fireEvent.click(await keep());
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
    calls.responses["break/seen"] = () => new HttpResponse(null, { status: 204 });
    fireEvent.click(await keep());
    await eventually(() => expect(assign.mock.calls).toEqual([["/en-UN"]]));
  });
});

describe("the way there", () => {
  test("is gone by itself, once a tab", async () => {
    beAt("/en-UN/online-casino");
    const first = render(<ReturnTrigger />);
    signIn();
    await eventually(() => expect(assign.mock.calls).toEqual([[path]]));
    first.unmount();
    render(<ReturnTrigger />);
    await act(async () => {});
    expect(assign).toHaveBeenCalledTimes(1);
  });

  describe.each(["full", "forbidden"])("with a storage that is %s", (how) => {
    /** The player is signed in before: the storage of this tab alone refuses. */
    beforeEach(() => {
      signIn();
      const { getItem, setItem } = Storage.prototype;
      const refuse = () => {
        throw new DOMException(how, how === "full" ? "QuotaExceededError" : "SecurityError");
      };
      vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
        return this === sessionStorage ? refuse() : setItem.call(this, key, value);
      });
      vi.spyOn(Storage.prototype, "getItem").mockImplementation(function (this: Storage, key) {
        return this === sessionStorage && how === "forbidden" ? refuse() : getItem.call(this, key);
      });
    });
    afterEach(() => {
      act(() => dispatchSession({ type: "signed-out" }));
    });

    test("is gone by itself, once a document", async () => {
      beAt("/en-UN/online-casino");
      const first = render(<ReturnTrigger />);
      await eventually(() => expect(assign.mock.calls).toEqual([[path]]));
      first.unmount();
      render(<ReturnTrigger />);
      await act(async () => {});
      expect(assign).toHaveBeenCalledTimes(1);
    });

    test("is not gone again from the page itself to another one", async () => {
      beAt(path);
      const first = render(<ReturnTrigger />);
      await eventually(() => expect(calls.asked).toContain("GET profile"));
      await eventually(() => expect(queryClient.isFetching()).toBe(0));
      await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
      first.unmount();
      beAt("/en-UN/online-casino");
      render(<ReturnTrigger />);
      await act(async () => {});
      expect(assign).not.toHaveBeenCalled();
    });
  });

  test.each([
    ["from the pages of limits and breaks", "/en-UN/my-account/gambling-limits/time-out", back],
    ["for who has no break behind them", "/en-UN/online-casino", openProfile],
    ["for what is no end of a break", "/en-UN/online-casino", { ...back, attributes: { breakEndedAt: "soon" } }],
  ])("is not gone %s", async (_who, pathname, profile) => {
    beAt(pathname);
    calls.responses.profile = json(profile);
    render(<ReturnTrigger />);
    signIn();
    await eventually(() => expect(calls.asked).toContain("GET profile"));
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    expect(assign).not.toHaveBeenCalled();
  });
});
