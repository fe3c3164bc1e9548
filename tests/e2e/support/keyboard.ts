import { expect, type Locator, type Page } from "@playwright/test";

/** What has the focus, for the message of a failure. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        // A control that takes the focus may hand it on in the same frame.
        requestAnimationFrame(() => {
          const element = document.activeElement;
          const name = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
          resolve(`${element?.localName ?? "nothing"} "${name.trim().slice(0, 60)}"`);
        });
      }),
  );

/** Presses Tab until the element has the focus. @throws with the stops on the way when it is not among the next `most` */
export async function tabTo(page: Page, target: Locator, most = 25): Promise<void> {
  const stops: string[] = [];
  while (stops.length < most) {
    await page.keyboard.press("Tab");
    stops.push(await focused(page));
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target} in ${most} steps: ${stops.join(", ")}.`);
}

/** An element has the focus, and a line around it or around its label says so. */
export async function expectMarked(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  const isMarked = () =>
    target.evaluate((element) =>
      [element, element.closest("label")].some((marked) => {
        const { outlineStyle = "none", outlineWidth = "0" } = marked ? getComputedStyle(marked) : {};
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
      }),
    );
  await expect.poll(isMarked, { message: `the mark of the focus on ${target}` }).toBe(true);
}
