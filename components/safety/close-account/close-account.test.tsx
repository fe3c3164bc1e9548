import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { safetyIntents } from "@/lib/safety/intents";
import { intents } from "@/lib/session/intents/browser-intents";
import { registerIntentKinds } from "@/lib/session/intents/kinds";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { balanceBody } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { CloseAccountView } from "./close-account-view";

const messages = safety.closeAccount;
const oops = site.form.error.oops.tryAgain;
// As the site does once for every page.
registerIntentKinds(safetyIntents);

type Answer = () => Response | Promise<Response>;
const accepted: Answer = () => new HttpResponse(null, { status: 204 });
const refusal =
  (status: number, code: string): Answer =>
  () =>
    HttpResponse.json({ status, code, message: "No.", validationErrors: [] }, { status });

let answer: Answer;
let wallet: Answer;
let sent: { key: string | null; body: unknown }[];
/** Of the identity service. */
let operations: string[];
let assign: ReturnType<typeof vi.fn<(address: string) => void>>;

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/en-UN/my-account/account/close");
  writeConfig();
  await loadAllMessages();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  assign = vi.fn<(address: string) => void>();
  const { origin, pathname } = location;
  vi.stubGlobal("location", { ...{ origin, pathname, search: "", hash: "" }, assign });
  [answer, wallet, sent, operations] = [accepted, () => HttpResponse.json(balanceBody), [], []];
  server.use(
    http.post("http://platform.test/v1/player/close", async ({ request }) => {
      sent.push({ key: request.headers.get("idempotency-key"), body: await request.json() });
      return answer();
    }),
    http.get("http://platform.test/v1/player/wallet/balance", () => wallet()),
    http.delete("*/api/session", () => new HttpResponse(null, { status: 204 })),
    http.post("http://identity.test/", ({ request }) => {
      operations.push(request.headers.get("x-amz-target")?.split(".")[1] ?? "");
      return HttpResponse.json({});
    }),
    http.post("*/reports", () => new HttpResponse(null, { status: 204 })),
  );
});
afterEach(() => void vi.unstubAllGlobals());

function open(): void {
  render(<CloseAccountView />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
}
const label = messages.type.replace("{word}", messages.word);
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { exact: false }), { target: { value } });
const press = () => fireEvent.click(screen.getByRole("button", { name: messages.close }));
const session = () => useSession.getState().session?.kind;
const text = (element: Element) => element.textContent.replace(/[\u00a0\u202f]/g, " ");
const card = () => screen.getByRole("region", { name: messages.title });

describe("what it means", () => {
  test("is said before anything is sent: the money, withdrawals, bonuses, the way back, and that it is no exclusion", async () => {
    open();
    await eventually(() => expect(text(card())).toContain("you have €412.60"));
    expect(text(card())).toContain("you lose their €21.40 of bonus money");
    const { out, withdrawals, back, exclusion } = messages.facts;
    for (const fact of [out, withdrawals, back, exclusion]) expect(text(card())).toContain(fact);
    const links = within(card())
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/en-UN/my-account/banking/withdraw", "/en-UN/my-account/gambling-limits/self-exclusion"]);
    expect(sent).toEqual([]);
  });

  test("says no amount that is not known, and is open all the same", async () => {
    wallet = refusal(500, "error.oops");
    open();
    expect(text(card())).toContain(messages.facts.money);
    expect(text(card())).toContain(messages.facts.bonuses);
    expect(text(card())).not.toContain("0.00");
    type(label, messages.word);
    press();
    await eventually(() => expect(session()).toBe("guest"));
  });
});

describe("the account", () => {
  test("is closed by one form: confirmed, everybody is logged out everywhere and reads that it is closed", async () => {
    open();
    type(messages.reason, " I have stopped. ");
    type(label, " CLOSE ");
    press();
    await eventually(() => expect(session()).toBe("guest"));
    expect(sent).toEqual([{ key: expect.any(String), body: { reason: "I have stopped." } }]);
    await eventually(() => expect(operations).toEqual(["GlobalSignOut"]));
    await eventually(() => expect(assign.mock.calls).toEqual([["/en-UN/closed-account"]]));
  });

  test.each(["", "clos", "yes"])("stays open without the word: %j", async (word) => {
    open();
    type(label, word);
    press();
    expect(await screen.findByText(messages.wordMissing)).toBeTruthy();
    expect([sent, session()]).toEqual([[], "player"]);
  });

  test("that the platform does not close stays signed in, with the words and the button", async () => {
    answer = refusal(400, "error.player.close");
    open();
    type(label, messages.word);
    press();
    expect((await screen.findByRole("alert")).textContent).toContain(oops);
    expect(session()).toBe("player");
    answer = accepted;
    press();
    await eventually(() => expect(session()).toBe("guest"));
    expect(sent[0]?.body).toEqual({});
  });

  test("whose answer was lost is neither open nor closed, and its player is not logged out by a guess", async () => {
    answer = () => HttpResponse.error();
    open();
    type(label, messages.word);
    press();
    expect(await screen.findByText(messages.checking)).toBeTruthy();
    expect(session()).toBe("player");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("whose closing has no answer, and which another call finds closed, is not closed once more when support has opened it", async () => {
    answer = () => HttpResponse.error();
    open();
    type(label, messages.word);
    press();
    expect(await screen.findByText(messages.checking)).toBeTruthy();
    wallet = refusal(403, "error.player.closed");
    await act(() => queryClient.invalidateQueries());
    await eventually(() => expect(session()).toBe("guest"));
    // What is not open is not sent again.
    await eventually(() => expect(intents.of("P1")).toMatchObject([{ operation: "close-account", state: "done" }]));
  });

  test("that is closed already is what was wanted", async () => {
    answer = refusal(403, "error.player.closed");
    open();
    type(label, messages.word);
    press();
    await eventually(() => expect(session()).toBe("guest"));
    await eventually(() => expect(assign.mock.calls[0]).toEqual(["/en-UN/closed-account"]));
  });
});
