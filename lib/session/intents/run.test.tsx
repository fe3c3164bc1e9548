import { act, renderHook, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { depositOperation } from "@/lib/money/deposit/operation";
import { moneyIntents } from "@/lib/money/intents";
import { queryClient, usePlayerMutation } from "@/lib/session/player/player-queries";
import { dispatchSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { server } from "@/tests/support/msw";
import { registerIntentKinds } from "./kinds";
import { recheckIntents } from "./recheck";
import { intentMutation } from "./run";
import { useIntentRows } from "./use-intent-rows";

const requested = { amount: money(2_000, "EUR"), methodId: "card", selectedBonusId: null, returnUrl: "" };

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  writeConfig();
  registerIntentKinds(moneyIntents);
  dispatchSession({ type: "signed-in", player: signedInPlayer() });
});

function renderDeposit() {
  return renderHook(() => ({
    deposit: usePlayerMutation(({ playerId }) => intentMutation(depositOperation, playerId)),
    rows: useIntentRows(),
  })).result;
}

const payment = (referenceId: string | null | undefined) => ({
  ...{ referenceId, type: "DEPOSIT", category: "PAYMENT", status: "SUCCESS", amount: "20.00" },
  transactionDate: new Date().toISOString(),
});

test("a deposit without a response is being checked, is not sent again meanwhile, and is done once the ledger has it", async () => {
  const keys: (string | null)[] = [];
  let isBooked = false;
  server.use(
    http.post("*/v1/player/wallet/deposit/request", ({ request }) => {
      keys.push(request.headers.get("Idempotency-Key"));
      return HttpResponse.error();
    }),
    http.get("*/v1/player/wallet/transactions", () => HttpResponse.json(isBooked ? [payment(keys[0])] : [])),
  );
  const shown = renderDeposit();
  shown.current.deposit.mutate(requested);
  await waitFor(() => expect(shown.current.deposit.data).toMatchObject({ state: "unknown" }));
  await waitFor(() => expect(shown.current.rows).toMatchObject([{ state: "unknown", id: keys[0] }]));

  shown.current.deposit.mutate(requested);
  await waitFor(() => expect(shown.current.deposit.data).toMatchObject({ state: "open" }));
  expect(keys).toHaveLength(1);

  isBooked = true;
  // As a push message does.
  await act(recheckIntents);
  await waitFor(() => expect(shown.current.rows).toMatchObject([{ state: "done" }]));
});

test("a refused deposit fails with its code, and nothing is left to check", async () => {
  server.use(
    http.post("*/v1/player/wallet/deposit/request", () =>
      HttpResponse.json({ code: "error.deposit.not_allowed" }, { status: 409 }),
    ),
  );
  const shown = renderDeposit();
  shown.current.deposit.mutate(requested);
  await waitFor(() => expect(shown.current.deposit.error).toMatchObject({ code: "error.deposit.not_allowed" }));
  expect(shown.current.rows).toEqual([]);
});
