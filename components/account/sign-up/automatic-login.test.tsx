import { render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { dispatchSignUp, setPassword, signUpState } from "@/lib/account/sign-up/store";
import { loadMessages } from "@/lib/market/messages/fetch";
import { writeConfig } from "@/tests/contract/session/browser";
import { server } from "@/tests/support/msw";
import { storedRegistration as form } from "@/tests/support/registration";
import { SignUpDialog } from "./sign-up-dialog";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push, replace() {} }) }));
const signIn = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("@/lib/session/sign-in", () => ({ signIn }));

beforeEach(async () => {
  writeConfig();
  history.replaceState(null, "", "/en-UN/signup");
  for (const area of ["signup", "account", "site"] as const) await loadMessages(area);
  const options = {
    countries: { FI: "358" },
    termsVersion: "2.0",
    product: "greenroom",
    captchaUrl: null,
    offer: null,
  };
  server.use(
    http.get(/\/api\/sign-up\//, () => HttpResponse.json(options)),
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
