import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import account from "@/messages/en/account.json";
import site from "@/messages/en/site.json";
import { eventually } from "@/tests/support/eventually";
import {
  edit,
  forms,
  open,
  prepareAccountView,
  save,
  service,
  standing,
  type,
} from "@/tests/support/islands/account-view";

prepareAccountView();

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
      await eventually(() => expect(control.getAttribute("aria-invalid")).toBe("true"));
      expect(document.activeElement).toBe(control);
      expect(within(region).getByRole("alert").textContent).toBe(wanted.shown);
      expect(standing(region)).toEqual(before);
      expect(service.sent).toEqual([]);
      return;
    }
    await eventually(() => expect(service.sent.length).toBeGreaterThan(0));
    const body = Object(service.sent[0]?.body);
    expect(body[field === "phone" ? "phoneBody" : field]).toBe(wanted.sent);
    await eventually(() => expect(within(region).queryByRole("alert")).toBeNull());
  });
});
