import { act, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { dispatchSignUp, signUpState } from "@/lib/account/sign-up/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { storedRegistration as form, signUpOptions } from "@/tests/support/registration";
import { SignUpDialog } from "./sign-up-dialog";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push() {}, replace() {} }) }));

test("Back leads from the second step of a sign-up to its first", async () => {
  queryClient.clear();
  // A new entry: one that a test before this has gone back from would be the next one's.
  history.pushState(null, "", "/en-UN/signup");
  writeConfig();
  await loadAllMessages();
  server.use(
    http.get("*/api/sign-up/en-UN", () => HttpResponse.json(signUpOptions)),
    http.get("*/v1/player/access/context", () => HttpResponse.json({ isRestricted: false })),
    http.get("*/v1/site/config", () => HttpResponse.json({ smsVerification: true })),
  );
  const onClose = vi.fn();
  const { unmount } = render(<SignUpDialog isShown canClose onClose={onClose} />);
  await waitFor(() => expect(document.querySelector("[name=firstName]")).toBeTruthy());
  const entries = history.length;
  act(() => dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form }));
  await waitFor(() => expect(document.querySelector("[name=dateOfBirth]")).toBeTruthy());
  await waitFor(() => expect(history.length).toBe(entries + 1));
  act(() => history.back());
  await waitFor(() => expect(signUpState().progress.currentStep).toBe("Details"));
  expect(screen.getByRole("dialog").isConnected).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  unmount();
  dispatchSignUp({ type: "finished" });
});
