import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { delay, HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { breakEnd } from "@/lib/safety/breaks/break";
import { safetyIntents } from "@/lib/safety/intents";
import { registerIntentKinds } from "@/lib/session/intents/kinds";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { ExclusionView } from "./exclusion-view";
import { TimeOutView } from "./time-out-view";

const messages = safety.breaks;
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
let sent: { path: string; key: string | null; body: unknown }[];
/** Of the identity service. */
let operations: string[];

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useToasts.setState({ shown: [] });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/en-UN");
  writeConfig();
  await loadAllMessages();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  [answer, sent, operations] = [accepted, [], []];
  server.use(
    http.patch("http://platform.test/v1/player/:kind", async ({ request, params }) => {
      sent.push({
        path: String(params.kind),
        key: request.headers.get("idempotency-key"),
        body: await request.json(),
      });
      return answer();
    }),
    http.delete("*/api/session", () => new HttpResponse(null, { status: 204 })),
    http.post("http://identity.test/", ({ request }) => {
      operations.push(request.headers.get("x-amz-target")?.split(".")[1] ?? "");
      return HttpResponse.json({});
    }),
    http.post("*/reports", () => new HttpResponse(null, { status: 204 })),
  );
});

const hours = { here: [24, 72, 168, 720], at: {} };
const exclusionData = {
  months: { here: [6, 12], at: { SE: [1, 3, 6, 12] } },
  helpLines: { here: [{ language: "sv", text: "Spelpaus", href: "https://www.spelpaus.se/" }], at: {} },
};

function open(kind: "timeOut" | "exclusion"): void {
  render(kind === "timeOut" ? <TimeOutView hours={hours} /> : <ExclusionView {...exclusionData} />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** As far as the confirmation. */
async function choose(period: string): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole("radio", { name: period }));
  press(messages.continue);
  return screen.findByRole("form");
}

const session = () => useSession.getState().session?.kind;
const text = (element: HTMLElement) => element.textContent.replace(/[\u00a0\u202f]/g, " ");

describe("the periods to choose from", () => {
  test("of a time-out are those of the policy, and none is chosen [LIMIT-027, CONST-004]", async () => {
    open("timeOut");
    const radios = screen.getAllByRole<HTMLInputElement>("radio");
    expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual([
      "24 hours",
      "72 hours",
      "7 days",
      "30 days",
    ]);
    expect(radios.some(({ checked }) => checked)).toBe(false);
    press(messages.continue);
    expect((await screen.findByRole("alert")).textContent).toBe(messages.chooseOne);
    expect(sent).toEqual([]);
  });

  test("of an exclusion are those of the policy and one without an end [LIMIT-026]", () => {
    open("exclusion");
    const radios = screen.getAllByRole<HTMLInputElement>("radio");
    expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual([
      "6 months",
      "12 months",
      messages.indefinite,
    ]);
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Spelpaus" });
    expect([link.href, link.closest("[lang]")?.getAttribute("lang")]).toEqual(["https://www.spelpaus.se/", "sv"]);
  });
});

describe("the confirmation [LIMIT-028]", () => {
  test("says until when, in the reader's own time with its name, and what it means, before anything is sent", async () => {
    vi.stubEnv("TZ", "Europe/Helsinki");
    vi.setSystemTime("2026-11-25T12:32:00.000Z");
    open("timeOut");
    const form = await choose("24 hours");
    expect(text(form)).toContain("Until 26 Nov 2026, 2:32 pm Eastern European Standard Time, your time.");
    for (const fact of [messages.facts.out, messages.facts.closed, messages.facts.money, messages.timeOut.final])
      expect(within(form).getByText(fact)).toBeTruthy();
    expect(document.activeElement?.textContent).toContain("Until 26 Nov");
    expect([sent, session()]).toEqual([[], "player"]);
    vi.useRealTimers();
  });

  test("of an exclusion says that it cannot be undone, and who pays out the balance; without an end, how long at least", async () => {
    open("exclusion");
    const form = await choose(messages.indefinite);
    expect(text(form)).toContain(messages.endless);
    expect(within(form).getByText(messages.exclusion.final)).toBeTruthy();
    expect(text(form)).toContain(messages.facts.balance);
    expect(within(form).getByRole("link", { name: messages.contact }).getAttribute("href")).toBe(
      "/en-UN/contact-us/support",
    );
  });

  test.each(["timeOut", "exclusion"] as const)(
    "of %s is a step of the history: Back leads to the choice, which is kept",
    async (kind) => {
      open(kind);
      const period = kind === "timeOut" ? "7 days" : "6 months";
      await choose(period);
      act(() => history.back());
      expect((await screen.findByRole<HTMLInputElement>("radio", { name: period })).checked).toBe(true);
      expect(location.pathname).toBe("/en-UN");
      expect(sent).toEqual([]);
    },
  );

  test("leads back to the choice, which is kept, and sends nothing", async () => {
    open("timeOut");
    await choose("7 days");
    press(messages.back);
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: "7 days" })).checked).toBe(true);
    expect(sent).toEqual([]);
  });
});

test.each([
  ["timeOut", "72 hours", "timeout", { timeoutInHours: 72, initiator: "PLAYER" }],
  ["exclusion", "6 months", "exclusion", { exclusionInMonths: 6, exclusionDelayInHours: 0 }],
  [
    "exclusion",
    messages.indefinite,
    "exclusion",
    { accountDisableIndefinitely: true, exclusionInMonths: 12, exclusionDelayInHours: 0 },
  ],
] as const)(
  "%s, %s: is sent once with its key; confirmed, it ends the session on all devices and says what holds",
  async (kind, period, path, body) => {
    open(kind);
    await choose(period);
    press(messages[kind].start);
    await eventually(() => expect(session()).toBe("guest"));
    expect(sent).toEqual([{ path, key: expect.stringMatching(/.{20}/), body }]);
    await eventually(() => expect(operations).toEqual(["GlobalSignOut"]));
    await eventually(() =>
      expect(useToasts.getState().shown.map(({ kind, value }) => [kind, value])).toEqual([
        ["success", site.session.ended[kind]],
      ]),
    );
    expect(Object.keys(localStorage).filter((name) => name.startsWith("intent:"))).toEqual([]);
  },
);

const faults: readonly (readonly [string, Answer, "failed" | "unknown" | "both"])[] = [
  ["refused (400)", refusal(400, "error.validation"), "failed"],
  ["refused (403)", refusal(403, "error.forbidden"), "failed"],
  ["refused (409)", refusal(409, "error.conflict"), "failed"],
  ["an error (500)", refusal(500, "error.internal"), "both"],
  ["garbage (502)", () => new HttpResponse("<p>%%", { status: 502 }), "both"],
  ["a lost answer", () => HttpResponse.error(), "unknown"],
];

describe.each(["timeOut", "exclusion"] as const)("%s answered by a fault", (kind) => {
  test.each(faults)(
    "%s: it is not said to have begun, its player stays signed in, and the button is there [LIMIT-029]",
    async (_name, fault, shown) => {
      answer = fault;
      open(kind);
      await choose(kind === "timeOut" ? "24 hours" : "6 months");
      press(messages[kind].start);
      if (shown !== "unknown") expect((await screen.findByRole("alert")).textContent).toContain(oops);
      if (shown === "failed") expect(screen.queryByText(messages.checking)).toBeNull();
      else expect(await screen.findByText(messages.checking)).toBeTruthy();
      if (shown === "unknown") expect(screen.queryByRole("alert")).toBeNull();
      expect(session()).toBe("player");
      expect(screen.getByRole("button", { name: messages[kind].start })).toBeTruthy();
      const [first] = sent;

      answer = accepted;
      const again = screen.getByRole("button", { name: messages[kind].start });
      await eventually(() => expect(again.getAttribute("aria-busy")).toBeNull());
      press(messages[kind].start);
      await eventually(() => expect(session()).toBe("guest"));
      // What may have begun is the same break; what was refused is another.
      expect(sent.at(-1)?.key === first?.key).toBe(shown !== "failed");
    },
  );

  test("a slow answer: nothing is said before it is there", async () => {
    answer = async () => {
      await delay(400);
      return accepted();
    };
    open(kind);
    await choose(kind === "timeOut" ? "24 hours" : "6 months");
    press(messages[kind].start);
    press(messages[kind].start);
    await eventually(() => expect(sent).toHaveLength(1));
    expect([session(), screen.queryByRole("alert")]).toEqual(["player", null]);
    await eventually(() => expect(session()).toBe("guest"));
    expect(sent).toHaveLength(1);
  });
});

test("the end of a period: the same time of day, and never before the platform's", () => {
  const from = new Date("2026-08-31T10:00:00.000Z");
  expect(breakEnd({ kind: "timeOut", hours: 72 }, from)?.toISOString()).toBe("2026-09-03T10:00:00.000Z");
  expect(breakEnd({ kind: "exclusion", months: 6 }, from)?.toISOString()).toBe("2027-03-01T10:00:00.000Z");
  expect(breakEnd({ kind: "exclusion", months: 12 }, from)?.toISOString()).toBe("2027-08-31T10:00:00.000Z");
  expect(breakEnd({ kind: "exclusion", months: null }, from)).toBeNull();
});
