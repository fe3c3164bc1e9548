import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { IntentRows } from "@/components/site/intents/intent-rows";
import { accountIntents } from "@/lib/account/intents";
import { dispatchLogin } from "@/lib/account/login/store";
import { DeadlinePassed, withWaitingDeadline } from "@/lib/core/deadline";
import { saveDraft } from "@/lib/core/form-drafts";
import { registerIntentKinds } from "@/lib/session/intents/kinds";
import { platform } from "@/lib/session/platform/platform";
import { queryClient } from "@/lib/session/player/player-queries";
import { peekReturn, saveReturn } from "@/lib/session/sign-in/return-path";
import { dispatchSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import account from "@/messages/en/account.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { LoginDialog } from "./login-dialog";
import { loginDeadlineMs } from "./send-login";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
const signIn = vi.hoisted(() => vi.fn());
vi.mock("@/lib/session/sign-in/sign-in", () => ({ signIn }));

const leaveIfRestricted = vi.hoisted(() => vi.fn());
vi.mock("@/lib/session/platform/blocked-country", () => ({ leaveIfRestricted }));

const hasTermsToAccept = vi.hoisted(() => vi.fn());
vi.mock("@/lib/account/terms/check", () => ({ hasTermsToAccept }));

const report = vi.hoisted(() => vi.fn());
vi.mock("@/lib/site/browser-reports/report", () => ({ report }));

const onClose = vi.fn();
const refusal = (name: string, message = "") => Object.assign(new Error(message), { name });

beforeEach(async () => {
  writeConfig();
  push.mockReset();
  report.mockReset();
  signIn.mockReset().mockResolvedValue(undefined);
  leaveIfRestricted.mockReset().mockResolvedValue("open");
  hasTermsToAccept.mockReset().mockResolvedValue(false);
  onClose.mockReset();
  useToasts.setState({ shown: [] });
  document.body.innerHTML = "<main><h1>Gem Harbour</h1></main>";
  history.replaceState(null, "", "/en-UN/play/gem-harbour#login");
  await loadAllMessages();
  // The steps after a login have a deadline: a busy machine may need it for the first import alone.
  await import("./after-login");
});

const open = () => render(<LoginDialog isShown canClose onClose={onClose} />);
const email = () => screen.getByLabelText<HTMLInputElement>("E-mail");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const button = () => screen.getByRole("button", { name: /^Log(ging)? in$/ });

function submit(values: { email?: string; password?: string } = {}) {
  fireEvent.change(email(), { target: { value: values.email ?? " mika@example.com " } });
  fireEvent.change(password(), { target: { value: values.password ?? "Greenroom-2026" } });
  fireEvent.click(button());
}

test("it is a labelled dialog over the page, with the focus on the e-mail [LOGIN-001]", () => {
  open();
  expect(screen.getByRole("dialog", { name: "Log in" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Gem Harbour", hidden: true })).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect([email().autocomplete, email().type]).toEqual(["username", "email"]);
  expect([password().autocomplete, password().type]).toEqual(["current-password", "password"]);
});

test("after a password reset it has the e-mail, says that the password is changed, and takes the toast along", async () => {
  saveDraft("login", { email: "mika@example.com" });
  const text = account.passwordReset.reset.password.success.toast;
  dispatchLogin({ type: "password-reset", toastId: useToasts.getState().show("success", text) });
  open();
  expect(email().value).toBe("mika@example.com");
  expect(document.activeElement).toBe(password());
  expect(screen.getByText(text)).toBeTruthy();
  submit();
  await waitFor(() => expect(useToasts.getState().shown.map(({ value }) => value)).toEqual([account.login.done]));
});

test("a signed-in player is checked once: a restricted player is redirected to the restricted page only [ROUTE-037]", async () => {
  saveReturn({ path: "/en-UN/promotions", label: null });
  leaveIfRestricted.mockResolvedValueOnce("restricted");
  open();
  expect(leaveIfRestricted).not.toHaveBeenCalled();
  submit();
  await waitFor(() => expect(leaveIfRestricted).toHaveBeenCalledExactlyOnceWith(platform));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(push).not.toHaveBeenCalled();
});

describe("newer terms", () => {
  beforeEach(() => {
    hasTermsToAccept.mockResolvedValue(true);
    saveReturn({ path: "/en-UN/promotions", label: "Promotions" });
  });

  test("come before the page that the player wanted, which is kept for afterwards", async () => {
    open();
    submit();
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith("/en-UN/accept-terms-condition"));
    expect(peekReturn()).toEqual({ path: "/en-UN/promotions", label: "Promotions" });
  });

  test("are not shown to a player who is restricted, for whom nothing is kept either", async () => {
    leaveIfRestricted.mockResolvedValueOnce("restricted");
    open();
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(push).not.toHaveBeenCalled();
    expect(peekReturn()).toBeNull();
  });

  test("that cannot be read keep nobody from the page, and are reported", async () => {
    hasTermsToAccept.mockRejectedValue(new Error("no terms"));
    open();
    submit();
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith("/en-UN/promotions"));
    expect(report).toHaveBeenCalledWith(new Error("no terms"));
  });
});

describe("a check of the country that fails opens nothing", () => {
  const retry = () => screen.findByRole("button", { name: "Check again" });

  test.each([
    ["cannot be made", () => Promise.resolve("unknown")],
    ["is broken off", () => Promise.reject(new Error("no such file"))],
    ["does not answer within three seconds", () => new Promise(() => {})],
  ])(
    "one that %s keeps the player in the dialog, says so, and is made again on demand [ROUTE-037]",
    async (_how, check) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      saveReturn({ path: "/en-UN/promotions", label: null });
      leaveIfRestricted.mockImplementationOnce(check);
      open();
      submit();
      await waitFor(() => expect(leaveIfRestricted).toHaveBeenCalledOnce());
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      vi.useRealTimers();
      expect((await screen.findByRole("alert")).textContent).toContain("we could not check");
      expect([push.mock.calls, onClose.mock.calls, useToasts.getState().shown]).toEqual([[], [], []]);
      leaveIfRestricted.mockResolvedValueOnce("unknown");
      fireEvent.click(await retry());
      await waitFor(() => expect(leaveIfRestricted).toHaveBeenCalledTimes(2));
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(onClose).not.toHaveBeenCalled();
      fireEvent.click(await retry());
      await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith("/en-UN/promotions"));
      expect(onClose).toHaveBeenCalledOnce();
      expect(useToasts.getState().shown.map(({ value }) => value)).toEqual(["You are logged in."]);
    },
  );

  test("one that finds a restricted player the second time leaves, and the dialog leads nowhere else", async () => {
    saveReturn({ path: "/en-UN/promotions", label: null });
    leaveIfRestricted.mockResolvedValueOnce("unknown").mockResolvedValueOnce("restricted");
    open();
    submit();
    fireEvent.click(await retry());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect([push.mock.calls, useToasts.getState().shown]).toEqual([[], []]);
  });
});

test("e-mail and password go to the identity service, the e-mail without the spaces around it", async () => {
  open();
  submit({ password: " with spaces " });
  await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
  expect(signIn.mock.calls[0]?.[0]).toEqual({ email: "mika@example.com", password: " with spaces " });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

describe("where the player is afterwards", () => {
  test("on the same page, which is named", async () => {
    open();
    expect(screen.getByText("You will be right back at Gem Harbour.")).toBeTruthy();
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(push).not.toHaveBeenCalled();
    expect(useToasts.getState().shown.map(({ value }) => value)).toEqual(["You are logged in."]);
  });

  test("at home, whose heading is a greeting and no name", () => {
    document.body.innerHTML = "<main><h1>Welcome</h1></main>";
    history.replaceState(null, "", "/en-UN#login");
    open();
    expect(screen.getByText("You will stay on this page.")).toBeTruthy();
  });

  test("on the page that was kept, once [ROUTE-047]", async () => {
    saveReturn({ path: "/fi-FI/play/other-game", label: "Other Game" });
    open();
    expect(screen.getByText("Afterwards you will be at Other Game.")).toBeTruthy();
    submit();
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith("/en-UN/play/other-game"));
    expect(peekReturn()).toBeNull();
  });

  test("on a page that nobody has named, which is not called by its path", async () => {
    saveReturn({ path: "/en-UN/play/other-game" });
    open();
    expect(screen.getByText("Afterwards you go on to the page that you asked for.")).toBeTruthy();
    expect(screen.getByRole("dialog").textContent).not.toContain("/en-UN");
    submit();
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith("/en-UN/play/other-game"));
  });

  test("never off this site", async () => {
    saveReturn({ path: "//evil.example" });
    open();
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(push).not.toHaveBeenCalled();
  });
});

test.each([
  ["", account.login.missingEmail],
  ["mika", site.form.errors.emailNoAt],
  ["mailto:mika@example.com", site.form.errors.emailMarks],
  ["mika @example.com", site.form.errors.emailSpace],
  ["mika@", site.form.errors.email],
])("the e-mail %j is refused at its field with the reason, and nothing is sent", async (typed, text) => {
  open();
  submit({ email: typed });
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(email().getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(signIn).not.toHaveBeenCalled();
});

test("while it is sent the button shows it, a second submit is ignored, the fields keep still", async () => {
  signIn.mockReturnValue(new Promise(() => {}));
  open();
  submit();
  await screen.findByRole("button", { name: "Logging in" });
  fireEvent.submit(email().form ?? email());
  fireEvent.click(button());
  expect([email().readOnly, password().readOnly]).toEqual([true, true]);
  await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
});

test("a wrong password is shown at the field; the e-mail is kept and the password is ready to be typed over", async () => {
  signIn.mockRejectedValue(refusal("NotAuthorizedException", "Incorrect username or password."));
  open();
  submit();
  expect((await screen.findByRole("alert")).textContent).toBe(
    "That e-mail and password do not match. Check both and try again.",
  );
  expect(email().value.trim()).toBe("mika@example.com");
  expect(document.activeElement).toBe(password());
  expect([password().selectionStart, password().selectionEnd]).toEqual([0, password().value.length]);
  expect(password().getAttribute("aria-invalid")).toBe("true");
  expect(signIn).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ["Player not found", "That e-mail and password do not match. Check both and try again.", null],
  ["Account deactivated", "This account is deactivated. Please contact support.", "/en-UN/contact-live-chat"],
  [
    "Exclusion in progress: 180 days",
    "This account is excluded from playing for another 180 days.",
    "/en-UN/responsible-gambling",
  ],
])("'%s' shows our message, with the link to help", async (message, text, help) => {
  signIn.mockRejectedValue(refusal("UserLambdaValidationException", message));
  document.documentElement.lang = "en-GB";
  open();
  submit();
  const alert = await screen.findByRole("alert");
  expect(alert.firstElementChild?.textContent ?? alert.textContent).toBe(text);
  expect(alert.querySelector("a")?.getAttribute("href") ?? null).toBe(help);
});

const refuse = (message: string) => refusal("UserLambdaValidationException", message);

/** Every class of refusal: the first words, and what has the focus then. */
const classes = [
  ["time-out", refuse("Timeout in progress: remainingDays=2"), "You cannot log in during your time-out.", "block"],
  [
    "exclusion with an end",
    refuse("Exclusion in progress: 180 days"),
    "This account is excluded from playing for",
    "block",
  ],
  [
    "exclusion without one",
    refuse("Exclusion in progress: indefinite"),
    "This account is excluded from playing with",
    "block",
  ],
  ["deactivated", refuse("Account deactivated"), "This account is deactivated.", "block"],
  ["closed", refuse("Account closed"), "This account is closed.", "block"],
  ["blacklisted", refuse("Player blacklisted"), "This account cannot log in.", "block"],
  ["not found", refuse("Player not found"), "That e-mail and password do not match.", "password"],
  ["unauthorized", refuse("Something nobody foresaw"), "That e-mail and password do not match.", "password"],
  ["away", refusal("InternalErrorException"), "Logging in is not available right now.", "block"],
] as const;

test.each(classes)(
  "a refusal of the class %s: its words once, with the focus where it helps, the form as it was, and a way on [LOGIN-018]",
  async (_class, error, text, place) => {
    signIn.mockRejectedValue(error);
    open();
    submit();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent?.startsWith(text)).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(place === "block" ? alert : password()));
    expect([email().value.trim(), password().value]).toEqual(["mika@example.com", "Greenroom-2026"]);
    expect([button().textContent, button().getAttribute("aria-busy")]).toEqual(["Log in", null]);
    expect(signIn).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledOnce();
    expect(useToasts.getState().shown).toEqual([]);
    // The error disappears when the next attempt is sent.
    signIn.mockReturnValue(new Promise(() => {}));
    submit();
    await screen.findByRole("button", { name: "Logging in" });
    expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
  },
);

test("the screen shows the same for an address without an account and a wrong password [LOGIN-018]", async () => {
  const seen: string[] = [];
  for (const error of [
    refusal("NotAuthorizedException", "Incorrect username or password."),
    refusal("UserNotFoundException", "User does not exist."),
    refuse("Player not found"),
  ]) {
    signIn.mockRejectedValue(error);
    sessionStorage.clear();
    const { unmount, container } = open();
    submit();
    await screen.findByRole("alert");
    await waitFor(() => expect(document.activeElement).toBe(password()));
    seen.push(container.innerHTML.replace(/_r_\w+?_/g, "id"));
    unmount();
  }
  expect(new Set(seen).size).toBe(1);
});

describe("the notice of the last login", () => {
  const logins = (...dates: string[]) =>
    dates.map((loginDate) => ({ loginDate, loginIp: "192.0.2.7", loginCountry: "SE" }));
  let requests: number;
  let respond: () => Response;

  beforeEach(() => {
    requests = 0;
    queryClient.clear();
    document.documentElement.lang = "en-GB";
    signIn.mockImplementation(async () => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
    server.use(
      http.get("*/v1/player/latest-activity-log", () => {
        requests += 1;
        return respond();
      }),
    );
  });
  afterEach(() => {
    dispatchSession({ type: "signed-out" });
    localStorage.clear();
  });

  const of = (loginHistory: object[]) => () => HttpResponse.json({ loginHistory });
  /** Logs in, whatever language the fields are named in. */
  async function toasts(): Promise<string[]> {
    const { baseElement } = open();
    for (const [name, value] of Object.entries({ email: "mika@example.com", password: "Greenroom-2026" }))
      fireEvent.change(baseElement.querySelector(`input[name=${name}]`) ?? email(), { target: { value } });
    fireEvent.submit(baseElement.querySelector("form") ?? email());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    return useToasts.getState().shown.map(({ kind, value }) => `${kind}: ${value.replaceAll("\u202f", " ")}`);
  }
  const twice = logins("2026-11-05T12:05:00.000Z", "2026-01-02T23:30:00.000Z");

  test.each([
    ["/en-UN", "en-GB", "2 Jan 2026, 11:30 pm UTC, Sweden."],
    ["/fi-FI", "fi-FI", "3.1.2026 klo 1.30 UTC+2, Ruotsi."],
    ["/ja-JP", "ja-JP", "2026年1月3日 8:30 JST、スウェーデン"],
  ])(
    "at %s shows time, in the market's zone, and place of the login before this one, in one toast",
    async (path, tag, text) => {
      history.replaceState(null, "", `${path}#login`);
      document.documentElement.lang = tag;
      await loadAllMessages();
      respond = of(twice);
      const [shown = "", ...others] = await toasts();
      expect([shown, others]).toEqual([expect.stringContaining(text), []]);
      expect(requests).toBe(1);
    },
  );

  test.each([
    ["192.0.2.7", "192.0.2.7"],
    [null, "–"],
  ])("where no country is known it names the address (%s)", async (loginIp, place) => {
    respond = of(twice.map((one) => ({ ...one, loginIp, loginCountry: null })));
    expect(await toasts()).toEqual([expect.stringContaining(`UTC, ${place}.`)]);
  });

  test.each([
    ["the first login of all", of(logins("2026-11-05T12:05:00.000Z")), false],
    ["a history that is empty", of([]), false],
    ["a time that is none", of([...logins("2026-11-05T12:05:00.000Z"), { loginDate: "yesterday" }]), false],
    ["a history that cannot be read", () => HttpResponse.json({}, { status: 500 }), true],
  ])("%s: the player sees only the login toast", async (_what, given, isReported) => {
    respond = given;
    expect(await toasts()).toEqual(["success: You are logged in."]);
    expect(report.mock.calls.length > 0).toBe(isReported);
  });
});

test("a closed account is shown with a link to an explanation [LOGIN-010]", async () => {
  signIn.mockRejectedValue(refusal("UserLambdaValidationException", "Account closed"));
  open();
  submit();
  expect((await screen.findByRole("alert")).textContent).toContain("This account is closed.");
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "What a closed account means" });
  expect(new URL(link.href).pathname).toBe("/en-UN/closed-account");
});

test.each([
  ["a wrong password", refusal("NotAuthorizedException", "Incorrect username or password.")],
  ["a time-out", refusal("UserLambdaValidationException", "Timeout in progress: remainingDays=2")],
  ["a silent service", new DeadlinePassed()],
])("%s is reported [LOGIN-017]", async (_what, error) => {
  signIn.mockRejectedValue(error);
  open();
  submit();
  await screen.findByRole("alert");
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
});

test("a time-out shows its facts, and the focus is on them [LOGIN-012]", async () => {
  signIn.mockRejectedValue(
    refusal(
      "UserLambdaValidationException",
      "Timeout in progress: remainingDays=2, milliseconds=90000000, isCooling=false, initiator=PLAYER",
    ),
  );
  document.documentElement.lang = "en-GB";
  open();
  submit();
  const alert = await screen.findByRole("alert");
  await waitFor(() => expect(document.activeElement).toBe(alert));
  for (const fact of ["2 days", "25 hours 0 minutes", "Not in progress", "You"])
    expect(screen.getByText(fact)).toBeTruthy();
});

describe("an identity service that is away", () => {
  test("is shown at once, is called once, and the e-mail stays [LOGIN-006]", async () => {
    signIn.mockRejectedValue(refusal("NetworkError"));
    open();
    submit();
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Logging in is not available right now/);
    vi.useFakeTimers();
    try {
      await act(() => vi.advanceTimersByTimeAsync(60_000));
    } finally {
      vi.useRealTimers();
    }
    expect(signIn).toHaveBeenCalledOnce();
    expect(email().value.trim()).toBe("mika@example.com");
    expect(button().textContent).toBe("Log in");
  });

  test("is not what a wrong password is: that is sent once, however long one waits [LOGIN-006]", async () => {
    vi.useFakeTimers();
    try {
      signIn.mockRejectedValue(refusal("NotAuthorizedException", "Incorrect username or password."));
      open();
      submit();
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(signIn).toHaveBeenCalledOnce();
      expect(screen.getByRole("alert").textContent).toMatch(/do not match/);
    } finally {
      vi.useRealTimers();
    }
  });

  test("and that does not respond is not retried automatically", async () => {
    signIn.mockRejectedValue(new DeadlinePassed());
    open();
    submit();
    expect((await screen.findByRole("alert")).textContent).toMatch(/not available/);
    expect(signIn).toHaveBeenCalledOnce();
  });

  test("and does not respond is shown as down within five seconds, and not before its deadline", async () => {
    vi.useFakeTimers();
    try {
      signIn.mockImplementation((_credentials, signal, deadlineMs) =>
        withWaitingDeadline(new Promise(() => {}), deadlineMs, signal),
      );
      open();
      submit();
      await act(() => vi.advanceTimersByTimeAsync(loginDeadlineMs - 500));
      expect(button().textContent).toBe("Logging in");
      await act(() => vi.advanceTimersByTimeAsync(5_000 - (loginDeadlineMs - 500)));
      expect(screen.getByRole("alert").textContent).toMatch(/^Logging in is not available right now/);
      expect(email().value.trim()).toBe("mika@example.com");
    } finally {
      vi.useRealTimers();
    }
    expect(signIn).toHaveBeenCalledOnce();
  });

  test("blocks nobody: closing it aborts the attempt", async () => {
    signIn.mockReturnValue(new Promise(() => {}));
    const { unmount } = open();
    submit();
    await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
    const [, signal] = signIn.mock.calls[0] ?? [];
    expect(signal.aborted).toBe(false);
    unmount();
    expect(signal.aborted).toBe(true);
  });
});

describe("cooling", () => {
  const timeOut = (milliseconds: number, isCooling = false) =>
    refusal(
      "UserLambdaValidationException",
      `Timeout in progress: playerId=P1, remainingDays=0, milliseconds=${milliseconds}, isCooling=${isCooling}, initiator=PLAYER`,
    );
  const offer = () => screen.queryByRole("button", { name: "Start a one-day cooling-off" });

  async function refuseWith(error: Error) {
    document.documentElement.lang = "en-GB";
    signIn.mockRejectedValue(error);
    open();
    submit();
    await screen.findByRole("alert");
  }

  test.each([
    ["while the time-out runs", timeOut(1)],
    ["to an account that is cooling", timeOut(0, true)],
    [
      "where the service does not name the player",
      refusal("UserLambdaValidationException", "Timeout in progress: milliseconds=0"),
    ],
    [
      "where it does not say how long is left",
      refusal("UserLambdaValidationException", "Timeout in progress: playerId=P1"),
    ],
    ["after a wrong password", refusal("NotAuthorizedException", "Incorrect username or password.")],
  ])("is not offered %s [LOGIN-008]", async (_when, error) => {
    await refuseWith(error);
    expect(offer()).toBeNull();
    // Nothing empty takes room above the button.
    expect(document.querySelector("div:has(> [role=status]:only-child:empty)")).toBeNull();
  });

  test("of a time-out that has run out is offered once, is sent until it is answered, and shows the outcome [LOGIN-007, LOGIN-008]", async () => {
    const sent: unknown[] = [];
    const keys: (string | null)[] = [];
    let respond = (_status: number) => {};
    server.use(
      http.patch("*/v1/player/timeout/cooling", async ({ request }) => {
        sent.push(await request.json());
        keys.push(request.headers.get("Idempotency-Key"));
        const status = await new Promise<number>((resolve) => {
          respond = resolve;
        });
        return new HttpResponse(null, { status });
      }),
    );
    registerIntentKinds(accountIntents);
    dispatchSession({ type: "found-guest" });
    render(<IntentRows />);
    await refuseWith(timeOut(0));
    expect(screen.getByText("Not in progress")).toBeTruthy();
    fireEvent.click(offer() ?? button());
    const busy = await screen.findByRole("button", { name: "Starting" });
    expect(busy.getAttribute("aria-busy")).toBe("true");
    fireEvent.click(busy);
    await waitFor(() => expect(sent).toHaveLength(1));
    respond(409);
    await screen.findByText("The cooling-off could not be started. Please try again.");
    expect(screen.getByText("Not in progress")).toBeTruthy();

    fireEvent.click(offer() ?? button());
    await waitFor(() => expect(sent).toHaveLength(2));
    // Nobody knows whether this one took effect: it is not reported as failed.
    respond(500);
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(screen.getByRole("button", { name: "Starting" })).toBeTruthy();
    expect(screen.getByText("Checking: start of your cooling-off")).toBeTruthy();
    expect(new Set(keys).size).toBe(2);
    expect(keys[2]).toBe(keys[1]);
    respond(204);
    await screen.findByText("Your cooling-off has started. You can log in once it is over.");
    expect(sent[2]).toEqual({ playerId: "P1", days: 1, initiator: "PLAYER", isCooling: true });
    expect(offer()).toBeNull();
    for (const fact of ["1 day", "24 hours 0 minutes", "In progress", "You"])
      expect(screen.getByText(fact)).toBeTruthy();
    expect(screen.getByText("Done: start of your cooling-off")).toBeTruthy();
    expect(email().value.trim()).toBe("mika@example.com");
  });
});

test("a missing field is shown before anything is sent, and gets the focus", async () => {
  open();
  submit({ email: "", password: "x" });
  expect((await screen.findByRole("alert")).textContent).toBe("Enter your e-mail address.");
  await waitFor(() => expect(document.activeElement).toBe(email()));
  submit({ password: "" });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Enter your password."));
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(signIn).not.toHaveBeenCalled();
});

test("the password can be shown and hidden, and keeps what was typed", () => {
  open();
  fireEvent.change(password(), { target: { value: "secret" } });
  fireEvent.click(screen.getByRole("button", { name: "Show the password" }));
  expect([password().type, password().value]).toEqual(["text", "secret"]);
  fireEvent.click(screen.getByRole("button", { name: "Hide the password" }));
  expect(password().type).toBe("password");
});

test("closing it is reported once", () => {
  open();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});
