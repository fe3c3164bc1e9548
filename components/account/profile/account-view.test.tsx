import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { useAccountStore } from "@/lib/account/profile/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import account from "@/messages/en/account.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { keptVariables } from "@/tests/support/kept-variables";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { signUpOptions } from "@/tests/support/registration";
import { AccountView } from "./account-view";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));

const platform = "http://platform.test/v1";
const none = { email: false, sms: false, phone: false, post: false };
const history = [{ loginDate: "2026-11-05T12:05:00.000Z", loginIp: "192.0.2.1", loginCountry: "FI" }];
const options = { ...signUpOptions, countries: { FI: "358", IE: "353", LT: "370" } };
const json = (body: object | null, status = 200) =>
  body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status });

let profile: Record<string, unknown>;
let log: Record<string, unknown>;
let responses: Record<string, () => Response | Promise<Response>>;
let sent: { path: string; body: unknown; accessToken: string | null }[];
const assign = vi.fn();

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useToasts.setState({ shown: [] });
  useAccountStore.setState(useAccountStore.getInitialState(), true);
  useOneTimeCodes.getState().reopen();
  sessionStorage.clear();
  assign.mockReset();
  stubAddress();
  writeConfig();
  profile = { ...openProfile, firstName: "Ada", lastName: "Virtanen", email: "ada@example.com", languageCode: "en" };
  log = { note: "LOGIN", loginDate: history[0]?.loginDate, ip: "192.0.2.1", country: "FI", loginHistory: history };
  responses = {};
  sent = [];
  await loadAllMessages();
  server.use(
    http.get("*/api/sign-up/:locale", () => json(options)),
    http.all(`${platform}/*`, async ({ request }) => {
      const path = new URL(request.url).pathname.replace("/v1/", "");
      const { method } = request;
      if (method !== "GET")
        sent.push({
          path: `${method} ${path}`,
          body: await request.json(),
          accessToken: request.headers.get("access-token"),
        });
      const own = responses[`${method} ${path}`] ?? responses[path];
      if (own) return own();
      if (path === "player/profile") return json(profile);
      if (path === "player/marketing-preferences") return json(none);
      if (path === "player/latest-activity-log") return json(log);
      if (path === "phone") return json({ smsVerificationId: "S1" });
      if (path === "phone_number/sms_request") return json({ resendInSeconds: 60 });
      return json(null, 204);
    }),
  );
});

/** The address of the page; a document that would be loaded is noted. */
function stubAddress(segment = "en-UN"): void {
  const pathname = `/${segment}/my-account/account`;
  vi.stubGlobal("location", {
    origin: "http://localhost",
    href: `http://localhost${pathname}`,
    pathname,
    search: "",
    hash: "",
    assign,
  });
}

function open(languages: Parameters<typeof AccountView>[0]["languages"] = ["en", "fi"]) {
  render(<AccountView languages={languages} />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
}
const card = (title: string) => screen.findByRole("region", { name: title });
const toasts = () => useToasts.getState().shown.map(({ kind, value }) => [kind, value]);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function edit(title: string) {
  const region = await card(title);
  fireEvent.click(within(region).getByRole("button", { name: `Change: ${title}` }));
  return region;
}
const save = (region: HTMLElement, name: string = site.form.save) =>
  act(async () => void fireEvent.click(within(region).getByRole("button", { name })));
const fieldError = (objectName: string, field: string, code: string | null = null, message = "Not so.") => ({
  objectName,
  field,
  rejectedValue: "x",
  status: 400,
  message,
  code,
});
const refused = (...validationErrors: object[]) =>
  json({ status: 400, code: "error.validation", validationErrors }, 400);

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
    expect(sent).toMatchObject([
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
      expect(sent).toEqual([]);
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
    responses["player/address"] = () => new Promise(() => {});
    open();
    const region = await edit(account.profile.address.title);
    const street = screen.getByLabelText(account.profile.address.street);
    fireEvent.keyDown(street, { key: "Escape", isComposing: true });
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
    responses["player/address"] = () => refused(fieldError("address", "postalCode", "error.postal_code.invalid"));
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
    responses["player/address"] = () => refused(fieldError("phone", "phoneBody", null, "This number is not yours."));
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
      responses["player/address"] = () =>
        json({ status, code: "error.gone", message: "The register is closed." }, status);
      open();
      const region = await changeAddress();
      await eventually(() => expect(toasts()).toEqual([["error", text]]));
      expect(screen.getByLabelText<HTMLInputElement>(account.profile.address.city).value).toBe("Tampere");
      expect(within(region).queryByRole("alert")).toBeNull();
    },
  );

  test("the toast of an unknown outcome goes when that form is sent again, and not for another form", async () => {
    responses["player/address"] = () => json({}, 500);
    responses["PATCH player/marketing-preferences"] = () => json({}, 500);
    open();
    await changeAddress();
    const unknown = ["error", site.form.unknown];
    await eventually(() => expect(toasts()).toEqual([unknown]));
    const marketing = await card(account.profile.marketing.title);
    await save(marketing, site.form.save);
    await eventually(() => expect(toasts()).toEqual([unknown, unknown]));
    responses = {};
    await save(await card(account.profile.address.title), site.form.save);
    await eventually(() =>
      expect(toasts()).toEqual([["success", account.profile.player.account.address.success.toast], unknown]),
    );
    await save(marketing, site.form.save);
    await eventually(() => expect(toasts().map(([kind]) => kind)).toEqual(["success", "success"]));
  });

  test("a 400 without field errors shows error.oops.tryAgain [ERR-019]", async () => {
    responses["player/address"] = () => refused();
    open();
    await changeAddress();
    await eventually(() => expect(toasts()).toEqual([["error", site.form.error.oops.tryAgain]]));
  });

  test("a call without a response shows an unknown outcome, and nothing typed is lost", async () => {
    responses["player/address"] = () => HttpResponse.error();
    open();
    const region = await changeAddress();
    await eventually(() => expect(within(region).getByRole("alert").dataset.outcome).toBe("unknown"));
    expect(screen.getByLabelText<HTMLInputElement>(account.profile.address.street).value).toContain("Kauppakatu 2");
    expect(toasts()).toEqual([]);
  });

  test("the province is chosen from eleven by a player of Canada, and by no other [PROFILE-008, PROFILE-009, ERR-508]", async () => {
    profile = { ...profile, countryCode: "CA", provinceCode: "QC" };
    open();
    const region = await edit(account.profile.province.title);
    const select = within(region).getByLabelText<HTMLSelectElement>(account.profile.province.label);
    expect([...select.options].map(({ value }) => value).filter(Boolean)).toHaveLength(11);
    fireEvent.change(select, { target: { value: "BC" } });
    await save(region);
    await eventually(() =>
      expect(toasts()).toEqual([["success", account.profile.player.account.province.success.toast]]),
    );
    expect(sent).toMatchObject([{ path: "PATCH player/province", body: { province: "BC" } }]);
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
    expect(sent).toMatchObject([{ path: "PATCH player/language", body: { language: "fi" } }]);
    expect(toasts()).toEqual([]);
  });

  test("the address stays where the market does not offer the language [PROFILE-013]", async () => {
    open();
    const region = await edit(account.profile.language.title);
    fireEvent.change(within(region).getByRole("combobox"), { target: { value: "ja" } });
    await save(region);
    await eventually(() => expect(within(region).queryByRole("combobox")).toBeNull());
    expect(sent).toMatchObject([{ body: { language: "ja" } }]);
    expect(assign).not.toHaveBeenCalled();
  });

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
    expect(sent).toEqual([
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
    responses["player/password"] = () =>
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
    delete responses["player/password"];
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
    profile = { ...profile, email: "ada77@example.com" };
    open();
    await screen.findByText("ada77@example.com");
    const region = await changePassword(next);
    await eventually(() => expect(within(region).getByText(text)).toBeTruthy());
    expect(sent).toEqual([]);
  });

  test.each([
    ["IE", "0851234567", "353", "851234567"],
    ["LT", "861234567", "370", "61234567"],
    // Not open for registration: the account has it all the same.
    ["FR", "0612345678", "33", "612345678"],
  ])(
    "a player of %s gets the code at a number of their own country",
    async (country, typed, phonePrefix, phoneBody) => {
      profile = { ...profile, countryCode: country, mobilePhone: null };
      open();
      const region = await edit(account.profile.phone.title);
      const chosen = within(region).getByRole<HTMLSelectElement>("combobox");
      expect(chosen.value).toBe(country);
      type(account.profile.phone.label, typed);
      await save(region, account.profile.phone.send);
      await eventually(() => expect(sent[0]).toMatchObject({ path: "POST phone", body: { phonePrefix, phoneBody } }));
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
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ["POST phone", { phonePrefix: "358", phoneBody: "401234567" }],
      ["POST phone_number/sms_request", { smsVerificationId: "S1" }],
      ["POST phone_number/sms_verification", { smsVerificationId: "S1", pincode: "402917" }],
    ]);
  });

  test("marketing preferences are read, and sent as a flat object of four flags [PROFILE-015, PROFILE-016, ERR-508]", async () => {
    responses["GET player/marketing-preferences"] = () => json({ ...none, post: true });
    responses["PATCH player/marketing-preferences"] = () => json({ ...none, email: true, post: true });
    open();
    const region = await card(account.profile.marketing.title);
    const checkboxes = await within(region).findAllByRole<HTMLInputElement>("checkbox");
    expect(checkboxes.map(({ checked }) => checked)).toEqual([false, false, false, true]);
    fireEvent.click(within(region).getByLabelText(account.profile.marketing.email));
    await save(region);
    await eventually(() =>
      expect(toasts()).toEqual([["success", account.profile.player.account.notifications.update.success]]),
    );
    expect(sent).toMatchObject([
      { path: "PATCH player/marketing-preferences", body: { email: true, sms: false, phone: false, post: true } },
    ]);
  });
});

describe("the content of the page", () => {
  test("the name of a player begins with the family name for a reader of Japanese", async () => {
    stubAddress("ja-JP");
    await loadAllMessages();
    open();
    expect(await screen.findByText("Virtanen Ada")).toBeTruthy();
  });

  test("the facts of the player, and none where nothing was given", async () => {
    open();
    const region = await card(account.profile.facts.title);
    for (const fact of ["Ada Virtanen", "ada@example.com", "P1", "Finland", "EUR"])
      expect(within(region).getByText(fact)).toBeTruthy();
    expect(within(region).getAllByText(account.profile.facts.none).length).toBeGreaterThan(0);
    expect(within(await card(account.profile.address.title)).getByText(account.profile.address.none)).toBeTruthy();
  });

  test("the last login with its date in the zone of the market, its country and address [SESS-034]", async () => {
    open();
    const region = await card(account.profile.activity.title);
    const row = (await within(region).findAllByRole("listitem"))[0];
    expect(row?.textContent).toMatch(/^Last login5 Nov 2026, 12:05.pm UTC192\.0\.2\.1Finland$/);
  });

  test("logins ten at a time", async () => {
    log = { ...log, loginHistory: Array.from({ length: 23 }, () => history[0]) };
    open();
    const region = await card(account.profile.activity.title);
    const count = async () => (await within(region).findAllByRole("listitem")).length;
    expect(await count()).toBe(10);
    fireEvent.click(within(region).getByRole("button", { name: account.profile.activity.more }));
    fireEvent.click(within(region).getByRole("button", { name: account.profile.activity.more }));
    expect(await count()).toBe(23);
    expect(within(region).queryByRole("button", { name: account.profile.activity.more })).toBeNull();
  });

  test("a history without the older logins shows a note, an empty one that there are none", async () => {
    log = { ...log, loginHistory: [] };
    open();
    expect(await screen.findByText(account.profile.activity.partial)).toBeTruthy();
  });

  test("no login at all", async () => {
    log = { note: "", loginDate: null, ip: null, country: null, loginHistory: [] };
    open();
    expect(await screen.findByText(account.profile.activity.empty)).toBeTruthy();
  });

  test("a player without a profile sees a notice, and may still change the password", async () => {
    responses["player/profile"] = () => json({ code: "error.player.not_found" }, 404);
    open();
    expect(await screen.findByText(account.profile.facts.emptyTitle)).toBeTruthy();
    await edit(account.profile.password.title);
  });

  test.each([
    ["player/profile", account.profile.facts.title],
    ["GET player/marketing-preferences", account.profile.marketing.email],
    ["player/latest-activity-log", account.profile.activity.last],
  ])(
    "where %s cannot be read, that part shows an error and can be reloaded; the others remain",
    async (call, found) => {
      responses[call] = () => json({}, 500);
      open();
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain(site.query.unreadable);
      await card(account.profile.password.title);
      expect(screen.getAllByRole("alert")).toHaveLength(1);
      delete responses[call];
      fireEvent.click(within(alert).getByRole("button", { name: site.query.retry }));
      expect((await screen.findAllByText(found)).length).toBeGreaterThan(0);
      await eventually(() => expect(screen.queryByRole("alert")).toBeNull());
    },
  );

  test("while it is read its room is kept", () => {
    responses["player/profile"] = () => new Promise(() => {});
    open();
    expect(screen.getAllByRole("status").length).toBeGreaterThan(0);
  });
});

/** Each form: what is typed into it, how it is sent, the call, and what of it stays. */
const forms = [
  {
    form: "address",
    call: "player/address",
    title: account.profile.address.title,
    fill: () => {
      type(account.profile.address.street, "Kauppakatu 2");
      type(account.profile.address.postalCode, "33100");
      type(account.profile.address.city, "Tampere");
    },
    typed: ["Kauppakatu 2", "33100", "Tampere"],
  },
  {
    form: "province",
    call: "player/province",
    title: account.profile.province.title,
    fill: () => type(account.profile.province.label, "BC"),
    typed: ["BC"],
  },
  {
    form: "language",
    call: "player/language",
    title: account.profile.language.title,
    fill: () => type(account.profile.language.label, "fi"),
    typed: ["fi"],
  },
  {
    form: "phone",
    call: "phone",
    title: account.profile.phone.title,
    button: account.profile.phone.send,
    sending: account.oneTimeCode.sending,
    unknown: account.oneTimeCode.unsent,
    fill: () => type(account.profile.phone.label, "6042345678"),
    typed: ["CA", "6042345678"],
  },
  {
    form: "password",
    call: "player/password",
    title: account.profile.password.title,
    fill: () => {
      type(account.profile.password.old, "Greenroom-2026");
      type(account.profile.password.new, "Evergreen-77");
    },
    typed: ["Greenroom-2026", "Evergreen-77"],
  },
  {
    form: "marketing",
    call: "PATCH player/marketing-preferences",
    title: account.profile.marketing.title,
    fill: () => void fireEvent.click(screen.getByLabelText(account.profile.marketing.sms)),
    typed: ["sms"],
  },
] as const;

/** The values of the fields; of checkboxes, the names of the checked ones. */
const standing = (region: HTMLElement) =>
  [...region.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")].flatMap((field) =>
    field.type === "checkbox" ? ("checked" in field && field.checked ? [field.name] : []) : [field.value],
  );

const never = () => new Promise<Response>(() => {});
const oops = ["error", site.form.error.oops.tryAgain];

/** The platform's behaviour, the form's message, and the toast. */
const faults = [
  ["refuses the connection", () => HttpResponse.error(), "unknown", null],
  ["responses half and then nothing", never, "unknown", null],
  ["fails", () => json({}, 500), null, "unknown"],
  ["fails with a sentence", () => json({ message: "The register is closed." }, 500), null, "its own, and unknown"],
  ["cannot be reached behind its gateway", () => json({}, 502), "unknown", null],
  ["responses with garbage", () => new HttpResponse("<p>%%", { status: 200 }), "unknown", null],
  ["refuses with garbage", () => new HttpResponse("<p>%%", { status: 400 }), null, oops],
  ["refuses", () => json({ code: "error.other" }, 400), null, oops],
  ["refuses as a conflict, with a sentence", () => json({ message: "Locked." }, 409), "refused", null],
] as const;

describe.each(forms)("where the platform, on the change of $form,", (each) => {
  test.each(faults)(
    "%s, the form shows it and keeps the input [ERR-017, ERR-019, ERR-504]",
    async (what, respond, outcome, toast) => {
      const isSilent = what === "responses half and then nothing";
      if (isSilent) vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
      try {
        responses[each.call] = respond;
        responses["GET player/marketing-preferences"] = () => json(none);
        profile = { ...profile, countryCode: "CA", provinceCode: "QC" };
        open();
        const region = each.form === "marketing" ? await card(each.title) : await edit(each.title);
        const sending = "sending" in each ? each.sending : site.form.saving;
        const unknown = "unknown" in each ? each.unknown : site.form.unknown;
        await within(region).findByRole("button", { name: "button" in each ? each.button : site.form.save });
        each.fill();
        await save(region, "button" in each ? each.button : site.form.save);
        await eventually(() => expect(sent).toHaveLength(1));
        if (isSilent) {
          expect(within(region).getByRole("button", { name: sending }).getAttribute("aria-busy")).toBe("true");
          await act(() => vi.advanceTimersByTimeAsync(15_000));
        }
        await eventually(() => expect(within(region).queryByRole("button", { name: sending })).toBeNull());
        await eventually(() =>
          expect(
            within(region)
              .queryAllByRole("alert")
              .map(({ dataset }) => dataset.outcome),
          ).toEqual(outcome ? [outcome] : []),
        );
        if (outcome === "unknown") expect(within(region).getByRole("alert").textContent).toBe(unknown);
        const shown =
          toast === "unknown" || toast === "its own, and unknown"
            ? ["error", toast === "unknown" ? unknown : `The register is closed. ${unknown}`]
            : toast;
        expect(toasts()).toEqual(shown ? [shown] : []);
        expect(standing(region)).toEqual(each.typed);
        expect(sent).toHaveLength(1);
      } finally {
        vi.useRealTimers();
      }
    },
  );
});

const long = (length: number) => "a".repeat(length);
const { required, phone: notAPhone, passwordLength, passwordLetter } = site.form.errors;

/** The input of a field; the payload, or the error at the field. */
const inputs = [
  ["street", "nothing", "", { shown: required }],
  ["street", "spaces alone", " \u00a0\u3000 ", { shown: required }],
  ["street", "what nobody sees", "\u200b\u200f", { shown: required }],
  ["street", "101 letters", long(101), { shown: site.form.errors.tooLong }],
  ["street", "100 letters", long(100), { sent: long(100) }],
  ["street", "spaces around it", "  Kauppakatu 2 ", { sent: "Kauppakatu 2" }],
  ["street", "pasted formatting", "\ufeff\u202aKauppakatu\t2\u202c", { sent: "Kauppakatu 2" }],
  ["street", "another script", "商店街２丁目", { sent: "商店街２丁目" }],
  ["street", "right-to-left text", "شارع التجارة 2", { sent: "شارع التجارة 2" }],
  ["street", "emoji", "Kauppakatu 🏠 2", { sent: "Kauppakatu 🏠 2" }],
  ["street", "markup", "<b>Kauppakatu</b> 2", { sent: "<b>Kauppakatu</b> 2" }],
  ["city", "61 letters", long(61), { shown: site.form.errors.tooLong }],
  ["postalCode", "13 letters", long(13), { shown: site.form.errors.tooLong }],
  ["postalCode", "nothing", " ", { shown: required }],
  ["postalCode", "another script", "Привет", { shown: account.profile.errors.postalCode }],
  ["postalCode", "emoji", "🎰🎲", { shown: account.profile.errors.postalCode }],
  ["postalCode", "markup", "<b>x</b>", { shown: account.profile.errors.postalCode }],
  ["postalCode", "full-width digits and a long vowel for the hyphen", "１５０ー０００１", { sent: "150-0001" }],
  ["postalCode", "letters and a space", " sw1a 1aa ", { sent: "sw1a 1aa" }],
  ["phone", "nothing", "", { shown: required }],
  ["phone", "spaces alone", "   ", { shown: required }],
  ["phone", "too many digits", "04012345678901234", { shown: notAPhone }],
  ["phone", "too few", "040", { shown: notAPhone }],
  ["phone", "letters", "forty", { shown: notAPhone }],
  ["phone", "emoji", "📞0401234567", { shown: notAPhone }],
  ["phone", "spaces around it", " 0401234567 ", { sent: "401234567" }],
  ["phone", "pasted formatting", "\u202a+358 (40) 123-4567\u202c", { sent: "401234567" }],
  ["phone", "full-width digits", "０４０１２３４５６７", { sent: "401234567" }],
  ["phone", "Arabic digits after a mark of direction", "\u200f٠٤٠١٢٣٤٥٦٧", { sent: "401234567" }],
  ["newPassword", "nothing", "", { shown: required }],
  ["newPassword", "65 letters and digits", `${long(64)}1`, { shown: passwordLength }],
  ["newPassword", "digits of another script alone", "٠١٢٣٤٥٦٧", { shown: passwordLetter }],
  ["newPassword", "spaces around it, which are its own", " Ever green-77 ", { sent: " Ever green-77 " }],
  ["newPassword", "another script", "さくら77", { shown: passwordLength }],
  ["newPassword", "another script, long enough", "さくらの季節です77", { sent: "さくらの季節です77" }],
  ["newPassword", "right-to-left text", "كلمة السر 77", { sent: "كلمة السر 77" }],
  ["newPassword", "emoji", "🦦otters🦦7", { sent: "🦦otters🦦7" }],
  ["oldPassword", "nothing", "", { shown: required }],
  ["oldPassword", "spaces, which may be the password", "    ", { sent: "    " }],
] as const;
const fieldForms = { street: 0, city: 0, postalCode: 0, phone: 3, newPassword: 4, oldPassword: 4 } as const;
const labels = {
  street: account.profile.address.street,
  city: account.profile.address.city,
  postalCode: account.profile.address.postalCode,
  phone: account.profile.phone.label,
  newPassword: account.profile.password.new,
  oldPassword: account.profile.password.old,
} as const;

describe("what is put into a field", () => {
  test.each(inputs)("%s: %s", async (field, _what, text, wanted) => {
    const form = forms[fieldForms[field]];
    open();
    const region = await edit(form.title);
    form.fill();
    type(labels[field], text);
    const before = standing(region);
    await save(region, "button" in form ? form.button : site.form.save);
    if ("shown" in wanted) {
      const control = screen.getByLabelText<HTMLInputElement>(labels[field]);
      await eventually(() => expect(document.activeElement).toBe(control));
      expect(control.getAttribute("aria-invalid")).toBe("true");
      expect(within(region).getByRole("alert").textContent).toBe(wanted.shown);
      expect(standing(region)).toEqual(before);
      expect(sent).toEqual([]);
      return;
    }
    await eventually(() => expect(sent.length).toBeGreaterThan(0));
    const body = Object(sent[0]?.body);
    expect(body[field === "phone" ? "phoneBody" : field]).toBe(wanted.sent);
    await eventually(() => expect(within(region).queryByRole("alert")).toBeNull());
  });
});
