import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { delay, HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DialogHost } from "@/components/site/dialogs/dialog-host";
import { noteLoginChecked } from "@/lib/safety/reality-check/login-check";
import { profileQuery } from "@/lib/session/permissions/queries";
import { queryClient } from "@/lib/session/player/player-queries";
import { playerIn, unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { keepScripts } from "@/lib/site/marketing/scripts";
import { useToasts } from "@/lib/site/toasts/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { serveActivity } from "@/tests/support/activity";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { safetyDialogs } from "../dialogs";
import { EddPlace } from "./edd-place";
import { EddTrigger } from "./edd-trigger";

const loadDocument = vi.hoisted(() => vi.fn());
// jsdom cannot load a document.
vi.mock("@/lib/site/marketing/load-document", () => ({ loadDocument }));

const messages = safety.edd;
const oops = site.form.error.oops.tryAgain;
const list = "edd-asked";

type Responder = () => Response | Promise<Response>;
const fails: Responder = () => HttpResponse.json({ status: 500, code: "error.any" }, { status: 500 });
const taken: Responder = () => new HttpResponse(null, { status: 204 });

let profile: Record<string, unknown>;
let reminder: string | null;
let responses: Record<string, Responder>;
let made: string[];
let bodies: unknown[];

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useDialogs.setState({ requests: [] });
  useToasts.setState({ shown: [] });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/en-UN/online-casino");
  writeConfig();
  await loadAllMessages();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  profile = { ...openProfile, eddQuestionnaire: true, kycStatus: "EDD_PENDING" };
  [reminder, made, bodies] = [null, [], []];
  const activity = serveActivity(null);
  activity.responses["GET activity_check"] = () => HttpResponse.json({ reminder });
  const range = { id: 2, currency: "EUR", from: "20000.00", to: "40000.00" };
  responses = {
    "GET profile": () => HttpResponse.json(profile),
    "GET salary-range": () => HttpResponse.json({ salaryRanges: [range, { ...range, id: 3, to: null }] }),
    "GET occupations": () => HttpResponse.json({ occupations: options("employed", "Other") }),
    "GET source-of-funds": () => HttpResponse.json({ sourcesOfFunds: options("salary", "other") }),
    "GET edd-answer": () => HttpResponse.json({ answer: null }),
    "POST edd-answer": taken,
    "POST questionnaire/answer": taken,
  };
  server.use(
    http.get("*/api/questionnaire/en-UN", () =>
      HttpResponse.json({ occupations: [{ id: "employed", label: "In work" }], sourcesOfFunds: [] }),
    ),
    http.all("http://platform.test/v1/player/*", async ({ request }) => {
      const line = `${request.method} ${new URL(request.url).pathname.replace("/v1/player/", "")}`;
      if (line.includes(" activity/")) return undefined;
      made.push(line);
      if (request.method === "POST") bodies.push(await request.json());
      return responses[line]?.() ?? HttpResponse.json({}, { status: 404 });
    }),
    http.post("*/reports", () => new HttpResponse(null, { status: 204 })),
  );
});

const options = (...ids: string[]) => ids.map((id) => ({ id, label: `The word for ${id}` }));

function Page() {
  const player = useSession(playerIn);
  return (
    <>
      {player ? <EddTrigger player={player} /> : null}
      <EddPlace />
      <DialogHost registry={safetyDialogs} />
    </>
  );
}

function load() {
  const page = render(<Page />);
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  return page;
}

/** What is kept stays, and what was read is read again. */
async function reload(page: { unmount(): void }) {
  page.unmount();
  useDialogs.setState({ requests: [] });
  queryClient.clear();
  useSession.setState(unknownSession, true);
  return load();
}

const asked = () => JSON.parse(localStorage.getItem(list) ?? '{"value":null}').value;
const dialog = (name: string) => screen.findByRole("dialog", { name }, { timeout: 20_000 });
const noDialog = async () => {
  await eventually(() => expect(made).toContain("GET profile"));
  await eventually(() => expect(queryClient.isFetching()).toBe(0));
  // Its code may come later.
  expect(useDialogs.getState().requests).toEqual([]);
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const toasts = () => useToasts.getState().shown.map(({ value }) => value);
const isBlocked = () => screen.getByRole("button", { name: messages.send }).getAttribute("aria-disabled") === "true";

async function leaveReminder() {
  const reminding = await dialog(messages.reminder.title);
  fireEvent.click(within(reminding).getByRole("button", { name: messages.answer }));
}

async function openQuestions() {
  await leaveReminder();
  await screen.findByLabelText(messages.occupation);
}

function fill() {
  choose(messages.occupation, "employed");
  choose(messages.salaryRange, "2");
  choose(messages.sourceOfFunds, "salary");
}
const whole = { occupation: "employed", salaryRangeId: 2, sourceOfFunds: "salary" };

describe("it opens by itself", () => {
  test.each([
    ["the flag and the pending status", {}, true],
    ["the flag alone", { kycStatus: "FULLY VERIFIED" }, false],
    ["the flag under review", { kycStatus: "EDD_UNDER_REVIEW" }, false],
    ["the status alone", { eddQuestionnaire: false }, false],
  ])("for a player with %s: %j, first with the reminder [EDD-006, EDD-011]", async (_what, change, opens) => {
    profile = { ...profile, ...change };
    load();
    if (!opens) return noDialog();
    expect((await dialog(messages.reminder.title)).textContent).toContain(messages.reminder.why);
    expect(screen.queryByLabelText(messages.occupation)).toBeNull();
  });

  test("once: the player is in the list from the opening on, others of this browser too, and a reload opens nothing [EDD-011, EDD-012, EDD-014]", async () => {
    localStorage.setItem(list, JSON.stringify({ v: 1, value: ["P7"] }));
    const page = load();
    await dialog(messages.reminder.title);
    await eventually(() => expect(asked()).toEqual(["P7", signedInPlayer().playerId]));
    press(messages.later);
    made = [];
    await reload(page);
    await noDialog();
  });

  test("not for a player whose list cannot be read any more than once per page", async () => {
    localStorage.setItem(list, "{broken");
    load();
    await dialog(messages.reminder.title);
    press(messages.later);
    await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("and goes with a sign-out", async () => {
    load();
    await dialog(messages.reminder.title);
    act(() => dispatchSession({ type: "signed-out" }));
    await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

test("whoever closed it finds it again on the pages of the account, and nobody else does [EDD-014]", async () => {
  const page = load();
  await dialog(messages.reminder.title);
  press(messages.later);
  expect(await screen.findByText(messages.notice)).toBeTruthy();
  press(messages.answer);
  await dialog(messages.reminder.title);
  profile = { ...profile, kycStatus: "EDD_UNDER_REVIEW" };
  made = [];
  await reload(page);
  await noDialog();
  expect(screen.queryByText(messages.notice)).toBeNull();
});

describe("the questions", () => {
  test("are there once the three lists are, whatever becomes of the words and the earlier answer [EDD-003, EDD-015, API-027]", async () => {
    let release = () => {};
    responses["GET occupations"] = () =>
      new Promise((resolve) => {
        release = () => resolve(HttpResponse.json({ occupations: options("employed") }));
      });
    responses["GET edd-answer"] = fails;
    server.use(http.get("*/api/questionnaire/en-UN", () => new HttpResponse(null, { status: 503 })));
    load();
    await leaveReminder();
    expect(await screen.findByText(messages.loading)).toBeTruthy();
    await eventually(() => expect(made).toContain("GET occupations"));
    expect(screen.queryByLabelText(messages.occupation)).toBeNull();
    release();
    const choice = await screen.findByLabelText<HTMLSelectElement>(messages.occupation);
    expect([...choice.options].map(({ text }) => text)).toEqual([messages.choose, "The word for employed"]);
    const lists = made.filter((line) => /salary-range|occupations|source-of-funds|edd-answer/.test(line));
    expect(new Set(lists)).toEqual(
      new Set(["GET salary-range", "GET occupations", "GET source-of-funds", "GET edd-answer"]),
    );
  });

  test("have the words of content where there are any, and nothing is chosen [EDD-002, EDD-015]", async () => {
    load();
    await openQuestions();
    const occupation = screen.getByLabelText<HTMLSelectElement>(messages.occupation);
    await eventually(() =>
      expect([...occupation.options].map(({ text }) => text)).toEqual([
        messages.choose,
        "In work",
        "The word for Other",
      ]),
    );
    expect(["occupation", "salaryRange", "sourceOfFunds"].map((name) => typed(messages[name as "occupation"]))).toEqual(
      ["", "-1", ""],
    );
    const ranges = screen.getByLabelText<HTMLSelectElement>(messages.salaryRange);
    expect([...ranges.options].map(({ text }) => text)).toEqual([
      messages.choose,
      "€20,000 to €40,000",
      "More than €20,000",
    ]);
  });

  test("that do not arrive are told by a toast and a retry [EDD-005]", async () => {
    responses["GET salary-range"] = fails;
    load();
    await leaveReminder();
    expect(await screen.findByText(messages.unreadable)).toBeTruthy();
    expect(toasts()).toEqual([oops]);
    responses["GET salary-range"] = () =>
      HttpResponse.json({ salaryRanges: [{ id: 2, currency: "EUR", from: "0.00", to: "1.00" }] });
    press(site.query.retry);
    expect(await screen.findByLabelText(messages.occupation)).toBeTruthy();
  });

  test("can be sent once everything is chosen, “other” in own words [EDD-007, EDD-008, EDD-009]", async () => {
    load();
    await openQuestions();
    expect(isBlocked()).toBe(true);
    press(messages.send);
    choose(messages.occupation, "Other");
    choose(messages.salaryRange, "2");
    expect(isBlocked()).toBe(true);
    choose(messages.sourceOfFunds, "other");
    choose(messages.otherOccupation, "  ");
    choose(messages.otherSourceOfFunds, " Boat ");
    expect(isBlocked()).toBe(true);
    choose(messages.otherOccupation, "Diver");
    expect(isBlocked()).toBe(false);
    choose(messages.salaryRange, "-1");
    expect(isBlocked()).toBe(true);
    choose(messages.salaryRange, "3");
    expect(bodies).toEqual([]);
    press(messages.send);
    await dialog(messages.sent.title);
    expect(bodies).toEqual([{ occupation: "Diver", salaryRangeId: 3, sourceOfFunds: "Boat" }]);
  });

  test("a text that is too long is kept and refused at its field, not cut", async () => {
    load();
    await openQuestions();
    choose(messages.occupation, "Other");
    choose(messages.otherOccupation, "D".repeat(201));
    choose(messages.salaryRange, "2");
    choose(messages.sourceOfFunds, "salary");
    press(messages.send);
    await screen.findByText(site.form.errors.tooLong);
    expect(screen.getByLabelText<HTMLInputElement>(messages.otherOccupation).value).toHaveLength(201);
    expect(bodies).toEqual([]);
  });

  test("place of birth and nationality come from the earlier answer and are sent when they are there [EDD-001, EDD-010, API-027, API-028]", async () => {
    const { salaryRangeId } = whole;
    responses["GET edd-answer"] = () =>
      HttpResponse.json({ answer: { occupation: "x", salaryRangeId, sourceOfFunds: "y", placeOfBirth: "Turku" } });
    load();
    await openQuestions();
    await eventually(() => expect(typed(messages.placeOfBirth)).toBe("Turku"));
    expect([typed(messages.occupation), typed(messages.salaryRange)]).toEqual(["", "-1"]);
    fill();
    choose(messages.nationality, "Finnish");
    press(messages.send);
    await dialog(messages.sent.title);
    expect(bodies).toEqual([{ ...whole, placeOfBirth: "Turku", nationality: "Finnish" }]);
  });

  test("keep what is typed over a reload, until it is sent", async () => {
    const page = load();
    await openQuestions();
    fill();
    choose(messages.sourceOfFunds, "other");
    choose(messages.otherSourceOfFunds, "Boat");
    await reload(page);
    await screen.findByText(messages.notice);
    press(messages.answer);
    await openQuestions();
    await eventually(() => expect(typed(messages.otherSourceOfFunds)).toBe("Boat"));
    expect([typed(messages.occupation), typed(messages.salaryRange)]).toEqual(["employed", "2"]);
    press(messages.send);
    await dialog(messages.sent.title);
    expect(sessionStorage.getItem("player:drafts")).toBeNull();
  });
});

describe("an answer", () => {
  test("is sent once, and is on its way until it is taken [EDD-004, API-028]", async () => {
    responses["POST edd-answer"] = async () => {
      await delay(50);
      return taken();
    };
    load();
    await openQuestions();
    fill();
    const button = screen.getByRole("button", { name: messages.send });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByRole("button", { name: messages.sending })).toBe(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
    await dialog(messages.sent.title);
    expect(bodies).toEqual([whole]);
    expect(made.filter((line) => line.startsWith("POST"))).toEqual(["POST edd-answer"]);
  });

  test("is stored, and the next questions begin anew [EDD-002, EDD-004]", async () => {
    load();
    await openQuestions();
    fill();
    choose(messages.nationality, "Finnish");
    press(messages.send);
    await dialog(messages.sent.title);
    fireEvent.click(screen.getByText(site.actions.close));
    made = [];
    // Asked once more, as by a push message.
    await act(() => queryClient.refetchQueries({ queryKey: profileQuery(signedInPlayer()).queryKey }));
    await eventually(() => expect(screen.queryByText(messages.notice)).not.toBeNull());
    await openQuestions();
    await eventually(() => expect(typed(messages.nationality)).toBe("Finnish"));
    expect([typed(messages.occupation), typed(messages.salaryRange), isBlocked()]).toEqual(["", "-1", true]);
    expect(made).toEqual(["GET profile"]);
  });

  test("puts the profile under review before the player leaves the list: nothing opens again [EDD-012, EDD-013]", async () => {
    load();
    await openQuestions();
    fill();
    const statuses: unknown[] = [];
    const write = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (key === list) statuses.push(queryClient.getQueryData(profileQuery(signedInPlayer()).queryKey)?.kycStatus);
      write.call(this, key, value);
    });
    press(messages.send);
    await dialog(messages.sent.title);
    expect(statuses).toEqual(["EDD_UNDER_REVIEW"]);
    expect(asked()).toEqual([]);
    fireEvent.click(screen.getByText(site.actions.close));
    await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByText(messages.notice)).toBeNull();
  });

  test.each([
    ["fails", fails],
    ["is refused", () => HttpResponse.json({ status: 400, code: "error.any" }, { status: 400 })],
    ["is lost", () => HttpResponse.error()],
  ])("that %s is told by a toast, loses nothing and can be sent again [EDD-005]", async (_how, response) => {
    responses["POST edd-answer"] = response;
    load();
    await openQuestions();
    fill();
    choose(messages.nationality, "Finnish");
    press(messages.send);
    await eventually(() => expect(toasts()).toEqual([oops]));
    await eventually(() => expect(isBlocked()).toBe(false));
    expect([typed(messages.occupation), typed(messages.nationality)]).toEqual(["employed", "Finnish"]);
    expect(asked()).toEqual([signedInPlayer().playerId]);
    responses["POST edd-answer"] = taken;
    press(messages.send);
    await dialog(messages.sent.title);
    expect(bodies).toHaveLength(2);
  });

  test("to what was answered elsewhere says so, and asks no more", async () => {
    responses["POST edd-answer"] = () =>
      HttpResponse.json({ status: 409, code: "error.edd.not_asked" }, { status: 409 });
    load();
    await openQuestions();
    fill();
    press(messages.send);
    expect((await dialog(messages.already.title)).textContent).toContain(messages.already.text);
    expect([toasts(), asked()]).toEqual([[], []]);
  });
});

describe("the reminder of the kind “answer questionnaire” [ACT-011]", () => {
  beforeEach(() => {
    profile = { ...openProfile };
    reminder = "questionnaire";
  });

  test("opens the same questions, and its answer goes by its own call [EDD-014, API-029, API-030]", async () => {
    load();
    await openQuestions();
    fill();
    press(messages.send);
    await dialog(messages.sent.title);
    expect(made.filter((line) => line.startsWith("POST"))).toEqual(["POST questionnaire/answer"]);
    expect([bodies, asked()]).toEqual([[whole], []]);
    fireEvent.click(screen.getByText(site.actions.close));
    expect(screen.queryByText(messages.notice)).toBeNull();
  });

  test("opens once with a login, and stays in reach until it is answered", async () => {
    const page = load();
    await dialog(messages.reminder.title);
    press(messages.later);
    made = [];
    await reload(page);
    await noDialog();
    expect(await screen.findByText(messages.notice)).toBeTruthy();
  });

  test("opens the questions again that the profile asks and somebody closed [EDD-014]", async () => {
    profile = { ...openProfile, eddQuestionnaire: true, kycStatus: "EDD_PENDING" };
    localStorage.setItem(list, JSON.stringify({ v: 1, value: [signedInPlayer().playerId] }));
    load();
    await openQuestions();
    fill();
    press(messages.send);
    await dialog(messages.sent.title);
    expect(made.filter((line) => line.startsWith("POST"))).toEqual(["POST edd-answer"]);
  });

  test("is not that of the timer, whose dialog is another one", async () => {
    reminder = "reminder";
    load();
    await noDialog();
  });

  test("is not asked for where nothing is due with this login", async () => {
    noteLoginChecked();
    load();
    await noDialog();
  });
});

// Last: what a document has requested stays in it.
test("in a document with a script of marketing the questions are a new document, which opens them at once", async () => {
  const page = load();
  await dialog(messages.reminder.title);
  keepScripts({ adMaster: "https://ad-master.example/1.js" });
  await leaveReminder();
  expect(loadDocument).toHaveBeenCalledExactlyOnceWith("/en-UN/my-account/account#questionnaire");
  expect(screen.queryByLabelText(messages.occupation)).toBeNull();
  history.replaceState(null, "", "/en-UN/my-account/account#questionnaire");
  await reload(page);
  expect(await screen.findByLabelText(messages.occupation)).toBeTruthy();
  expect(location.hash).toBe("");
});
