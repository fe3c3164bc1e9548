import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { failing, json, limitBody, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { PersonalDataView } from "./personal-data-view";

const { download, parts, correct, delete: remove, request } = safety.personalData;
const entry = {
  ...{ referenceId: "TX-1", amount: "12.34", type: "WIN", category: "CASINO", status: "SUCCESS" },
  ...{ transactionDate: "2026-11-01T10:00:00.000Z", balanceAfterTransaction: "9.00" },
};
const documents = { idDocument: [], addressDocument: [], paymentDocument: [], sowDocument: [], otherDocument: [] };

let calls: MoneyCalls;
let files: { name: string; file: Blob }[];

beforeEach(async () => {
  queryClient.clear();
  localStorage.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", "/en-UN/my-account/data");
  writeConfig();
  await loadAllMessages();
  calls = serveMoney();
  Object.assign(calls.responses, {
    "marketing-preferences": json({ email: true }),
    "bonus-preference": json({ refusesBonuses: true }),
    "latest-activity-log": json({ loginDate: "2026-11-26T10:00:00.000Z", loginHistory: [] }),
    "limits/spend": json(["D", "W", "M"].map((duration) => limitBody(duration, "5.00"))),
    "activity/settings": json({ timer: 60 }),
    "wallet/transactions": json([entry]),
    documents: json(documents),
    "data-requests": json({ requests: [] }),
  });
  files = [];
  const made: Blob[] = [];
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL(file: Blob): string {
        made.push(file);
        return "blob:file";
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, file: made.at(-1) ?? new Blob() });
  });
});

function open() {
  const view = render(<PersonalDataView />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  return view;
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const content = () =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(files[0]?.file ?? new Blob());
  });

test("the JSON has what each call gives; a part that could not be read is named, there and on the page, and is not in it", async () => {
  calls.responses["limits/spend"] = failing;
  calls.responses["wallet/transactions"] = failing;
  open();
  press(download.json);
  const said = await screen.findByText(/could not load these parts/);
  for (const part of [parts.spendLimits, parts.transactions]) expect(said.textContent).toContain(part);
  expect(said.textContent).not.toContain(parts.depositLimits);
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^my-data_\d{4}-\d\d-\d\d\.json$/)]);
  const data = JSON.parse(await content());
  expect(data).toMatchObject({ playerId: "P1", email: "mika@example.com", amounts: "hundredths of the currency" });
  expect(data.missing).toEqual(expect.arrayContaining(["spendLimits", "transactions"]));
  expect(data.parts).toMatchObject({
    profile: { playerId: "P1", countryCode: "FI" },
    marketingPreferences: { email: true, sms: false },
    bonusPreference: { refusesBonuses: true },
    logins: { loginDate: "2026-11-26T10:00:00.000Z" },
    realityCheck: { timer: 60 },
  });
  expect(data.parts).not.toHaveProperty("spendLimits");
  expect(data.parts).not.toHaveProperty("transactions");
});

test("the CSV has a line for each value, transactions too, and text that begins as a formula is none", async () => {
  calls.responses["latest-activity-log"] = json({ note: "=1+1", loginHistory: [] });
  open();
  press(download.csv);
  await screen.findByText(/in your downloads/);
  const lines = (await content()).split("\r\n");
  expect(lines).toContain("parts.realityCheck.timer,60");
  expect(lines).toContain("parts.logins.note,'=1+1");
  expect(lines).toContain("parts.transactions.rows.0.amount,1234");
  expect(lines).toContain("parts.transactions.isWhole,true");
});

test("a history that is longer than a file is named as missing from its newest on, there and on the page", async () => {
  server.use(
    http.get("http://platform.test/v1/player/wallet/transactions", ({ request }) => {
      const from = Number(new URL(request.url).searchParams.get("position"));
      const page = Array.from({ length: 100 }, (_, at) => ({ ...entry, referenceId: `TX-${from + at}` }));
      return HttpResponse.json(page);
    }),
  );
  open();
  press(download.json);
  const said = await screen.findByText(/could not load these parts/, {}, { timeout: 20_000 });
  expect(said.textContent).toContain("transactions before the newest 10,000");
  const data = JSON.parse(await content());
  expect(data.missing).toContain("olderTransactions");
  expect(data.missing).not.toContain("transactions");
  expect(data.parts.transactions).toMatchObject({ isWhole: false });
}, 30_000);

test("where nothing can be read no file is made, it says so, and the button can be pressed again", async () => {
  for (const path of Object.keys(calls.responses)) calls.responses[path] = failing;
  open();
  press(download.json);
  expect(await screen.findByText(download.failed)).toBeTruthy();
  expect(files).toEqual([]);
  calls.responses["activity/settings"] = json({ timer: null });
  press(download.json);
  await screen.findByText(/could not load these parts/);
  expect(files).toHaveLength(1);
});

test("the history is not read to its end once the page is left, and no file is made", async () => {
  const held: { request: Request; respond: () => void }[] = [];
  server.use(
    http.get("http://platform.test/v1/player/wallet/transactions", ({ request }) => {
      const response = HttpResponse.json(Array.from({ length: 100 }, () => entry));
      return new Promise<Response>((resolve) => held.push({ request, respond: () => resolve(response) }));
    }),
  );
  const { unmount } = open();
  press(download.json);
  await eventually(() => expect(held).toHaveLength(1));
  unmount();
  await eventually(() => expect(held[0]?.request.signal.aborted).toBe(true));
  held[0]?.respond();
  await eventually(() => expect(queryClient.isMutating()).toBe(0));
  expect(held).toHaveLength(1);
  expect(files).toEqual([]);
});

test("the ways to correct it oneself, and to what this browser keeps", () => {
  open();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/en-UN/my-account/account", "#cookie-settings"]);
});

describe("a request", () => {
  const recorded = (more: object = {}) => ({
    ...{ requestId: "DR-0A1B2C3D", kind: "DELETION", status: "OPEN", createdAt: "2026-11-27T09:00:00.000Z" },
    ...{ answerBy: "2026-12-27T09:00:00.000Z", answeredAt: null, ...more },
  });
  const pressAsk = async (name: string) => {
    fireEvent.click(await screen.findByRole("button", { name }));
    await screen.findByRole("button", { name: request.send });
  };
  const card = (title: string) => screen.getByRole("region", { name: title });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
  let sent: unknown[];
  let answer: () => Response;
  beforeEach(() => {
    sent = [];
    answer = () => HttpResponse.json(recorded(), { status: 201 });
    useToasts.setState({ shown: [] });
    vi.spyOn(console, "warn").mockImplementation(() => {});
    server.use(
      http.post("http://platform.test/v1/player/data-requests", async ({ request: call }) => {
        sent.push(await call.json());
        return answer();
      }),
    );
  });

  test("for deletion is recorded: its reference and the day of the answer are shown, and it is not asked for twice", async () => {
    open();
    await pressAsk(remove.ask);
    press(request.send);
    await eventually(() => expect(card(remove.title).textContent).toContain("DR-0A1B2C3D"));
    expect(card(remove.title).textContent).toContain("You asked on 27 November 2026.");
    expect(card(remove.title).textContent).toContain("We answer by 27 December 2026.");
    expect(sent).toEqual([{ kind: "DELETION" }]);
    expect(useToasts.getState().shown.map(({ value }) => value)).toEqual([request.sent]);
    expect(screen.queryByRole("button", { name: remove.ask })).toBeNull();
    expect(screen.getByRole("button", { name: correct.ask })).toBeTruthy();
  });

  test("for a correction needs the player's words, which are sent as they are", async () => {
    answer = () => HttpResponse.json(recorded({ kind: "CORRECTION" }), { status: 201 });
    open();
    await pressAsk(correct.ask);
    await eventually(() => expect(document.activeElement?.tagName).toBe("TEXTAREA"));
    press(request.send);
    expect(await screen.findByText(site.form.errors.required)).toBeTruthy();
    expect(sent).toEqual([]);
    type(correct.what, " My name is Aino. ");
    press(request.send);
    await eventually(() => expect(card(correct.title).textContent).toContain("DR-0A1B2C3D"));
    expect(sent).toEqual([{ kind: "CORRECTION", text: "My name is Aino." }]);
  });

  test.each([
    ["refused", () => HttpResponse.json({ status: 500, code: "error.oops", message: "No." }, { status: 500 })],
    ["lost", () => HttpResponse.error()],
    ["answered with something else", () => HttpResponse.json({ ok: true })],
  ])("that is %s is never said to have arrived, and what was typed is kept", async (_what, response) => {
    answer = response;
    open();
    await pressAsk(remove.ask);
    type(remove.what, "Please");
    press(request.send);
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(useToasts.getState().shown).toEqual([]);
    expect(card(remove.title).textContent).not.toContain("DR-");
    expect(screen.getByDisplayValue("Please")).toBeTruthy();
  });

  test("whose answer was lost is shown once the platform says that it has it", async () => {
    answer = () => {
      calls.responses["data-requests"] = json({ requests: [recorded()] });
      return HttpResponse.error();
    };
    open();
    await pressAsk(remove.ask);
    press(request.send);
    await eventually(() => expect(card(remove.title).textContent).toContain("DR-0A1B2C3D"));
    expect(screen.queryByRole("button", { name: request.send })).toBeNull();
  });

  test("that was asked for elsewhere meanwhile is refused in words", async () => {
    answer = () =>
      HttpResponse.json(
        { status: 409, code: "error.data_request.open", message: "No.", validationErrors: [] },
        { status: 409 },
      );
    open();
    await pressAsk(remove.ask);
    press(request.send);
    expect(await screen.findByText(request.alreadyOpen)).toBeTruthy();
  });

  test.each([
    ["DONE", "Done on 1 December 2026."],
    ["REFUSED", "We could not do this. We answered on 1 December 2026."],
  ])("that was answered (%s) says so with its reference, and another may be sent", async (status, words) => {
    calls.responses["data-requests"] = json({
      requests: [recorded({ status, answeredAt: "2026-12-01T09:00:00.000Z" })],
    });
    open();
    expect(await screen.findByRole("button", { name: remove.ask })).toBeTruthy();
    expect(card(remove.title).textContent).toContain(words);
    expect(card(remove.title).textContent).toContain("DR-0A1B2C3D");
  });

  test("where the platform records none, support is the way; where the list cannot be read, it says so", async () => {
    calls.responses["data-requests"] = () => new HttpResponse(null, { status: 404 });
    open();
    const links = await screen.findAllByRole("link", { name: remove.open });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(Array(2).fill("/en-UN/contact-us/support"));
    cleanup();
    calls.responses["data-requests"] = failing;
    queryClient.clear();
    open();
    await eventually(() => expect(card(remove.title).textContent).toContain(site.query.unreadable));
    expect(screen.queryByRole("button", { name: remove.ask })).toBeNull();
  });
});
