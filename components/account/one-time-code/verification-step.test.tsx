import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { maxAttemptsDialog } from "@/lib/account/dialogs";
import { codeOf, useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { config, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { VerificationStep } from "./verification-step";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push, replace: push }) }));
vi.mock("@/lib/site/browser-reports/report", () => ({ report: () => "R1" }));

interface StubResponse {
  status: number;
  body?: object;
}
/** The calls that were made, and the responses of the next ones; a call without a prepared response succeeds. */
const world = { calls: [] as [string, unknown, string | null][], responses: {} as Record<string, StubResponse[]> };

const onVerified = vi.fn();
const onBlocked = vi.fn();
const props = {
  playerId: "P7",
  countryCode: "FI",
  phone: "+358401234567",
  email: "aino@example.com",
  required: "sms",
  captchaHeaders: async () => ({ "x-captcha": "proof" }),
  onVerified,
  onBlocked,
} as const;

beforeEach(async () => {
  Object.assign(world, { calls: [], responses: {} });
  for (const mock of [push, onVerified, onBlocked]) mock.mockReset();
  useOneTimeCodes.getState().forget();
  useDialogs.setState({ requests: [] });
  history.replaceState(null, "", "/en-UN/signup");
  writeConfig(config);
  await loadAllMessages();
  server.use(
    http.post("http://platform.test/v1/registration/:call", async ({ params, request }) => {
      const call = String(params.call);
      world.calls.push([call, await request.json(), request.headers.get("x-captcha")]);
      const { status, body = {} } = world.responses[call]?.shift() ?? { status: 200 };
      if (status === 200 && call.endsWith("verification")) return new HttpResponse(null, { status: 204 });
      return HttpResponse.json(status === 200 ? { resendInSeconds: 60 } : body, { status });
    }),
  );
});

const names = () => world.calls.map(([name]) => name);
const field = () => screen.findByLabelText<HTMLInputElement>("Code");
const common = { playerId: "P7", siteId: config.siteId, countryCode: "FI" };

async function enter(code: string) {
  fireEvent.change(await field(), { target: { value: code } });
  fireEvent.click(screen.getByRole("button", { name: "Confirm the code" }));
}

test("a phone number is proved: a code is requested, normalised from the pasted text, and sent with the captcha [API-009, API-010, SIGNUP-013]", async () => {
  render(<VerificationStep {...props} />);
  await screen.findByText("We sent a code to +358401234567.");
  expect((await field()).autocomplete).toBe("one-time-code");
  await enter(" 402-917 ");
  await waitFor(() => expect(onVerified).toHaveBeenCalledOnce());
  expect(world.calls).toEqual([
    ["sms_request", common, "proof"],
    ["sms_verification", { ...common, pincode: "402917" }, "proof"],
  ]);
});

test.each([
  ["none", []],
  ["sms", ["sms_request", "sms_verification"]],
  ["email", ["email_request", "email_verification"]],
  ["both", ["sms_request", "sms_verification", "email_request", "email_verification"]],
] as const)("where %s is required, these calls are made in this order: %j [SIGNUP-014]", async (required, calls) => {
  render(<VerificationStep {...props} required={required} />);
  for (const address of calls.filter((each) => each.endsWith("request"))) {
    await screen.findByText(`We sent a code to ${address.startsWith("sms") ? props.phone : props.email}.`);
    expect(onVerified).not.toHaveBeenCalled();
    await enter("402917");
  }
  await waitFor(() => expect(onVerified).toHaveBeenCalledOnce());
  expect(names()).toEqual(calls);
});

test.each([
  [400, "sms.code.invalid", "This code is not right. Check it, or ask for another one."],
  [404, "sms.code.expired", "This code is no longer valid. Ask for another one."],
  [500, "error.system.error", "We could not check the code. Please try again."],
  [409, "sms.provider.down", "sms.provider.down"],
  [409, undefined, "We could not check the code. Please try again."],
  [503, undefined, "We could not check the code. Please try again."],
])("%s %s is shown at the field, which keeps what was typed [ERR-015, ERR-016]", async (status, code, text) => {
  world.responses.sms_verification = [{ status, body: { code } }];
  render(<VerificationStep {...props} />);
  await screen.findByText(/^We sent a code/);
  await enter("4029");
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect([(await field()).value, (await field()).getAttribute("aria-invalid")]).toEqual(["4029", "true"]);
  await enter("402917");
  await waitFor(() => expect(onVerified).toHaveBeenCalledOnce());
});

test("a code has 4 to 6 digits, another one may be requested after 60 s, and only the platform decides that one has expired [SIGNUP-019]", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  try {
    render(<VerificationStep {...props} />);
    await eventually(() => screen.getByText(/^We sent a code/));
    const resend = () => fireEvent.click(screen.getByRole("button", { name: /^Send another code/ }));
    const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    pass(59_000);
    resend();
    await settled();
    expect(names()).toEqual(["sms_request"]);
    pass(1_000);
    resend();
    await eventually(() => expect(names()).toEqual(["sms_request", "sms_request"]));

    for (const code of ["402", "4029178", "40a9"]) {
      await enter(code);
      await settled();
    }
    expect(names()).toEqual(["sms_request", "sms_request"]);

    pass(86_400_000);
    world.responses.sms_verification = [{ status: 404, body: { code: "sms.code.expired" } }];
    await enter("4029");
    await eventually(() => expect(screen.getByRole("alert").textContent).toMatch(/no longer valid/));
    await enter("402917");
    await eventually(() => expect(onVerified).toHaveBeenCalledOnce());
    expect(world.calls.slice(2).map(([, body]) => body)).toEqual([
      { ...common, pincode: "4029" },
      { ...common, pincode: "402917" },
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test("too many attempts show a blocked state with its time, reset the flow, and open a dialog that leads home when it is closed [ERR-013, ERR-014, SIGNUP-016, SIGNUP-017]", async () => {
  const blocked = { status: 429, body: { code: "sms.max.attempts.reached", retryAfterSeconds: 900 } };
  world.responses.sms_verification = [blocked];
  const { unmount } = render(<VerificationStep {...props} />);
  await screen.findByText(/^We sent a code/);
  await enter("4029");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/^Too many attempts\. .*You can try again at \d/);
  expect(screen.queryByLabelText("Code")).toBeNull();
  expect(onBlocked).toHaveBeenCalledExactlyOnceWith(expect.any(Number));
  const [dialog] = useDialogs.getState().requests;
  expect(dialog).toMatchObject({ handle: maxAttemptsDialog, params: { untilMs: onBlocked.mock.calls[0]?.[0] } });
  expect(push).not.toHaveBeenCalled();
  act(() => useDialogs.getState().close(maxAttemptsDialog));
  expect(push).toHaveBeenCalledExactlyOnceWith("/en-UN");

  // The flow was reset and its step is drawn again: it is still blocked, and requests nothing.
  unmount();
  render(<VerificationStep {...props} phone="+46701234567" />);
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Too many attempts/);
  expect(names()).toEqual(["sms_request", "sms_verification"]);
});

test("a block that takes the place of the field has the focus, and so has the field once another code is requested", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  try {
    const body = { code: "sms.max.attempts.reached", retryAfterSeconds: 900 };
    world.responses.sms_verification = [{ status: 429, body }];
    render(<VerificationStep {...props} />);
    await eventually(() => screen.getByText(/^We sent a code/));
    expect(document.activeElement).toBe(await field());
    await enter("4029");
    await eventually(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
    act(() => void vi.advanceTimersByTime(900_000));
    fireEvent.click(screen.getByRole("button", { name: "Send another code" }));
    await eventually(() => expect(document.activeElement).toBe(screen.getByLabelText("Code")));
  } finally {
    vi.useRealTimers();
  }
});

test("a changed phone number gets a new code, what was proved before counts no more, and the change is recorded; the same one gets none [SIGNUP-018]", async () => {
  const first = render(<VerificationStep {...props} />);
  await screen.findByText("We sent a code to +358401234567.");
  first.unmount();

  const same = render(<VerificationStep {...props} />);
  await screen.findByText("We sent a code to +358401234567.");
  expect(names()).toEqual(["sms_request"]);
  expect(codeOf("registration-sms:P7").isRecipientChanged).toBe(false);
  await enter("402917");
  await waitFor(() => expect(onVerified).toHaveBeenCalledOnce());
  same.unmount();

  for (const [at, phone] of ["+358401234568", "+46401234568"].entries()) {
    const { unmount } = render(<VerificationStep {...props} phone={phone} />);
    await screen.findByText(`We sent a code to ${phone}.`);
    expect((await field()).value).toBe("");
    expect(names().filter((name) => name === "sms_request")).toHaveLength(at + 2);
    expect(codeOf("registration-sms:P7")).toMatchObject({ isRecipientChanged: true, status: "sendSuccess" });
    unmount();
  }
  expect(onVerified).toHaveBeenCalledOnce();
});

test("another code can be requested after the countdown", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  try {
    render(<VerificationStep {...props} />);
    await screen.findByText(/^We sent a code/);
    // The counting begins a moment after the words.
    expect(await screen.findByText("You can ask for another code in 60 seconds.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Send another code" }));
    expect(names()).toEqual(["sms_request"]);
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(screen.getByText("You can ask for another code in 1 second.")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    fireEvent.click(screen.getByRole("button", { name: "Send another code" }));
    await waitFor(() => expect(names()).toEqual(["sms_request", "sms_request"]));
  } finally {
    vi.useRealTimers();
  }
});

describe("while another code is being sent", () => {
  let release: () => void;
  beforeEach(async () => {
    world.responses.sms_request = [{ status: 500 }];
    render(<VerificationStep {...props} />);
    await screen.findByRole("alert");
    server.use(
      http.post("http://platform.test/v1/registration/sms_request", async () => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return HttpResponse.json({ resendInSeconds: 60 });
      }),
    );
    fireEvent.click(screen.getByRole("button", { name: "Send another code" }));
    await waitFor(() => expect(release).toBeTypeOf("function"));
  });

  test("a code that is confirmed counts, once", async () => {
    await enter("402917");
    await waitFor(() => expect(onVerified).toHaveBeenCalledOnce());
    release();
    await waitFor(() =>
      expect(codeOf("registration-sms:P7")).toMatchObject({ status: "verifySuccess", isSending: false }),
    );
    expect(onVerified).toHaveBeenCalledOnce();
  });

  test("a wrong code is shown at the field", async () => {
    world.responses.sms_verification = [{ status: 400, body: { code: "sms.code.invalid" } }];
    await enter("4029");
    const wrong = "This code is not right. Check it, or ask for another one.";
    expect(await screen.findByText(wrong)).toBeTruthy();
    release();
    await screen.findByText(/^We sent a code/);
  });
});

test("a failed send is shown, and can be retried at once", async () => {
  world.responses.sms_request = [{ status: 500, body: { code: "error.system.error" } }];
  render(<VerificationStep {...props} />);
  expect((await screen.findByRole("alert")).textContent).toBe("The code could not be sent. Please try again.");
  fireEvent.click(screen.getByRole("button", { name: "Send another code" }));
  await screen.findByText(/^We sent a code/);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an invalid code is shown before anything is sent", async () => {
  render(<VerificationStep {...props} />);
  await screen.findByText(/^We sent a code/);
  await enter("402");
  expect((await screen.findByRole("alert")).textContent).toBe("Enter the digits of the code.");
  expect(names()).toEqual(["sms_request"]);
});
