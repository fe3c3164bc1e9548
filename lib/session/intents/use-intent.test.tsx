import { renderHook, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { depositOperation, depositResolver } from "@/lib/money/deposit/operation";
import { queryClient, usePlayerQuery } from "@/lib/session/player/player-queries";
import { dispatchSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { server } from "@/tests/support/msw";
import { registerResolvers } from "./browser-intents";
import { intentsQuery } from "./queries";
import { useIntent } from "./use-intent";

const wish = { amount: money(2_000, "EUR"), methodId: "card" };

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  writeConfig();
  registerResolvers([depositResolver]);
  dispatchSession({ type: "signed-in", player: signedInPlayer() });
});

function renderDeposit() {
  return renderHook(() => ({
    deposit: useIntent(depositOperation),
    intents: usePlayerQuery(intentsQuery).data ?? [],
  })).result;
}

test("a deposit without a response is being checked, and done once the ledger has it", async () => {
  const keys: (string | null)[] = [];
  let isBooked = false;
  server.use(
    http.post("*/v1/player/wallet/deposit/request", ({ request }) => {
      keys.push(request.headers.get("Idempotency-Key"));
      return HttpResponse.error();
    }),
    http.get("*/v1/player/wallet/transactions", () =>
      HttpResponse.json(
        isBooked ? [{ referenceId: keys[0], type: "DEPOSIT", status: "SUCCESS", amount: "20.00" }] : [],
      ),
    ),
  );
  const shown = renderDeposit();
  shown.current.deposit.mutate(wish);
  await waitFor(() => expect(shown.current.deposit.data).toMatchObject({ state: "unknown" }));
  await waitFor(() => expect(shown.current.intents).toMatchObject([{ state: "unknown", id: keys[0] }]));

  shown.current.deposit.mutate(wish);
  await waitFor(() => expect(shown.current.deposit.data).toMatchObject({ state: "open" }));
  expect(keys).toHaveLength(1);

  isBooked = true;
  dispatchEvent(new Event("visibilitychange"));
  await queryClient.invalidateQueries();
  await waitFor(() => expect(shown.current.intents).toMatchObject([{ state: "done" }]));
});

test("a refused deposit fails with its code, and nothing is left to check", async () => {
  server.use(
    http.post("*/v1/player/wallet/deposit/request", () =>
      HttpResponse.json({ code: "error.deposit.not_allowed" }, { status: 409 }),
    ),
  );
  const shown = renderDeposit();
  shown.current.deposit.mutate(wish);
  await waitFor(() => expect(shown.current.deposit.error).toMatchObject({ code: "error.deposit.not_allowed" }));
  expect(shown.current.intents).toEqual([]);
});
