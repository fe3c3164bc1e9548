// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";

/** The module as a document that has just been loaded has it. */
async function loadStore() {
  vi.resetModules();
  return await import("./store");
}

afterEach(() => sessionStorage.clear());

test("a reload keeps the count and what was put away, a new session starts at none [UI-009, UI-505]", async () => {
  const first = await loadStore();
  expect(first.useSupportChat.getState()).toEqual({ isOpen: false, unread: 0, dismissed: 0 });
  first.dispatchChat({ type: "unread", count: 2 });
  first.dispatchChat({ type: "closed" });
  first.dispatchChat({ type: "unread", count: 3 });
  expect((await loadStore()).useSupportChat.getState()).toEqual({ isOpen: false, unread: 3, dismissed: 2 });
  expect(localStorage).toHaveLength(0);
  sessionStorage.clear();
  expect((await loadStore()).useSupportChat.getState().unread).toBe(0);
});

test("opening sets it to 0, for a reload too, and the chat is closed after one [UI-010]", async () => {
  const first = await loadStore();
  first.dispatchChat({ type: "unread", count: 2 });
  first.dispatchChat({ type: "opened" });
  expect((await loadStore()).useSupportChat.getState()).toEqual({ isOpen: false, unread: 0, dismissed: 0 });
});

test.each([
  `{"v":1,"value":{"unread":"<b>","dismissed":0}}`,
  `{"v":1,"value":{"unread":-1,"dismissed":0}}`,
  "nonsense",
])("takes nothing of %s", async (kept) => {
  sessionStorage.setItem("player:support-chat", kept);
  expect((await loadStore()).useSupportChat.getState().unread).toBe(0);
});
