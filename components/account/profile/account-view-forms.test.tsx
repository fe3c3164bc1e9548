import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { useAccountStore } from "@/lib/account/profile/store";
import account from "@/messages/en/account.json";
import site from "@/messages/en/site.json";
import { eventually } from "@/tests/support/eventually";
import {
  assign,
  card,
  edit,
  fieldError,
  json,
  open,
  prepareAccountView,
  refused,
  save,
  service,
  toasts,
  type,
} from "@/tests/support/islands/account-view";

prepareAccountView();

describe("the forms of the account page", () => {
  async function changeAddress() {
    const region = await edit(account.profile.address.title);
    type(account.profile.address.street, " Kauppakatu 2 ");
    type(account.profile.address.postalCode, "33100");
    type(account.profile.address.city, "Tampere");
    await save(region);
    return region;
  }

  test("the address is sent and its toast is shown [PROFILE-007, ERR-508]", async () => {
    open();
    const region = await changeAddress();
    await eventually(() =>
      expect(toasts()).toEqual([["success", account.profile.player.account.address.success.toast]]),
    );
    expect(service.sent).toMatchObject([
      {
        path: "PATCH player/address",
        body: { street: "Kauppakatu 2", city: "Tampere", postalCode: "33100", countryCode: "FI" },
        accessToken: null,
      },
    ]);
    await eventually(() => expect(within(region).queryByRole("textbox")).toBeNull());
    expect(document.activeElement?.textContent).toBe(site.form.change);
  });

  test("a form that was open when the page was reloaded is open again with what was typed, and a cancelled one is not", async () => {
    open();
    await edit(account.profile.address.title);
    type(account.profile.address.street, "Kauppakatu 2");
    cleanup();
    open();
    const region = await card(account.profile.address.title);
    expect(within(region).getByLabelText<HTMLInputElement>(account.profile.address.street).value).toBe("Kauppakatu 2");
    // It opened without an action: the focus stays at the top of the page.
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(within(region).getByRole("button", { name: site.form.cancel }));
    expect(within(region).queryByRole("textbox")).toBeNull();
    cleanup();
    open();
    expect(within(await card(account.profile.address.title)).queryByRole("textbox")).toBeNull();
  });

  test.each([
    ["address", account.profile.address.title, () => screen.getByLabelText(account.profile.address.street)],
    ["phone", account.profile.phone.title, () => screen.getByLabelText(account.profile.phone.label)],
    ["language", account.profile.language.title, () => screen.getByLabelText(account.profile.language.label)],
    ["password", account.profile.password.title, () => screen.getByLabelText(account.profile.password.old)],
  ])(
    "the form of the %s opens with the focus in what is changed, and Escape leaves it",
    async (_form, title, field) => {
      open();
      const region = await edit(title);
      expect(document.activeElement).toBe(field());
      fireEvent.keyDown(field(), { key: "Escape" });
      expect(within(region).queryByRole("form")).toBeNull();
      expect(document.activeElement).toBe(within(region).getByRole("button", { name: `Change: ${title}` }));
      expect(service.sent).toEqual([]);
    },
  );

  test("what was typed before Escape is there when the form is opened again, and gone after Cancel", async () => {
    open();
    const region = await edit(account.profile.address.title);
    type(account.profile.address.street, "Kauppakatu 2");
    fireEvent.keyDown(screen.getByLabelText(account.profile.address.street), { key: "Escape" });
    expect(within(region).queryByRole("textbox")).toBeNull();
    const street = async () => {
      await edit(account.profile.address.title);
      return screen.getByLabelText<HTMLInputElement>(account.profile.address.street).value;
    };
    expect(await street()).toBe("Kauppakatu 2");
    fireEvent.click(within(region).getByRole("button", { name: site.form.cancel }));
    expect(await street()).toBe("");
  });

  test("Escape does not leave a form that is sent, nor one in which it has closed a list or ended a composition", async () => {
    service.responses["player/address"] = () => new Promise(() => {});
    open();
    const region = await edit(account.profile.address.title);
    const street = screen.getByLabelText(account.profile.address.street);
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(street, { key: "Escape", ...composing });
    const stop = (event: Event) => event.preventDefault();
    street.addEventListener("keydown", stop);
    fireEvent.keyDown(street, { key: "Escape" });
    street.removeEventListener("keydown", stop);
    type(account.profile.address.street, "Kauppakatu 2");
    type(account.profile.address.postalCode, "33100");
    type(account.profile.address.city, "Tampere");
    await save(region);
    fireEvent.keyDown(street, { key: "Escape" });
    expect(screen.getByLabelText(account.profile.address.street)).toBe(street);
  });

  test("what the platform refuses is said at its field, and what was typed stays [PROFILE-017, PROFILE-018, API-519]", async () => {
    service.responses["player/address"] = () =>
      refused(fieldError("address", "postalCode", "error.postal_code.invalid"));
    open();
    const region = await changeAddress();
    await eventually(() => expect(within(region).getByText(account.profile.errors.postalCode)).toBeTruthy());
    const field = screen.getByLabelText<HTMLInputElement>(account.profile.address.postalCode);
    expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["33100", "true"]);
    await eventually(() => expect(document.activeElement).toBe(field));
    expect(toasts()).toEqual([]);
    expect(useAccountStore.getState().backendErrors.address).toMatchObject([{ field: "postalCode" }]);
  });

  test("an error of another form opens that form and shows there [PROFILE-017, API-519]", async () => {
    service.responses["player/address"] = () =>
      refused(fieldError("phone", "phoneBody", null, "This number is not yours."));
    open();
    await changeAddress();
    const phone = await card(account.profile.phone.title);
    await eventually(() => expect(within(phone).getByText("This number is not yours.")).toBeTruthy());
    expect(within(await card(account.profile.address.title)).queryByText("This number is not yours.")).toBeNull();
  });

  test.each([
    [404, "The register is closed."],
    [500, `The register is closed. ${site.form.unknown}`],
  ])(
    "a failure of status %i shows its message as an error toast, after a 500 with what is not known, and nothing else [ERR-017, ERR-504]",
    async (status, text) => {
      service.responses["player/address"] = () =>
        json({ status, code: "error.gone", message: "The register is closed." }, status);
      open();
      const region = await changeAddress();
      await eventually(() => expect(toasts()).toEqual([["error", text]]));
      expect(screen.getByLabelText<HTMLInputElement>(account.profile.address.city).value).toBe("Tampere");
      expect(within(region).queryByRole("alert")).toBeNull();
    },
  );

  test("the toast of an unknown outcome goes when that form is sent again, and not for another form", async () => {
    service.responses["player/address"] = () => json({}, 500);
    service.responses["PATCH player/marketing-preferences"] = () => json({}, 500);
    open();
    await changeAddress();
    const unknown = ["error", site.form.unknown];
    await eventually(() => expect(toasts()).toEqual([unknown]));
    const marketing = await card(account.profile.marketing.title);
    await save(marketing, site.form.save);
    await eventually(() => expect(toasts()).toEqual([unknown, unknown]));
    service.responses = {};
    await save(await card(account.profile.address.title), site.form.save);
    await eventually(() =>
      expect(toasts()).toEqual([["success", account.profile.player.account.address.success.toast], unknown]),
    );
    await save(marketing, site.form.save);
    await eventually(() => expect(toasts().map(([kind]) => kind)).toEqual(["success", "success"]));
  });

  test("a 400 without field errors shows error.oops.tryAgain [ERR-019]", async () => {
    service.responses["player/address"] = () => refused();
    open();
    await changeAddress();
    await eventually(() => expect(toasts()).toEqual([["error", site.form.error.oops.tryAgain]]));
  });

  test("a call without a response shows an unknown outcome, and nothing typed is lost", async () => {
    service.responses["player/address"] = () => HttpResponse.error();
    open();
    const region = await changeAddress();
    await eventually(() => expect(within(region).getByRole("alert").dataset.outcome).toBe("unknown"));
    expect(screen.getByLabelText<HTMLInputElement>(account.profile.address.street).value).toContain("Kauppakatu 2");
    expect(toasts()).toEqual([]);
  });

  test("the province is chosen from eleven by a player of Canada, and by no other [PROFILE-008, PROFILE-009, ERR-508]", async () => {
    service.profile = { ...service.profile, countryCode: "CA", provinceCode: "QC" };
    open();
    const region = await edit(account.profile.province.title);
    const select = within(region).getByLabelText<HTMLSelectElement>(account.profile.province.label);
    expect([...select.options].map(({ value }) => value).filter(Boolean)).toHaveLength(11);
    fireEvent.change(select, { target: { value: "BC" } });
    await save(region);
    await eventually(() =>
      expect(toasts()).toEqual([["success", account.profile.player.account.province.success.toast]]),
    );
    expect(service.sent).toMatchObject([{ path: "PATCH player/province", body: { province: "BC" } }]);
  });

  test("no province for a player of Finland [PROFILE-009]", async () => {
    open();
    await card(account.profile.address.title);
    expect(screen.queryByRole("region", { name: account.profile.province.title })).toBeNull();
  });

  test("the language is sent as language, the address follows where the market offers it, and there is no toast [PROFILE-012, PROFILE-013]", async () => {
    open();
    const region = await edit(account.profile.language.title);
    fireEvent.change(within(region).getByRole("combobox"), { target: { value: "fi" } });
    await save(region);
    await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/fi-UN/my-account/account"));
    expect(service.sent).toMatchObject([{ path: "PATCH player/language", body: { language: "fi" } }]);
    expect(toasts()).toEqual([]);
  });

  test("the address stays where the market does not offer the language [PROFILE-013]", async () => {
    open();
    const region = await edit(account.profile.language.title);
    fireEvent.change(within(region).getByRole("combobox"), { target: { value: "ja" } });
    await save(region);
    await eventually(() => expect(within(region).queryByRole("combobox")).toBeNull());
    expect(service.sent).toMatchObject([{ body: { language: "ja" } }]);
    expect(assign).not.toHaveBeenCalled();
  });
});
