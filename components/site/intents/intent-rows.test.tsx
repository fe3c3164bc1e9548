import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { accountIntents } from "@/lib/account/intents";
import type { Intent } from "@/lib/core/intents/intent";
import { moneyIntents } from "@/lib/money/intents";
import { safetyIntents } from "@/lib/safety/intents";
import { registerIntentKinds } from "@/lib/session/intents/kinds";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { IntentRows } from "./intent-rows";

const startedAt = new Date(2026, 10, 25, 14, 31).getTime();
const unknown: Intent = {
  id: "3f2b8c1d-0000-4000-8000-000000000000",
  operation: "deposit",
  owner: "P1",
  mark: "1",
  parameters: { amountMinor: 2_500, currency: "EUR" },
  before: null,
  state: "unknown",
  code: null,
  startedAt,
  unknownSince: startedAt + 1_000,
  settledAt: null,
  keyUntil: null,
  until: null,
};
const done: Intent = { ...unknown, id: "d", state: "done", settledAt: startedAt, until: Date.now() + 60_000 };
const notDone: Intent = { ...done, id: "n", state: "refused", code: "not-done" };
const registration: Intent = { ...unknown, id: "r", operation: "registration", owner: null, parameters: null };

/** As an earlier page, or another tab, left them. */
const keep = (...some: Intent[]) => {
  for (const intent of some) localStorage.setItem(`intent:${intent.id}`, JSON.stringify({ v: 1, value: intent }));
};

beforeEach(async () => {
  history.replaceState(null, "", "/en-UN");
  localStorage.clear();
  queryClient.clear();
  writeConfig();
  await loadAllMessages();
  registerIntentKinds([...accountIntents, ...moneyIntents, ...safetyIntents]);
  // The truth is not known in these tests.
  server.use(
    http.get("*/v1/player/wallet/transactions", () => HttpResponse.error()),
    http.get("*/v1/player/limits/:kind", () => HttpResponse.error()),
  );
  useSession.setState({ status: "pending", session: null }, true);
});

function renderRows(session: "player" | "guest"): void {
  if (session === "guest") dispatchSession({ type: "found-guest" });
  else dispatchSession({ type: "signed-in", player: signedInPlayer() });
  render(<IntentRows />);
}
const rows = () => screen.queryAllByRole("listitem");
const texts = () => rows().map((row) => within(row).getAllByRole("paragraph")[0]?.textContent);

describe("the row of an operation without a response", () => {
  test("says what was asked, since when, its reference, and that it is neither done nor failed", () => {
    keep(unknown);
    renderRows("player");
    const facts = within(rows()[0] ?? document.body)
      .getAllByText(/./)
      .map(({ textContent }) => textContent);
    expect(facts).toEqual([
      "Checking: deposit of €25.00",
      "We do not know yet whether it took effect. We keep checking until we know, and do not send it again.",
      expect.stringMatching(/^Asked for: 25 Nov 2026, 2:31\spm/),
      "Reference: 3F2B8C1D",
    ]);
  });

  test("cannot be closed while it is open", () => {
    keep(unknown);
    renderRows("player");
    expect(screen.queryByRole("button")).toBeNull();
  });

  test.each([
    [done, "Done: deposit of €25.00", "It worked, and it counts once."],
    [
      notDone,
      "Not done: deposit of €25.00",
      "It did not take effect, and it will not later. You can ask for it again.",
    ],
  ])("that is $state ends in words, and can be closed for good", async (ended, title, hint) => {
    keep(ended);
    renderRows("player");
    expect(texts()).toEqual([title]);
    expect(screen.getByText(hint)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Close: deposit of €25.00" }));
    await waitFor(() => expect(rows()).toEqual([]));
    expect(localStorage.getItem(`intent:${ended.id}`)).toBeNull();
    expect(screen.queryByRole("region")).toBeNull();
  });

  test("of a registration says that only its player can send it again", () => {
    keep(registration);
    renderRows("guest");
    expect(texts()).toEqual(["Not known yet: your registration"]);
    expect(screen.getByText(/Send the form again: it counts once\.$/)).toBeTruthy();
  });

  test.each([
    ["deposit", "Checking: change of your deposit limit"],
    ["spend", "Checking: change of your spend limit"],
  ])("of a change of a %s limit names the kind", (kind, title) => {
    const parameters = { kind, period: "D", action: "set", amount: { amountMinor: 5_000, currency: "EUR" } };
    keep({ ...unknown, operation: "limit", parameters });
    renderRows("player");
    expect(texts()).toEqual([title]);
  });

  test("of an operation that this release does not know is a request", () => {
    keep({ ...unknown, operation: "something-new", parameters: null });
    renderRows("player");
    expect(texts()).toEqual(["Checking: your request"]);
  });

  test("with an amount that cannot be read is a request", () => {
    keep({ ...unknown, parameters: { amountMinor: "many", currency: "EUR" } });
    renderRows("player");
    expect(texts()).toEqual(["Checking: your request"]);
  });
});

test.each([
  ["a time that no date can hold", { ...unknown, startedAt: 1e300 }],
  ["no state of an intent", { ...unknown, state: "lost" }],
  ["no reference", { ...unknown, id: "" }],
])("stored text with %s is no row, and breaks no page", (_what, broken) => {
  localStorage.setItem("intent:x", JSON.stringify({ v: 1, value: broken }));
  localStorage.setItem("intent:y", "{");
  renderRows("player");
  expect(rows()).toEqual([]);
});

test("several rows stand in one region, the oldest first, and go with their player", async () => {
  keep({ ...unknown, id: "b", startedAt: startedAt + 1 }, done, registration);
  renderRows("player");
  expect(within(screen.getByRole("region", { name: "Requests without an answer" })).getAllByRole("list")).toHaveLength(
    1,
  );
  expect(texts()).toEqual(["Done: deposit of €25.00", "Checking: deposit of €25.00"]);
  act(() => dispatchSession({ type: "signed-out" }));
  await waitFor(() => expect(texts()).toEqual(["Not known yet: your registration"]));
});
