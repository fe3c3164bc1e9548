import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import safety from "@/messages/en/safety.json";
import { signedInPlayer, token, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { failing, json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { ActivityView } from "./activity-view";

const messages = safety.activity;
const payment = (type: string, amount: string, transactionDate: string, status = "SUCCESS") => ({
  ...{ referenceId: `${type} ${transactionDate}`, type, category: "PAYMENT", status, amount, transactionDate },
  balanceAfterTransaction: null,
});

let calls: MoneyCalls;
let payments: ReturnType<typeof payment>[];
/** The response of the net position of the window that begins at `from`; null where it fails. */
let position: (from: string) => string | null;
let failsFrom: (from: string) => boolean;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 14, 32), shouldAdvanceTime: true });
  queryClient.clear();
  localStorage.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", "/en-UN/my-account/activity");
  writeConfig();
  await loadAllMessages();
  calls = serveMoney();
  calls.responses["latest-activity-log"] = json({
    loginDate: new Date(2026, 10, 26, 14).toISOString(),
    loginHistory: [{ loginDate: new Date(2026, 10, 26, 14).toISOString() }, { loginDate: "2026-09-10T10:00:00.000Z" }],
  });
  payments = [
    payment("DEPOSIT", "100.10", new Date(2026, 10, 1, 0, 0).toISOString()),
    payment("DEPOSIT", "50.20", new Date(2026, 9, 31, 23, 59).toISOString()),
    payment("WITHDRAW", "80.00", new Date(2026, 10, 20).toISOString(), "PENDING"),
    payment("DEPOSIT", "999.00", new Date(2026, 10, 21).toISOString(), "FAILED"),
  ];
  position = () => "-0.10";
  failsFrom = () => false;
  server.use(
    http.get("http://platform.test/v1/player/wallet/transactions", ({ request }) => {
      const { from = "", to = "" } = Object.fromEntries(new URL(request.url).searchParams);
      if (failsFrom(from)) return failing();
      return HttpResponse.json(
        payments.filter(({ transactionDate }) => transactionDate >= from && transactionDate <= to),
      );
    }),
    http.get("http://platform.test/v1/player/wallet/net-position-win-loss", ({ request }) => {
      const netPosition = position(new URL(request.url).searchParams.get("from") ?? "");
      return netPosition === null ? failing() : HttpResponse.json({ netPosition });
    }),
  );
});

/** `keepToken`: stores another identity token than the usual one. */
async function open(keepToken = () => {}) {
  render(<ActivityView />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  keepToken();
  await waitFor(() => expect(screen.queryAllByRole("status")).toEqual([]));
}

const contentOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
const card = (name: string) => screen.getByRole("region", { name });
const text = (element: Element) => element.textContent.replace(/[\u00a0\u202f]/g, " ");
const months = () =>
  within(within(card(messages.figures.title)).getByRole("list"))
    .getAllByRole("listitem")
    .map(text);

test("six months by the player's clock: what was paid in, taken out and won, exactly, with what failed in no sum", async () => {
  await open();
  expect(months()).toEqual([
    "November 2026Money in €100.10 · Money out €80.00 · Net deposits €20.10-€0.10",
    "October 2026Money in €50.20 · Money out €0.00 · Net deposits €50.20-€0.10",
    ...["September", "August", "July", "June"].map(
      (month) => `${month} 2026Money in €0.00 · Money out €0.00 · Net deposits €0.00-€0.10`,
    ),
  ]);
  expect(text(card("November 2026 so far"))).toContain("Net position-€0.10");
  const sentence = "In 6 months: money in €150.30, money out €80.00, net position -€0.60.";
  expect(text(within(card(messages.chart.title)).getByRole("figure"))).toContain(sentence);
  expect(text(card(messages.figures.title))).toContain("Money in€150.30");
  const scale = within(card(messages.chart.title)).getAllByText(/^€/, { selector: "text" });
  expect(scale.map(text)).toEqual(["€0", "€50", "€100", "€150", "€200"]);
});

test("where nothing was paid in or out the sentence stands alone, without axes of nothing", async () => {
  payments = [];
  await open();
  expect(text(within(card(messages.chart.title)).getByRole("figure"))).toBe(
    "In 6 months: money in €0.00, money out €0.00, net position -€0.60.",
  );
});

describe("what could not be read", () => {
  test("is not known, alone, and no sum has it: nothing stands as 0.00", async () => {
    const october = new Date(2026, 9, 1).toISOString();
    position = (from) => (from === october ? null : "5.00");
    failsFrom = (from) => from === october;
    await open();
    expect(months()[0]).toBe("November 2026Money in €100.10 · Money out €80.00 · Net deposits €20.10+€5.00");
    expect(months()[1]).toBe(
      "October 2026Money in Not known · Money out Not known · Net deposits Not known" + "Not known",
    );
    const figure = text(within(card(messages.chart.title)).getByRole("figure"));
    expect(figure).toContain("money in Not known, money out Not known, net position Not known");
    expect(within(card(messages.chart.title)).getAllByText("?")).toHaveLength(2);
  });

  test("at all fails the part with a way to try again; the ways to a limit and to a break stay", async () => {
    failsFrom = () => true;
    position = () => null;
    await open();
    expect(screen.queryByText(/€/)).toBeNull();
    expect(screen.getByRole("link", { name: messages.next.break }).getAttribute("href")).toBe(
      "/en-UN/my-account/gambling-limits/time-out",
    );
    failsFrom = () => false;
    position = () => "5.00";
    const [retry = expect.fail("no way to try again")] = screen.getAllByRole("button");
    fireEvent.click(retry);
    await waitFor(() => expect(months()).toHaveLength(6));
  });

  test("of the logins fails that part alone", async () => {
    calls.responses["latest-activity-log"] = failing;
    await open();
    expect(months()).toHaveLength(6);
    expect(within(card(messages.sessions.title)).queryAllByRole("listitem")).toEqual([]);
    expect(within(card(messages.sessions.title)).getByRole("button")).toBeTruthy();
  });
});

test("each login has what moved until the next one, and the last one says that it goes on", async () => {
  await open();
  const logins = within(card(messages.sessions.title)).getAllByRole("listitem").map(text);
  expect(logins).toHaveLength(2);
  expect(logins[0]).toContain(messages.sessions.last);
  expect(logins[0]).toContain("Money in €0.00");
  expect(logins[1]).not.toContain(messages.sessions.last);
  expect(logins[1]).toContain("Money in €150.30");
});

describe("the time", () => {
  const own = "CognitoIdentityServiceProvider.greenroom-web.";
  const keepToken = (claims: Record<string, unknown>) => () => {
    const user = localStorage.getItem(`${own}LastAuthUser`);
    localStorage.setItem(`${own}${user}.idToken`, token(3_600, claims));
    // The identity service's clock is ten minutes ahead of this one.
    localStorage.setItem(`${own}${user}.clockDrift`, "600000");
  };
  const twoHours = () => (Date.now() - 125 * 60_000 + 600_000) / 1_000;

  test("is what passed since the sign-in here, by the clock of this browser, and says that it was measured here", async () => {
    await open(keepToken({ auth_time: twoHours() }));
    expect(text(card("November 2026 so far"))).toContain(`${messages.time}2 hr 5 min${messages.timeHint}`);
  });

  test.each([
    ["without it", {}],
    ["in which it is still to come", { auth_time: 4_000_000_000 }],
  ])("of a token %s is not known", async (_, claims) => {
    await open(keepToken(claims));
    expect(text(card("November 2026 so far"))).toContain(`${messages.time}${messages.unknown}`);
  });
});

test("the file has the same figures, and says what is not known", async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL(file: Blob): string {
        files.push(file);
        return "blob:file";
      }
    },
  );
  const november = new Date(2026, 10, 1).toISOString();
  position = (from) => (from === november ? null : "5.00");
  await open();
  fireEvent.click(screen.getByRole("button", { name: messages.csv }));
  const [file = expect.fail("no file")] = files;
  const lines = (await contentOf(file)).split("\r\n");
  const [head, first = "", second] = lines;
  expect(head).toBe("Month,From,To,Money in,Money out,Net deposits,Net position,Currency");
  expect(first.startsWith(`2026-11,${november},`)).toBe(true);
  expect(first).toMatch(/,100\.10,80\.00,20\.10,Not known,EUR$/);
  expect(second).toMatch(/^2026-10,.*,50\.20,0\.00,50\.20,5\.00,EUR$/);
  const [, names, latest = "", earlier] = lines.slice(lines.indexOf(""));
  expect(names).toBe("Login,From,To,Money in,Money out,Net deposits,Net position,Currency");
  expect(latest.startsWith(`,${new Date(2026, 10, 26, 14).toISOString()},`)).toBe(true);
  expect(latest).toMatch(/,0\.00,0\.00,0\.00,5\.00,EUR$/);
  expect(earlier).toMatch(/^,2026-09-10T10:00:00\.000Z,.*,150\.30,80\.00,70\.30,5\.00,EUR$/);
});

test("neither is made while the logins are read: what is on its way is not unknown", async () => {
  let respond: (response: Response) => void = () => {};
  calls.responses["latest-activity-log"] = () =>
    new Promise((resolve) => {
      respond = resolve;
    });
  render(<ActivityView />);
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  for (const name of [messages.csv, messages.print])
    expect((await screen.findByRole("button", { name, busy: true })).getAttribute("aria-disabled")).toBe("true");
  respond(HttpResponse.json({ loginDate: null, loginHistory: [] }));
  for (const name of [messages.csv, messages.print]) await screen.findByRole("button", { name, busy: false });
});

test("the file and the sheet say so where the logins cannot be read", async () => {
  calls.responses["latest-activity-log"] = failing;
  const files: Blob[] = [];
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL = (file: Blob): string => `blob:${files.push(file)}`;
    },
  );
  vi.stubGlobal("print", () => {});
  await open();
  fireEvent.click(screen.getByRole("button", { name: messages.csv }));
  const [file = expect.fail("no file")] = files;
  expect((await contentOf(file)).trimEnd().split("\r\n").at(-1)).toBe(messages.unknown);
  fireEvent.click(screen.getByRole("button", { name: messages.print }));
  const sheet = document.querySelector("body > section") ?? expect.fail("no sheet");
  expect(text(sheet)).toContain(messages.sessions.title + messages.unknown);
  act(() => void dispatchEvent(new Event("afterprint")));
});

test("on paper stand the chart and the figures, in the place of the page, once", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  await open();
  fireEvent.click(screen.getByRole("button", { name: messages.print }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const sheet = document.querySelector("body > section") ?? expect.fail("no sheet");
  expect(text(sheet)).toContain("November 2026Money in €100.10");
  expect(text(sheet)).toContain("mika@example.com");
  const logins = within(sheet as HTMLElement).getByRole("table", { name: messages.sessions.title });
  expect(within(logins).getAllByRole("row").length).toBe(3);
  expect(text(logins)).toContain("€150.30");
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(document.querySelector("body > section")).toBeNull();
});
