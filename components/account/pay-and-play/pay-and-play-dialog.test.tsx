import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { slowMs } from "@/components/ui/use-slow";
import { useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { peekPayAndPlay, savePayAndPlay } from "@/lib/account/pay-and-play/store";
import { isAccessUnchecked, noteCheckedAccess, noteUncheckedAccess } from "@/lib/session/platform/unchecked-access";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchSession, useSession } from "@/lib/session/store";
import { choose } from "@/lib/site/consent/choice";
import { useToasts } from "@/lib/site/toasts/store";
import account from "@/messages/en/account.json";
import site from "@/messages/en/site.json";
import { config, signedInPlayer, token, writeConfig } from "@/tests/contract/session/browser";
import { lockThisHour } from "@/tests/support/lock-hours";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { signUpOptions } from "@/tests/support/registration";
import { PayAndPlayDialog } from "./pay-and-play-dialog";

const replace = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));
// The five tries and their gaps have their own tests.
vi.mock("@/lib/account/login/retry", () => ({
  loginRetries: { attempts: 5, gapMs: 3_000 },
  withRetries: (run: () => Promise<unknown>) => run(),
}));
// The sign-in with tokens is tested with the session.
vi.mock("@/lib/session/sign-in/sign-in-with-tokens", () => ({ signInWithTokens: async () => noteUncheckedAccess() }));
const report = vi.hoisted(() => vi.fn());
vi.mock("@/lib/site/browser-reports/report", () => ({ report }));

const messages = account.payAndPlay;
const platform = "http://platform.test/v1/paynplay/player";
const bank = "https://bank.test";
const session = {
  sessionId: "s1",
  playerId: "P1",
  email: "mika@example.com",
  mobilePhone: "+358401234567",
  idToken: null,
  refreshToken: null,
  accessToken: "a",
  lastAuth: null,
};
const countries = { FI: "358", IE: "353" };
const options = { ...signUpOptions, countries };
const withoutEmail = { ...session, email: null };
const code = { step: "checking", code: "c1", sessionId: "s1" } as const;

type Call = "offer" | "authorise" | "code" | "update" | "login";
type Responder = () => Response | Promise<Response>;
const json = (body: object | null, status = 200) => HttpResponse.json(body, { status });
/** What the platform says of the visitor's country. */
let access: Responder;
let responses: Record<Call, Responder>;
let requests: { call: Call; body: unknown }[];
const onClose = vi.fn();

beforeEach(async () => {
  replace.mockReset();
  onClose.mockReset();
  queryClient.clear();
  useToasts.setState({ shown: [] });
  dispatchSession({ type: "signed-out" });
  useSession.setState({ status: "pending", session: null }, true);
  writeConfig({ ...config, frameOrigins: [bank] });
  history.replaceState(null, "", "/en-FI/signup/pnp");
  await loadAllMessages();
  // The check after a sign-in has a deadline: a busy machine may need it for the first import alone.
  await import("@/components/account/login/after-login");
  requests = [];
  noteCheckedAccess();
  access = () => json({ isRestricted: false });
  const tokens = { idToken: token(3_600), refreshToken: "r", accessToken: "a", lastAuth: null };
  responses = {
    offer: () => json({ authorizeUrl: `${bank}/authorize`, amounts: null, banner: null, notice: null }),
    authorise: () => json({ url: `${bank}/pay/1` }),
    code: () => json(session),
    update: () => new HttpResponse(null, { status: 204 }),
    login: () => json(tokens),
  };
  const spyOn =
    (call: Call) =>
    async ({ request }: { request: Request }) => {
      const text = await request.text();
      requests.push({ call, body: text ? JSON.parse(text) : new URL(request.url).search });
      return responses[call]();
    };
  server.use(
    http.get("http://platform.test/v1/player/access/context", () => access()),
    http.get(`${location.origin}/api/sign-up/en-FI`, () => json(options)),
    http.get(`${location.origin}/api/pay-and-play/en-FI`, spyOn("offer")),
    http.get(`${bank}/authorize`, spyOn("authorise")),
    http.post(`${platform}/code`, spyOn("code")),
    http.post(`${platform}/update`, spyOn("update")),
    http.post(`${platform}/login`, spyOn("login")),
  );
});
afterEach(() => void vi.useRealTimers());

const open = () => render(<PayAndPlayDialog isShown canClose onClose={onClose} />);
const calls = (call: Call) => requests.filter((each) => each.call === call);
const amount = () => screen.findByLabelText<HTMLInputElement>(/^Amount/);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
async function pay(text = "25,00") {
  fireEvent.change(await amount(), { target: { value: text } });
  press(messages.submit);
}

/** Failures of a call; its own deadline ends a half-open one. */
const faults: Record<string, Responder> = {
  refused: () => HttpResponse.error(),
  "half-open": () => new Promise<Response>(() => {}),
  error: () => json({}, 500),
  unavailable: () => json({}, 503),
  garbage: () => new HttpResponse("<html>", { status: 200 }),
  "another shape": () => json({ a: 1 }),
};
/** Lets the deadlines of calls pass. */
async function wait(fault: string) {
  if (fault === "half-open") await act(() => vi.advanceTimersByTimeAsync(20_000));
}
const kinds = Object.keys(faults);
function breakCall(call: Call, fault: string) {
  if (fault === "half-open") vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  responses[call] = faults[fault] as Responder;
}

// First: a page's configuration, here with a fingerprint, is read once.
test("the call of the bank's code carries the visitor's address and the device's fingerprint [PNP-502]", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the edge sets it
  document.cookie = "ip-address=192.0.2.7; path=/";
  choose({ performance: true, marketing: false });
  writeConfig({ ...config, frameOrigins: [bank], fingerprint: "/fingerprint.js" });
  Reflect.set(window, "blackbox", async () => "fingerprint-1");
  savePayAndPlay(code);
  open();
  const script = () => document.querySelector('script[src="/fingerprint.js"]');
  await waitFor(() => expect(script()).toBeTruthy());
  script()?.dispatchEvent(new Event("load"));
  await waitFor(() => expect(calls("code")).toHaveLength(1));
  const body = { oneTimeCode: "c1", sessionId: "s1", ipAddress: "192.0.2.7", blackbox: "fingerprint-1" };
  expect(calls("code")[0]?.body).toEqual(body);
  // biome-ignore lint/suspicious/noDocumentCookie: as the edge sets it
  document.cookie = "ip-address=; path=/; max-age=0";
});

test("a slow check of a code shows a notice", async () => {
  breakCall("code", "half-open");
  savePayAndPlay(code);
  open();
  await screen.findByText(messages.checking);
  await act(() => vi.advanceTimersByTimeAsync(slowMs - 1_000));
  expect(screen.queryByText(messages.slow)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(messages.slow).getAttribute("role")).toBe("status");
  await wait("half-open");
  expect((await screen.findByRole("alert")).textContent).toBe(messages.unsure);
  expect(screen.queryByText(messages.slow)).toBeNull();
});

test("in the lock hours of the device no payment begins: the amount stays, and support is the way to what needs a login", async () => {
  lockThisHour();
  open();
  await pay();
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain(messages.lockHours);
  expect(within(said).getByRole("link").getAttribute("href")).toBe("/en-FI/contact-us/support");
  expect([requests.filter(({ call }) => call !== "offer"), (await amount()).value]).toEqual([[], "25,00"]);
  localStorage.removeItem("lock-hours");
  press(messages.submit);
  expect(await screen.findByTitle(messages.bank)).toBeTruthy();
});

describe("the way past each call that fails [PNP-006, PNP-013]", () => {
  test.each(kinds)("the offer, %s: a failed request is not a refusal, and the amount stays", async (fault) => {
    breakCall("offer", fault);
    open();
    await pay();
    await wait(fault);
    await wait(fault);
    expect((await screen.findByRole("alert")).textContent).toBe(messages.unavailable);
    expect((await amount()).value).toBe("25,00");
    expect(calls("authorise")).toEqual([]);
    responses.offer = () => json({ authorizeUrl: `${bank}/authorize`, amounts: null, banner: null, notice: null });
    press(messages.submit);
    expect(await screen.findByTitle(messages.bank)).toBeTruthy();
  });

  test.each(kinds)("the authorisation, %s: nothing was paid, the amount stays", async (fault) => {
    breakCall("authorise", fault);
    open();
    await pay();
    await wait(fault);
    expect((await screen.findByRole("alert")).textContent).toBe(messages.unavailable);
    expect((await amount()).value).toBe("25,00");
    expect(peekPayAndPlay()).toBeNull();
  });

  test.each(kinds)("the code, %s: the unknown outcome is shown, and the same code is sent again", async (fault) => {
    breakCall("code", fault);
    savePayAndPlay(code);
    open();
    await waitFor(() => expect(calls("code")).toHaveLength(1));
    await wait(fault);
    expect((await screen.findByRole("alert")).textContent).toBe(messages.unsure);
    responses.code = () => json(withoutEmail);
    press(messages.checkAgain);
    expect(await screen.findByText(messages.detailsLead)).toBeTruthy();
    expect(calls("code").map(({ body }) => body)).toMatchObject([
      { oneTimeCode: "c1", sessionId: "s1" },
      { oneTimeCode: "c1", sessionId: "s1" },
    ]);
  });

  test.each(kinds.filter((kind) => kind !== "another shape"))(
    "the details, %s: not known whether they were saved, and what was typed stays",
    async (fault) => {
      breakCall("update", fault);
      savePayAndPlay({ step: "session", session: withoutEmail });
      open();
      const email = await screen.findByLabelText<HTMLInputElement>("E-mail");
      fireEvent.change(email, { target: { value: "mika@example.com" } });
      press(messages.next);
      await waitFor(() => expect(calls("update")).toHaveLength(1));
      await wait(fault);
      expect((await screen.findByRole("alert")).textContent).toBe(site.form.unknown);
      expect(email.value).toBe("mika@example.com");
      expect(calls("login")).toEqual([]);
    },
  );

  test.each(kinds)("the login, %s: the payment is safe, and the login is tried again", async (fault) => {
    const { login } = responses;
    breakCall("login", fault);
    savePayAndPlay({ step: "session", session });
    open();
    await waitFor(() => expect(calls("login")).toHaveLength(1));
    await wait(fault);
    expect((await screen.findByRole("alert")).textContent).toBe(messages.notSignedIn);
    responses.login = login;
    press(messages.again);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(peekPayAndPlay()).toBeNull();
  });

  test("a code that is refused leads back to the amount, and is forgotten", async () => {
    responses.code = () => json({ code: "error.code", message: "No." }, 400);
    savePayAndPlay(code);
    open();
    expect((await screen.findByRole("alert")).textContent).toBe(messages.code);
    expect(peekPayAndPlay()).toBeNull();
  });
});

describe("a deposit limit that was lowered after the bank's approval", () => {
  beforeEach(() => {
    responses.login = () => json({ code: "SELF_LIMIT_REACHED", message: "This goes beyond the deposit limit." }, 409);
    savePayAndPlay({ step: "session", session });
  });

  test("nothing is paid in, the player reads so, and may choose another amount", async () => {
    open();
    expect((await screen.findByRole("alert")).textContent).toBe(messages.overLimit);
    expect([calls("login").length, peekPayAndPlay(), useToasts.getState().shown, onClose.mock.calls]).toEqual([
      1,
      null,
      [],
      [],
    ]);
    press(messages.otherAmount);
    expect(await amount()).toBeTruthy();
  });

  test("a player who lowered it in another tab, signed in, reads it too", async () => {
    dispatchSession({ type: "signed-in", player: signedInPlayer("P1") });
    open();
    expect((await screen.findByRole("alert")).textContent).toBe(messages.overLimit);
    expect([onClose.mock.calls, screen.queryByRole("button", { name: messages.otherAmount })]).toEqual([[], null]);
  });
});

test("a code that is refused for the visitor's country leads to the page of restricted countries", async () => {
  const leave = vi.fn();
  vi.stubGlobal("location", { ...location, replace: leave });
  responses.code = () => json({ code: "error.country.blocked" }, 403);
  savePayAndPlay(code);
  open();
  await waitFor(() => expect(leave.mock.calls).toEqual([["/en-FI/restricted"]]));
});

test("what was typed is still there after a reload in the step of the code, and gone once it is saved", async () => {
  const sentFor: unknown[] = [];
  let proofs = 0;
  server.use(
    http.post("http://platform.test/v1/phone", () => json({ smsVerificationId: `v${++proofs}` })),
    http.post(/phone_number\/sms_request$/, async ({ request }) => {
      sentFor.push(Object(await request.json()).smsVerificationId);
      return json({ resendInSeconds: 60 });
    }),
    http.post(/phone_number\/sms_verification$/, () => new HttpResponse(null, { status: 204 })),
  );
  savePayAndPlay({ step: "session", session: { ...withoutEmail, mobilePhone: null } });
  const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const type = (name: string, value: string) => fireEvent.change(field(name) ?? document.body, { target: { value } });
  const { unmount } = open();
  await screen.findByText(messages.detailsLead);
  type("email", "mika@example.com");
  type("phone", "0401234567");
  press(messages.next);
  await waitFor(() => expect(field("pincode")).toBeTruthy());
  unmount();

  const again = open();
  await screen.findByText(messages.detailsLead);
  expect([field("email")?.value, field("phone")?.value]).toEqual(["mika@example.com", "0401234567"]);
  press(messages.next);
  await waitFor(() => expect(field("pincode")).toBeTruthy());
  type("pincode", "123456");
  press(account.oneTimeCode.submit);
  await waitFor(() => expect(calls("login")).toHaveLength(1));
  // The same number, given again, is proved anew: a code for the first proof is none for the second.
  expect(sentFor).toEqual(["v1", "v2"]);
  again.unmount();

  savePayAndPlay({ step: "session", session: { ...withoutEmail, mobilePhone: null } });
  open();
  await screen.findByText(messages.detailsLead);
  expect([field("email")?.value, field("phone")?.value]).toEqual(["", ""]);
});

describe("after the step of the code the form has the focus", () => {
  const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const type = (name: string, value: string) => fireEvent.change(field(name) ?? document.body, { target: { value } });
  beforeEach(async () => {
    useOneTimeCodes.getState().forget();
    server.use(
      http.post("http://platform.test/v1/phone", () => json({ smsVerificationId: "v1" })),
      http.post(/phone_number\/sms_request$/, () => json({ resendInSeconds: 60 })),
      http.post(/phone_number\/sms_verification$/, () => new HttpResponse(null, { status: 204 })),
    );
    savePayAndPlay({ step: "session", session: { ...withoutEmail, mobilePhone: null } });
    open();
    await screen.findByText(messages.detailsLead);
    type("email", "mika@example.com");
    type("phone", "0401234567");
    press(messages.next);
    await waitFor(() => expect(field("pincode")).toBeTruthy());
  });
  async function prove() {
    type("pincode", "123456");
    press(account.oneTimeCode.submit);
    await screen.findByText(messages.detailsLead);
  }
  const next = () => screen.getByRole("button", { name: messages.next });

  test("and is busy while it is saved, once", async () => {
    let finish: (response: Response) => void = () => {};
    responses.update = () => new Promise((resolve) => (finish = resolve));
    await prove();
    await waitFor(() => expect(calls("update")).toHaveLength(1));
    const seen = [next().getAttribute("aria-busy"), document.activeElement?.getAttribute("name")];
    fireEvent.submit(field("email")?.form ?? document.body);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    finish(new HttpResponse(null, { status: 204 }));
    await waitFor(() => expect(calls("login")).toHaveLength(1));
    expect(calls("update")).toMatchObject([{ body: { email: "mika@example.com", mobilePhone: "+358401234567" } }]);
    expect(seen).toEqual(["true", "email"]);
  });

  test("and shows that it is not known whether it was saved; the number stays proved", async () => {
    responses.update = () => json({}, 500);
    await prove();
    expect((await screen.findByRole("alert")).textContent).toBe(site.form.unknown);
    responses.update = () => new HttpResponse(null, { status: 204 });
    press(messages.next);
    await waitFor(() => expect(calls("login")).toHaveLength(1));
    expect(calls("update")).toHaveLength(2);
  });

  test("and is not sent when another number is to be typed", async () => {
    press(messages.otherNumber);
    await screen.findByText(messages.detailsLead);
    expect(document.activeElement).toBe(field("email"));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect([calls("update"), next().getAttribute("aria-busy")]).toEqual([[], null]);
  });
});

test("an e-mail address that the bank knows stands in the form that asks for the phone number [PNP-503]", async () => {
  savePayAndPlay({ step: "session", session: { ...session, mobilePhone: null } });
  open();
  await screen.findByText(messages.detailsLead);
  expect(document.querySelector<HTMLInputElement>('input[name="email"]')?.value).toBe("mika@example.com");
});

test.each([
  ["IE", "IE"],
  ["", "FI"],
])(
  "detected in %j, a number begins as one of %s, and may be of any country of the sign-up",
  async (detected, wanted) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the edge sets it
    document.cookie = `country-code=${detected}; path=/`;
    savePayAndPlay({ step: "session", session: { ...withoutEmail, mobilePhone: null } });
    open();
    const country = await screen.findByRole<HTMLSelectElement>("combobox");
    expect(country.value).toBe(wanted);
    await waitFor(() => expect([...country.options].map(({ value }) => value)).toEqual(["IE", "FI"]));
    // biome-ignore lint/suspicious/noDocumentCookie: as the edge sets it
    document.cookie = "country-code=; path=/; max-age=0";
  },
);

test.each([
  ["email", "email", site.form.errors.email],
  ["phoneBody", "phone", site.form.errors.phone],
])("a refusal of %s is shown at its field in the site's words", async (refused, name, text) => {
  const validationErrors = [
    { objectName: "payAndPlayUpdate", field: refused, status: 400, code: "error.x", message: "No" },
  ];
  responses.update = () => json({ code: "error.validation", message: "No.", validationErrors }, 400);
  server.use(http.post("http://platform.test/v1/phone", responses.update));
  savePayAndPlay({
    step: "session",
    session: { ...withoutEmail, mobilePhone: name === "phone" ? null : "+358401234567" },
  });
  open();
  await screen.findByText(messages.detailsLead);
  const type = (field: string, value: string) =>
    fireEvent.change(document.querySelector(`input[name="${field}"]`) ?? document.body, { target: { value } });
  type("email", "mika@example.com");
  if (name === "phone") type("phone", "0401234567");
  press(messages.next);
  await screen.findByText(text);
  expect(document.querySelector(`input[name="${name}"]`)?.getAttribute("aria-invalid")).toBe("true");
});

describe("while nobody can tell whether the site is open to the visitor [ROUTE-037]", () => {
  beforeEach(() => {
    access = () => json({}, 503);
  });

  test("it is told at once, no payment is authorised, the amount stays, and the first yes goes on", async () => {
    open();
    await screen.findByText(site.form.access.unchecked);
    await pay();
    await screen.findByText(site.form.access.unsent);
    expect([(await amount()).value, calls("authorise")]).toEqual(["25,00", []]);
    access = () => json({ isRestricted: false });
    press(messages.submit);
    expect(await screen.findByTitle(messages.bank)).toBeTruthy();
  });

  test("a player who is signed in goes nowhere before the platform says yes, and may ask again", async () => {
    savePayAndPlay({ step: "session", session });
    open();
    await screen.findByText(account.login.unchecked.what);
    expect([isAccessUnchecked(), peekPayAndPlay(), onClose.mock.calls]).toEqual([true, null, []]);
    access = () => json({ isRestricted: false });
    press(account.login.unchecked.retry);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect([isAccessUnchecked(), useToasts.getState().shown[0]?.value]).toEqual([false, messages.done]);
  });
});

describe("where the list of addresses has not the visitor's [PNP-509, ROUTE-007]", () => {
  test("the notice shows at once with the link to sign up, without an amount field", async () => {
    responses.offer = () => json(null);
    open();
    expect((await screen.findByRole("alert")).textContent).toBe(messages.notOffered);
    expect(screen.queryByLabelText(/^Amount/)).toBeNull();
    expect(screen.getByRole("link", { name: messages.signUp }).getAttribute("href")).toBe("/en-FI/signup");
  });
});

describe("a reload continues [PNP-014]", () => {
  test("at the amount with what was typed", async () => {
    const { unmount } = open();
    fireEvent.change(await amount(), { target: { value: "25,00" } });
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("25,00"));
    unmount();
    open();
    expect((await amount()).value).toBe("25,00");
  });

  test("at the bank's page, with the same payment", async () => {
    const { unmount } = open();
    await pay();
    expect((await screen.findByTitle<HTMLIFrameElement>(messages.bank)).src).toBe(`${bank}/pay/1`);
    unmount();
    open();
    expect((await screen.findByTitle<HTMLIFrameElement>(messages.bank)).src).toBe(`${bank}/pay/1`);
    expect(calls("authorise")).toHaveLength(1);
    press(messages.cancel);
    expect(await amount()).toBeTruthy();
    expect(peekPayAndPlay()).toBeNull();
  });

  test("with the bank's code, the details, and the login", async () => {
    responses.code = () => json(withoutEmail);
    savePayAndPlay(code);
    const first = open();
    expect(await screen.findByText(messages.detailsLead)).toBeTruthy();
    first.unmount();
    const second = open();
    expect(await screen.findByText(messages.detailsLead)).toBeTruthy();
    expect(calls("code")).toHaveLength(1);
    second.unmount();
    savePayAndPlay({ step: "session", session });
    open();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});

test.each([
  ["both", session, false],
  ["no e-mail", withoutEmail, true],
  ["no phone number", { ...session, mobilePhone: null }, true],
])(
  "a verified code of a player with %s: is there a form before the login? [PNP-503]",
  async (_what, verified, hasForm) => {
    responses.code = () => json(verified);
    savePayAndPlay(code);
    open();
    await waitFor(() => expect(hasForm ? screen.queryByText(messages.detailsLead) : calls("login")[0]).toBeTruthy());
    expect([screen.queryByText(messages.detailsLead) !== null, calls("login").length]).toEqual(
      hasForm ? [true, 0] : [false, 1],
    );
    if (!hasForm) await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
);

test.each([null, ""])("the form asks for a phone number that is %j [PNP-503]", async (mobilePhone) => {
  savePayAndPlay({ step: "session", session: { ...session, mobilePhone } });
  open();
  await screen.findByText(messages.detailsLead);
  expect(document.querySelector('input[name="phone"]')).toBeTruthy();
});

describe("two tabs of one customer of the bank", () => {
  const signIn = (playerId: string) =>
    act(() => dispatchSession({ type: "signed-in", player: signedInPlayer(playerId) }));

  test("once the other tab has signed the player in, this tab's payment goes into the account without more questions", async () => {
    savePayAndPlay({ step: "session", session: { ...withoutEmail, mobilePhone: null } });
    open();
    await screen.findByText(messages.detailsLead);
    signIn("P1");
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls("login")).toMatchObject([{ body: { sessionId: "s1", playerId: "P1" } }]);
    expect(calls("update")).toEqual([]);
    expect(peekPayAndPlay()).toBeNull();
    expect(useToasts.getState().shown[0]).toMatchObject({ kind: "success", value: messages.done });
  });

  test("another player's sign-in changes nothing", async () => {
    savePayAndPlay({ step: "session", session: withoutEmail });
    open();
    await screen.findByText(messages.detailsLead);
    signIn("P2");
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByText(messages.detailsLead)).toBeTruthy();
    expect(calls("login")).toEqual([]);
  });
});

describe("closing the dialog", () => {
  const close = () => fireEvent.click(screen.getByRole("button", { name: site.actions.close }));

  test("at the details shows that the payment is kept, until it is acknowledged", async () => {
    savePayAndPlay({ step: "session", session: withoutEmail });
    open();
    await screen.findByText(messages.detailsLead);
    close();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(useToasts.getState().shown).toMatchObject([{ kind: "warning", value: messages.kept, timerMs: null }]);
    expect(peekPayAndPlay()).not.toBeNull();
  });

  test("at the amount shows no notice", async () => {
    open();
    await amount();
    close();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(useToasts.getState().shown).toEqual([]);
  });
});

describe("an amount that is not accepted sends no request, shows the reason at the field, and stays", () => {
  test.each([
    ["", site.form.errors.required],
    ["0", messages.zero],
    ["0,00", messages.zero],
    ["-5", site.form.errors.negative],
    ["1,234", site.form.errors.ambiguous],
    ["12,3456", site.form.errors.decimals],
    ["99999999999999999999", site.form.errors.tooLarge],
    ["abc", "Enter an amount like"],
    ["1e3", "Enter the amount in"],
    ["$25", "Enter the amount in"],
    ["٢٥٫٥٫٠", "Enter an amount like"],
    ["😀", "Enter an amount like"],
  ])("%j", async (text, message) => {
    open();
    await pay(text);
    const field = await amount();
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
    const description = described.map((id) => document.getElementById(id)?.textContent).join(" ");
    expect(description).toContain(message);
    expect(field.value).toBe(text);
    expect(calls("authorise")).toEqual([]);
  });

  test.each([400, 422])(
    "the bank itself refuses it with %i: what was typed stays, and may be changed",
    async (status) => {
      responses.authorise = () => json({ code: "error.payment.invalid", message: "No." }, status);
      open();
      await pay("99999999");
      const field = await amount();
      await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
      const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(messages.refused);
      expect(document.body.textContent).not.toContain(messages.unavailable);
      expect(field.value).toBe("99999999");
      expect(peekPayAndPlay()).toBeNull();
      responses.authorise = () => json({ url: `${bank}/pay/1` });
      await pay("25");
      expect(await screen.findByTitle(messages.bank)).toBeTruthy();
    },
  );

  test.each([
    [" 25 ", "25.00"],
    ["25,5", "25.50"],
    ["€ 25,00", "25.00"],
    ["２５", "25.00"],
    ["1 000,00", "1000.00"],
  ])("while %j is %s", async (text, sent) => {
    open();
    await pay(text);
    await waitFor(() => expect(calls("authorise")).toHaveLength(1));
    expect(new URLSearchParams(String(calls("authorise")[0]?.body)).get("amount")).toBe(sent);
  });
});
