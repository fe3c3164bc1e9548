import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, type World } from "./world";

/** The proof of a password is work for the processor, which a test run shares. */
export const patient = { timeout: 30_000 };
export const password = "Long enough 7";
/** Numbers of one sign-up each: its codes are read by their recipient, where those of another would be newer. */
export const newFinnishNumber = () => `040${randomInt(1_000_000, 8_999_999)}`;
export const newCanadianNumber = () => `50623${randomInt(10_000, 99_999)}`;
export const newEmail = () => `${randomUUID()}@sign-up.example`;
export const dialog = (page: Page) => page.getByRole("dialog");
export const field = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`);
export const submit = (page: Page) => dialog(page).locator("button[type=submit]");

interface Registered {
  playerId: string;
  email: string;
  [field: string]: unknown;
}
export const playersOf = async (world: World, email: string) =>
  ((await world.control("GET", "/players")) as Registered[]).filter((each) => each.email === email);

/** A CPF that no other run has used. */
export function newCpf(): string {
  const digit = (text: string) =>
    ((([...text].reduce((sum, each, at) => sum + Number(each) * (text.length + 1 - at), 0) * 10) % 11) % 10).toString();
  const base = String(randomInt(100_000_000, 999_999_999));
  const first = base + digit(base);
  return first + digit(first);
}

export async function fillDetails(page: Page, { email, phone }: { email: string; phone: string }): Promise<void> {
  await field(page, "firstName").fill("Aino");
  await field(page, "lastName").fill("Mäki");
  await field(page, "email").fill(email);
  await field(page, "password").fill(password);
  await field(page, "phone").fill(phone);
  await field(page, "termsAndConditions").check();
  await field(page, "cookiePolicyAccepted").check();
}

/** Reads the newest code that was sent to somebody, and gives it. */
export async function giveCode(page: Page, world: Pick<World, "control">, recipient: string): Promise<void> {
  const newest = async () => {
    const path = `/outbox.json?recipient=${encodeURIComponent(recipient)}`;
    return ((await world.control("GET", path)) as { code: string }[])[0]?.code;
  };
  await expect.poll(newest).toMatch(/^\d{6}$/);
  await field(page, "pincode").fill((await newest()) ?? "");
  await submit(page).click();
}

export async function beWelcomed(page: Page, segment: string): Promise<void> {
  await expect(page).toHaveURL(`/${segment}/welcome-to-greenroom`, patient);
  await expect(page.locator("html")).toHaveAttribute("data-session", "player", patient);
}

/** The editors' offer with its picture, and where the sign-up stands. */
export async function expectOffer(page: Page, step: string): Promise<void> {
  await expect(dialog(page)).toContainText("An account is free");
  await expect(dialog(page)).toContainText("Look around first. Whether you deposit is up to you.");
  await expect(dialog(page).getByText(`Step ${step} of 3`)).toBeVisible();
  const isLoaded = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;
  await expect.poll(() => dialog(page).locator("img").first().evaluate(isLoaded)).toBe(true);
}

/** The English home page lies below the flow. */
export const expectHomeBelow = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: "Welcome", exact: true, includeHidden: true })).toBeAttached();

export const open = async (page: Page, path = "/en-UN/promotions") => {
  await page.goto(path);
  await page.getByRole("link", { name: "Sign up" }).filter({ visible: true }).first().click();
  await expect(field(page, "firstName")).toBeFocused(patient);
};
export const details = () => ({ email: newEmail(), phone: newFinnishNumber() });
