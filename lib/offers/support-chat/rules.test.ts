import { describe, expect, test } from "vitest";
import { type ChatEvent, type ChatState, closedChat, isMainPage, nextChat, shownPart } from "./rules";
import { chatAddress } from "./switches";

const stateAfter = (...events: ChatEvent[]): ChatState => events.reduce(nextChat, closedChat);
const unread = (count: number): ChatEvent => ({ type: "unread", count });

describe("the main pages", () => {
  test.each([
    ["/en-UN", true],
    ["/en-UN/", true],
    ["/fi-FI/sportsbook", true],
    ["/en-UN/sportsbook/football/europe/cup/final", true],
    ["/en-UN/virtuals", true],
    ["/en-UN/virtuals/12", true],
    ["/en-UN/online-casino", true],
    ["/en-UN/online-casino/jackpots", true],
    ["/en-UN/live-casino-online", true],
    ["/en-UN/promotions/casino", true],
    ["/en-UN/online-casino/play/relax/gem-harbour", false],
    ["/en-UN/live-casino-online/play/evolution/roulette", false],
    ["/en-UN/play/gem-harbour", false],
    ["/en-UN/my-account", false],
    ["/en-UN/my-account/banking/deposit", false],
    ["/en-UN/contact-live-chat", false],
    ["/en-UN/terms", false],
    ["/en-UN/promo/first-orbit", false],
    ["/en-UN/toString", false],
  ])("%s: %j", (pathname, isMain) => {
    expect(isMainPage(pathname)).toBe(isMain);
  });
});

describe("what is shown", () => {
  test("nothing at first, on any page", () => {
    expect([shownPart(closedChat, true), shownPart(closedChat, false)]).toEqual([null, null]);
  });

  test("unread messages on a main page, and nothing of them elsewhere", () => {
    expect(shownPart(stateAfter(unread(2)), true)).toBe("news");
    expect(shownPart(stateAfter(unread(2)), false)).toBeNull();
  });

  test("nothing once they were put away, until there are more", () => {
    const closed = stateAfter(unread(2), { type: "closed" });
    expect(closed.unread).toBe(2);
    expect(shownPart(closed, true)).toBeNull();
    expect(shownPart(nextChat(closed, unread(2)), true)).toBeNull();
    expect(shownPart(nextChat(closed, unread(3)), true)).toBe("news");
    // Read elsewhere, then a new one.
    expect(shownPart([unread(0), unread(1)].reduce(nextChat, closed), true)).toBe("news");
  });

  test("the conversation wherever it was opened, with nothing unread, until it is closed or the main pages are left", () => {
    const opened = stateAfter(unread(2), { type: "opened" });
    expect(opened).toEqual({ isOpen: true, unread: 0, dismissed: 0 });
    expect([shownPart(opened, true), shownPart(opened, false)]).toEqual(["panel", "panel"]);
    expect(nextChat(opened, unread(4))).toEqual(opened);
    expect(shownPart(nextChat(opened, { type: "closed" }), true)).toBeNull();
    const left = nextChat(opened, { type: "left-main-pages" });
    expect(shownPart(left, false)).toBeNull();
    expect(shownPart(nextChat(left, unread(1)), true)).toBe("news");
  });
});

describe("the switches [UI-011]", () => {
  const on = {
    address: "https://chat.example/",
    isPermitted: true,
    market: { disableLiveChat: false },
    setting: { isDisabled: false },
  };

  test("none off: the chat loads; a document that nobody has made switches nothing off", () => {
    expect(chatAddress(on)).toBe("https://chat.example/");
    expect(chatAddress({ ...on, market: null, setting: null })).toBe("https://chat.example/");
  });

  test.each([
    ["the market's", { market: { disableLiveChat: true } }],
    ["the market's, the setting unmade", { market: { disableLiveChat: true }, setting: null }],
    ["the setting", { setting: { isDisabled: true } }],
    ["both", { market: { disableLiveChat: true }, setting: { isDisabled: true } }],
    ["the market policy", { isPermitted: false }],
    ["no chat at all", { address: undefined }],
  ])("%s: it does not", (_which, change) => {
    expect(chatAddress({ ...on, ...change })).toBeNull();
  });
});
