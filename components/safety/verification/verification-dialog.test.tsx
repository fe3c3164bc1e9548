import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { dispatchSession } from "@/lib/session/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { type DocumentCalls, failed, json, prepareVerification } from "@/tests/support/islands/verification";
import { loadAllMessages } from "@/tests/support/messages";
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

test("an account that cannot be read is not one of which nothing is wanted", async () => {
  calls.respond.profile = failed(400);
  openDialog();
  expect(await screen.findByRole("button", { name: site.query.retry })).toBeTruthy();
  expect(screen.queryByText(messages.step.success)).toBeNull();
});
