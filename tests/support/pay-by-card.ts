import type { FrameLocator } from "@playwright/test";

/** Pays in the sandbox's cashier; the number decides what becomes of it. */
export async function payByCard(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel("Card number").fill(number);
  await frame.getByLabel("Expiry date").fill("08 / 30");
  await frame.getByLabel("Security code").fill("123");
  await frame.getByRole("button", { name: /^Pay/ }).click();
}
