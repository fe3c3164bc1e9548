// @vitest-environment jsdom

import { beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { identityKeys, playerClaims, storeTokens, token, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";

const renewTokens = vi.hoisted(() => vi.fn());
const amplifyLoads = vi.hoisted(() => ({ count: 0 }));
vi.mock("./tokens/amplify", () => {
  amplifyLoads.count++;
  return { renewTokens };
});

type LoadSession = import("./start-session").LoadSession;
let session: typeof import("./store");
const calls: string[] = [];
const messages = { "ended.expired": "Your session ended.", "ended.refused": "No." };

beforeEach(() => {
  writeConfig();
  localStorage.clear();
  sessionStorage.clear();
  calls.length = 0;
  amplifyLoads.count = 0;
  renewTokens.mockReset();
  vi.resetModules();
  history.replaceState(null, "", "/en-UN/online-casino");
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    const { method, url } = new Request(
      new URL(input instanceof Request ? input.url : input, location.href),
      input instanceof Request ? input : init,
    );
    calls.push(`${method} ${new URL(url).pathname}`);
    return url.includes("/site.session.json") ? Response.json(messages) : new Response(null, { status: 204 });
  });
});

/** A new document with the given stored tokens. */
async function open(load: LoadSession = () => import("./check-sign-in")) {
  session = await import("./store");
  (await import("./start-session")).startSession(load);
}

const kind = () => session.useSession.getState().session?.kind ?? session.useSession.getState().status;
const settled = (wanted: string) => eventually(() => expect(kind()).toBe(wanted));
const otherTab = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));
const refreshKey = "CognitoIdentityServiceProvider.greenroom-web.sub-1.refreshToken";

test("a visitor is a guest at once, and loads and requests nothing", async () => {
  const loadNotices = vi.fn(() => ({ showEndReason() {}, showSignOutOfOtherTab() {} }));
  vi.doMock("./sign-out/sign-out-notice", loadNotices);
  await open();
  expect(kind()).toBe("guest");
  expect(document.documentElement.dataset.session).toBe("guest");
  await vi.dynamicImportSettled();
  vi.doUnmock("./sign-out/sign-out-notice");
  expect([amplifyLoads.count, loadNotices.mock.calls]).toEqual([0, []]);
  expect(calls).toEqual([]);
});

test("what an earlier release kept of a player under keys without their owner is removed, also from a visitor's browser", async () => {
  const keys = ["closed", "play-session", "drafts", "return-after-login", "bonus-code", "sent-to"];
  for (const key of keys) for (const storage of [localStorage, sessionStorage]) storage.setItem(key, "P1");
  localStorage.setItem("theme", "dark");
  sessionStorage.setItem("player:drafts", "of now");
  await open();
  expect(Object.keys(localStorage)).toEqual(["theme"]);
  expect(Object.keys(sessionStorage)).toEqual(["player:drafts"]);
});

describe("what this tab keeps of a player", () => {
  const draft = () => sessionStorage.getItem("player:drafts");
  const arriveAs = async (playerId: string | null) => {
    vi.resetModules();
    localStorage.clear();
    if (playerId) storeTokens({ idToken: token(3_600, { ...playerClaims, player_id: playerId }) });
    await open();
    await settled(playerId ? "player" : "guest");
  };

  test("is theirs after a reload, and was theirs before they signed in", async () => {
    sessionStorage.setItem("player:drafts", "of a visitor");
    await arriveAs("P1");
    await arriveAs("P1");
    expect(draft()).toBe("of a visitor");
  });

  test.each(["P2", null])("is gone where the tab slept through a sign-out, and %s comes next", async (next) => {
    await arriveAs("P1");
    sessionStorage.setItem("player:drafts", "of P1");
    await arriveAs(next);
    expect(draft()).toBeNull();
  });

  test("is gone when another tab signs out, also before it is known whose the sign-in was", async () => {
    storeTokens({ idToken: token(3_600) });
    await open(() => new Promise(() => {}));
    sessionStorage.setItem("player:drafts", "of somebody");
    for (const key of identityKeys()) localStorage.removeItem(key);
    otherTab(refreshKey);
    expect(draft()).toBeNull();
  });
});

test("a stored sign-in is a player without loading the identity library; the cookie is brought up to date once", async () => {
  storeTokens({ idToken: token(3_600) });
  await open();
  expect(kind()).toBe("requested");
  await settled("player");
  expect(document.documentElement.dataset.session).toBe("player");
  await eventually(() => expect(calls).toEqual(["POST /api/session"]));
  expect(amplifyLoads.count).toBe(0);
  await eventually(() => expect(localStorage.getItem("session-cookie-exp")).toBeTruthy());
  vi.resetModules();
  calls.length = 0;
  await open();
  await settled("player");
  expect(calls).toEqual([]);
});

test("a sign-in that cannot be looked at is unavailable, and looked at again after 15 s", async () => {
  storeTokens({ idToken: token(3_600) });
  vi.useFakeTimers({ now: Date.now() });
  const load = vi.fn<LoadSession>().mockRejectedValueOnce(new TypeError("away"));
  load.mockImplementation(() => import("./check-sign-in"));
  await open(load);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(kind()).toBe("unavailable");
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  await settled("player");
});

test("a document looks at its session once", async () => {
  const load = vi.fn<LoadSession>(() => import("./check-sign-in"));
  storeTokens({ idToken: token(3_600) });
  await open(load);
  await open(load);
  await settled("player");
  expect(load).toHaveBeenCalledOnce();
});

describe("an ended token when the session is looked at [SESS-021]", () => {
  beforeEach(() => storeTokens({ idToken: token(-60) }));

  test("is renewed, and the player stays", async () => {
    renewTokens.mockImplementation(async () => {
      storeTokens({ idToken: token(3_600) });
      return "renewed";
    });
    await open();
    await settled("player");
  });

  test("and refused signs out, with one word why; a public page stays open, for a visitor [SESS-020]", async () => {
    renewTokens.mockResolvedValue("refused");
    await open();
    await settled("guest");
    const { useToasts } = await import("@/lib/site/toasts/store");
    await eventually(() =>
      expect(useToasts.getState().shown.map(({ value }) => value)).toEqual(["Your session ended."]),
    );
    expect(calls).toContain("DELETE /api/session");
    expect(location.pathname).toBe("/en-UN/online-casino");
    expect(JSON.parse(localStorage.getItem("session-end-news") ?? "")).toMatchObject({ value: { reason: "expired" } });
  });

  test("and no refresh token to renew it with signs out, and leaves nothing behind", async () => {
    localStorage.removeItem(refreshKey);
    localStorage.setItem("session-cookie-exp", "1");
    await open();
    await settled("guest");
    const { useToasts } = await import("@/lib/site/toasts/store");
    await eventually(() =>
      expect(useToasts.getState().shown.map(({ value }) => value)).toEqual(["Your session ended."]),
    );
    expect(identityKeys()).toEqual([]);
    expect(calls).toContain("DELETE /api/session");
    expect(renewTokens).not.toHaveBeenCalled();
  });

  test("and the identity service away is unavailable, then a player once it responds", async () => {
    renewTokens.mockRejectedValueOnce(new TypeError("away"));
    await open();
    await settled("unavailable");
    expect(document.documentElement.dataset.session).toBe("player");
    renewTokens.mockImplementation(async () => {
      storeTokens({ idToken: token(3_600) });
      return "renewed";
    });
    dispatchEvent(new Event("online"));
    await settled("player");
  });
});

describe("a cookie whose end was cut short, as by closing the tab that signed out", () => {
  test("is taken back by the next page, once", async () => {
    localStorage.setItem("session-cookie-exp", "1");
    await open();
    expect(kind()).toBe("guest");
    await eventually(() => expect(calls).toEqual(["DELETE /api/session"]));
    await eventually(() => expect(localStorage.getItem("session-cookie-exp")).toBeNull());
    vi.resetModules();
    await open();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).toEqual(["DELETE /api/session"]);
  });

  test("stays remembered while our server cannot be reached", async () => {
    vi.stubGlobal("fetch", async () => {
      calls.push("fetch");
      throw new TypeError("away");
    });
    localStorage.setItem("session-cookie-exp", "1");
    await open();
    await eventually(() => expect(calls).toEqual(["fetch"]));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(localStorage.getItem("session-cookie-exp")).not.toBeNull();
  });
});

test("a cookie that arrives after the player signed out is taken back", async () => {
  storeTokens({ idToken: token(3_600) });
  const fetched = fetch;
  vi.stubGlobal("fetch", async (input: Request, init?: RequestInit) => {
    const { method } = new Request(input, init);
    if (method === "POST") {
      const { clearTokens } = await import("./tokens/token-storage");
      clearTokens();
    }
    return fetched(input, init);
  });
  await open();
  await eventually(() => expect(calls).toEqual(["POST /api/session", "DELETE /api/session"]));
  await eventually(() => expect(localStorage.getItem("session-cookie-exp")).toBeNull());
});

describe("other tabs", () => {
  test("a sign-out elsewhere reaches this tab [SESS-025]", async () => {
    storeTokens({ idToken: token(3_600) });
    await open();
    await settled("player");
    localStorage.clear();
    otherTab(refreshKey);
    expect(kind()).toBe("guest");
    expect(document.documentElement.dataset.session).toBe("guest");
  });

  test("so does a storage that was emptied altogether", async () => {
    storeTokens({ idToken: token(3_600) });
    await open();
    await settled("player");
    localStorage.clear();
    otherTab(null);
    expect(kind()).toBe("guest");
  });

  /** As another tab leaves its reason. */
  async function notifyFromElsewhere(reason: "expired" | "refused" | "closed") {
    (await import("./sign-out/sign-out-reason")).notifyOtherTabs(reason);
    sessionStorage.clear();
  }

  /** The notice of this tab after another one has ended the session of both, so long ago. */
  async function endElsewhere(reason: "expired" | "refused" | "closed" | null, agoMs = 0) {
    storeTokens({ idToken: token(3_600) });
    await open();
    await settled("player");
    if (reason) await notifyFromElsewhere(reason);
    const { useToasts } = await import("@/lib/site/toasts/store");
    if (agoMs > 0) vi.setSystemTime(Date.now() + agoMs);
    for (const key of identityKeys()) localStorage.removeItem(key);
    otherTab(refreshKey);
    expect(kind()).toBe("guest");
    return () => useToasts.getState().shown.map(({ value }) => value);
  }

  test.each(["expired", "refused"] as const)(
    "a session that another tab saw end is over here for the same reason: %s",
    async (reason) => {
      const shown = await endElsewhere(reason);
      await eventually(() => expect(shown()).toEqual([messages[`ended.${reason}`]]));
    },
  );

  test.each([
    [null, 0],
    ["expired", 5_000],
  ] as const)("shows nothing when the player signed out there (before it: %s, %i ms ago)", async (reason, agoMs) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const shown = await endElsewhere(reason, agoMs);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shown()).toEqual([]);
    vi.useRealTimers();
  });

  test("a closed account redirects every tab to its page", async () => {
    const shown = await endElsewhere("closed");
    const assign = vi.fn();
    vi.stubGlobal("location", { ...location, pathname: "/en-UN/online-casino", assign });
    await eventually(() => expect(assign.mock.calls).toEqual([["/en-UN/closed-account"]]));
    expect(shown()).toEqual([]);
  });

  test("a tab whose own call finds the sign-in gone, before it hears of it, shows the reason all the same", async () => {
    storeTokens({ idToken: token(3_600) });
    await open();
    await settled("player");
    await notifyFromElsewhere("expired");
    for (const key of identityKeys()) localStorage.removeItem(key);
    const { platform } = await import("./platform/platform");
    await expect(platform.get("wallet/balance", z.unknown())).rejects.toThrow();
    expect(kind()).toBe("guest");
    otherTab(refreshKey);
    const { useToasts } = await import("@/lib/site/toasts/store");
    await eventually(() =>
      expect(useToasts.getState().shown.map(({ value }) => value)).toEqual(["Your session ended."]),
    );
  });

  test("a page on its way while the session ends elsewhere shows the reason: its sign-in is still being checked", async () => {
    storeTokens({ idToken: token(3_600) });
    await open(() => new Promise(() => {}));
    expect(kind()).toBe("requested");
    await notifyFromElsewhere("expired");
    for (const key of identityKeys()) localStorage.removeItem(key);
    otherTab(refreshKey);
    const { useToasts } = await import("@/lib/site/toasts/store");
    await eventually(() =>
      expect(useToasts.getState().shown.map(({ value }) => value)).toEqual(["Your session ended."]),
    );
  });

  test("a page on its way while the session ends elsewhere shows the reason once: the sign-in is gone", async () => {
    await notifyFromElsewhere("expired");
    await open();
    const { useToasts } = await import("@/lib/site/toasts/store");
    await eventually(() =>
      expect(useToasts.getState().shown.map(({ value }) => value)).toEqual(["Your session ended."]),
    );
    vi.resetModules();
    await open();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await import("@/lib/site/toasts/store")).useToasts.getState().shown).toEqual([]);
  });

  test("a page opened later, or in the tab that ended the session, shows nothing; old notices are deleted", async () => {
    const { notifyOtherTabs } = await import("./sign-out/sign-out-reason");
    const { useToasts } = await import("@/lib/site/toasts/store");
    notifyOtherTabs("closed");
    await open();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(localStorage.getItem("session-end-news")).not.toBeNull();
    sessionStorage.clear();
    vi.resetModules();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5_000 });
    await open();
    await eventually(() => expect(localStorage.getItem("session-end-news")).toBeNull());
    expect(useToasts.getState().shown).toEqual([]);
    vi.useRealTimers();
  });

  test("a visitor does not see it", async () => {
    await open();
    await notifyFromElsewhere("expired");
    otherTab(null);
    const { useToasts } = await import("@/lib/site/toasts/store");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(useToasts.getState().shown).toEqual([]);
  });

  test("a sign-in elsewhere signs this tab in", async () => {
    await open();
    storeTokens({ idToken: token(3_600) });
    otherTab(refreshKey);
    await settled("player");
  });

  test("other keys move nothing", async () => {
    await open();
    storeTokens({ idToken: token(3_600) });
    otherTab("theme");
    expect(kind()).toBe("guest");
  });

  test("a page from the back-forward cache looks again", async () => {
    storeTokens({ idToken: token(3_600) });
    await open();
    await settled("player");
    localStorage.clear();
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(kind()).toBe("player");
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(kind()).toBe("guest");
  });

  test("the drafts of a player go with the sign-out, those of a visitor stay", async () => {
    const { saveDraft, readDraft } = await import("@/lib/core/form/form-drafts");
    saveDraft("sign-up", { city: "Turku" });
    await open();
    otherTab(null);
    expect(readDraft("sign-up")).toEqual({ city: "Turku" });
    storeTokens({ idToken: token(3_600) });
    otherTab(refreshKey);
    await settled("player");
    localStorage.clear();
    otherTab(null);
    expect(readDraft("sign-up")).toEqual({});
  });
});

test("the page after a forced sign-out shows the reason once", async () => {
  sessionStorage.setItem("session-ended", "refused");
  await open();
  const { useToasts } = await import("@/lib/site/toasts/store");
  await eventually(() =>
    expect(useToasts.getState().shown.map(({ kind, value }) => [kind, value])).toEqual([["warning", "No."]]),
  );
  expect(sessionStorage.getItem("session-ended")).toBeNull();
});
