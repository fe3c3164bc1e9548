import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { dispatchSignUp, signUpState } from "@/lib/account/sign-up/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { config, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { keptVariables } from "@/tests/support/kept-variables";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { storedRegistration as form, signUpOptions } from "@/tests/support/registration";
import { SignUpDialog } from "./sign-up-dialog";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push() {}, replace() {} }) }));
vi.mock("@/lib/site/browser-reports/report", () => ({ report: () => "R1" }));

/** The code that the first step is sent by: does it arrive? */
const code = vi.hoisted(() => ({ isMissing: false }));
vi.mock("./load-lazy-steps", async (original: () => Promise<typeof import("./load-lazy-steps")>) => {
  const { loadLazySteps } = await original();
  const missing = async () => {
    throw Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" });
  };
  return { loadLazySteps: () => (code.isMissing ? missing() : loadLazySteps()) };
});

/** Failures of a call: connection refused, no response, a response that never ends, status 500, another content type. */
const faults = {
  refused: () => HttpResponse.error(),
  slow: () => new Promise<Response>(() => {}),
  // A browser ends the body of a fetch that is given up; here the stream does it itself.
  "half-open": ({ signal }: Request) =>
    new HttpResponse(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode("{"));
          signal.addEventListener("abort", () => stream.error(signal.reason));
        },
      }),
      { headers: { "content-type": "application/json" } },
    ),
  500: () => HttpResponse.json({ code: "error.system.error", message: "away" }, { status: 500 }),
  garbage: () => HttpResponse.html("<h1>It works!</h1>"),
} as const;
type Fault = keyof typeof faults;
const kinds = ["refused", "slow", "half-open", "500", "garbage"] as const;

const options = {
  ...signUpOptions,
  countries: { FI: "358", NO: "47" },
};
/** The successful response of every call, by its path. */
const good: Readonly<Record<string, () => Response>> = {
  "/api/sign-up/en-UN": () => HttpResponse.json(options),
  "/v1/player/access/context": () => HttpResponse.json({ isRestricted: false }),
  "/v1/site/config": () => HttpResponse.json({}),
  "/v1/player/markets/risk-setting": () => HttpResponse.json({ marketRiskSetting: "BOTH" }),
  "POST /v1/registration": () => HttpResponse.json({ playerId: "P7", token: "t" }, { status: 201 }),
  "PUT /v1/registration": () => new HttpResponse(null, { status: 204 }),
  "/v1/registration/sms_request": () => HttpResponse.json({ resendInSeconds: 60 }),
  "/v1/registration/email_request": () => HttpResponse.json({ resendInSeconds: 60 }),
  "/v1/registration/sms_verification": () => new HttpResponse(null, { status: 204 }),
  "/v1/registration/email_verification": () => new HttpResponse(null, { status: 204 }),
};

let broken: Readonly<Record<string, Fault>>;
const made: { call: string; key: string | null }[] = [];

beforeEach(async () => {
  broken = {};
  code.isMissing = false;
  made.length = 0;
  vi.useRealTimers();
  queryClient.clear();
  useOneTimeCodes.getState().forget();
  dispatchSignUp({ type: "finished" });
  writeConfig();
  history.replaceState(null, "", "/en-UN/signup");
  await loadAllMessages();
  // A busy machine may need longer for the first import than a test waits.
  await import("./lazy-steps");
  // Deadlines and the waits between attempts pass at once.
  const wait = globalThis.setTimeout;
  const short = (ms: number) => ([5_000, 8_000, 15_000].includes(ms) ? 60 : [1_000, 2_000].includes(ms) ? 10 : ms);
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms = 0) =>
    wait(run, short(ms))) as typeof setTimeout);
  server.use(
    http.all(/\/(?:v1|api\/sign-up)\//, ({ request }) => {
      const { pathname } = new URL(request.url);
      const call = pathname in good ? pathname : `${request.method} ${pathname}`;
      made.push({ call, key: request.headers.get("Idempotency-Key") });
      const fault = broken[call];
      return fault ? faults[fault](request) : good[call]?.();
    }),
  );
});

const open = () => render(<SignUpDialog isShown canClose onClose={() => {}} />);
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const type = (name: string, value: string) => {
  const control = field(name);
  if (!control) throw new Error(`There is no field ${name}.`);
  fireEvent.change(control, { target: { value } });
};
const send = () => fireEvent.click(document.querySelector("button[type=submit]") ?? document.body);
/** The words are there, and the form can be sent again: a press before that is none. */
const messageShown = async (text: string) => {
  const message = await screen.findByText((_, element) => element?.textContent === text && !element.children.length);
  await waitFor(() => expect(document.querySelector("form[aria-busy]")).toBeNull());
  return message;
};
const keptIntents = () =>
  Object.entries<string>({ ...localStorage }).flatMap(([key, kept]) =>
    key.startsWith("intent:") ? [JSON.parse(kept).value] : [],
  );
const keysOf = (call: string) => made.filter((each) => each.call === call).map(({ key }) => key);

const messages = {
  loading: "The sign-up could not be loaded. Nothing you typed is lost.",
  unknown:
    "No answer came, so we do not know whether this arrived. Send it again: you will still have only one account.",
  system: "Something went wrong on our side. What you typed is kept. Please try again in a few minutes.",
  unreached:
    "We cannot reach the service that opens accounts. It may be unavailable for a moment, or we may not open accounts in your country. Please try again in a few minutes.",
  unsent: "The code could not be sent. Please try again.",
  unchecked: "We could not check the code. Please try again.",
};

test.each(kinds)("the form's data: %s is shown, and requested again", async (kind) => {
  broken = { "/api/sign-up/en-UN": kind as Fault };
  open();
  await messageShown(messages.loading);
  broken = {};
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(field("firstName")).toBeTruthy());
});

async function fillDetails() {
  await waitFor(() => expect(field("firstName")).toBeTruthy());
  type("firstName", "Aino");
  type("lastName", "Mäki");
  type("email", "aino@example.com");
  type("password", "Long enough 7");
  type("phone", "0401234567");
  for (const name of ["termsAndConditions", "cookiePolicyAccepted"]) fireEvent.click(field(name) ?? document.body);
}

test("the code that sends the first step did not load: an error shows, nothing typed is lost, and a retry continues", async () => {
  code.isMissing = true;
  open();
  await fillDetails();
  send();
  await messageShown(messages.system);
  expect(made.some(({ call }) => call === "POST /v1/registration")).toBe(false);
  expect(["firstName", "lastName", "email", "password", "phone"].map((name) => field(name)?.value)).toEqual([
    "Aino",
    "Mäki",
    "aino@example.com",
    "Long enough 7",
    "0401234567",
  ]);
  expect(field("termsAndConditions")?.checked).toBe(true);
  code.isMissing = false;
  send();
  await waitFor(() => expect(field("dateOfBirth")).toBeTruthy());
  expect(keysOf("POST /v1/registration")).toHaveLength(1);
});

test("the password is not in the mutation cache once the first step is sent, nor once it is refused", async () => {
  open();
  await fillDetails();
  broken = { "POST /v1/registration": 500 };
  send();
  await messageShown(messages.system);
  await eventually(() => expect(keptVariables()).not.toContain("Long enough 7"));
  broken = {};
  send();
  await waitFor(() => expect(field("dateOfBirth")).toBeTruthy());
  await eventually(() => expect(keptVariables()).not.toContain("Long enough 7"));
});

const refuseField = (field: string) =>
  server.use(
    http.post(/\/v1\/registration$/, () =>
      HttpResponse.json(
        {
          status: 400,
          code: "error.validation",
          message: "The call is not valid.",
          validationErrors: [
            { objectName: "registration", field, status: 400, code: "error.too_small", message: "Too small" },
          ],
        },
        { status: 400 },
      ),
    ),
  );

test.each([
  ["firstName", "firstName", "Use letters, spaces, hyphens and apostrophes."],
  ["lastName", "lastName", "Use letters, spaces, hyphens and apostrophes."],
  ["email", "email", "Enter an e-mail address like name@example.com."],
  ["password", "password", "Use at least 8 characters, with a letter and a digit."],
  ["mobilePhone", "phone", "This is not a phone number of the chosen country."],
])("a refusal of %s is shown at its field in the site's words, not in the platform's", async (refused, name, text) => {
  refuseField(refused);
  open();
  await fillDetails();
  send();
  await messageShown(text);
  expect(field(name)?.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field(name));
});

test("a later step whose code did not load shows an error, requests it again by itself, and starts with the focus in it", async () => {
  code.isMissing = true;
  dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
  open();
  expect((await screen.findByRole("alert")).textContent).toContain(messages.loading);
  code.isMissing = false;
  await waitFor(() => expect(field("dateOfBirth")).toBeTruthy());
  expect(document.activeElement).toBe(field("dateOfBirth"));
});

test("nothing is typed: the first step is there, and the code of the later ones is not requested earlier", async () => {
  const isMissing = vi.spyOn(code, "isMissing", "get");
  open();
  await waitFor(() => expect(field("firstName")).toBeTruthy());
  expect(isMissing).not.toHaveBeenCalled();
  type("firstName", "Aino");
  await waitFor(() => expect(isMissing).toHaveBeenCalled());
});

describe("POST registration", () => {
  test.each([
    // Ruling 6: the browser is online and the content service responds. Whether the country is blocked or the platform is down is unknown.
    ["refused", messages.unreached],
    ["slow", messages.unknown],
    ["half-open", messages.unknown],
    ["500", messages.system],
    ["garbage", messages.unknown],
  ] as const)("%s is shown, the input stays, and a retry is the same registration", async (kind, text) => {
    broken = { "POST /v1/registration": kind as Fault };
    open();
    await fillDetails();
    send();
    await messageShown(text);
    if (kind === "refused")
      expect(screen.getByRole("dialog", { name: "We could not finish your registration" })).toBeTruthy();
    broken = {};
    if (kind === "refused") fireEvent.click(screen.getByRole("button", { name: "Back to your details" }));
    await waitFor(() => expect(field("firstName")?.value).toBe("Aino"));
    expect(["lastName", "email", "phone"].map((name) => field(name)?.value)).toEqual([
      "Mäki",
      "aino@example.com",
      "0401234567",
    ]);
    expect(field("termsAndConditions")?.checked).toBe(true);
    if (kind === "refused") type("password", "Long enough 7");
    send();
    await waitFor(() => expect(field("dateOfBirth")).toBeTruthy());
    const [first, second, ...more] = keysOf("POST /v1/registration");
    expect([second, more]).toEqual([first, []]);
    expect(first).toBeTruthy();
  });

  test("names the country that was chosen to the platform [API-007]", async () => {
    const asked: string[] = [];
    server.use(
      http.post("http://platform.test/v1/registration", ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ playerId: "P7", token: "t" }, { status: 201 });
      }),
    );
    open();
    await fillDetails();
    send();
    await waitFor(() => expect(asked).toEqual(["?country=FI"]));
  });

  test("that does not arrive asks where its visitor is, and leads to the page of restricted countries from one [ROUTE-037]", async () => {
    const leave = vi.fn();
    vi.stubGlobal("location", { ...location, replace: leave });
    broken = { "POST /v1/registration": "refused" };
    let isRestricted = false;
    server.use(
      http.get("http://platform.test/v1/player/access/context", () => {
        const answer = HttpResponse.json({ isRestricted });
        // From the question after the registration on.
        isRestricted = true;
        return answer;
      }),
    );
    open();
    await fillDetails();
    send();
    await waitFor(() => expect(leave.mock.calls).toEqual([["/en-UN/restricted"]]));
  });

  test("done and sent again without a response, it stays done: only the form says that it does not know", async () => {
    localStorage.clear();
    open();
    await fillDetails();
    send();
    await waitFor(() => expect(field("dateOfBirth")).toBeTruthy());
    act(() => dispatchSignUp({ type: "back" }));
    await waitFor(() => expect(field("password")).toBeTruthy());
    type("firstName", "Aina");
    type("password", "Long enough 7");
    broken = { "POST /v1/registration": "garbage" };
    send();
    await messageShown(messages.unknown);
    expect(keptIntents()).toMatchObject([{ operation: "registration", state: "done", unknownSince: null }]);
    expect(new Set(keysOf("POST /v1/registration")).size).toBe(1);
  });

  test("a country that the platform refuses by name is one where no account is opened", async () => {
    server.use(
      http.post("http://platform.test/v1/registration", () =>
        HttpResponse.json({ code: "error.country.blocked" }, { status: 403 }),
      ),
    );
    open();
    await fillDetails();
    send();
    await messageShown(
      "We cannot open an account in your country. What you typed is kept in case you chose the wrong one.",
    );
    expect(screen.getByRole("dialog", { name: "Not in your country yet" })).toBeTruthy();
  });

  test("refused while the content service does not respond either is unknown, not a blocked country [ERR-006]", async () => {
    open();
    await fillDetails();
    broken = { "POST /v1/registration": "refused", "/api/sign-up/en-UN": "refused" };
    send();
    await messageShown(messages.unknown);
    expect(signUpState().progress.currentStep).toBe("Details");
  });
});

describe("the second step", () => {
  test.each([
    ["NO", "NO"],
    // The code of a second market is that of its country there.
    ["PP", "SE"],
  ])(
    "reads what the registrant's country %s wants verified of the configured site, as %s [API-509, PROFILE-005]",
    async (chosen, country) => {
      const asked: string[] = [];
      server.use(
        http.get("*/v1/site/config", ({ request }) => {
          asked.push(new URL(request.url).search);
          return HttpResponse.json({});
        }),
      );
      const details = { playerId: "P7", token: "t" };
      dispatchSignUp({ type: "registered", details, form: { ...form, countryCode: chosen } });
      open();
      await waitFor(() => expect(field("dateOfBirth")).toBeTruthy());
      type("dateOfBirth", "5/17/1990");
      type("postalCode", "0150");
      send();
      await waitFor(() => expect(signUpState().progress.currentStep).toBe("Verification"));
      expect(asked).toEqual([`?siteId=${config.siteId}&countryCode=${country}`]);
    },
  );

  const calls = ["/v1/site/config", "/v1/player/markets/risk-setting", "PUT /v1/registration"] as const;
  const textOf = (call: (typeof calls)[number], kind: (typeof kinds)[number]) => {
    // Reads before it send nothing: no outcome is unknown then, and no country was refused.
    if (!call.startsWith("PUT") || kind === "500") return messages.system;
    return kind === "refused" ? messages.unreached : messages.unknown;
  };

  test.each(calls.flatMap((call) => kinds.map((kind) => [call, kind, textOf(call, kind)] as const)))(
    "%s %s shows: %s",
    async (call, kind, text) => {
      dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
      broken = { [call]: kind as Fault };
      open();
      await waitFor(() => expect(field("dateOfBirth")).toBeTruthy());
      type("dateOfBirth", "5/17/1990");
      type("postalCode", "00100");
      send();
      await messageShown(text);
      expect(keysOf("PUT /v1/registration")).toHaveLength(call.startsWith("PUT") ? 1 : 0);
      if (text === messages.unreached) return expect(signUpState().form).toEqual(form);
      expect([field("dateOfBirth")?.value, field("postalCode")?.value]).toEqual(["5/17/1990", "00100"]);
      broken = {};
      send();
      await waitFor(() => expect(signUpState().progress.currentStep).toBe("Verification"));
    },
  );
});

describe("the codes", () => {
  test.each(
    (["sms", "email"] as const).flatMap((channel) =>
      (["request", "verification"] as const).flatMap((what) => kinds.map((kind) => [channel, what, kind] as const)),
    ),
  )("%s_%s %s is shown at the field, and tried again", async (channel, what, kind) => {
    dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
    dispatchSignUp({ type: "contact-sent", requirement: channel });
    const call = `/v1/registration/${channel}_${what}`;
    broken = { [call]: kind as Fault };
    open();
    await waitFor(() => expect(field("pincode")).toBeTruthy());
    const dialog = within(screen.getByRole("dialog"));
    if (what === "request") {
      await messageShown(messages.unsent);
      broken = {};
      fireEvent.click(await dialog.findByRole("button", { name: "Send another code" }));
      await dialog.findByText(/^We sent a code to /);
      return expect(signUpState()).toMatchObject({ pinStatus: "sendSuccess", codeErrors: { [channel]: null } });
    }
    await dialog.findByText(/^We sent a code to /);
    type("pincode", "402917");
    send();
    await messageShown(messages.unchecked);
    expect(field("pincode")?.value).toBe("402917");
    expect(signUpState().pinStatus).toBe("verifyFail");
    broken = {};
    send();
    await waitFor(() => expect(signUpState().progress.currentStep).toBe("Complete"));
  });
});
