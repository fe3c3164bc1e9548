// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { readDraft, saveDraft } from "@/lib/core/form/form-drafts";
import { isMarketingStopped } from "@/lib/site/marketing/stop";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { peekReturn } from "../sign-in/return-path";
import { dispatchSession, useSession } from "../store";
import { endSession } from "./end-session";
import { showEndReason } from "./sign-out-notice";
import { endReason } from "./sign-out-reason";

/** The reason that other tabs read. */
const news = () => JSON.parse(localStorage.getItem("session-end-news") ?? "null")?.value.reason;

test("a closed account signs out without a word to the platform, and nothing is kept to return to", async () => {
  writeConfig();
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    const { method, url } = new Request(input, init);
    requests.push(`${method} ${url}`);
    return new Response(null, { status: 204 });
  });
  const assign = vi.fn();
  vi.stubGlobal("location", { pathname: "/fi-FI/promotions", search: "", origin: "http://localhost:3000", assign });
  dispatchSession({ type: "signed-in", player: signedInPlayer() });
  await Promise.all([endSession("closed"), endSession("refused")]);
  expect(useSession.getState().session?.kind).toBe("guest");
  expect(assign.mock.calls).toEqual([["/fi-FI/closed-account"]]);
  expect([peekReturn(), endReason.read(), news()]).toEqual([null, null, "closed"]);
  expect(requests).toEqual(["DELETE http://localhost:3000/api/session", "POST http://identity.test/"]);
});

test.each([
  ["timeOut", "GlobalSignOut"],
  ["exclusion", "GlobalSignOut"],
  ["closed", "GlobalSignOut"],
  ["expired", "RevokeToken"],
  ["refused", "RevokeToken"],
] as const)("%s ends the sign-ins by %s, whichever call brings the news [LIMIT-028]", async (reason, operation) => {
  writeConfig();
  const targets: (string | null)[] = [];
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    const { url, headers } = new Request(input, init);
    if (url === "http://identity.test/") targets.push(headers.get("x-amz-target"));
    return new Response(null, { status: 204 });
  });
  vi.stubGlobal("location", {
    pathname: "/fi-FI/promotions",
    search: "",
    origin: "http://localhost:3000",
    assign() {},
  });
  dispatchSession({ type: "signed-in", player: signedInPlayer() });
  await Promise.all([endSession(reason), endSession(reason)]);
  expect(targets).toEqual([`AWSCognitoIdentityProviderService.${operation}`]);
});

test("a refused call signs out once, and keeps the page with its query and title as the place to return to; nothing typed stays", async () => {
  writeConfig();
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    const { method, url } = new Request(input, init);
    requests.push(`${method} ${url}`);
    return new Response(null, { status: 204 });
  });
  // The test's document does not navigate; it only logs it.
  vi.spyOn(console, "error").mockImplementation(() => {});
  history.replaceState(null, "", "/fi-FI/promotions/casino?page=2");
  document.body.innerHTML = "<h1> Casino offers </h1>";
  saveDraft("profile", { city: "Turku" });
  dispatchSession({ type: "signed-in", player: signedInPlayer() });

  await Promise.all([endSession("expired"), endSession("refused")]);

  expect(useSession.getState().session?.kind).toBe("guest");
  expect(peekReturn()).toEqual({ path: "/fi-FI/promotions/casino?page=2", label: "Casino offers" });
  expect(readDraft("profile")).toEqual({});
  expect([endReason.read(), news()]).toEqual(["expired", "expired"]);
  expect(requests).toEqual(["DELETE http://localhost:3000/api/session", "POST http://identity.test/"]);
});

test.each([
  ["before the identity service hears of it", "http://localhost:3000/api/session", ["GlobalSignOut"]],
  ["while it hears of it", "http://identity.test/", ["RevokeToken", "GlobalSignOut"]],
])("a break that is learned of %s has all its steps, although a refusal came first", async (_, heldUrl, operations) => {
  writeConfig();
  sessionStorage.clear();
  localStorage.removeItem("marketing-stopped");
  let [hold, release] = [() => {}, () => {}];
  const isHeld = new Promise<void>((resolve) => (hold = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const targets: (string | undefined)[] = [];
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    const { url, headers } = new Request(input, init);
    if (url === "http://identity.test/") targets.push(headers.get("x-amz-target")?.split(".")[1]);
    if (url === heldUrl) {
      hold();
      await released;
    }
    return new Response(null, { status: 204 });
  });
  const assign = vi.fn();
  vi.stubGlobal("location", { pathname: "/fi-FI/promotions", search: "", origin: "http://localhost:3000", assign });
  dispatchSession({ type: "signed-in", player: signedInPlayer() });
  const ended = endSession("refused");
  await isHeld;
  const later = endSession("exclusion");
  release();
  await Promise.all([ended, later]);
  expect(targets).toEqual(operations);
  expect([peekReturn(), endReason.read(), news(), isMarketingStopped()]).toEqual([
    null,
    "exclusion",
    "exclusion",
    true,
  ]);
  expect(assign.mock.calls).toEqual([["/fi-FI"]]);
});

test("a closing without an answer is settled also where the news of the closed account come after another reason", async () => {
  writeConfig();
  sessionStorage.clear();
  const { playerId } = signedInPlayer();
  const closing = {
    ...{ id: "c", operation: "close-account", owner: playerId, mark: "1", parameters: {}, before: null },
    ...{ state: "unknown", code: null, startedAt: 1, unknownSince: 1, settledAt: null, keyUntil: null, until: null },
  };
  localStorage.setItem("intent:c", JSON.stringify({ v: 1, value: closing }));
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  vi.stubGlobal("location", {
    ...{ pathname: "/fi-FI/promotions", search: "", origin: "http://localhost:3000" },
    assign() {},
  });
  dispatchSession({ type: "signed-in", player: signedInPlayer() });
  await Promise.all([endSession("expired"), endSession("closed")]);
  expect(JSON.parse(localStorage.getItem("intent:c") ?? "{}").value).toMatchObject({ state: "done" });
});

test("who leaves the page before everybody has heard of the end learns the reason on the next page: there a closed account is led on", async () => {
  writeConfig();
  sessionStorage.clear();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const assign = vi.fn();
  vi.stubGlobal("location", { pathname: "/fi-FI/promotions", search: "", origin: "http://localhost:3000", assign });
  dispatchSession({ type: "signed-in", player: signedInPlayer() });
  void endSession("closed");
  expect([useSession.getState().session?.kind, endReason.read()]).toEqual(["guest", "closed"]);
  expect(assign).not.toHaveBeenCalled();
  // The next document.
  await showEndReason();
  expect(assign.mock.calls).toEqual([["/fi-FI/closed-account"]]);
  expect(endReason.read()).toBeNull();
});
