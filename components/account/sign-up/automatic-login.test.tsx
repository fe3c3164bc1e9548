import { render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { LoginDialog } from "@/components/account/login/login-dialog";
import { useLoginState } from "@/lib/account/login/store";
import { dispatchSignUp, setPassword, signUpState } from "@/lib/account/sign-up/store";
import { writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { storedRegistration as form, signUpOptions } from "@/tests/support/registration";
import { SignUpDialog } from "./sign-up-dialog";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push, replace() {} }) }));
const signIn = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("@/lib/session/sign-in/sign-in", () => ({ signIn }));

beforeEach(async () => {
  writeConfig();
  history.replaceState(null, "", "/en-UN/signup");
  document.documentElement.dataset.brand = "greenroom";
  await loadAllMessages();
  server.use(
    http.get(/\/api\/sign-up\//, () => HttpResponse.json(signUpOptions)),
    http.get(/\/player\/access\/context$/, () => HttpResponse.json({ isRestricted: false })),
  );
});

test("a new player who is let in waits for their welcome at the last step, never at an empty first one, and nothing of the sign-up is kept", async () => {
  setPassword("Long enough 7");
  dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
  dispatchSignUp({ type: "contact-sent", requirement: "none" });
  const { unmount } = render(<SignUpDialog isShown canClose onClose={() => {}} />);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/en-UN/welcome-to-greenroom"));
  // The page of the welcome is still on its way.
  expect((await screen.findByText("Logging you in")).isConnected).toBe(true);
  expect(document.querySelector('[name="firstName"]')).toBeNull();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("P7");
  unmount();
  expect([signUpState().progress.currentStep, signUpState().details]).toEqual(["Details", null]);
});

test("after a reload, which the password does not outlive, the last step opens the login with the e-mail filled in, and the sign-up is over", async () => {
  history.replaceState(null, "", "/en-UN");
  setPassword(null);
  dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
  dispatchSignUp({ type: "contact-sent", requirement: "none" });
  const onClose = vi.fn();
  const { unmount } = render(<SignUpDialog isShown canClose onClose={onClose} />);
  await waitFor(() => expect(location.hash).toBe("#login"));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  expect([signUpState().progress.currentStep, signUpState().details]).toEqual(["Details", null]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("P7");

  render(<LoginDialog isShown canClose onClose={() => {}} />);
  expect(screen.getByText("Your account is ready. Log in with the password that you chose.").isConnected).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe(form.email);
  expect(useLoginState.getState().redirect?.path).toBe("/en-UN/welcome-to-greenroom");
});
