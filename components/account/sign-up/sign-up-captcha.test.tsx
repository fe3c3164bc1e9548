import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { dispatchSignUp } from "@/lib/account/sign-up/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { signUpOptions, storedRegistration } from "@/tests/support/registration";
import { SignUpDialog } from "./sign-up-dialog";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push() {}, replace() {} }) }));
vi.mock("@/lib/site/browser-reports/report", () => ({ report: () => "R1" }));

const captchaUrl = "http://frames.test/captcha";
const options = { ...signUpOptions, captchaUrl };
let sent: (string | null)[];

beforeEach(async () => {
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
    http.post("*/v1/registration", ({ request }) => {
      sent.push(request.headers.get("X-Captcha-Token"));
      return HttpResponse.json({ playerId: "P7", token: "t" }, { status: 201 });
    }),
  );
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const frame = () => document.querySelector("iframe");

test("the captcha comes with the first key that is pressed, and the first step waits for its token: without one it is not sent [API-004]", async () => {
  render(<SignUpDialog isShown canClose onClose={() => {}} />);
  await waitFor(() => expect(field("firstName")).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(frame()).toBeNull();

  type("firstName", "Aino");
  type("lastName", "Mäki");
  type("email", "aino@example.com");
  type("password", "Long enough 7");
  type("phone", "0401234567");
  for (const name of ["termsAndConditions", "cookiePolicyAccepted"]) fireEvent.click(field(name));
  // Sent at once, before the frame could be there.
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(frame()?.src).toContain(captchaUrl));
  const posted = vi.spyOn(frame()?.contentWindow as Window, "postMessage");
  fireEvent.load(frame() as Element);
  await waitFor(() => expect(posted).toHaveBeenCalledOnce());
  expect(sent).toEqual([]);

  const [{ id }] = posted.mock.calls[0] as unknown as [{ id: string }];
  const source = frame()?.contentWindow as Window;
  const origin = new URL(captchaUrl).origin;
  window.dispatchEvent(
    new MessageEvent("message", { data: { type: "captcha-token", id, token: "T1" }, origin, source }),
  );
  await waitFor(() => expect(sent).toEqual(["T1"]));
  expect(await screen.findByRole("dialog", { name: "A little more about you" })).toBeTruthy();
});

test("each code is requested and checked with a token of its own [API-004]", async () => {
  const given = new Map<string, string | null>();
  const record = ({ request }: { request: Request }) => {
    given.set(new URL(request.url).pathname, request.headers.get("X-Captcha-Token"));
    return request.url.endsWith("_request")
      ? HttpResponse.json({ resendInSeconds: 60 })
      : new HttpResponse(null, { status: 204 });
  };
  server.use(http.post("*/v1/registration/:call", record));
  useOneTimeCodes.getState().forget();
  dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form: storedRegistration });
  dispatchSignUp({ type: "contact-sent", requirement: "both" });
  render(<SignUpDialog isShown canClose onClose={() => {}} />);
  await waitFor(() => expect(frame()).toBeTruthy());
  let count = 0;
  vi.spyOn(frame()?.contentWindow as Window, "postMessage").mockImplementation((message: unknown) => {
    const source = frame()?.contentWindow as Window;
    const data = { type: "captcha-token", id: Object(message).id, token: `T${++count}` };
    window.dispatchEvent(new MessageEvent("message", { data, origin: new URL(captchaUrl).origin, source }));
  });
  fireEvent.load(frame() as Element);
  for (const channel of ["sms", "email"]) {
    await waitFor(() => expect(given.has(`/v1/registration/${channel}_request`)).toBe(true));
    await waitFor(() => expect(field("pincode")).toBeTruthy());
    type("pincode", "123456");
    fireEvent.submit(field("pincode").form as HTMLFormElement);
    await waitFor(() => expect(given.has(`/v1/registration/${channel}_verification`)).toBe(true));
  }
  const paths = ["sms_request", "sms_verification", "email_request", "email_verification"];
  expect([...given.keys()]).toEqual(paths.map((path) => `/v1/registration/${path}`));
  expect([...given.values()]).toEqual(["T1", "T2", "T3", "T4"]);
});
