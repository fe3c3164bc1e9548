import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { money } from "@/lib/core/money";
import { depositOperation } from "@/lib/money/deposit/operation";
import { useIntentPresence } from "@/lib/session/intents/presence";
import { runIntent } from "@/lib/session/intents/run";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { server } from "@/tests/support/msw";
import { Intents } from "./player-islands";

vi.mock("next/navigation", () => ({ usePathname: () => "/en-UN", useRouter: () => ({ push: () => {} }) }));
const isLoaded = vi.hoisted(() => vi.fn());
vi.mock("./intents", async (original) => {
  isLoaded();
  return original();
});

beforeEach(() => {
  history.replaceState(null, "", "/en-UN");
  localStorage.clear();
  queryClient.clear();
  writeConfig();
  useIntentPresence.setState({ isThere: false });
  useSession.setState({ status: "pending", session: null }, true);
  server.use(
    http.post("*/v1/player/wallet/deposit/request", () => HttpResponse.error()),
    http.get("*/v1/player/wallet/transactions", () => HttpResponse.json([])),
  );
});

test("a page loads nothing of intents until its browser keeps one; then it shows what is unknown", async () => {
  render(<Intents />);
  const player = signedInPlayer();
  act(() => dispatchSession({ type: "signed-in", player }));
  await act(() => vi.dynamicImportSettled());
  expect(isLoaded).not.toHaveBeenCalled();
  expect(screen.getByRole("status").childElementCount).toBe(0);

  await act(() =>
    runIntent(depositOperation, player.playerId, {
      amount: money(2_000, "EUR"),
      methodId: "card",
      selectedBonusId: null,
      returnUrl: "",
    }),
  );
  expect(await screen.findByText("Checking: deposit of €20.00")).toBeTruthy();
});

test("what another tab left without a response is shown as soon as it has stored it", async () => {
  const { playerId } = signedInPlayer();
  await runIntent(depositOperation, playerId, {
    amount: money(2_000, "EUR"),
    methodId: "card",
    selectedBonusId: null,
    returnUrl: "",
  });
  useIntentPresence.setState({ isThere: false });
  const kept = Object.entries<string>({ ...localStorage }).filter(([key]) => key.startsWith("intent:"));
  for (const [key] of kept) localStorage.removeItem(key);
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  render(<Intents />);
  expect(screen.getByRole("status").childElementCount).toBe(0);
  for (const [key, text] of kept) {
    localStorage.setItem(key, text);
    act(() => void dispatchEvent(new StorageEvent("storage", { key })));
  }
  expect(await screen.findByText("Checking: deposit of €20.00")).toBeTruthy();
});

test("what an earlier page left without a response is shown on arrival", async () => {
  const { playerId } = signedInPlayer();
  await runIntent(depositOperation, playerId, {
    amount: money(2_000, "EUR"),
    methodId: "card",
    selectedBonusId: null,
    returnUrl: "",
  });
  useIntentPresence.setState({ isThere: false });
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  render(<Intents />);
  expect(await screen.findByText("Checking: deposit of €20.00")).toBeTruthy();
});
