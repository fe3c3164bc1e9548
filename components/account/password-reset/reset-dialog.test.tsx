import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { maxAttemptsDialog } from "@/lib/account/dialogs";
import { useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { readDraft } from "@/lib/core/form/form-drafts";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";
import account from "@/messages/en/account.json";
import site from "@/messages/en/site.json";
import { config, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { keptVariables } from "@/tests/support/kept-variables";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { ResetDialog } from "./reset-dialog";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push, replace: push }) }));
vi.mock("@/lib/site/browser-reports/report", () => ({ report: () => "R1" }));

interface StubResponse {
  status: number;
  body?: object;
}
const world = { calls: [] as [string, unknown][], responses: {} as Record<string, StubResponse[]>, key: {} as object };
const onClose = vi.fn();

beforeEach(async () => {
  Object.assign(world, { calls: [], responses: {}, key: { resetKey: "K1" } });
  push.mockReset();
  onClose.mockReset();
  sessionStorage.clear();
  useOneTimeCodes.getState().forget();
  useDialogs.setState({ requests: [] });
  useToasts.setState({ shown: [] });
  history.replaceState(null, "", "/en-UN/reset-password");
  writeConfig(config);
  await loadAllMessages();
  server.use(
    http.post(/^http:\/\/platform\.test\/v1\/password_reset/, async ({ request }) => {
      const call = new URL(request.url).pathname.slice("/v1/".length);
      world.calls.push([call, await request.json()]);
      const response = world.responses[call]?.shift();
      if (response) return HttpResponse.json(response.body ?? {}, { status: response.status });
      if (call === "password_reset") return HttpResponse.json({ ...world.key, resendInSeconds: 60 });
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const open = () => render(<ResetDialog isShown canClose onClose={onClose} />);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

async function sendEmail(email = " aino@example.com ") {
  await fill("E-mail", email);
  press("Send the code");
}
async function sendCode(code = "402917") {
  await fill("Code", code);
  press("Confirm the code");
}
async function sendPassword(password = "Otters-by-a-lake-7") {
  await fill("New password", password);
  press("Save the new password");
}

test.each([
  [
    "e-mail",
    { resetKey: "K1" },
    "If there is an account with aino@example.com, a code is on its way to this address.",
    [
      [
        "password_reset/new_password/email",
        { email: "aino@example.com", pincode: "402917", resetKey: "K1", password: "Otters-by-a-lake-7" },
      ],
    ],
  ],
  [
    "SMS",
    { smsResetKeyId: "S1" },
    "If there is an account with aino@example.com, a code is on its way to its phone number.",
    [
      ["password_reset/sms_verification", { pincode: "402917", smsResetKeyId: "S1" }],
      ["password_reset/new_password", { smsResetKeyId: "S1", password: "Otters-by-a-lake-7" }],
    ],
  ],
])(
  "by %s: e-mail, code, new password, then home with a toast and the login with the e-mail filled, not signed in [API-014, RESET-001, RESET-003, RESET-006, RESET-007, RESET-008, RESET-009]",
  async (_channel, key, text, calls) => {
    world.key = key;
    open();
    expect(screen.getByRole("dialog", { name: "Reset your password" })).toBeTruthy();
    await sendEmail();
    await screen.findByText(text);
    await sendCode();
    await sendPassword();
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith("/en-UN#login"));
    expect(readDraft("login")).toEqual({ email: "aino@example.com" });
    expect(onClose).toHaveBeenCalledOnce();
    expect(world.calls).toEqual([["password_reset", { email: "aino@example.com" }], ...calls]);
    expect(useToasts.getState().shown).toMatchObject([
      { kind: "success", value: "Your password is changed. Log in with the new one." },
    ]);
    expect(JSON.stringify([sessionStorage, localStorage])).not.toMatch(/Otters/);
    await eventually(() => expect(keptVariables()).not.toMatch(/Otters/));
  },
);

test("the rule of a password is read before one is typed", async () => {
  open();
  await sendEmail();
  await sendCode();
  const described = (await screen.findByLabelText("New password")).getAttribute("aria-describedby") ?? "";
  const texts = described.split(" ").map((id) => document.getElementById(id)?.textContent);
  expect(texts).toContain("8 to 64 characters, with a letter and a digit.");
});

describe("what is refused is shown at its field [RESET-005]", () => {
  test("an e-mail address, before and after it is sent", async () => {
    open();
    await sendEmail("aino");
    expect((await screen.findByRole("alert")).textContent).toBe(site.form.errors.emailNoAt);
    expect(world.calls).toEqual([]);
    world.responses.password_reset = [{ status: 400, body: { code: "error.validation" } }];
    await sendEmail("aino@example");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/^This e-mail address was not accepted/));
    expect(screen.getByLabelText("E-mail").getAttribute("aria-invalid")).toBe("true");
    await sendEmail();
    await screen.findByLabelText("Code");
  });

  test("a code of an SMS at once, one of an e-mail once the password is sent: the code's step comes back", async () => {
    open();
    await sendEmail();
    await sendCode();
    world.responses["password_reset/new_password/email"] = [{ status: 400, body: { code: "error.password.reset" } }];
    await sendPassword();
    const code = await screen.findByLabelText<HTMLInputElement>("Code");
    expect(screen.getByRole("alert").textContent).toMatch(/^This code is not right/);
    expect([code.value, code.getAttribute("aria-invalid")]).toEqual(["", "true"]);
    await sendCode("402918");
    await sendPassword();
    await waitFor(() => expect(push).toHaveBeenCalledOnce());
    expect(world.calls.map(([call]) => call)).toEqual([
      "password_reset",
      "password_reset/new_password/email",
      "password_reset/new_password/email",
    ]);
  });

  test("a password, by its own rules and by the platform's; a server's failure is nobody's fault", async () => {
    open();
    await sendEmail();
    await sendCode();
    await sendPassword("short1");
    expect((await screen.findByRole("alert")).textContent).toBe("Choose a password of 8 to 64 characters.");
    const newPassword = "password_reset/new_password/email";
    world.responses[newPassword] = [{ status: 400, body: { code: "error.password.weak" } }, { status: 500 }];
    await sendPassword();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/^This password was not accepted/));
    press("Go back");
    await screen.findByLabelText("Code");
    expect(screen.queryByRole("alert")).toBeNull();
    await sendCode();
    await sendPassword();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/^We could not confirm whether/));
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("Otters-by-a-lake-7");
  });
});

test("going back clears what was refused and what was typed after, and moves one step [RESET-003, RESET-004]", async () => {
  world.key = { smsResetKeyId: "S1" };
  world.responses["password_reset/sms_verification"] = [{ status: 400, body: { code: "sms.code.invalid" } }];
  open();
  await sendEmail();
  await sendCode();
  expect((await screen.findByRole("alert")).textContent).toMatch(/^This code is not right/);
  press("Go back");
  expect((await screen.findByLabelText<HTMLInputElement>("E-mail")).value).toBe("aino@example.com");
  expect(screen.queryByRole("alert")).toBeNull();
  await sendEmail();
  expect((await screen.findByLabelText<HTMLInputElement>("Code")).value).toBe("");
  expect(screen.queryByRole("alert")).toBeNull();
});

/** The page is loaded again: of the tab, only its storage is left. */
function reload({ unmount }: ReturnType<typeof open>) {
  unmount();
  useOneTimeCodes.getState().forget();
  return open();
}

test("after a reload the flow continues at its step without requesting a second code; the code and the password are typed again", async () => {
  world.key = { smsResetKeyId: "S1" };
  let page = open();
  await sendEmail();
  await screen.findByLabelText("Code");
  page = reload(page);
  expect(
    screen.getByText("If there is an account with aino@example.com, a code is on its way to its phone number."),
  ).toBeTruthy();
  await sendCode();
  await fill("New password", "Otters-by-a-lake-7");
  page = reload(page);
  expect((await screen.findByLabelText<HTMLInputElement>("New password")).value).toBe("");
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/402917|Otters/);
  await sendPassword();
  await waitFor(() => expect(push).toHaveBeenCalledOnce());
  expect(world.calls.map(([call]) => call)).toEqual([
    "password_reset",
    "password_reset/sms_verification",
    "password_reset/new_password",
  ]);

  // It is over: the next one begins at its beginning.
  reload(page);
  expect(await screen.findByLabelText("E-mail")).toBeTruthy();
});

test("a code by e-mail goes with the password: after a reload it is typed again", async () => {
  const page = open();
  await sendEmail();
  await sendCode();
  await screen.findByLabelText("New password");
  reload(page);
  expect((await screen.findByLabelText<HTMLInputElement>("Code")).value).toBe("");
  expect(world.calls.map(([call]) => call)).toEqual(["password_reset"]);
});

test("too many attempts close the flow, and a dialog shows until when", async () => {
  world.responses.password_reset = [
    { status: 429, body: { code: "sms.max.attempts.reached", retryAfterSeconds: 900 } },
  ];
  open();
  await sendEmail();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(useDialogs.getState().requests).toMatchObject([
    { handle: maxAttemptsDialog, params: { untilMs: expect.any(Number) } },
  ]);
});

test("without a response the dialog shows that the code was not sent, and keeps the address", async () => {
  server.use(http.post("http://platform.test/v1/password_reset", () => HttpResponse.error()));
  open();
  await sendEmail("aino@example.com");
  expect((await screen.findByRole("alert")).textContent).toBe("The code could not be sent. Please try again.");
  expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe("aino@example.com");
});

/** The platform's behaviour, and the message at each step. */
const unsent = "The code could not be sent. Please try again.";
const unknown = /^We could not confirm whether/;
const faults = [
  ["refuses the connection", () => HttpResponse.error(), unsent, unknown],
  ["fails", () => HttpResponse.json({}, { status: 500 }), unsent, unknown],
  ["answers with garbage", () => new HttpResponse("<p>%%", { status: 200 }), unsent, unknown],
  ["says nothing", () => new Promise<Response>(() => {}), unsent, unknown],
] as const;

describe.each(faults)("a platform that %s", (what, respond, ofEmail, ofPassword) => {
  async function waitOut(call: string, submit: () => Promise<void>): Promise<void> {
    let requests = 0;
    server.use(
      http.post(`http://platform.test/v1/${call}`, () => {
        requests += 1;
        return respond();
      }),
    );
    const isSilent = what === "says nothing";
    if (isSilent) vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
    try {
      await submit();
      await waitFor(() => expect(requests).toBe(1));
      if (isSilent) await act(() => vi.advanceTimersByTimeAsync(15_000));
      await screen.findByRole("alert");
      expect(requests).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  }

  test("when a code is requested: the error shows, and the address stays", async () => {
    open();
    await waitOut("password_reset", () => sendEmail("aino@example.com"));
    expect(screen.getByRole("alert").textContent).toBe(ofEmail);
    expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe("aino@example.com");
    expect(screen.getByRole("button", { name: "Send the code" }).getAttribute("aria-busy")).toBeNull();
  });

  test("when the new password is sent: the unknown outcome is shown, and the input stays", async () => {
    open();
    await sendEmail();
    await sendCode();
    await screen.findByLabelText("New password");
    await waitOut("password_reset/new_password/email", () => sendPassword());
    expect(screen.getByRole("alert").textContent).toMatch(ofPassword);
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("Otters-by-a-lake-7");
    expect(push).not.toHaveBeenCalled();
  });
});

test.each([
  ["nothing", "", account.login.missingEmail],
  ["spaces alone", "   ", account.login.missingEmail],
  ["no address", "aino", site.form.errors.emailNoAt],
  ["emoji alone", "🦦", site.form.errors.emailNoAt],
  ["a name before it", "Aino <aino@example.com>", site.form.errors.emailMarks],
  ["a link to it", "mailto:aino@example.com", site.form.errors.emailMarks],
  ["a space in it", "aino @example.com", site.form.errors.emailSpace],
  ["nothing before the @", "@example.com", site.form.errors.email],
  ["spaces around it", "  aino@example.com ", { sent: "aino@example.com" }],
  ["pasted formatting", "\ufeff\u202aaino@example.com\u202c", { sent: "aino@example.com" }],
  ["another script", "айно@пример.рф", { sent: "айно@пример.рф" }],
  ["right-to-left text", "عينو@مثال.السعودية", { sent: "عينو@مثال.السعودية" }],
  ["much of it", `${"a".repeat(240)}@example.com`, { sent: `${"a".repeat(240)}@example.com` }],
])(
  "an e-mail address of %s is refused at its field with the reason, or sent as it is meant",
  async (_what, typed, outcome) => {
    open();
    await sendEmail(typed);
    if (typeof outcome === "object")
      return waitFor(() => expect(world.calls).toEqual([["password_reset", { email: outcome.sent }]]));
    expect((await screen.findByRole("alert")).textContent).toBe(outcome);
    const field = screen.getByLabelText<HTMLInputElement>("E-mail");
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(world.calls).toEqual([]);
  },
);

test.each([
  ["a character that nobody sees", "Otters-by-a\u200b-lake-7", site.form.errors.passwordUnseen],
  ["the e-mail address itself", "Aino7@example.com", site.form.errors.passwordIsEmail],
])("a new password that holds %s is refused at its field, and nothing is sent", async (_what, typed, text) => {
  open();
  await sendEmail("aino7@example.com");
  await sendCode();
  await screen.findByLabelText("New password");
  world.calls = [];
  await sendPassword(typed);
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(screen.getByLabelText("New password").getAttribute("aria-invalid")).toBe("true");
  expect(world.calls).toEqual([]);
});
