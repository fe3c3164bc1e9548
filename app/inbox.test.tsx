import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { InboxCount } from "@/components/offers/inbox/inbox-count";
import { InboxView } from "@/components/offers/inbox/inbox-view";
import { AccountMenu } from "@/components/site/header/account-menu";
import { clearPlayerValues } from "@/lib/core/browser-storage";
import { keptMarks, useReadMarks } from "@/lib/offers/inbox/read-marks";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { setCalm } from "@/lib/site/calm-mode";
import { useToasts } from "@/lib/site/toasts/store";
import account from "@/messages/en/account.json";
import offers from "@/messages/en/offers.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, storeTokens, token, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { Notifications } from "./[edition]/(offers)/my-account/inbox/notifications/notifications";

const messages = offers.inbox;
const item = (id: string, change: object = {}) => ({
  id,
  title: `Title ${id}`,
  description: `About ${id}`,
  button: null,
  href: "/en-UN/online-casino/new",
  until: null,
  ...change,
});

/** What the services respond with, by the end of the path. */
let responses: Record<string, () => Response>;
let sent: { path: string; body: unknown }[];

const json = (body: unknown) => () => HttpResponse.json(body as object);
const fails = () => new HttpResponse(null, { status: 500 });
const noLimits = ["D", "W", "M"].map((duration) => ({
  duration,
  currency: "EUR",
  value: null,
  startedAt: "2026-11-26T00:00:00Z",
  resetAt: "2026-11-27T00:00:00Z",
  used: "0.00",
}));

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  localStorage.removeItem("inbox-read");
  useReadMarks.setState({ marks: [] });
  useToasts.setState({ shown: [] });
  history.replaceState(null, "", "/en-UN/my-account/inbox");
  document.documentElement.lang = "en";
  writeConfig();
  storeTokens({ idToken: token(3_600), accessToken: token(3_600), refreshToken: "refresh" });
  sent = [];
  responses = {
    "api/player/inbox": json({ items: [item("a"), item("b", { button: "See them" })], isComplete: true }),
    "player/documents": json({}),
    "limits/deposit": json(noLimits),
    "limits/spend": json(noLimits),
    "wallet/pendingWithdrawal": json([]),
    rewards: json([]),
    "player/marketing-preferences": json({ email: true, sms: true, phone: false, post: false }),
  };
  server.use(
    http.all(/^http:\/\/(localhost(:\d+)?\/api|platform\.test)\//, async ({ request }) => {
      const { pathname } = new URL(request.url);
      if (request.method !== "GET") sent.push({ path: pathname, body: await request.json() });
      const [, respond] = Object.entries(responses).find(([path]) => pathname.endsWith(path)) ?? [];
      return request.method === "GET" ? (respond ?? fails)() : HttpResponse.json(sent.at(-1)?.body as object);
    }),
  );
  await loadAllMessages();
});

function open(content: React.ReactNode, playerId = "P1") {
  const page = render(content);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer(playerId) }));
  return page;
}
const message = (id: string) => screen.findByRole("article", { name: `Title ${id}` });
const badges = () => screen.queryAllByText(messages.new).length;
const press = (name: string, place: HTMLElement = document.body) =>
  fireEvent.click(within(place).getByRole("button", { name }));

describe("the inbox", () => {
  test("lists what is for this player; what was read stays so over a reload, in this browser and for them alone", async () => {
    const page = open(<InboxView />);
    press(messages.markRead, await message("a"));
    expect(badges()).toBe(1);
    expect(screen.getByText("Messages (1 new)")).toBeDefined();
    page.unmount();
    open(<InboxView />);
    expect(within(await message("a")).getByRole("button", { name: messages.markUnread })).toBeDefined();
    press(messages.markUnread, await message("a"));
    expect(badges()).toBe(2);
    press(messages.markAll);
    expect([badges(), screen.queryByRole("button", { name: messages.markAll })]).toEqual([0, null]);
    act(() => dispatchSession({ type: "signed-in", player: signedInPlayer("P2") }));
    await message("a");
    expect(badges()).toBe(2);
    expect(sent).toEqual([]);
  });

  test("an offer stands with the conditions that came with it", async () => {
    responses["api/player/inbox"] = json({
      items: [item("a", { conditions: [["Time for it", "30 days"]] })],
      isComplete: true,
    });
    open(<InboxView />);
    const article = within(await message("a"));
    expect([article.getByRole("term").textContent, article.getByRole("definition").textContent]).toEqual([
      "Time for it",
      "30 days",
    ]);
  });

  test("who follows a link has read the message, and the link is called as the editor wrote", async () => {
    open(<InboxView />);
    const link = within(await message("b")).getByRole("link", { name: "See them" });
    expect(new URL((link as HTMLAnchorElement).href).pathname).toBe("/en-UN/online-casino/new");
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link);
    expect(within(await message("b")).queryByText(messages.new)).toBeNull();
  });

  test("a message says when it ends, and is gone at its time", async () => {
    const soon = new Date(Date.now() + 1_500).toISOString();
    responses["api/player/inbox"] = json({ items: [item("a"), item("b", { until: soon })], isComplete: true });
    open(<InboxView />);
    expect(within(await message("b")).getByText(new RegExp(`^${messages.ends}`))).toBeDefined();
    await vi.waitFor(() => expect(screen.queryByText("Title b")).toBeNull(), { timeout: 10_000 });
    expect(screen.getByText("Title a")).toBeDefined();
  });

  test("markup of an editor is text, and a foreign address leads nowhere", async () => {
    const markup = "<img src=x onerror=alert(1)>";
    const foreign = item("c", { href: "https://evil.example/" });
    responses["api/player/inbox"] = json({
      items: [item("a", { title: markup, description: markup, href: null }), foreign],
      isComplete: true,
    });
    open(<InboxView />);
    expect(await screen.findAllByText(markup)).toHaveLength(2);
    expect(document.querySelector("img")).toBeNull();
    expect(screen.queryByText("Title c")).toBeNull();
  });

  test("says that it is empty only when it is, and offers another try when it could not be read", async () => {
    responses["api/player/inbox"] = () => new HttpResponse(null, { status: 400 });
    open(<InboxView />);
    expect(await screen.findByText(site.query.unreadable)).toBeDefined();
    expect(screen.queryByText(messages.empty)).toBeNull();
    responses["api/player/inbox"] = json({ items: [], isComplete: true });
    press(site.query.retry);
    expect(await screen.findByText(messages.empty)).toBeDefined();
    vi.mocked(console.error).mockClear();
  });

  test("what could not be chosen, because deposits could not be read, is not said to be none", async () => {
    responses["api/player/inbox"] = json({ items: [], isComplete: false });
    open(<InboxView />);
    expect(await screen.findByText(messages.incomplete)).toBeDefined();
    expect(screen.queryByText(messages.empty)).toBeNull();
    responses["api/player/inbox"] = json({ items: [item("a")], isComplete: false });
    await act(() => queryClient.invalidateQueries());
    await message("a");
    expect(screen.getByText(messages.incomplete)).toBeDefined();
    responses["api/player/inbox"] = json({ items: [item("a")], isComplete: true });
    await act(() => queryClient.invalidateQueries());
    await vi.waitFor(() => expect(screen.queryByText(messages.incomplete)).toBeNull());
  });

  test("what was read stays so over a sign-out, for each player of this browser", async () => {
    const page = open(<InboxView />);
    press(messages.markRead, await message("a"));
    page.unmount();
    clearPlayerValues();
    act(() => dispatchSession({ type: "signed-out" }));
    const other = open(<InboxView />, "P2");
    press(messages.markRead, await message("b"));
    other.unmount();
    clearPlayerValues();
    act(() => dispatchSession({ type: "signed-out" }));
    // The next document reads what the browser has kept.
    useReadMarks.setState({ marks: keptMarks() });
    open(<InboxView />);
    expect(within(await message("a")).getByRole("button", { name: messages.markUnread })).toBeDefined();
    expect(badges()).toBe(1);
  });

  test("its count stands beside the links to it, and is nothing for nothing", async () => {
    open(<InboxCount look="badge" />);
    expect(await screen.findByText("2 unread messages")).toBeDefined();
    act(() => useReadMarks.setState({ marks: [{ playerId: "P1", ids: ["a", "b"] }] }));
    expect(screen.queryByText(/unread/)).toBeNull();
  });

  test("its count stands in the corner of the account's button, whose name it ends; a guest has none", async () => {
    const menu = (
      <AccountMenu title={site.accountMenu.title} closeLabel={site.menu.close} count={<InboxCount look="corner" />}>
        <a href="/en-UN/my-account">{site.accountMenu.profile}</a>
      </AccountMenu>
    );
    const page = render(menu);
    act(() => dispatchSession({ type: "found-guest" }));
    expect(screen.getByRole("button", { name: "Your account" }).textContent).toBe("");
    page.unmount();
    open(menu);
    expect(await screen.findByRole("button", { name: /^Your account ?, ?2 unread messages$/ })).toBeDefined();
    const many = Array.from({ length: 120 }, (_, at) => item(`m${at}`));
    responses["api/player/inbox"] = json({ items: many, isComplete: true });
    await act(() => queryClient.invalidateQueries());
    const button = await screen.findByRole("button", { name: /^Your account ?, ?120 unread messages$/ });
    expect(within(button).getByText("99")).toBeDefined();
    act(() => useReadMarks.setState({ marks: [{ playerId: "P1", ids: many.map(({ id }) => id) }] }));
    expect(screen.getByRole("button", { name: "Your account" })).toBeDefined();
  });

  test("in calm mode it is not counted, and says why its messages are out of sight", async () => {
    open(
      <>
        <InboxCount look="badge" />
        <InboxView />
      </>,
    );
    expect(await screen.findByText("2 unread messages")).toBeDefined();
    act(() => void setCalm(true));
    expect(screen.queryByText(/unread/)).toBeNull();
    expect(screen.getByText(offers.calm.inbox).classList).toContain("calm:block");
    expect(screen.getByText("Title a").closest("div.contents")?.classList).toContain("calm:hidden");
    act(() => void setCalm(false));
    expect(await screen.findByText("2 unread messages")).toBeDefined();
  });
});

describe("the notifications", () => {
  const pendingDate = "2099-11-27T10:00:00Z";
  const pending = noLimits
    .map((limit) => ({ ...limit, value: "10.00", pendingValue: "20.00", pendingDate }))
    .slice(0, 1);
  const withdrawal = {
    pendingWithdrawalId: "W1",
    amount: "10.00",
    methodId: "card",
    status: "PENDING",
    since: "2026-11-25T10:00:00Z",
  };

  test("are what other calls know, each leading to its page", async () => {
    responses["player/documents"] = json({ idDocument: { documentStatus: "REQUESTED" } });
    responses["limits/deposit"] = json([...pending, ...noLimits.slice(1)]);
    responses["wallet/pendingWithdrawal"] = json([withdrawal]);
    open(<Notifications />);
    const links = await screen.findAllByRole("link", { name: /document|deposit limit|withdrawal/i });
    expect(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)).toEqual([
      "/en-UN/my-account/account/verification",
      "/en-UN/my-account/gambling-limits",
      "/en-UN/my-account/banking",
    ]);
  });

  test("nothing waits only when all of it is known", async () => {
    responses["wallet/pendingWithdrawal"] = () => new HttpResponse(null, { status: 400 });
    responses["player/documents"] = json({ idDocument: { documentStatus: "REQUESTED" } });
    open(<Notifications />);
    expect(await screen.findByText(messages.notices.document)).toBeDefined();
    expect(await screen.findByText(/^We could not refresh this/)).toBeDefined();
    responses["player/documents"] = json({});
    await act(() => queryClient.invalidateQueries());
    await vi.waitFor(() => expect(screen.queryByText(messages.notices.document)).toBeNull());
    expect(screen.queryByText(messages.nothing)).toBeNull();
    responses["wallet/pendingWithdrawal"] = json([]);
    press(site.query.retry);
    expect(await screen.findByText(messages.nothing)).toBeDefined();
    vi.mocked(console.error).mockClear();
  });

  test("marketing messages are switched off in place, with the toast of the specification", async () => {
    open(<Notifications />);
    const card = await screen.findByRole("region", { name: account.profile.marketing.title });
    for (const channel of ["email", "sms"] as const)
      fireEvent.click(await within(card).findByLabelText(account.profile.marketing[channel]));
    await act(async () => press(site.form.save, card));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ email: false, sms: false, phone: false, post: false });
    await vi.waitFor(() => expect(useToasts.getState().shown.map(({ kind }) => kind)).toEqual(["success"]));
  });
});
