import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { tellSignUp } from "@/lib/account/sign-up/store";
import { loadMessages } from "@/lib/market/messages/fetch";
import { queryClient } from "@/lib/session/player-queries";
import { handOver } from "@/tests/contract/session/browser";
import { server } from "@/tests/support/msw";
import { keptRegistration as form } from "@/tests/support/registration";
import { SignUpDialog } from "./sign-up-dialog";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push() {}, replace() {} }) }));

const options = { countries: { FI: "358" }, termsVersion: "2.0", product: "greenroom", captchaUrl: null, offer: null };

beforeEach(async () => {
  queryClient.clear();
  sessionStorage.clear();
  tellSignUp({ type: "finished" });
  history.replaceState(null, "", "/en-UN/signup");
  handOver();
  for (const area of ["signup", "account", "site"] as const) await loadMessages(area);
  server.use(
    http.get("http://localhost:3000/api/sign-up/en-UN", () => HttpResponse.json(options)),
    http.get("http://platform.test/v1/player/access/context", () => HttpResponse.json({ isRestricted: false })),
  );
});

const open = () => render(<SignUpDialog isShown canClose onClose={() => {}} />);
const formField = () => document.querySelector("[name=firstName]");

test("too many codes outlive the reset: a sign-up that is opened before their time says when to try again, in place of its form [SIGNUP-017]", async () => {
  tellSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
  tellSignUp({ type: "blocked", untilMs: Date.now() + 1_500 });
  open();
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Too many attempts\. .*You can try again at \d/);
  expect(formField()).toBeNull();
  expect(screen.queryByText(/^Step /)).toBeNull();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();

  // Its time is over.
  const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 4_000 });
  fireEvent.click(again);
  await waitFor(() => expect(formField()).toBeTruthy());
  expect(screen.getByText("Step 1 of 4")).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>("[name=email]")?.value).toBe("");
});

test.each([
  ["whose time has passed", Date.now() - 1],
  ["of which nobody knows the time", null],
])("too many codes %s are forgotten once the sign-up is opened anew [SIGNUP-017]", async (_, untilMs) => {
  tellSignUp({ type: "blocked", untilMs });
  open();
  await waitFor(() => expect(formField()).toBeTruthy());
});
