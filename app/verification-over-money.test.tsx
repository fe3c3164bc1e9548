import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DepositSteps } from "@/components/money/deposit/deposit-steps";
import { WithdrawView } from "@/components/money/withdraw/withdraw-view";
import { inactive as noDeposit } from "@/lib/money/deposit/status";
import { useDeposit } from "@/lib/money/deposit/store";
import { inactive as noWithdrawal } from "@/lib/money/withdraw/flow";
import { useWithdraw } from "@/lib/money/withdraw/store";
import { noVerification } from "@/lib/safety/verification/flow";
import { useVerification } from "@/lib/safety/verification/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import money from "@/messages/en/money.json";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { chooseFiles, jpeg, uploadUrl } from "@/tests/support/islands/verification";
import { loadAllMessages } from "@/tests/support/messages";
import { failing, json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { Dialogs } from "./dialogs";

vi.mock("next/navigation", () => ({
  usePathname: () => location.pathname,
  useRouter: () => ({ push: () => {}, replace: () => {}, prefetch: () => {} }),
}));

const messages = safety.verification;
let calls: MoneyCalls;

/** The two flows that it is opened from, and what each of them calls its parts. */
const flows = {
  deposit: {
    path: "/en-UN/my-account/banking/deposit",
    page: <DepositSteps />,
    check: "wallet/deposit/limit-check",
    open: money.deposit.notices.documentsLink,
    wanted: money.deposit.notices.required.title,
    form: money.deposit.title,
    back: messages.upload.toDeposit,
  },
  withdraw: {
    path: "/en-UN/my-account/banking/withdraw",
    page: <WithdrawView cancelling={{ here: true, at: {} }} />,
    check: "wallet/withdrawal/limit-check",
    open: money.withdraw.documents,
    wanted: money.withdraw.notices.required.title,
    form: money.withdraw.title,
    back: messages.upload.toWithdraw,
  },
} as const;

beforeEach(async () => {
  queryClient.clear();
  useDialogs.setState({ requests: [] });
  // The dialogs of the test before leave their entries.
  await new Promise((resolve) => setTimeout(resolve, 30));
  useSession.setState(unknownSession, true);
  useDeposit.setState(noDeposit, true);
  useWithdraw.setState(noWithdrawal, true);
  useVerification.setState(noVerification, true);
  localStorage.clear();
  sessionStorage.clear();
  writeConfig({ ...config, documents: { uploads: ["http://files.test"], checks: [] } });
  await loadAllMessages();
  calls = serveMoney();
  level("DATA_VERIFIED");
  Object.assign(calls.responses, {
    "wallet/deposit/limit-check": json({ result: "DOCUMENTS_REQUIRED" }),
    "wallet/withdrawal/limit-check": json({ result: "DOCUMENTS_REQUIRED" }),
    "wallet/recent_deposit_methods": json([{ id: "card", payout: { min: "10.00", fee: "0.00", days: null } }]),
    "documents/verification": json({ uploadUrl }),
    "documents/status": () => new HttpResponse(null, { status: 204 }),
  });
  documents({ idDocument: { documentStatus: "REQUESTED" } });
  server.use(http.post("http://files.test/put/:id", () => new HttpResponse(null, { status: 405 })));
  server.use(http.put("http://files.test/put/:id", () => new HttpResponse(null, { status: 201 })));
});

const level = (kycStatus: string) => {
  calls.responses.profile = json({ ...openProfile, kycStatus });
};
const documents = (body: object) => {
  calls.responses.documents = json(body);
};
const dialog = () => screen.queryByRole("dialog", { name: site.playerPages.titles.verification });
const inDialog = async () => within(await screen.findByRole("dialog", { name: site.playerPages.titles.verification }));
const press = async (name: string) => fireEvent.click(await (await inDialog()).findByRole("button", { name }));
const modal = () => useVerification.getState().modal;
const asked = (path: string) => calls.asked.filter((line) => line === `POST ${path}`).length;

/** The page of a flow, as far as the notice about documents. */
async function openFlow({ path, page, wanted }: (typeof flows)[keyof typeof flows]) {
  history.replaceState(null, "", path);
  render(
    <>
      {page}
      <Dialogs />
    </>,
  );
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  await screen.findByRole("heading", { name: wanted });
}

async function openFrom(flow: (typeof flows)[keyof typeof flows]) {
  await openFlow(flow);
  fireEvent.click(screen.getByRole("button", { name: flow.open }));
  await inDialog();
}

describe.each(Object.entries(flows))("over a %s", (name, flow) => {
  test("it is inactive, then shows what is asked for, by its kind, and closed leaves what stands against it [DEP-522, KYC-025]", async () => {
    await openFlow(flow);
    expect([dialog(), modal()]).toEqual([null, "inactive"]);
    fireEvent.click(screen.getByRole("button", { name: flow.open }));
    expect(await (await inDialog()).findByRole("button", { name: messages.kinds.idDocument })).toBeTruthy();
    expect(useVerification.getState()).toMatchObject({ modal: "notify", stage: "pending", start: name });
    await press(site.actions.close);
    await eventually(() => expect([dialog(), modal()]).toEqual([null, "closed"]));
    expect(screen.getByRole("heading", { name: flow.wanted })).toBeTruthy();
    expect(asked(flow.check)).toBe(1);
  });

  test("a document is chosen, sent, and said to be checked; the way back asks the platform again [DEP-522, KYC-017, KYC-022]", async () => {
    await openFrom(flow);
    await press(messages.kinds.idDocument);
    expect(useVerification.getState().selected).toEqual({ documentType: "idDocument" });
    await press(messages.dialog.list);
    expect(useVerification.getState().selected).toBeNull();
    await press(messages.kinds.idDocument);
    await press(messages.upload.start);
    await chooseFiles(jpeg());
    documents({ idDocument: { documentStatus: "UNDER_REVIEW" } });
    await press("Send 1 file");
    expect(await (await inDialog()).findByText(messages.step.uploaded)).toBeTruthy();
    expect(useVerification.getState()).toMatchObject({ modal: "uploaded", stage: "uploaded", selected: null });
    expect((await inDialog()).queryByRole("button", { name: messages.dialog.later })).toBeNull();
    calls.responses[flow.check] = json({ result: "SUCCESS" });
    await press(flow.back);
    expect(await screen.findByRole("form", { name: flow.form })).toBeTruthy();
    expect(asked(flow.check)).toBe(2);
  });

  test.each(["NOT_VERIFIED", "DATA_VERIFIED", "PENDING", "ENHANCED KYC", "RESTRICTED"])(
    "verify later at %s only closes it, and leads back to inactive [DEP-522, KYC-025, KYC-027]",
    async (kycStatus) => {
      level(kycStatus);
      await openFrom(flow);
      await press(messages.dialog.later);
      await eventually(() => expect([dialog(), modal()]).toEqual([null, "inactive"]));
      await eventually(() => expect(queryClient.isFetching()).toBe(0));
      expect(screen.getByRole("heading", { name: flow.wanted })).toBeTruthy();
      expect(screen.queryByRole("form", { name: flow.form })).toBeNull();
    },
  );

  test("verify later allows it where the time of verification has run out meanwhile [KYC-027]", async () => {
    await openFrom(flow);
    level("PENDING_EXPIRED");
    await press(messages.dialog.later);
    expect(await screen.findByRole("form", { name: flow.form })).toBeTruthy();
    expect([dialog(), modal()]).toEqual([null, "inactive"]);
  });

  test("it is terminated with the session, and by the way to its page, and inactive then [DEP-522, KYC-025]", async () => {
    const seen: string[] = [];
    const stop = useVerification.subscribe((state) => seen.push(state.modal));
    await openFrom(flow);
    const link = (await inDialog()).getByRole("link", { name: messages.dialog.page });
    expect(link.getAttribute("href")).toBe(`/en-UN/my-account/account/verification#from-${name}`);
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link);
    await eventually(() => expect([dialog(), modal()]).toEqual([null, "inactive"]));
    fireEvent.click(screen.getByRole("button", { name: flow.open }));
    await inDialog();
    act(() => dispatchSession({ type: "signed-out" }));
    await eventually(() => expect([dialog(), modal()]).toEqual([null, "inactive"]));
    stop();
    expect(seen.filter((state) => state === "terminated").length).toBe(2);
  });

  test("documents that cannot be read are an error with a retry, and neither sent nor verified [KYC-017]", async () => {
    calls.responses.documents = failing;
    await openFrom(flow);
    const retry = await (await inDialog()).findByRole("button", { name: site.query.retry });
    expect(useVerification.getState().stage).toBe("error");
    documents({ idDocument: { documentStatus: "VERIFIED" } });
    fireEvent.click(retry);
    expect(await (await inDialog()).findByText(messages.step.success)).toBeTruthy();
    expect(useVerification.getState()).toMatchObject({ stage: "success", modal: "notify" });
    // Nothing is left to send: the way back asks the platform again.
    await press(flow.back);
    await eventually(() => expect([dialog(), asked(flow.check)]).toEqual([null, 2]));
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
  });
});
