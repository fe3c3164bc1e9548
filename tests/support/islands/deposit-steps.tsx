import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, vi } from "vitest";
import { DepositSteps } from "@/components/money/deposit/deposit-steps";
import { inactive } from "@/lib/money/deposit/status";
import { useDeposit } from "@/lib/money/deposit/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import money from "@/messages/en/money.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";

const mocks = vi.hoisted(() => ({ left: [] as string[] }));
vi.mock("@/lib/money/deposit/leave", () => ({ leaveFor: (address: string) => mocks.left.push(address) }));
/** The addresses for which the page was left. */
export const { left } = mocks;

export const messages = money.deposit;
export const cashierUrl = "https://cashier.test/cashier/payments/t";
export const service: { calls: MoneyCalls } = { calls: { responses: {}, sent: {}, asked: [] } };

/** Before each test: the platform that lets a player deposit, whose partner's page may be framed. */
export function prepareDeposit(): void {
  beforeEach(async () => {
    left.length = 0;
    queryClient.clear();
    useSession.setState(unknownSession, true);
    useDeposit.setState(inactive, true);
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, "", "/en-UN/deposit");
    writeConfig({ ...config, frameOrigins: ["https://cashier.test"] });
    await loadAllMessages();
    service.calls = serveMoney();
  });
}

export function open() {
  const view = render(<DepositSteps />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  return view;
}

export const text = (element: HTMLElement | null | undefined) =>
  element?.textContent.replace(/[\u00a0\u202f]/g, " ") ?? "";
export const check = (body: object) => {
  service.calls.responses["wallet/deposit/limit-check"] = json(body);
};
export const answer = (body: object, status = 201) => {
  service.calls.responses["wallet/deposit/request"] = () => HttpResponse.json(body, { status });
};
export const form = () => screen.findByRole("form", { name: messages.title });
export const requests = () => service.calls.sent["wallet/deposit/request"] ?? [];
export const frame = () => screen.queryByTitle(messages.cashier.frame);

export async function fillIn(amount: string) {
  await form();
  fireEvent.change(screen.getByLabelText("Amount in €"), { target: { value: amount } });
}
export const submit = () =>
  fireEvent.click(within(screen.getByRole("form")).getByRole("button", { name: /^Continue/ }));
