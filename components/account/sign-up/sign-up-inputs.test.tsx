import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { dispatchSignUp, signUpState } from "@/lib/account/sign-up/store";
import { queryClient } from "@/lib/session/player/player-queries";
import site from "@/messages/en/site.json";
import { writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { storedRegistration as form, signUpOptions } from "@/tests/support/registration";
import { SignUpDialog } from "./sign-up-dialog";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push() {}, replace() {} }) }));
vi.mock("@/lib/site/browser-reports/report", () => ({ report: () => "R1" }));

const bodies: Record<string, string>[] = [];

beforeEach(async () => {
  bodies.length = 0;
  queryClient.clear();
  useOneTimeCodes.getState().forget();
  dispatchSignUp({ type: "finished" });
  writeConfig();
  server.use(
    http.get("*/api/sign-up/:locale", ({ params }) =>
      HttpResponse.json({ ...signUpOptions, taxNumber: params.locale === "br-BR" ? "cpf" : "none" }),
    ),
    http.get("*/v1/player/access/context", () => HttpResponse.json({ isRestricted: false })),
    http.get("*/v1/site/config", () => HttpResponse.json({ smsVerification: true })),
    http.get("*/v1/player/markets/risk-setting", () => HttpResponse.json({})),
    http.post("*/v1/registration/sms_request", () => HttpResponse.json({ resendInSeconds: 60 })),
    http.post("*/v1/registration/sms_verification", async ({ request }) => {
      bodies.push((await request.json()) as Record<string, string>);
      return new HttpResponse(null, { status: 204 });
    }),
    http.all("*/v1/registration", async ({ request }) => {
      bodies.push((await request.json()) as Record<string, string>);
      return HttpResponse.json({ playerId: "P7", token: "t" }, { status: 201 });
    }),
  );
});

/** The fields of a step, each with something that is accepted. */
const steps = {
  Details: {
    firstName: "Aino",
    lastName: "Mäki",
    email: "aino7@example.com",
    password: "Long enough 7",
    phone: "0401234567",
  },
  ContactInfo: { dateOfBirth: "5/17/1990", postalCode: "00100", phone: "0401234567" },
  Brazil: { dateOfBirth: "17/05/1990", cpf: "529.982.247-25", postalCode: "01310-100" },
  Verification: { pincode: "402917" },
} as const;
type Step = keyof typeof steps;

/** The name of a field in the payload. */
const sentAs: Readonly<Record<string, string>> = { phone: "mobilePhone" };

const required = "Fill in this field.";
const badName = "Use letters, spaces, hyphens and apostrophes.";
const { email: badEmail, emailNoAt, emailMarks, emailSpace, ...password } = site.form.errors;
const tooLong = "This is too long.";

const names = [
  ["firstName", "Enter your first name."],
  ["lastName", "Enter your last name."],
].flatMap(([name = "", missing]) => [
  ["Details", name, "", missing],
  ["Details", name, "   ", missing],
  ["Details", name, "a".repeat(51), tooLong],
  ["Details", name, "R2D2", badName],
  ["Details", name, "  Anna  Maria ", { as: "Anna Maria" }],
  ["Details", name, "\u200eO’Hara\u00a0\u200f", { as: "O’Hara" }],
  ["Details", name, "Дмитрий", { as: "Дмитрий" }],
  ["Details", name, "愛乃", { as: "愛乃" }],
  ["Details", name, "\u202bأحمد\u202c", { as: "أحمد" }],
  ["Details", name, "Aino😀", badName],
]) as Row[];

type Row = readonly [Step, string, string, string | { as: string }];
const rows: Row[] = [
  ...names,
  ["Details", "email", "", "Enter your e-mail address."],
  ["Details", "email", `${"a".repeat(250)}@b.fi`, tooLong],
  ["Details", "email", "айно", emailNoAt],
  ["Details", "email", "  aino@example.com\u00a0", { as: "aino@example.com" }],
  ["Details", "email", "\u202aaino@example.com\u202c", { as: "aino@example.com" }],
  ["Details", "email", "Aino <aino@example.com>", emailMarks],
  ["Details", "email", "mailto:aino@example.com", emailMarks],
  ["Details", "email", "aino @example.com", emailSpace],
  ["Details", "email", "aino@example", badEmail],
  ["Details", "email", "😀", emailNoAt],
  ["Details", "password", "", "Choose a password."],
  ["Details", "password", `${"a1".repeat(33)}`, password.passwordLength],
  ["Details", "password", "only letters", password.passwordDigit],
  ["Details", "password", "invisible\u200b 7", password.passwordUnseen],
  ["Details", "password", "invisible\u202e 7", password.passwordUnseen],
  ["Details", "password", "AINO7@example.com", password.passwordIsEmail],
  ["Details", "password", " with spaces 7 ", { as: " with spaces 7 " }],
  ["Details", "password", "пароль 12345", { as: "пароль 12345" }],
  ["Details", "password", "كلمة السر 12345", { as: "كلمة السر 12345" }],
  ["Details", "password", "Long enough 7😀", { as: "Long enough 7😀" }],
  ...(["Details", "ContactInfo"] as const).flatMap((step): Row[] => [
    [step, "phone", "", "Enter your phone number."],
    [step, "phone", "040123456789012345", "phone"],
    [step, "phone", "phone", "phone"],
    [step, "phone", " 040 123 4567 ", { as: "+358401234567" }],
    [step, "phone", "+358 (0)40-123 4567", { as: "+358401234567" }],
    [step, "phone", "\u202a040\u00a0123\u00a04567\u202c", { as: "+358401234567" }],
    [step, "phone", "٠٤٠١٢٣٤٥٦٧", { as: "+358401234567" }],
    [step, "phone", "📞", "phone"],
  ]),
  ["ContactInfo", "dateOfBirth", "", required],
  ["ContactInfo", "dateOfBirth", "5/17/19900", "date"],
  ["ContactInfo", "dateOfBirth", "май 17", "date"],
  ["ContactInfo", "dateOfBirth", " 5 / 17 / 1990 ", { as: "1990-05-17" }],
  ["ContactInfo", "dateOfBirth", "1990-05-17", { as: "1990-05-17" }],
  ["ContactInfo", "dateOfBirth", "\u200e5/17/1990\u200e", { as: "1990-05-17" }],
  ["ContactInfo", "dateOfBirth", "5.6.1990", { as: "1990-06-05" }],
  ["ContactInfo", "dateOfBirth", "5/6/1990", { as: "1990-06-05" }],
  ["ContactInfo", "dateOfBirth", "١٧/٠٥/١٩٩٠", { as: "1990-05-17" }],
  ["ContactInfo", "dateOfBirth", "🎂", "date"],
  ["ContactInfo", "dateOfBirth", "1/1/1899", "Check the year."],
  ["ContactInfo", "postalCode", "", "Enter your postal code."],
  ["ContactInfo", "postalCode", "1234567890123", tooLong],
  ["ContactInfo", "postalCode", "  H2X\u00a0 1Y4 ", { as: "H2X 1Y4" }],
  ["ContactInfo", "postalCode", "\u200f00100\u200f", { as: "00100" }],
  ["ContactInfo", "postalCode", "〒100-0001", { as: "100-0001" }],
  ["ContactInfo", "postalCode", "〒 １００ー０００１", { as: "100-0001" }],
  ["ContactInfo", "postalCode", "٠٠١٠٠", { as: "00100" }],
  ["ContactInfo", "postalCode", "<b>00100</b>", "This is not a postal code."],
  ["ContactInfo", "postalCode", "📮", "This is not a postal code."],
  ["Brazil", "cpf", "", "Digite o número do seu CPF."],
  ["Brazil", "cpf", "529982247251", "Confira os números do seu CPF."],
  ["Brazil", "cpf", " 529.982.247-25 ", { as: "52998224725" }],
  ["Brazil", "cpf", "\u202a529.982.247-25\u202c", { as: "52998224725" }],
  ["Brazil", "cpf", "５２９９８２２４７２５", { as: "52998224725" }],
  ["Brazil", "cpf", "٥٢٩٩٨٢٢٤٧٢٥", { as: "52998224725" }],
  ["Brazil", "cpf", "😀", "Confira os números do seu CPF."],
  ["Verification", "pincode", "", required],
  ["Verification", "pincode", "4029171", "code"],
  ["Verification", "pincode", "кода", "code"],
  ["Verification", "pincode", " 402-917 ", { as: "402917" }],
  ["Verification", "pincode", "\u200f４０２９１７\u200f", { as: "402917" }],
  ["Verification", "pincode", "٤٠٢٩١٧", { as: "402917" }],
  ["Verification", "pincode", "🔑", "code"],
];

test.each([
  ["ja-JP", ["family-name", "given-name"]],
  ["ja-UN", ["family-name", "given-name"]],
  ["en-JP", ["given-name", "family-name"]],
  ["fi-FI", ["given-name", "family-name"]],
])("the fields of the name are in the order of %s", async (segment, order) => {
  history.replaceState(null, "", `/${segment}/signup`);
  await loadAllMessages();
  render(<SignUpDialog isShown canClose onClose={() => {}} />);
  await waitFor(() => expect(field("firstName")).toBeTruthy());
  const names = document.querySelectorAll<HTMLInputElement>("[autocomplete$='-name']");
  expect([...names].map(({ autocomplete }) => autocomplete)).toEqual(order);
  expect(names[0]).toBe(document.activeElement);
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const descriptionOf = (name: string) =>
  (field(name)?.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

async function open(step: Step): Promise<void> {
  history.replaceState(null, "", step === "Brazil" ? "/br-BR/signup" : "/en-UN/signup");
  await loadAllMessages();
  if (step !== "Details") dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
  if (step === "Verification") dispatchSignUp({ type: "contact-sent", requirement: "sms" });
  render(<SignUpDialog isShown canClose onClose={() => {}} />);
}

test.each(rows)("%s, %s: %j is %j", async (step, name, typed, outcome) => {
  await open(step);
  const values: Readonly<Record<string, string>> = steps[step];
  // The second step shows the number of the first as text.
  if (step === "ContactInfo") fireEvent.click(await screen.findByRole("button", { name: "Change: Phone number" }));
  await waitFor(() => expect(field(name)).toBeTruthy());
  for (const [each, value] of Object.entries({ ...values, [name]: typed }))
    fireEvent.change(field(each) ?? document.body, { target: { value } });
  if (step === "Details")
    for (const consent of ["termsAndConditions", "cookiePolicyAccepted"])
      fireEvent.click(field(consent) ?? document.body);
  const before = signUpState().progress.currentStep;
  fireEvent.click(document.querySelector("button[type=submit]") ?? document.body);
  if (typeof outcome === "object") {
    await waitFor(() => expect(bodies[0]).toMatchObject({ [sentAs[name] ?? name]: outcome.as }));
    return;
  }
  await waitFor(() => expect(field(name)?.getAttribute("aria-invalid")).toBe("true"));
  expect(descriptionOf(name)).toContain(outcome);
  expect([bodies, signUpState().progress.currentStep]).toEqual([[], before]);
  for (const [each, value] of Object.entries({ ...values, [name]: typed })) expect(field(each)?.value).toBe(value);
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

const phoneField = () => document.querySelector<HTMLInputElement>('[name="phone"][type="tel"]');

test("the phone number is asked once: the second step shows it, sends it, and makes it a field on demand or once it is refused [SIGNUP-004]", async () => {
  await open("ContactInfo");
  const change = await screen.findByRole("button", { name: "Change: Phone number" });
  expect(screen.getByText("+358 401234567")).toBeTruthy();
  expect(phoneField()).toBeNull();
  for (const [name, value] of Object.entries({ dateOfBirth: "5/17/1990", postalCode: "00100" }))
    fireEvent.change(field(name) ?? document.body, { target: { value } });
  server.use(
    http.put(
      "*/v1/registration",
      async ({ request }) => {
        bodies.push((await request.json()) as Record<string, string>);
        return HttpResponse.json({ code: "error.vonage.validation" }, { status: 403 });
      },
      { once: true },
    ),
  );
  fireEvent.click(document.querySelector("button[type=submit]") ?? change);
  await waitFor(() => expect(phoneField()).toBe(document.activeElement));
  expect(bodies[0]?.mobilePhone).toBe("+358401234567");
  expect(descriptionOf("phone")).toContain("could not be reached");
  // It stays a field while it is typed anew.
  fireEvent.change(field("phone") ?? change, { target: { value: "0401234568" } });
  await waitFor(() => expect(field("phone")?.getAttribute("aria-invalid")).toBeNull());
  fireEvent.click(document.querySelector("button[type=submit]") ?? change);
  await waitFor(() => expect(bodies[1]?.mobilePhone).toBe("+358401234568"));
});

test("the way to change the phone number of the second step gives the focus to its field", async () => {
  await open("ContactInfo");
  fireEvent.click(await screen.findByRole("button", { name: "Change: Phone number" }));
  await waitFor(() => expect(phoneField()).toBe(document.activeElement));
});

test("a CPF gets its marks while it is typed, and the caret stays behind its digit", async () => {
  await open("Brazil");
  await waitFor(() => expect(field("cpf")).toBeTruthy());
  const cpf = field("cpf") ?? expect.fail();
  const person = userEvent.setup();
  await person.type(cpf, "5299822472");
  expect(cpf.value).toBe("529.982.247-2");
  await person.type(cpf, "1", { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([cpf.value, cpf.selectionStart]).toEqual(["512.998.224-72", 2]);
  await person.keyboard("{Backspace}");
  expect([cpf.value, cpf.selectionStart]).toEqual(["529.982.247-2", 1]);
});

test.each([
  ["on their birthday, before it begins in UTC", "2026-11-21T21:50:00Z", "2026-11-21T22:30:00Z", -120, true],
  ["on the evening before, after it has begun in UTC", "2026-11-22T02:00:00Z", "2026-11-22T03:00:00Z", 300, false],
])(
  "%s, a player is of age by the calendar of their clock [SIGNUP-024]",
  async (_what, opened, sentAt, offset, isOfAge) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(opened) });
    const clock = vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
    try {
      await open("ContactInfo");
      await waitFor(() => expect(field("dateOfBirth")).toBeTruthy());
      for (const [name, value] of Object.entries({ dateOfBirth: "11/22/2008", postalCode: "00100" }))
        fireEvent.change(field(name) ?? document.body, { target: { value } });
      vi.setSystemTime(Date.parse(sentAt));
      fireEvent.click(document.querySelector("button[type=submit]") ?? document.body);
      if (isOfAge) await waitFor(() => expect(bodies[0]).toMatchObject({ dateOfBirth: "2008-11-22" }));
      else await waitFor(() => expect(field("dateOfBirth")?.getAttribute("aria-invalid")).toBe("true"));
      expect(bodies).toHaveLength(isOfAge ? 1 : 0);
    } finally {
      clock.mockRestore();
      vi.useRealTimers();
    }
  },
);
