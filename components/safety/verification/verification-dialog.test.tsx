import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { eddDialog } from "@/lib/safety/dialogs";
import { dispatchSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer } from "@/tests/contract/session/browser";
import {
  type DocumentCalls,
  failed,
  json,
  prepareVerification,
  showVerification,
} from "@/tests/support/islands/verification";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { VerificationDialog } from "./verification-dialog";

const messages = safety.verification;
const verified = { idDocument: { documentStatus: "VERIFIED" }, addressDocument: { documentStatus: "VERIFIED" } };
let calls: DocumentCalls;

beforeEach(async () => {
  calls = await prepareVerification();
  calls.respond.documents = json(verified);
});

/** Over a deposit. */
function openDialog() {
  const onEnd = vi.fn();
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  const { unmount } = render(
    <VerificationDialog isShown canClose onClose={() => unmount()} params={{ start: "deposit", onEnd }} />,
  );
  return onEnd;
}

test("a source of wealth that the account's list names is asked for, though its document was never requested", async () => {
  calls.respond.profile = json({ ...openProfile, requestDocumentTypeStatus: "ID, SOW" });
  const onEnd = openDialog();
  fireEvent.click(await screen.findByRole("button", { name: messages.kinds.sowDocument }));
  expect(await screen.findByRole("region", { name: messages.kinds.sowDocument })).toBeTruthy();
  expect(screen.queryByText(messages.step.success)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: messages.dialog.later }));
  expect(onEnd).toHaveBeenCalledWith("verifyLater");
});

describe("questions that are asked for", () => {
  beforeEach(() => {
    useDialogs.setState({ requests: [] });
    calls.respond.documents = json({ ...verified, eddQuestionnaire: { documentStatus: "REQUESTED" } });
    server.use(http.get("http://platform.test/v1/player/activity/:name", () => HttpResponse.json({ reminder: null })));
  });

  test("open in their own dialog, from the card that says what they are", async () => {
    calls.respond.profile = json({ ...openProfile, eddQuestionnaire: true, kycStatus: "EDD_PENDING" });
    openDialog();
    fireEvent.click(await screen.findByRole("button", { name: messages.kinds.eddQuestionnaire }));
    fireEvent.click(await screen.findByRole("button", { name: messages.questions }));
    expect(useDialogs.getState().requests.map(({ handle, params }) => [handle, params])).toEqual([
      [eddDialog, { asker: "profile" }],
    ]);
  });

  test("lead to support where nobody takes an answer", async () => {
    openDialog();
    fireEvent.click(await screen.findByRole("button", { name: messages.kinds.eddQuestionnaire }));
    expect(await screen.findByRole("link", { name: messages.support })).toBeTruthy();
    expect(screen.queryByRole("button", { name: messages.questions })).toBeNull();
  });
});

test("where all is verified by now, the way back checks the deposit again", async () => {
  const onEnd = openDialog();
  expect(await screen.findByText(messages.step.success)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: messages.upload.toDeposit }));
  expect(onEnd).toHaveBeenCalledWith("uploaded");
});

test("where the law wants an age verified before a deposit and nothing is asked for, it leads to support", async () => {
  history.replaceState(null, "", "/en-GB/my-account/banking/deposit");
  await loadAllMessages();
  calls.respond.documents = json({});
  calls.respond.profile = json({ ...openProfile, kycStatus: "NOT_VERIFIED" });
  openDialog();
  expect(await screen.findByRole("heading", { name: messages.age.title })).toBeTruthy();
  expect(screen.getByRole("link", { name: messages.support }).getAttribute("href")).toBe("/en-GB/contact-us/support");
  expect(screen.queryByText(messages.step.success)).toBeNull();
  expect(screen.getByRole("button", { name: messages.upload.toDeposit })).toBeTruthy();
});

describe("what was read before it opened", () => {
  /** A page of this tab has read account and documents; resolves once it has. */
  async function readBefore() {
    showVerification();
    await screen.findByRole("region", { name: messages.kinds.sowDocument });
    cleanup();
    await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
  }
  beforeEach(() => {
    calls.respond.profile = json({ ...openProfile, requestDocumentTypeStatus: "SOW" });
  });

  test("is not asked for once the account does not require it any more", async () => {
    await readBefore();
    calls.respond.profile = json({ ...openProfile, requestDocumentTypeStatus: "" });
    openDialog();
    expect(screen.queryByRole("button", { name: messages.kinds.sowDocument })).toBeNull();
    expect(await screen.findByText(messages.step.success)).toBeTruthy();
  });

  test("is not asked for while the platform is asked whether it was sent meanwhile", async () => {
    await readBefore();
    let respond = (_: Response) => {};
    calls.respond.documents = () => new Promise((resolve) => (respond = resolve));
    openDialog();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole("button", { name: messages.kinds.sowDocument })).toBeNull();
    respond(json({ ...verified, sowDocument: { documentStatus: "UNDER_REVIEW" } })());
    expect(await screen.findByText(messages.step.uploaded)).toBeTruthy();
  });

  test("counts where it cannot be read anew", async () => {
    await readBefore();
    calls.respond.profile = failed(400);
    openDialog();
    expect(await screen.findByRole("button", { name: messages.kinds.sowDocument })).toBeTruthy();
  });
});

test("an account that cannot be read is not one of which nothing is wanted", async () => {
  calls.respond.profile = failed(400);
  openDialog();
  expect(await screen.findByRole("button", { name: site.query.retry })).toBeTruthy();
  expect(screen.queryByText(messages.step.success)).toBeNull();
});
