import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { specifiedChoices } from "@/tests/support/activity";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { LimitsView } from "./limits-view";

const messages = safety.limits;
const resources = ["player/limits/deposit", "player/limits/spend", "player/activity/settings"] as const;

const base = {
  currency: "EUR",
  pendingValue: null,
  pendingDate: null,
  locked: false,
  updatedAt: "2026-11-01T10:00:00.000Z",
  startedAt: "2026-11-24T22:00:00.000Z",
  resetAt: "2026-11-25T22:00:00.000Z",
};
const set = (duration: string, value: string, used: string, remaining: string, more: object = {}) => ({
  ...base,
  duration,
  value,
  used,
  remaining,
  ...more,
});
const unset = (duration: string) => ({ ...base, duration, value: null, used: "3.00", remaining: null });

let responses: Record<string, () => Response | Promise<Response>>;
let asked: string[];

beforeEach(async () => {
  queryClient.clear();
  localStorage.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", "/en-UN/my-account/gambling-limits");
  writeConfig();
  await loadAllMessages();
  asked = [];
  responses = {
    "player/limits/deposit": () =>
      HttpResponse.json([
        set("D", "50.00", "20.00", "30.00"),
        set("W", "100.00", "85.00", "15.00"),
        set("M", "300.00", "300.00", "0.00"),
      ]),
    "player/limits/spend": () => HttpResponse.json([unset("D"), unset("W"), unset("M")]),
    "player/activity/settings": () => HttpResponse.json({ timer: 60 }),
  };
  server.use(
    http.get("http://platform.test/v1/*", ({ request }) => {
      const path = new URL(request.url).pathname.replace("/v1/", "");
      if (resources.some((each) => each === path)) asked.push(path);
      return responses[path]?.() ?? HttpResponse.json({}, { status: 404 });
    }),
  );
});

function open(countsDepositsAlone = false) {
  render(
    <LimitsView
      raiseDelayHours={{ here: null, at: {} }}
      countsDepositsAlone={{ here: countsDepositsAlone, at: {} }}
      realityCheck={specifiedChoices}
    />,
  );
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
}

const card = (kind: "deposit" | "spend") => screen.findByRole("region", { name: messages.kinds[kind].title });
const rowsOf = async (kind: "deposit" | "spend") => within(await card(kind)).getAllByRole("listitem");
/** ICU changes its mind about which space does not break from one version to the next. */
const text = (element: HTMLElement | undefined) => element?.textContent.replace(/[\u00a0\u202f]/g, " ") ?? "";
const failed = () => HttpResponse.json({}, { status: 500 });

test("the three resources are asked for side by side: none waits for another [LIMIT-020]", async () => {
  const answers: (() => void)[] = [];
  for (const path of resources) {
    const answer = responses[path];
    responses[path] = async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return answer?.() ?? failed();
    };
  }
  open();
  await eventually(() => expect(answers).toHaveLength(3));
  expect(asked.toSorted()).toEqual([...resources].sort());
  expect(screen.queryByRole("region", { name: messages.kinds.deposit.title })).toBeNull();
  for (const answer of answers) answer();
  await card("deposit");
  expect(asked).toHaveLength(3);
});

describe("a limit of each kind and period", () => {
  test("day, week and month of deposits and of stakes [LIMIT-001]", async () => {
    open();
    for (const kind of ["deposit", "spend"] as const) {
      const rows = await rowsOf(kind);
      expect(rows).toHaveLength(3);
      for (const [at, period] of (["D", "W", "M"] as const).entries())
        expect(text(rows[at])).toContain(messages.periods[period]);
    }
  });

  test("says what is left, how much of it is used, and when it starts again; in words from 80 % on [LIMIT-032]", async () => {
    open();
    const [day, week, month] = await rowsOf("deposit");
    expect(text(day)).toContain("€50.00");
    expect(text(day)).toContain("€30.00 left");
    expect(text(day)).toContain("€20.00 of €50.00 used");
    expect(text(day)).toMatch(/Starts again 25 Nov 2026, 10:00.pm UTC/);
    expect(text(day)).not.toContain(messages.high);
    expect(text(week)).toContain(messages.high);
    expect(text(week)).not.toContain(messages.full);
    expect(text(month)).toContain("€0.00 left");
    expect(text(month)).toContain(messages.full);
    const bar = screen.getAllByRole<HTMLProgressElement>("progressbar", { name: messages.periods.D })[0];
    expect(bar?.value).toBe(0.4);
  });

  test("is a dash where none is set [LIMIT-032]", async () => {
    open();
    for (const row of await rowsOf("spend")) {
      expect(text(row)).toContain("–");
      expect(text(row)).toContain(messages.none);
      expect(within(row).queryByRole("progressbar")).toBeNull();
    }
  });
});

describe("a change that waits [LIMIT-003]", () => {
  beforeEach(() => void vi.stubEnv("TZ", "Europe/Helsinki"));

  const pendingDate = "2026-11-26T07:40:00.000Z";
  const open3 = async (day: object) => {
    responses["player/limits/deposit"] = () => HttpResponse.json([day, unset("W"), unset("M")]);
    open();
    return (await rowsOf("deposit"))[0];
  };

  test("shows what it changes to, and from which moment on, in the player's own time zone", async () => {
    const row = await open3(set("D", "50.00", "0.00", "50.00", { pendingValue: "80.00", pendingDate }));
    expect(text(row)).toContain("Change to €80.00 is waiting");
    expect(text(row)).toMatch(/It takes effect 26 Nov 2026, 9:40.am Eastern European Standard Time, your time\./);
    expect(text(row)).toContain("Until then €50.00 applies.");
  });

  test("shows that a limit will be removed", async () => {
    const row = await open3(set("D", "50.00", "0.00", "50.00", { pendingDate }));
    expect(text(row)).toContain(messages.pending.removal);
    expect(text(row)).toContain("Until then €50.00 applies.");
  });

  test("shows that a first limit waits", async () => {
    const row = await open3({ ...unset("D"), pendingValue: "80.00", pendingDate });
    expect(text(row)).toContain("Change to €80.00 is waiting");
    expect(text(row)).toContain(messages.pending.untilThenNone);
  });
});

describe("where the clocks change", () => {
  beforeEach(() => void vi.stubEnv("TZ", "Europe/Helsinki"));

  const hourMs = 3_600_000;
  const openDay = async (day: object) => {
    responses["player/limits/deposit"] = () =>
      HttpResponse.json([set("D", "50.00", "20.00", "30.00", day), unset("W"), unset("M")]);
    open();
    return text((await rowsOf("deposit"))[0]);
  };

  test.each([
    [23, "2026-03-28T22:00:00.000Z", "2026-03-29T21:00:00.000Z", "30 Mar 2026, 12:00 am Eastern European Summer Time"],
    [24, "2026-03-29T21:00:00.000Z", "2026-03-30T21:00:00.000Z", "31 Mar 2026, 12:00 am Eastern European Summer Time"],
    [
      25,
      "2026-10-24T21:00:00.000Z",
      "2026-10-25T22:00:00.000Z",
      "26 Oct 2026, 12:00 am Eastern European Standard Time",
    ],
    [
      24,
      "2026-10-25T22:00:00.000Z",
      "2026-10-26T22:00:00.000Z",
      "27 Oct 2026, 12:00 am Eastern European Standard Time",
    ],
  ])(
    "a day of %i hours of the platform, from %s to %s, starts again at the player's midnight",
    async (hours, startedAt, resetAt, written) => {
      expect(Date.parse(resetAt) - Date.parse(startedAt)).toBe(hours * hourMs);
      const row = await openDay({ startedAt, resetAt });
      expect(row).toContain(`${messages.restart.replace("{time}", written)}`);
    },
  );

  test.each([
    // A day after 9:40 am of the day before: the clock on the wall shows an hour more.
    ["2026-03-29T07:40:00.000Z", "29 Mar 2026, 10:40 am Eastern European Summer Time"],
    ["2026-03-29T00:59:00.000Z", "29 Mar 2026, 2:59 am Eastern European Standard Time"],
    ["2026-03-29T01:00:00.000Z", "29 Mar 2026, 4:00 am Eastern European Summer Time"],
    // The same time on the clock, an hour apart: the name of the zone tells which.
    ["2026-10-25T00:30:00.000Z", "25 Oct 2026, 3:30 am Eastern European Summer Time"],
    ["2026-10-25T01:30:00.000Z", "25 Oct 2026, 3:30 am Eastern European Standard Time"],
    ["2026-10-25T06:40:00.000Z", "25 Oct 2026, 8:40 am Eastern European Standard Time"],
  ])("a change that waits until %s takes effect at %s", async (pendingDate, written) => {
    const row = await openDay({ pendingValue: "80.00", pendingDate });
    expect(row).toContain(messages.pending.from.replace("{time}", written));
  });
});

test.each([
  [60, "Every 60 minutes"],
  [1, "Every minute"],
  [null, "Off"],
])("the interval of the reality check, %s, reads: %s", async (timer, words) => {
  responses["player/activity/settings"] = () => HttpResponse.json({ timer });
  open();
  expect(text(await screen.findByRole("region", { name: messages.realityCheck.title }))).toContain(words);
});

test("an interval of the reality check that was saved is shown at once [ACT-012]", async () => {
  server.use(http.patch("http://platform.test/v1/player/activity/settings", () => HttpResponse.json({ timer: 30 })));
  open();
  const { title } = messages.realityCheck;
  const found = within(await screen.findByRole("region", { name: title }));
  fireEvent.click(await found.findByRole("button", { name: `Change: ${title}` }));
  fireEvent.click(found.getByRole("radio", { name: "Every 30 minutes" }));
  fireEvent.click(found.getByRole("button", { name: site.form.save }));
  await eventually(() => expect(found.queryByRole("radio")).toBeNull());
  expect(found.getByText("Every 30 minutes")).toBeTruthy();
});

describe.each(resources)("where %s fails", (path) => {
  test("no limit is shown, and none is called unlimited; a retry reads all three again [LIMIT-021, LIMIT-022]", async () => {
    const answer = responses[path];
    responses[path] = failed;
    open();
    const alert = await screen.findByRole("alert");
    expect(text(alert)).toContain(site.query.unreadable);
    expect(screen.queryByText(messages.none)).toBeNull();
    expect(screen.queryByRole("region", { name: messages.kinds.deposit.title })).toBeNull();
    // What stops play does not depend on them.
    expect(screen.getByRole("region", { name: messages.timeOut.title })).toBeTruthy();

    if (answer) responses[path] = answer;
    asked = [];
    fireEvent.click(within(alert).getByRole("button", { name: site.query.retry }));
    await card("deposit");
    expect(asked.toSorted()).toEqual([...resources].sort());
  });

  test("after it was read before, the limits stay, with their time", async () => {
    open();
    await card("deposit");
    responses[path] = failed;
    await act(() => queryClient.refetchQueries());
    expect(await screen.findByText(/We could not refresh this\. As of/)).toBeTruthy();
    expect(await rowsOf("deposit")).toHaveLength(3);
  });
});

test("a response without one of the periods is an error, not a period without a limit [LIMIT-021]", async () => {
  responses["player/limits/spend"] = () => HttpResponse.json([unset("D"), unset("W")]);
  open();
  expect(text(await screen.findByRole("alert"))).toContain(site.query.unreadable);
  expect(screen.queryByText(messages.none)).toBeNull();
});

test("time-out and self-exclusion each have a panel, which says what it is and leads there, before any limit was read [LIMIT-023]", () => {
  for (const path of resources) responses[path] = () => new Promise(() => {});
  open();
  for (const [tool, below] of [
    ["timeOut", "time-out"],
    ["selfExclusion", "self-exclusion"],
  ] as const) {
    const panel = within(screen.getByRole("region", { name: messages[tool].title }));
    expect(panel.getByText(messages[tool].text)).toBeTruthy();
    expect(panel.getByRole("link", { name: messages[tool].open }).getAttribute("href")).toBe(
      `/en-UN/my-account/gambling-limits/${below}`,
    );
  }
});

test.each([true, false])(
  "that a withdrawal gives no room back is said where the law counts deposits alone: %s",
  async (isGross) => {
    open(isGross);
    const deposits = await card("deposit");
    expect(within(deposits).queryByText(messages.gross) !== null).toBe(isGross);
    expect(within(await card("spend")).queryByText(messages.gross)).toBeNull();
  },
);
