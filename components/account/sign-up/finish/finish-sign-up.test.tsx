import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { UnfinishedNotice } from "@/components/account/profile/unfinished-notice";
import { useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { signUpState } from "@/lib/account/sign-up/store";
import { stepLeft } from "@/lib/account/sign-up/unfinished";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import english from "@/messages/en/account.json";
import account from "@/messages/pt/account.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { signUpOptions } from "@/tests/support/registration";
import { FinishSignUpDialog } from "./finish-sign-up-dialog";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push() {}, replace() {} }) }));

/** The platform's state, and the requests to it. */
let accountStatus: string;
let marketRiskSetting: string;
let missingVerification: string | undefined;
let profile: object;
let news: Record<string, boolean>;
let sent: { call: string; body: object; authorization: string | null }[];
const close = vi.fn();

const note = (next: string | null) => async (info: { request: Request }) => {
  const { request } = info;
  sent.push({
    call: new URL(request.url).pathname,
    body: (await request.json()) as object,
    authorization: request.headers.get("Authorization"),
  });
  if (next) accountStatus = next;
  return new HttpResponse(null, { status: 204 });
};

beforeEach(async () => {
  queryClient.clear();
  sent = [];
  close.mockClear();
  marketRiskSetting = "SMS";
  missingVerification = undefined;
  news = { email: false, sms: false, phone: false, post: false };
  useOneTimeCodes.getState().forget();
  useDialogs.setState({ requests: [] });
  writeConfig();
  history.replaceState(null, "", "/en-UN");
  await loadAllMessages();
  dispatchSession({ type: "signed-in", player: signedInPlayer() });
  profile = { ...openProfile, firstName: "Mika", email: "mika@example.com", mobilePhone: "+358401234567" };
  server.use(
    http.get("*/api/sign-up/:locale", ({ params }) =>
      HttpResponse.json({ ...signUpOptions, taxNumber: params.locale === "br-BR" ? "cpf" : "none" }),
    ),
    http.get("*/v1/player/access/details", () => HttpResponse.json({ accountStatus, missingVerification })),
    http.get("*/v1/player/profile", () => HttpResponse.json(profile)),
    http.get("*/v1/player/marketing-preferences", () => HttpResponse.json(news)),
    http.get("*/v1/site/config", () => HttpResponse.json({})),
    http.get("*/v1/player/markets/risk-setting", () => HttpResponse.json({ marketRiskSetting })),
    http.put("*/v1/registration", (info) => note("ACCOUNT_UNVERIFIED")(info)),
    http.post("*/v1/registration/sms_verification", (info) => note("REGISTERED")(info)),
    http.post("*/v1/registration/:request", (info) => {
      void note(null)(info);
      return HttpResponse.json({ resendInSeconds: 60 });
    }),
  );
});

const show = () => render(<FinishSignUpDialog isShown canClose onClose={close} />);
const type = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`[name="${name}"]`) as Element, { target: { value } });
const submit = () => fireEvent.click(document.querySelector("button[type=submit]") as Element);

test("a sign-up that was left at its second step continues there, with the phone number, then with the code, and ends in the welcome", async () => {
  accountStatus = "PRE_REGISTERED";
  show();
  await screen.findByRole("dialog", { name: "A little more about you" });
  expect(await screen.findByText("+358 401234567")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  type("dateOfBirth", "5/17/1990");
  type("postalCode", "00100");
  submit();

  await screen.findByRole("dialog", { name: "Confirm that it is you" });
  // The player's own token, since that of the registration is gone.
  expect(sent.slice(0, 1)).toEqual([
    {
      call: "/v1/registration",
      authorization: expect.stringMatching(/^Bearer e30\./),
      body: expect.objectContaining({ playerId: "P1", mobilePhone: "+358401234567", marketingOptIn: false }),
    },
  ]);
  await waitFor(() => expect(document.querySelector('[name="pincode"]')).toBeTruthy());
  type("pincode", "123456");
  submit();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent.map(({ call }) => call)).toEqual([
    "/v1/registration",
    "/v1/registration/sms_request",
    "/v1/registration/sms_verification",
  ]);
  const welcome = useDialogs.getState().requests.map(({ handle, params }) => [handle.name, params]);
  expect(welcome).toEqual([["welcome", { firstName: "Mika", isFinished: true }]]);
});

test.each([
  ["lost", () => HttpResponse.error(), english.signUp.unknown],
  [
    "refused for another account",
    () => HttpResponse.json({ code: "error.registration.player_already_exists" }, { status: 409 }),
    english.signUp.error.registration.player_already_exists,
  ],
])("a second step whose response is %s is said by the form, which keeps what was typed", async (_, respond, words) => {
  accountStatus = "PRE_REGISTERED";
  server.use(
    http.put("*/v1/registration", respond),
    http.get("*/v1/player/access/context", () => HttpResponse.json({ isRestricted: false })),
  );
  show();
  await screen.findByRole("dialog", { name: "A little more about you" });
  await screen.findByText("+358 401234567");
  type("dateOfBirth", "5/17/1990");
  type("postalCode", "00100");
  submit();
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect(document.querySelector<HTMLInputElement>('[name="postalCode"]')?.value).toBe("00100");
  expect(signUpState().progress.currentStep).toBe("Details");
  vi.mocked(console.error).mockClear();
});

test.each([
  ["SMS", "EMAIL", "email"],
  ["EMAIL", "SMS", "sms"],
  // Without a status, or with an unknown one, everything that the country requires.
  ["EMAIL", undefined, "email"],
  ["SMS", "PIGEON", "sms"],
])(
  "where the country requires %s and the platform lacks %s, the code is requested by %s",
  async (risk, missing, by) => {
    accountStatus = "ACCOUNT_UNVERIFIED";
    marketRiskSetting = risk;
    missingVerification = missing;
    show();
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual([`/v1/registration/${by}_request`]));
  },
);

test("a wrong number is corrected from the codes: the second step is prefilled from the account, its new number is sent, and gets a code", async () => {
  accountStatus = "ACCOUNT_UNVERIFIED";
  missingVerification = "SMS";
  news = { email: true, sms: true, phone: true, post: true };
  profile = { ...profile, dateOfBirth: "1990-05-17", postalCode: "00100" };
  show();
  await screen.findByText("We sent a code to +358401234567.");
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  await screen.findByRole("dialog", { name: "A little more about you" });
  const typed = (name: string) => (document.querySelector(`[name="${name}"]`) as HTMLInputElement).value;
  expect([typed("dateOfBirth"), typed("postalCode"), typed("phone")]).toEqual(["17/05/1990", "00100", "401234567"]);
  type("phone", "+358401234568");
  profile = { ...profile, mobilePhone: "+358401234568" };
  submit();
  await screen.findByText("We sent a code to +358401234568.");
  expect(sent.map(({ call }) => call)).toEqual([
    "/v1/registration/sms_request",
    "/v1/registration",
    "/v1/registration/sms_request",
  ]);
  const body = { dateOfBirth: "1990-05-17", mobilePhone: "+358401234568", marketingOptIn: true };
  expect(sent[1]?.body).toMatchObject(body);
});

test("a date of birth that contradicts what the platform knows is said at its field, and what was typed stays", async () => {
  accountStatus = "PRE_REGISTERED";
  profile = { ...profile, dateOfBirth: "1990-05-17", postalCode: "00100" };
  const refused = { field: "dateOfBirth", rejectedValue: "1991-05-17", message: "No.", code: "REGISTRY_MISMATCH" };
  server.use(
    http.put("*/v1/registration", () =>
      HttpResponse.json({ status: 400, code: "error.validation", validationErrors: [refused] }, { status: 400 }),
    ),
  );
  show();
  await waitFor(() => expect(document.querySelector('[name="dateOfBirth"]')).toBeTruthy());
  type("dateOfBirth", "17/05/1991");
  submit();
  await screen.findByText("This date was not accepted. Enter the date on your identity document.");
  const field = document.querySelector<HTMLInputElement>('[name="dateOfBirth"]');
  expect([field?.value, field?.getAttribute("aria-invalid")]).toEqual(["17/05/1991", "true"]);
  expect(close).not.toHaveBeenCalled();
});

test.each([
  ["nothing was ever agreed to", {}, false],
  ["all of it was", { email: true, sms: true, phone: true, post: true }, true],
])(
  "the marketing choice of a sign-up that was left is asked for again, as it was made: %s",
  async (_, agreed, isOn) => {
    accountStatus = "PRE_REGISTERED";
    news = { ...news, ...agreed };
    show();
    const choice = await screen.findByRole("checkbox", { name: /Send me offers and news/ });
    expect(choice).toHaveProperty("checked", isOn);
    fireEvent.click(choice);
    type("dateOfBirth", "5/17/1990");
    type("postalCode", "00100");
    submit();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ marketingOptIn: !isOn }));
  },
);

test("a marketing choice of some channels is shown as partly made, and stays as it is until the player makes it", async () => {
  accountStatus = "PRE_REGISTERED";
  news = { ...news, email: true, sms: true };
  show();
  const choice = await screen.findByRole<HTMLInputElement>("checkbox", { name: /Send me offers and news/ });
  expect([choice.checked, choice.indeterminate]).toEqual([false, true]);
  type("dateOfBirth", "5/17/1990");
  type("postalCode", "00100");
  expect(choice.indeterminate).toBe(true);
  submit();
  await waitFor(() => expect(sent[0]?.call).toBe("/v1/registration"));
  expect(sent[0]?.body).not.toHaveProperty("marketingOptIn");
});

test("a player who makes a partly made marketing choice makes it for every channel", async () => {
  accountStatus = "PRE_REGISTERED";
  news = { ...news, email: true, sms: true };
  show();
  const choice = await screen.findByRole<HTMLInputElement>("checkbox", { name: /Send me offers and news/ });
  fireEvent.click(choice);
  fireEvent.click(choice);
  expect([choice.checked, choice.indeterminate]).toEqual([false, false]);
  type("dateOfBirth", "5/17/1990");
  type("postalCode", "00100");
  submit();
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ marketingOptIn: false }));
});

test("in Brazil the CPF is still there after Back, until the sign-up is over", async () => {
  history.replaceState(null, "", "/br-BR");
  await loadAllMessages();
  accountStatus = "PRE_REGISTERED";
  show();
  await waitFor(() => expect(document.querySelector('[name="cpf"]')).toBeTruthy());
  type("cpf", "529.982.247-25");
  type("dateOfBirth", "17/05/1990");
  type("postalCode", "01310-100");
  submit();
  await waitFor(() => expect(document.querySelector('[name="pincode"]')).toBeTruthy());
  fireEvent.click(screen.getByRole("button", { name: account.signUp.back }));
  await waitFor(() => expect(document.querySelector('[name="cpf"]')).toHaveProperty("value", "529.982.247-25"));
  submit();
  await waitFor(() => expect(document.querySelector('[name="pincode"]')).toBeTruthy());
  type("pincode", "123456");
  submit();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("982");
});

test("an account that stays closed after everything was sent is not called open", async () => {
  accountStatus = "ACCOUNT_UNVERIFIED";
  marketRiskSetting = "NONE";
  show();
  await screen.findByText(/your account is not open yet/);
  expect(screen.getByRole("link", { name: "Contact support" })).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
});

test.each(["access/details", "profile", "marketing-preferences"])(
  "failed reads are shown, and retried: %s",
  async (path) => {
    accountStatus = "PRE_REGISTERED";
    server.use(http.get(`*/v1/player/${path}`, () => new HttpResponse(null, { status: 500 }), { once: true }));
    show();
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("dialog", { name: "A little more about you" })).toBeTruthy();
  },
);

test("it is opened anew after too many codes whose end nobody named: the platform decides again", async () => {
  accountStatus = "ACCOUNT_UNVERIFIED";
  const blocked = () => HttpResponse.json({ code: "sms.max.attempts.reached" }, { status: 429 });
  server.use(http.post("*/v1/registration/sms_request", blocked, { once: true }));
  const { unmount } = show();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  unmount();
  show();
  await screen.findByText("We sent a code to +358401234567.");
  expect(close).toHaveBeenCalledOnce();
});

test("it closes with the session", async () => {
  accountStatus = "PRE_REGISTERED";
  show();
  await screen.findByRole("dialog", { name: "A little more about you" });
  act(() => dispatchSession({ type: "signed-out" }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(useDialogs.getState().requests).toEqual([]);
});

test.each([
  ["PRE_REGISTERED", "ContactInfo"],
  ["ACCOUNT_UNVERIFIED", "Verification"],
  ["REGISTERED", null],
  ["CLOSED", null],
  ["TIMEOUT", null],
] as const)("an account that is %s lacks the step %s", (status, step) => {
  expect(stepLeft({ accountStatus: status })).toBe(step);
});

test.each([
  ["ACCOUNT_UNVERIFIED", true],
  ["REGISTERED", false],
])("the account page of one that is %s leads on: %s", async (status, isNamed) => {
  accountStatus = status;
  render(<UnfinishedNotice />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const action = screen.queryByRole("button", { name: "Finish your sign-up" });
  expect(action !== null).toBe(isNamed);
  if (!action) return;
  fireEvent.click(action);
  expect(useDialogs.getState().requests.map(({ handle }) => handle.name)).toEqual(["finishSignUp"]);
});
