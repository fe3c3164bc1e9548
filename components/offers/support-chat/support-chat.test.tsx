import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { useChatRequest } from "@/lib/offers/support-chat/request";
import { closedChat } from "@/lib/offers/support-chat/rules";
import { useSupportChat } from "@/lib/offers/support-chat/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { choose, useConsent } from "@/lib/site/consent/choice";
import offers from "@/messages/en/offers.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { ChatEntry } from "./chat-entry";
import { SupportChat } from "./support-chat";

vi.mock("next/navigation", () => ({ usePathname: () => location.pathname }));

const messages = offers.supportChat;
const origin = "https://chat.example";
const allowed = { performance: true, marketing: false };

/** What the server says of the chat, and how often it was asked. */
let place: () => Response;
let asked: number;

// The first import of a chunk takes a slow machine longer than a test waits.
beforeAll(async () => void (await import("./chat-widget")), 120_000);

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useConsent.setState(useConsent.getInitialState(), true);
  useSupportChat.setState(closedChat);
  useChatRequest.setState(useChatRequest.getInitialState(), true);
  history.replaceState(null, "", "/en-UN");
  writeConfig();
  asked = 0;
  place = () => HttpResponse.json({ address: `${origin}/widget?brand=1` });
  server.use(
    http.get("*/api/support-chat/en-UN", () => {
      asked++;
      return place();
    }),
  );
  await loadAllMessages();
});

const frame = () => screen.queryByTitle<HTMLIFrameElement>(messages.title);
const panel = () => screen.queryByRole("region", { name: messages.title });
const news = () => screen.queryByRole("button", { name: /from support$/ });
const close = () => fireEvent.click(screen.getAllByRole("button", { name: messages.close })[0] ?? expect.fail());
const kept = () => JSON.parse(sessionStorage.getItem("player:support-chat") ?? "null")?.value;

function post(data: unknown, from = origin) {
  const source = frame()?.contentWindow ?? null;
  act(() => void dispatchEvent(new MessageEvent("message", { data, origin: from, source })));
}
const unread = (count: unknown, from?: string) => post({ type: "chat", event: "unread", count }, from);

const view = () => (
  <>
    <a href="/en-UN/contact-live-chat">Contact</a>
    <a href="/en-UN/contact-us/support">Other page</a>
    <main />
    <SupportChat />
  </>
);

/** The page of a visitor who allows what makes the site more comfortable, with the chat there. */
async function openPage(pathname = "/en-UN") {
  history.replaceState(null, "", pathname);
  choose(allowed);
  const page = render(view());
  fireEvent.scroll(window);
  await eventually(() => expect(frame()).not.toBeNull());
  return {
    goTo(path: string) {
      history.replaceState(null, "", path);
      page.rerender(view());
    },
  };
}

describe("the chat is loaded", () => {
  test("with consent, once its visitor stays, at the address and for the reader of the page, in a frame of another origin [UI-005]", async () => {
    choose(allowed);
    const { unmount } = render(view());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([asked, frame()]).toEqual([0, null]);
    unmount();

    act(() => void choose({ performance: false, marketing: true }));
    render(view());
    fireEvent.pointerMove(document.body);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([asked, frame()]).toEqual([0, null]);
    act(() => void choose(allowed));
    await eventually(() => expect(frame()).not.toBeNull());
    expect(frame()?.src).toBe(`${origin}/widget?brand=1&language=en&theme=dark`);
    expect(frame()?.getAttribute("sandbox")).not.toMatch(/navigation/);
    expect(asked).toBe(1);
  });

  test.each([
    ["without a choice", null],
    ["after a refusal", { performance: false, marketing: true }],
  ])("%s not by a visit of its page: by a press there, beside the words of who runs it", async (_which, choice) => {
    if (choice) choose(choice);
    render(
      <>
        {view()}
        <ChatEntry />
      </>,
    );
    const button = await screen.findByRole("button", { name: messages.open });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([frame(), panel()]).toEqual([null, null]);
    expect(screen.getByText(messages.partner)).toBeDefined();
    fireEvent.click(button);
    await waitFor(() => expect(panel()).not.toBeNull());
    expect(frame()).not.toBeNull();
  });

  test("with consent a visit of its page opens it [UI-010]", async () => {
    choose(allowed);
    render(
      <>
        {view()}
        <ChatEntry />
      </>,
    );
    await waitFor(() => expect(panel()).not.toBeNull());
    expect(frame()).not.toBeNull();
  });

  test.each([
    ["off by a switch", () => HttpResponse.json({ address: null }), messages.off],
    [
      "not known, because the switches could not be asked",
      () => new HttpResponse(null, { status: 400 }),
      messages.failed,
    ],
    ["an address that is none", () => HttpResponse.json({ address: "nowhere" }), messages.failed],
  ])("never while it is %s; the page of the chat says so [LOC-019, UI-011]", async (_which, response, words) => {
    place = response;
    choose(allowed);
    render(
      <>
        {view()}
        <ChatEntry />
      </>,
    );
    fireEvent.keyDown(document.body);
    expect(await screen.findByText(words)).toBeDefined();
    expect([frame(), panel()]).toEqual([null, null]);
    vi.mocked(console.error).mockClear();
  });
});

describe("a refusal of what makes the site more comfortable", () => {
  const refuse = () => act(() => void choose({ performance: false, marketing: true }));

  test("ends a chat that only waits for messages, until it is allowed again", async () => {
    await openPage();
    unread(1);
    refuse();
    expect([frame(), news()]).toEqual([null, null]);
    act(() => void choose(allowed));
    expect(frame()).not.toBeNull();
  });

  test("ends no conversation that was opened by hand", async () => {
    await openPage();
    fireEvent.click(screen.getByText("Contact"));
    const opened = frame();
    refuse();
    expect([panel() === null, frame()]).toEqual([false, opened]);
  });
});

describe("the chat", () => {
  test("is hidden at first, and shown when unread messages arrive on a main page [UI-006, UI-007, UI-504]", async () => {
    const { goTo } = await openPage();
    for (const path of ["", "/sportsbook", "/virtuals", "/online-casino", "/live-casino-online", "/promotions"]) {
      goTo(`/en-UN${path}`);
      unread(0);
      expect([panel(), news()]).toEqual([null, null]);
      unread(1);
      expect(news()?.textContent).toBe("One new message from support");
    }
  });

  test.each(["/en-UN/my-account", "/en-UN/play/gem-harbour", "/en-UN/terms"])(
    "stays hidden on %s when they arrive, and is shown on the next main page [UI-007, UI-504]",
    async (path) => {
      const { goTo } = await openPage(path);
      unread(3);
      expect([panel(), news()]).toEqual([null, null]);
      goTo("/en-UN/promotions");
      expect(news()?.textContent).toBe("3 new messages from support");
    },
  );

  test("hides on close, until more arrive, and keeps the count in session storage [UI-008, UI-009, UI-504]", async () => {
    await openPage();
    unread(2);
    expect(kept()).toEqual({ unread: 2, dismissed: 0 });
    expect(localStorage.getItem("player:support-chat")).toBeNull();
    close();
    expect([panel(), news()]).toEqual([null, null]);
    expect(kept()).toEqual({ unread: 2, dismissed: 2 });
    unread(2);
    expect(news()).toBeNull();
    unread(3);
    expect(news()).not.toBeNull();
  });

  test("hides when the main pages are left, open or not, and stays where it is among them [UI-008, UI-504]", async () => {
    const { goTo } = await openPage();
    unread(1);
    goTo("/en-UN/online-casino");
    expect(news()).not.toBeNull();
    fireEvent.click(news() ?? expect.fail());
    expect(panel()).not.toBeNull();
    goTo("/en-UN/promotions");
    expect(panel()).not.toBeNull();
    goTo("/en-UN/my-account");
    expect([panel(), news()]).toEqual([null, null]);
    goTo("/en-UN");
    expect([panel(), news()]).toEqual([null, null]);
  });

  test("opens by a contact link on any page, in place, with nothing unread; other links lead on [UI-010]", async () => {
    await openPage("/en-UN/my-account");
    unread(4);
    const other = new MouseEvent("click", { bubbles: true, cancelable: true });
    expect(screen.getByText("Other page").dispatchEvent(other)).toBe(true);
    expect(panel()).toBeNull();
    const contact = new MouseEvent("click", { bubbles: true, cancelable: true });
    act(() => void expect(screen.getByText("Contact").dispatchEvent(contact)).toBe(false));
    expect(panel()).not.toBeNull();
    expect(document.activeElement).toBe(panel());
    expect(kept()).toEqual({ unread: 0, dismissed: 0 });
    // What arrives before the reader's eyes is read.
    unread(5);
    expect(kept()).toEqual({ unread: 0, dismissed: 0 });
    fireEvent.keyDown(panel() ?? expect.fail(), { key: "Escape" });
    expect(panel()).toBeNull();
  });

  test("gives the focus to the page when it goes, closed or opened from the notice that went before it", async () => {
    await openPage();
    const main = screen.getByRole("main");
    const focusAndClick = (button: HTMLElement | null) => {
      act(() => button?.focus());
      fireEvent.click(button ?? expect.fail());
    };
    unread(1);
    focusAndClick(screen.getAllByRole("button", { name: messages.close })[0] ?? null);
    expect([news(), document.activeElement]).toEqual([null, main]);
    unread(2);
    focusAndClick(news());
    expect(document.activeElement).toBe(panel());
    fireEvent.keyDown(panel() ?? expect.fail(), { key: "Escape" });
    expect([panel(), document.activeElement]).toEqual([null, main]);
  });

  test("gives the focus back to the link that opened it", async () => {
    await openPage();
    const contact = screen.getByText("Contact");
    act(() => contact.focus());
    fireEvent.click(contact);
    expect(document.activeElement).toBe(panel());
    fireEvent.keyDown(panel() ?? expect.fail(), { key: "Escape" });
    expect(document.activeElement).toBe(contact);
  });

  test("shows a count that a reload has kept once the chat has spoken again [UI-505]", async () => {
    useSupportChat.setState({ unread: 2, dismissed: 0 });
    await openPage();
    expect(news()).toBeNull();
    unread(2);
    expect(news()?.textContent).toBe("2 new messages from support");
  });

  test.each([
    ["markup", "<img src=x onerror=alert(1)>"],
    ["less than nothing", -1],
    ["a half", 0.5],
    ["not a number", Number.NaN],
    ["a number as text", "3"],
  ])("takes no count that is %s", async (_which, count) => {
    await openPage();
    unread(count);
    expect([news(), kept()]).toEqual([null, undefined]);
    unread(10_000);
    expect(news()?.textContent).toBe("99 new messages from support");
  });

  test("takes nothing from another origin", async () => {
    await openPage();
    unread(1, "https://evil.example");
    unread(1, "null");
    expect([news(), kept()]).toEqual([null, undefined]);
  });
});

test("tells the partner who writes and whether it is seen, and forgets the conversation with the sign-out", async () => {
  await openPage();
  const sent: unknown[] = [];
  vi.spyOn(frame()?.contentWindow ?? expect.fail(), "postMessage").mockImplementation((message, target) => {
    sent.push([message, target]);
  });
  act(() => {
    dispatchSession({ type: "requested" });
    dispatchSession({ type: "found", player: { ...signedInPlayer(), supportChatToken: "chat-token" } });
  });
  post({ type: "chat", event: "ready" });
  expect(sent).toEqual([
    [{ type: "chat", command: "identify", token: "chat-token" }, origin],
    [{ type: "chat", command: "close" }, origin],
  ]);
  unread(2);
  fireEvent.click(news() ?? expect.fail());
  expect(sent.at(-1)).toEqual([{ type: "chat", command: "open" }, origin]);
  post({ type: "chat", event: "close" });
  expect(panel()).toBeNull();
  unread(3);
  act(() => dispatchSession({ type: "signed-out" }));
  expect([panel(), news(), kept()]).toEqual([null, null, undefined]);
  expect(sent).toContainEqual([{ type: "chat", command: "identify", token: null }, origin]);
});
