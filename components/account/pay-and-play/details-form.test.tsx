import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { savePayAndPlay } from "@/lib/account/pay-and-play/store";
import account from "@/messages/en/account.json";
import site from "@/messages/en/site.json";
import {
  calls,
  code,
  json,
  messages,
  onClose,
  open,
  preparePayAndPlay,
  press,
  responses,
  session,
  withoutEmail,
} from "@/tests/support/islands/pay-and-play";
import { server } from "@/tests/support/msw";

preparePayAndPlay();

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
