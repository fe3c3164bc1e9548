import { expectNoAxeViolations } from "../support/axe";
import { expectNoOverlayEntry } from "../support/overlays";
import {
  beWelcomed,
  dialog,
  expectHomeBelow,
  expectOffer,
  field,
  fillDetails,
  giveCode,
  newCanadianNumber,
  newCpf,
  newEmail,
  newFinnishNumber,
  patient,
  playersOf,
  submit,
} from "../support/sign-up";
import { expect, test } from "../support/world";

test.describe.configure({ timeout: 180_000 });

/** The differences between markets. */
const journeys = [
  { segment: "en-UN", from: "NO", phone: "40612345", prefix: "47", birth: "17/5/1990", postal: "0150", codes: [] },
  {
    segment: "fi-FI",
    from: "FI",
    phone: newFinnishNumber(),
    prefix: "358",
    birth: "17.5.1990",
    postal: "00100",
    codes: ["sms"],
  },
  {
    segment: "br-BR",
    from: "BR",
    phone: "11961234567",
    prefix: "55",
    birth: "17/05/1990",
    postal: "01310-100",
    codes: [],
  },
  {
    segment: "ca-CA",
    from: "CA",
    phone: newCanadianNumber(),
    prefix: "1",
    birth: "1990-05-17",
    postal: "H2X 1Y4",
    codes: ["sms", "email"],
  },
  {
    segment: "inen-IN",
    from: "IN",
    phone: "8123456789",
    prefix: "91",
    birth: "17/05/1990",
    postal: "110001",
    codes: [],
  },
  {
    segment: "ja-JP",
    from: "JP",
    phone: "09012345678",
    prefix: "81",
    birth: "1990/05/17",
    postal: "100-0001",
    codes: ["email"],
  },
];
const sent: Record<string, string> = {
  "en-UN": "en",
  "fi-FI": "fi",
  "br-BR": "br",
  "ca-CA": "en",
  "inen-IN": "en",
  "ja-JP": "ja",
};

for (const { segment, from, phone, prefix, birth, postal, codes } of journeys)
  test(`${segment}: signing up from ${from} ends signed in at the welcome [SIGNUP-004, SIGNUP-006, SIGNUP-012, SIGNUP-013, SIGNUP-025, SIGNUP-027, LOC-027, ROUTE-002, ROUTE-003, ROUTE-506, ROUTE-507, API-007, API-008, UI-024]${segment === "inen-IN" ? " @phone" : " @once"}`, async ({
    page,
    world,
  }) => {
    const email = newEmail();
    // Where the dialog scrolls, a button that its lower edge cuts counts as a small one.
    const isPhone = (page.viewportSize()?.width ?? 0) < 600;
    const calls: { method: string; url: string; captcha: string | undefined }[] = [];
    page.on("request", (request) => {
      if (!/\/v1\/registration/.test(request.url()) || request.method() === "OPTIONS") return;
      const { "x-captcha-token": captcha } = request.headers();
      calls.push({ method: request.method(), url: request.url(), captcha });
    });
    await world.visitFrom(from);
    await page.goto(`/${segment}/signup`);
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveCount(1);
    if (segment === "en-UN") await expectHomeBelow(page);
    // Japanese writes the family name first.
    await expect(field(page, segment === "ja-JP" ? "lastName" : "firstName")).toBeFocused();
    await expect(dialog(page).locator('select[name="phone.country"]')).toHaveValue(from);
    for (const name of ["termsAndConditions", "cookiePolicyAccepted", "marketingOptIn"])
      await expect(field(page, name)).not.toBeChecked();
    if (segment === "en-UN") await expectOffer(page, "1");
    await expectNoAxeViolations(page, "dialog", isPhone ? ["target-size"] : []);
    await fillDetails(page, { email, phone });
    await submit(page).click();

    await expect(field(page, from === "CA" ? "province" : "dateOfBirth")).toBeFocused(patient);
    if (segment === "en-UN") await expectOffer(page, "2");
    await expectNoAxeViolations(page, "dialog", isPhone ? ["target-size"] : []);
    await expect(field(page, "cpf")).toHaveCount(from === "BR" ? 1 : 0);
    await expect(field(page, "province")).toHaveCount(from === "CA" ? 1 : 0);
    await field(page, "dateOfBirth").fill(birth);
    await field(page, "postalCode").fill(postal);
    if (from === "BR") await field(page, "cpf").fill(newCpf());
    if (from === "CA") await field(page, "province").selectOption("QC");
    await submit(page).click();

    const mobilePhone = `+${prefix}${phone.replace(/^0/, "")}`;
    for (const channel of codes) {
      await expect(field(page, "pincode")).toHaveAttribute("autocomplete", "one-time-code", patient);
      await expectNoAxeViolations(page, "dialog", isPhone ? ["target-size"] : []);
      await giveCode(page, world, channel === "sms" ? mobilePhone : email);
    }
    await beWelcomed(page, segment);
    await expect(dialog(page)).toBeVisible(patient);
    if (segment === "en-UN") {
      await expect(dialog(page)).toHaveAccessibleName("Welcome, Aino");
      await expectHomeBelow(page);
    }
    await expectNoAxeViolations(page, "dialog", isPhone ? ["target-size"] : []);
    await page.keyboard.press("Escape");
    await expectNoOverlayEntry(page);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-session", "player", patient);
    await expect(dialog(page)).toBeHidden();

    const [player, ...others] = await playersOf(world, email);
    expect(others).toEqual([]);
    expect(player).toMatchObject({
      firstName: "Aino",
      countryCode: from,
      languageCode: sent[segment],
      dateOfBirth: "1990-05-17",
      postalCode: postal,
      mobilePhone,
      provinceCode: from === "CA" ? "QC" : null,
      accountStatus: "REGISTERED",
      marketingPreferences: { email: false, sms: false, phone: false, post: false },
      termsAndConditionsAcceptedVersion: expect.stringMatching(/^\d/),
    });
    const [first, second] = calls;
    expect([first?.method, new URL(first?.url ?? "").searchParams.get("country"), second?.method]).toEqual([
      "POST",
      from,
      "PUT",
    ]);
    for (const { captcha } of calls) expect(captcha).toBeTruthy();
    // Nothing of the player is read any more.
    await page.goto("about:blank");
    await world.control("DELETE", `/players/${player?.playerId}`);
  });
