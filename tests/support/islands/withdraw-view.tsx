import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, vi } from "vitest";
import { WithdrawView } from "@/components/money/withdraw/withdraw-view";
import { ForfeitDialog } from "@/components/offers/rewards/forfeit-dialog";
import { inactive } from "@/lib/money/withdraw/flow";
import { useWithdraw } from "@/lib/money/withdraw/store";
import { forfeitDialog } from "@/lib/offers/dialogs";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";
import money from "@/messages/en/money.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: () => {} }) }));

export const messages = money.withdraw;
export const request = "wallet/withdrawal/request";
export const cancellation = "wallet/withdrawal/cancellation";

/** The platform, with the rewards that run and what was given up. */
export const service: { calls: MoneyCalls; rewards: object[]; forfeits: { path: string; body: unknown }[] } = {
  calls: { responses: {}, sent: {}, asked: [] },
  rewards: [],
  forfeits: [],
};

/** Before each test: a player with cash of 412.60 who has paid in by card, on the page of withdrawals. */
export function prepareWithdrawPage(): void {
  beforeEach(async () => {
    queryClient.clear();
    useSession.setState(unknownSession, true);
    useWithdraw.setState(inactive, true);
    useDialogs.setState({ requests: [] });
    useToasts.setState({ shown: [] });
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, "", "/en-UN/my-account/banking/withdraw");
    writeConfig();
    await loadAllMessages();
    const calls = serveMoney();
    Object.assign(service, { calls, rewards: [], forfeits: [] });
    calls.responses["wallet/recent_deposit_methods"] = json([
      { id: "card", payout: { min: "10.00", fee: "0.00", days: { least: 1, most: 2 } } },
    ]);
    calls.responses[request] = () =>
      HttpResponse.json({ result: "SUCCESS", referenceId: "2b8c51aa-1" }, { status: 201 });
    calls.responses[cancellation] = json({});
    server.use(
      http.get("http://platform.test/v2/rewards", () => HttpResponse.json(service.rewards)),
      http.put("http://platform.test/v2/rewards/:id/state", async ({ request: sent }) => {
        service.forfeits.push({ path: new URL(sent.url).pathname, body: await sent.json() });
        service.rewards = [];
        return HttpResponse.json({ state: "FORFEITED" });
      }),
    );
  });
}

/** The one dialog that the page opens, as the host shows it. */
function Host() {
  const open = useDialogs(({ requests }) => requests.find(({ handle }) => handle === forfeitDialog));
  if (!open) return null;
  const params = open.params as DialogParams<typeof forfeitDialog>;
  return <ForfeitDialog isShown canClose params={params} onClose={() => useDialogs.getState().close(forfeitDialog)} />;
}

export function open(cancelling = { here: true, at: {} }, suspended = false) {
  const view = render(
    <>
      <WithdrawView cancelling={cancelling} />
      <Host />
    </>,
  );
  act(() => dispatchSession({ type: "requested" }));
  const player = { ...signedInPlayer(), multibrand: { suspended } };
  act(() => dispatchSession({ type: "found", player }));
  return view;
}

export const text = (element: Element | null | undefined) =>
  element?.textContent?.replace(/[\u00a0\u202f]/g, " ") ?? "";
export const check = (body: object) => {
  service.calls.responses["wallet/withdrawal/limit-check"] = json(body);
};
export const profile = (change: object) => {
  service.calls.responses.profile = json({ ...openProfile, ...change });
};
export const form = () => screen.findByRole("form", { name: messages.title });
export const sent = (path: string) => service.calls.sent[path] ?? [];
export const amount = () => screen.getByLabelText<HTMLInputElement>("Amount in €");

export async function fillIn(value: string) {
  await form();
  fireEvent.change(amount(), { target: { value } });
}
export const submit = () => fireEvent.click(screen.getByRole("button", { name: /^Withdraw/ }));
