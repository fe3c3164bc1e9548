import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { useAccountStore } from "@/lib/account/profile/store";
import account from "@/messages/en/account.json";
import site from "@/messages/en/site.json";
import { eventually } from "@/tests/support/eventually";
import {
  card,
  edit,
  json,
  none,
  open,
  prepareAccountView,
  save,
  service,
  toasts,
  type,
} from "@/tests/support/islands/account-view";
import { keptVariables } from "@/tests/support/kept-variables";

prepareAccountView();

describe("the forms of the account page", () => {
  async function changePassword(next = "Evergreen-77") {
    const region = await edit(account.profile.password.title);
    type(account.profile.password.old, "Greenroom-2026");
    type(account.profile.password.new, next);
    await save(region);
    return region;
  }

  test("the password is sent with the old one and the access token [PROFILE-010, PROFILE-011, ERR-508]", async () => {
    open();
    await changePassword();
    await eventually(() =>
      expect(toasts()).toEqual([["success", account.profile.player.account.password.success.toast]]),
    );
    expect(service.sent).toEqual([
      {
        path: "PATCH player/password",
        body: { oldPassword: "Greenroom-2026", newPassword: "Evergreen-77" },
        accessToken: expect.stringMatching(/./),
      },
    ]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("Evergreen-77");
    await eventually(() => expect(keptVariables()).not.toContain("Evergreen-77"));
  });

  test("a wrong old password shows its code as an error toast, and is shown at its field, which has the focus [PROFILE-011, PROFILE-017, PROFILE-018, ERR-018, ERR-504, API-519, API-520]", async () => {
    service.responses["player/password"] = () =>
      json({ status: 400, code: "error.old_password.incorrect", message: "No.", validationErrors: [] }, 400);
    open();
    const region = await changePassword();
    await eventually(() => expect(toasts()).toEqual([["error", account.profile.error.old_password.incorrect]]));
    const old = screen.getByLabelText<HTMLInputElement>(account.profile.password.old);
    await eventually(() => expect(document.activeElement).toBe(old));
    expect(old.getAttribute("aria-invalid")).toBe("true");
    expect(within(region).getByRole("alert").textContent).toBe(account.profile.error.old_password.incorrect);
    expect(old.getAttribute("aria-describedby")).toBeTruthy();
    const next = screen.getByLabelText<HTMLInputElement>(account.profile.password.new);
    expect([next.value, next.getAttribute("aria-invalid")]).toEqual(["Evergreen-77", null]);
    expect(useAccountStore.getState().backendErrors.password).toMatchObject([{ field: "oldPassword" }]);
    // The right one is taken, and nothing of the refusal is left.
    delete service.responses["player/password"];
    type(account.profile.password.old, "Greenroom-2026");
    await save(region);
    await eventually(() =>
      expect(toasts()[0]).toEqual(["success", account.profile.player.account.password.success.toast]),
    );
    expect(useAccountStore.getState().backendErrors.password).toEqual([]);
  });

  test.each([
    ["short1", site.form.errors.passwordLength],
    ["12345678", site.form.errors.passwordLetter],
    ["abcdefgh", site.form.errors.passwordDigit],
    ["Greenroom-2026", account.profile.errors.passwordSame],
    ["Evergreen\u200b-77", site.form.errors.passwordUnseen],
    ["Evergreen\u202e-77", site.form.errors.passwordUnseen],
    ["Evergreen\t-77", site.form.errors.passwordUnseen],
    ["Ada77@example.com", site.form.errors.passwordIsEmail],
  ])("the new password %j is refused before anything is sent", async (next, text) => {
    service.profile = { ...service.profile, email: "ada77@example.com" };
    open();
    await screen.findByText("ada77@example.com");
    const region = await changePassword(next);
    await eventually(() => expect(within(region).getByText(text)).toBeTruthy());
    expect(service.sent).toEqual([]);
  });

  test.each([
    ["IE", "0851234567", "353", "851234567"],
    ["LT", "861234567", "370", "61234567"],
    // Not open for registration: the account has it all the same.
    ["FR", "0612345678", "33", "612345678"],
  ])(
    "a player of %s gets the code at a number of their own country",
    async (country, typed, phonePrefix, phoneBody) => {
      service.profile = { ...service.profile, countryCode: country, mobilePhone: null };
      open();
      const region = await edit(account.profile.phone.title);
      const chosen = within(region).getByRole<HTMLSelectElement>("combobox");
      expect(chosen.value).toBe(country);
      type(account.profile.phone.label, typed);
      await save(region, account.profile.phone.send);
      await eventually(() =>
        expect(service.sent[0]).toMatchObject({ path: "POST phone", body: { phonePrefix, phoneBody } }),
      );
    },
  );

  test("a new number may be of any country of the sign-up", async () => {
    open();
    const region = await edit(account.profile.phone.title);
    await eventually(() =>
      expect(
        within(region)
          .getAllByRole("option")
          .map(({ textContent }) => textContent),
      ).toEqual(["+353 Ireland", "+358 Finland", "+370 Lithuania"]),
    );
  });

  test("the phone changes by POST phone, a code by SMS and its verification [PROFILE-014, API-021, ERR-508]", async () => {
    open();
    const region = await edit(account.profile.phone.title);
    type(account.profile.phone.label, "0401234567");
    await save(region, account.profile.phone.send);
    await eventually(() =>
      expect(
        within(region).getByText(account.profile.phone.sentTo.replace("{recipient}", "+358401234567")),
      ).toBeTruthy(),
    );
    const code = within(region).getByRole<HTMLInputElement>("textbox");
    expect(code.autocomplete).toBe("one-time-code");
    fireEvent.change(code, { target: { value: "402 917" } });
    await act(async () => void fireEvent.submit(code.form ?? code));
    await eventually(() => expect(toasts()).toEqual([["success", account.profile.player.account.phone.success.toast]]));
    expect(service.sent.map(({ path, body }) => [path, body])).toEqual([
      ["POST phone", { phonePrefix: "358", phoneBody: "401234567" }],
      ["POST phone_number/sms_request", { smsVerificationId: "S1" }],
      ["POST phone_number/sms_verification", { smsVerificationId: "S1", pincode: "402917" }],
    ]);
  });

  test("the number has the focus when the step of the code is left for it", async () => {
    open();
    const region = await edit(account.profile.phone.title);
    type(account.profile.phone.label, "0401234567");
    await save(region, account.profile.phone.send);
    const code = await within(region).findByLabelText(account.oneTimeCode.label);
    await eventually(() => expect(document.activeElement).toBe(code));
    fireEvent.click(within(region).getByRole("button", { name: site.form.cancel }));
    const number = await within(region).findByLabelText(account.profile.phone.label);
    await eventually(() => expect(document.activeElement).toBe(number));
  });

  test("a password manager is told whose password is changed, and the old one has the focus", async () => {
    service.profile = { ...service.profile, email: "ada77@example.com" };
    open();
    await screen.findByText("ada77@example.com");
    const region = await edit(account.profile.password.title);
    const old = screen.getByLabelText<HTMLInputElement>(account.profile.password.old);
    await eventually(() => expect(document.activeElement).toBe(old));
    const username = region.querySelector<HTMLInputElement>("input[autocomplete=username]");
    expect([username?.value, username?.hidden]).toEqual(["ada77@example.com", true]);
  });

  test("marketing preferences are read, and sent as a flat object of four flags [PROFILE-015, PROFILE-016, ERR-508]", async () => {
    service.responses["GET player/marketing-preferences"] = () => json({ ...none, post: true });
    service.responses["PATCH player/marketing-preferences"] = () => json({ ...none, email: true, post: true });
    open();
    const region = await card(account.profile.marketing.title);
    const checkboxes = await within(region).findAllByRole<HTMLInputElement>("checkbox");
    expect(checkboxes.map(({ checked }) => checked)).toEqual([false, false, false, true]);
    fireEvent.click(within(region).getByLabelText(account.profile.marketing.email));
    await save(region);
    await eventually(() =>
      expect(toasts()).toEqual([["success", account.profile.player.account.notifications.update.success]]),
    );
    expect(service.sent).toMatchObject([
      { path: "PATCH player/marketing-preferences", body: { email: true, sms: false, phone: false, post: true } },
    ]);
  });
});
