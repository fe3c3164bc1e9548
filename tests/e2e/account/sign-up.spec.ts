import { randomInt, randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { captchaDeadlineMs } from "@/components/account/captcha/use-captcha";
import { expectNoAxeViolations } from "../support/axe";
import { expectNoOverlayEntry } from "../support/overlays";
import { signIn } from "../support/sign-in";
import { expect, test, type World } from "../support/world";

test.describe.configure({ timeout: 180_000 });

/** The proof of a password is work for the processor, which a test run shares. */
const patient = { timeout: 30_000 };
const password = "Long enough 7";
const newFinnishNumber = () => `040${randomInt(1_000_000, 8_999_999)}`;
const newEmail = () => `${randomUUID()}@sign-up.example`;
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`);
const submit = (page: Page) => dialog(page).locator("button[type=submit]");

interface Registered {
  playerId: string;
  email: string;
  [field: string]: unknown;
}
const playersOf = async (world: World, email: string) =>
  ((await world.control("GET", "/players")) as Registered[]).filter((each) => each.email === email);

/** A CPF that no other run has used. */
function newCpf(): string {
  const digit = (text: string) =>
    ((([...text].reduce((sum, each, at) => sum + Number(each) * (text.length + 1 - at), 0) * 10) % 11) % 10).toString();
  const base = String(randomInt(100_000_000, 999_999_999));
  const first = base + digit(base);
  return first + digit(first);
}

async function fillDetails(page: Page, { email, phone }: { email: string; phone: string }): Promise<void> {
  await field(page, "firstName").fill("Aino");
  await field(page, "lastName").fill("Mäki");
  await field(page, "email").fill(email);
  await field(page, "password").fill(password);
  await field(page, "phone").fill(phone);
  await field(page, "termsAndConditions").check();
  await field(page, "cookiePolicyAccepted").check();
}

/** Reads the newest code that was sent to somebody, and gives it. */
async function giveCode(page: Page, world: World, recipient: string): Promise<void> {
  const newest = async () => {
    const path = `/outbox.json?recipient=${encodeURIComponent(recipient)}`;
    return ((await world.control("GET", path)) as { code: string }[])[0]?.code;
  };
  await expect.poll(newest).toMatch(/^\d{6}$/);
  await field(page, "pincode").fill((await newest()) ?? "");
  await submit(page).click();
}

async function beWelcomed(page: Page, segment: string): Promise<void> {
  await expect(page).toHaveURL(`/${segment}/welcome-to-greenroom`, patient);
  await expect(page.locator("html")).toHaveAttribute("data-session", "player", patient);
}

/** The editors' offer with its picture, and where the sign-up stands. */
async function expectOffer(page: Page, step: string): Promise<void> {
  await expect(dialog(page)).toContainText("An account is free");
  await expect(dialog(page)).toContainText("Look around first. Whether you deposit is up to you.");
  await expect(dialog(page).getByText(`Step ${step} of 4`)).toBeVisible();
  const isLoaded = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;
  await expect.poll(() => dialog(page).locator("img").first().evaluate(isLoaded)).toBe(true);
}

/** The English home page lies below the flow. */
const expectHomeBelow = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: "Welcome", exact: true, includeHidden: true })).toBeAttached();

/** The differences between markets. */
const journeys = [
  { segment: "en-UN", from: "NO", phone: "40612345", prefix: "47", birth: "17/5/1990", postal: "0150", codes: [] },
  {
    segment: "fi-FI",
    from: "FI",
    phone: "0401234567",
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
    phone: "5062345678",
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
  test(`${segment}: signing up from ${from} ends signed in at the welcome [SIGNUP-004, SIGNUP-006, SIGNUP-012, SIGNUP-013, SIGNUP-025, SIGNUP-027, LOC-027, ROUTE-002, ROUTE-003, ROUTE-506, ROUTE-507, API-007, API-008]${segment === "inen-IN" ? "" : " @once"}`, async ({
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
      await expect(dialog(page)).toHaveAccessibleName("A warm welcome, Aino!");
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

const open = async (page: Page, path = "/en-UN/promotions") => {
  await page.goto(path);
  await page.getByRole("link", { name: "Sign up" }).filter({ visible: true }).first().click();
  await expect(field(page, "firstName")).toBeFocused(patient);
};
const details = () => ({ email: newEmail(), phone: newFinnishNumber() });

test("opens over the page that opened it, keeps what was typed over a reload but never the password, and closes back to the page [ROUTE-004, ROUTE-507, SIGNUP-003] @once", async ({
  page,
}) => {
  await open(page);
  await expect(page).toHaveURL("/en-UN/signup");
  const heading = page.getByRole("heading", { level: 1, includeHidden: true });
  const below = await heading.textContent();
  await dialog(page).getByLabel("I accept the terms and conditions and the cookie policy").check();
  for (const name of ["termsAndConditions", "cookiePolicyAccepted"]) await expect(field(page, name)).toBeChecked();
  // Consent to marketing has a box of its own, off.
  await expect(field(page, "marketingOptIn")).not.toBeChecked();
  await field(page, "cookiePolicyAccepted").uncheck();
  await expect(dialog(page).getByLabel("I accept the terms and conditions and the cookie policy")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/en-UN/promotions");
  await expect(heading).toHaveText(below ?? "");

  await page.goto("/en-UN/signup");
  await fillDetails(page, details());
  await expectHomeBelow(page);
  await page.reload();
  await expect(field(page, "lastName")).toHaveValue("Mäki");
  await expect(field(page, "termsAndConditions")).toBeChecked();
  await expect(field(page, "password")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    "Long enough",
  );
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/en-UN");
});

test("a double submit, Back and Forward, a reload and a second tab make one registration; a changed number is verified again, and after the reload the login requires the password [SIGNUP-018] @once", async ({
  page,
  world,
  context,
}) => {
  const given = details();
  await open(page);
  await fillDetails(page, given);
  await submit(page).dblclick();
  await expect(field(page, "dateOfBirth")).toBeVisible(patient);
  await page.goBack();
  await expect(field(page, "email")).toHaveValue(given.email);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/en-UN/promotions");
  await page.goForward();
  await expect(field(page, "email")).toHaveValue(given.email);
  await field(page, "firstName").fill("Aina");
  await field(page, "password").fill(password);
  await submit(page).click();
  await expect(field(page, "dateOfBirth")).toBeVisible(patient);
  expect(await playersOf(world, given.email)).toMatchObject([{ firstName: "Aina" }]);
  // The flow's own button takes the entry of the step with it.
  await dialog(page).getByRole("button", { name: "Back", exact: true }).click();
  await expect(field(page, "email")).toHaveValue(given.email);
  await expect.poll(() => page.evaluate(() => history.state.overlay.depth)).toBe(1);
  await field(page, "password").fill(password);
  await submit(page).click();
  await expect(field(page, "dateOfBirth")).toBeVisible(patient);

  // The same address in a second tab is the same registration, which continues there too.
  const tab = await context.newPage();
  await tab.goto("/en-UN/signup");
  await fillDetails(tab, given);
  await submit(tab).click();
  await expect(field(tab, "dateOfBirth")).toBeVisible(patient);
  expect(await playersOf(world, given.email)).toHaveLength(1);

  await page.reload();
  await field(page, "dateOfBirth").fill("17/5/1990");
  await field(page, "postalCode").fill("00100");
  await submit(page).click();
  await expect(dialog(page)).toContainText(`We sent a code to +358${given.phone.slice(1)}.`, patient);
  // A number that was changed after its code was sent gets a code of its own.
  await dialog(page).getByRole("button", { name: "Back", exact: true }).click();
  const other = newFinnishNumber();
  // Nothing is typed twice.
  await expect(field(page, "dateOfBirth")).toHaveValue("17/5/1990");
  await expect(field(page, "postalCode")).toHaveValue("00100");
  await field(page, "phone").fill(other);
  await submit(page).click();
  await expect(dialog(page)).toContainText(`We sent a code to +358${other.slice(1)}.`, patient);
  await giveCode(page, world, `+358${other.slice(1)}`);
  const login = page.getByRole("dialog", { name: "Log in" });
  await expect(login).toContainText("Log in with the password that you chose.", patient);
  await expect(login.getByLabel("E-mail")).toHaveValue(given.email);

  // Complete by now: the second tab shows that the account exists, and links to the login.
  await dialog(tab).getByRole("button", { name: "Back", exact: true }).click();
  await field(tab, "password").fill(password);
  world.expectFailedRequest("POST", "/v1/registration");
  await submit(tab).click();
  await expect(dialog(tab).getByRole("alert")).toContainText("already an account", patient);
  await expectNoAxeViolations(tab, "dialog");
  await dialog(tab).getByRole("button", { name: "Back to your details" }).click();
  await expect(field(tab, "email")).toHaveValue(given.email);
  await expect(field(tab, "password")).toHaveValue("");
  await dialog(tab).getByRole("textbox", { name: "Password" }).fill(password);
  await submit(tab).click();
  await dialog(tab).getByRole("button", { name: "Log in" }).click();
  await expect(tab.getByRole("dialog", { name: "Log in" }).getByLabel("E-mail")).toHaveValue(given.email);
  await tab.close();
  expect(await playersOf(world, given.email)).toHaveLength(1);

  await login.getByRole("textbox", { name: "Password" }).fill(password);
  await submit(page).click();
  await beWelcomed(page, "en-UN");
});

test("from the keyboard alone; a wrong form leads to its fields, and one younger than 18 is refused before anything is sent; too many codes end the sign-up [ERR-014, SIGNUP-016, SIGNUP-023, SIGNUP-024] @once", async ({
  page,
  world,
}) => {
  const sentCalls: string[] = [];
  page.on("request", (request) => /v1\/registration/.test(request.url()) && sentCalls.push(request.method()));
  await page.goto("/en-UN/signup");
  await expect(field(page, "firstName")).toBeFocused(patient);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("alert").filter({ hasText: "Check these fields" })).toBeVisible();
  await expect(field(page, "firstName")).toBeFocused();
  await expectNoAxeViolations(page, "dialog");
  const { email } = details();
  await type(page, ["Aino", "Mäki", email]);
  // The button that shows the password stands after its field.
  await page.keyboard.type(password);
  await tabTo(page, field(page, "phone"));
  await page.keyboard.type("0401234567");
  for (const name of ["termsAndConditions", "cookiePolicyAccepted"]) {
    await tabTo(page, field(page, name));
    await page.keyboard.press("Space");
  }
  expect(sentCalls).toEqual([]);
  await tabTo(page, submit(page));
  await page.keyboard.press("Enter");
  await expect(field(page, "dateOfBirth")).toBeFocused(patient);
  const before = sentCalls.filter((method) => method === "PUT").length;
  await type(page, [`1/1/${new Date().getFullYear() - 17}`, "00100"]);
  await tabTo(page, submit(page));
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("You must be 18 or older to play.");
  expect(sentCalls.filter((method) => method === "PUT").length).toBe(before);

  // On to the code, and too many wrong ones: the sign-up is over until it is opened again, and closing what shows it leads home.
  await field(page, "dateOfBirth").fill("17/5/1990");
  await page.keyboard.press("Enter");
  await expect(field(page, "pincode")).toBeFocused(patient);
  world.expectFailedRequest("POST", "/v1/registration/sms_verification");
  const tooMany = page.getByRole("dialog").filter({ hasText: "Too many attempts." });
  await expect(async () => {
    // It may have come after the last try had waited for it.
    if (await tooMany.isVisible()) return;
    await field(page, "pincode").fill("0000", { timeout: 1_000 });
    await page.keyboard.press("Enter");
    await expect(tooMany).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(tooMany).toContainText("You can try again at");
  await expect(page.getByRole("dialog", { name: "Confirm that it is you" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/en-UN", patient);
  // Over a reload too, until the time that it shows.
  await page.goto("/en-UN/signup");
  await expect(dialog(page).getByRole("alert")).toContainText("You can try again at");
  await expect(field(page, "email")).toBeHidden();
  await expectNoAxeViolations(page, "dialog");
});

async function type(page: Page, texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The control cannot be reached by the keyboard.");
}

test("what the platform refuses is shown where it belongs, and the form is kept [ERR-008, ERR-009, ERR-012, SIGNUP-011] @once", async ({
  page,
  world,
}) => {
  world.expectFailedRequest("POST", "/v1/registration");
  await page.goto("/en-UN/signup");
  const given = details();
  await fillDetails(page, given);
  // The response is lost: whether the request arrived is unknown. Sent again, it is one registration.
  await world.fault({ system: "platform", kind: "garbage", path: "/v1/registration", method: "POST", times: 1 });
  await submit(page).click();
  await expect(dialog(page).getByRole("alert").filter({ hasText: "we do not know whether this arrived" })).toBeVisible(
    patient,
  );
  await expect(field(page, "email")).toHaveValue(given.email);
  await expect(dialog(page).getByRole("textbox", { name: "Password" })).toHaveValue(password);
  await submit(page).click();
  await expect(field(page, "dateOfBirth")).toBeVisible(patient);
  expect(await playersOf(world, given.email)).toHaveLength(1);
  await dialog(page).getByRole("button", { name: "Back", exact: true }).click();

  const typeWord = async (word: string) => {
    await field(page, "email").fill(given.email.replace("@", `+${word}@`));
    await field(page, "password").fill(password);
    await submit(page).click();
  };
  for (const [word, text] of [
    ["system", "Something went wrong on our side."],
    ["unhandled", "Your sign-up was not accepted."],
    ["captcha", "We could not check that you are human."],
    ["same", "We already know somebody with the same details."],
  ] as const) {
    await typeWord(word);
    await expect(dialog(page).getByRole("alert").filter({ hasText: text })).toBeVisible(patient);
    // Once: a toast would stand behind the dialog.
    await expect(page.getByText(text)).toHaveCount(1);
    await expect(field(page, "firstName")).toHaveValue("Aino");
  }
  await expectNoAxeViolations(page, "dialog");
  await typeWord("vonage");
  await expect(field(page, "phone")).toHaveAccessibleDescription(/This phone number could not be reached/, patient);

  await typeWord("blocked");
  // Calls that are stopped on their way look like a platform that is away: both are shown.
  await expect(dialog(page)).toContainText("or we may not open accounts in your country.", patient);
  await expectNoAxeViolations(page, "dialog");
  await dialog(page).getByRole("button", { name: "Back to your details" }).click();
  await expect(field(page, "firstName")).toHaveValue("Aino");
  await expect(field(page, "password")).toHaveValue("");

  const country = dialog(page).getByRole("combobox", { name: "Country", exact: true });
  await country.fill("France");
  await expect(dialog(page)).toContainText("Nothing found");
  await dialog(page).getByRole("option", { name: "My country is not in the list" }).click();
  await field(page, "password").fill(password);
  await submit(page).click();
  await expect(dialog(page).getByRole("heading", { name: "Not in your country yet" })).toBeVisible();
});

test("whom the platform restricts is redirected to the restricted page: from the sign-up and from pay-and-play [ROUTE-037] @once", async ({
  page,
  world,
}) => {
  // A country of this test alone.
  await world.control("PUT", "/site-rules/TV", { restricted: true });
  await world.visitFrom("TV");
  for (const path of ["/en-UN/signup", "/en-UN/signup/pnp"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/en-UN/restricted", patient);
    await expect(dialog(page)).toBeHidden();
  }
});

test("a captcha challenge can be solved by a question, and a login without a response is retried with a way out [API-004] @once", async ({
  page,
  world,
}) => {
  const given = { email: newEmail(), phone: "40612345" };
  await world.visitFrom("NO");
  await page.clock.install();
  await page.goto("/en-UN/signup");
  await fillDetails(page, given);
  await world.fault({ system: "frames", kind: "error", status: 403, path: "/captcha/token", method: "POST", times: 1 });
  await submit(page).click();
  // Below the button that was pressed: seen without scrolling, and the keyboard is in it.
  const frame = page.locator('iframe[title="Check that you are human"]');
  await expect(frame).toBeFocused(patient);
  await expect(frame).toBeInViewport({ ratio: 0.99 });
  const challenge = page.frameLocator('iframe[title="Check that you are human"]');
  // It may take as long as a person needs: nothing "takes longer than usual".
  await page.clock.runFor(5_000);
  const slow = dialog(page).getByText("This takes longer than usual.");
  await expect(slow).toHaveCount(1);
  await expect(slow).toBeHidden();
  await challenge.getByRole("button", { name: "Answer a question instead" }).click();
  await expectNoAxeViolations(page, "dialog");
  const question = (await challenge.locator("label").textContent()) ?? "";
  const [one = 0, other = 0] = (question.match(/\d+/g) ?? []).map(Number);
  await challenge.getByRole("textbox").fill(String(one + other));
  await challenge.getByRole("button", { name: "Check" }).click();
  await expect(field(page, "dateOfBirth")).toBeVisible(patient);

  await world.fault({ system: "identity", kind: "refused", path: "", method: "POST" });
  await field(page, "dateOfBirth").fill("17/5/1990");
  await field(page, "postalCode").fill("0150");
  await submit(page).click();
  await expect(dialog(page).getByRole("status").filter({ hasText: "Trying again (2 of 5)" })).toBeVisible(patient);
  await expectNoAxeViolations(page, "dialog");
  await dialog(page).getByRole("button", { name: "Log in myself" }).click();
  await expect(page.getByRole("dialog", { name: "Log in" }).getByLabel("E-mail")).toHaveValue(given.email);
});

test("a captcha that is refused at once is said at once, and can be tried again @once", async ({ page, world }) => {
  await world.visitFrom("NO");
  await page.goto("/en-UN/signup");
  await fillDetails(page, { email: newEmail(), phone: "40612345" });
  const end = [];
  for (const path of ["/captcha/token", "/captcha/challenge"])
    end.push(await world.fault({ system: "frames", kind: "error", status: 500, path, method: "POST" }));
  await submit(page).click();
  const failure = dialog(page).getByRole("alert").filter({ hasText: "We could not check that you are human." });
  await expect(failure).toBeVisible({ timeout: captchaDeadlineMs / 2 });
  for (const each of end) await each();
  await submit(page).click();
  await expect(field(page, "dateOfBirth")).toBeFocused(patient);
});

test("a captcha whose page never ends loading ends the wait with its reason, and what was typed stays @once", async ({
  page,
  world,
}) => {
  await world.visitFrom("NO");
  const given = { email: newEmail(), phone: "40612345" };
  await world.fault({ system: "frames", kind: "half-open", path: "/captcha" });
  await page.goto("/en-UN/signup");
  await fillDetails(page, given);
  await submit(page).click();
  await expect(
    dialog(page).getByRole("alert").filter({ hasText: "We could not check that you are human." }),
  ).toBeVisible({
    timeout: 2 * captchaDeadlineMs,
  });
  await expect(field(page, "email")).toHaveValue(given.email);
  await expect(field(page, "password")).toHaveValue(password);
});

test("a player who comes to the sign-up, to that by a bank or to the reset is led home, and at a first login they are welcomed once [ROUTE-056, SIGNUP-027] @once", async ({
  page,
  world,
}) => {
  await signIn(page, await world.player({ firstLogin: true, firstName: "Mika" }));
  await expect(page.getByRole("dialog", { name: "A warm welcome, Mika!" })).toBeVisible(patient);
  // Its way to the games closes it: it would lie over the page.
  await expect(page.getByRole("link", { name: "See the games" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en-UN/online-casino", patient);
  await expect(dialog(page)).toBeHidden();
  for (const path of ["/en-UN/signup", "/en-UN/signup/pnp", "/en-UN/reset-password"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/en-UN", patient);
    await expect(dialog(page)).toBeHidden();
  }
  // A player does not see that their account is closed either.
  await page.goto("/en-UN/closed-account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is open", patient);
  await expect(page).toHaveTitle(/^Your account is open/);
});

test("a sign-up with another tab open ends with one welcome, in one of the tabs [SIGNUP-027] @once", async ({
  page,
  world,
  context,
}) => {
  await world.visitFrom("NO");
  const other = await context.newPage();
  await other.goto("/en-UN/terms");
  await page.goto("/en-UN/signup");
  await fillDetails(page, { email: newEmail(), phone: "40612345" });
  await submit(page).click();
  await field(page, "dateOfBirth").fill("17/5/1990");
  await field(page, "postalCode").fill("0150");
  await submit(page).click();
  await beWelcomed(page, "en-UN");
  await expect(other.locator("html")).toHaveAttribute("data-session", "player");
  const welcomeIn = (tab: Page) => tab.getByRole("dialog", { name: "A warm welcome, Aino!" });
  const welcomes = async () => (await welcomeIn(page).count()) + (await welcomeIn(other).count());
  await expect.poll(welcomes, patient).toBe(1);
  const welcoming = (await welcomeIn(page).count()) === 1 ? page : other;
  await welcomeIn(welcoming).getByRole("button", { name: "Close" }).click();
  await expect.poll(welcomes).toBe(0);
});
