import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { SignUpDialog } from "@/components/account/sign-up/sign-up-dialog";
import { dispatchSignUp, signUpState } from "@/lib/account/sign-up/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { signUpOptions, storedRegistration } from "@/tests/support/registration";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push() {}, replace() {} }) }));
vi.mock("@/lib/site/browser-reports/report", () => ({ report: () => "R1" }));

const options = { ...signUpOptions, countries: { CA: "1", FI: "358" } };
let sent: unknown[];

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-22T12:00:00Z"), toFake: ["Date"] });
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
  dispatchSignUp({ type: "finished" });
  history.replaceState(null, "", "/en-UN/signup");
  writeConfig();
  sent = [];
  await loadAllMessages();
  server.use(
    http.get("*/api/sign-up/en-UN", () => HttpResponse.json(options)),
    http.get("*/v1/player/access/context", () => HttpResponse.json({ isRestricted: false })),
    http.get("*/v1/site/config", () => HttpResponse.json({ smsVerification: true })),
    http.get("*/v1/player/markets/risk-setting", () => HttpResponse.json({})),
    http.post("*/v1/registration/sms_request", () => HttpResponse.json({ resendInSeconds: 60 })),
    http.put("*/v1/registration", async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return () => void vi.useRealTimers();
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.submit(field("dateOfBirth").form as HTMLFormElement);
const details = { playerId: "P7", token: "t" };

async function open(countryCode: string) {
  dispatchSignUp({ type: "registered", details, form: { ...storedRegistration, countryCode } });
  render(<SignUpDialog isShown canClose onClose={() => {}} />);
  await waitFor(() => expect(field("dateOfBirth")).toBeTruthy());
  fill("dateOfBirth", "5/17/2008");
  fill("postalCode", "00100");
}

test("who is 18 where 19 is the least age is refused before anything is sent, with that age, which the chosen province decides [SIGNUP-024]", async () => {
  await open("CA");
  expect(screen.getByLabelText("Date of birth (you must be 19 or older)")).toBe(field("dateOfBirth"));
  submit();
  expect(await screen.findByText("You must be 19 or older to play.")).toBeTruthy();
  expect(sent).toEqual([]);
  fill("province", "AB");
  await waitFor(() => expect(screen.getByLabelText("Date of birth (you must be 18 or older)")).toBeTruthy());
  submit();
  await waitFor(() => expect(signUpState().progress.currentStep).toBe("Verification"));
  expect(sent).toEqual([expect.objectContaining({ dateOfBirth: "2008-05-17", province: "AB" })]);
});

test("who is in a place with a higher age than that of their home has to be as old as it says [SIGNUP-024]", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the site's own cookie of the detected country
  document.cookie = "country-code=CA; path=/";
  await open("FI");
  submit();
  expect(await screen.findByText("You must be 19 or older to play.")).toBeTruthy();
  expect(sent).toEqual([]);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "country-code=; path=/; max-age=0";
});
