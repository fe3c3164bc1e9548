import type { Page } from "@playwright/test";
import { type Language, languages } from "@/lib/market/languages";
import { locales } from "@/lib/market/locale";
import { layoutFaults, setTextSize } from "../support/layout";
import { expect, test } from "../support/world";

/** Runs in the page: the title of the open dialog as it is drawn. */
function readTitle() {
  const dialog = document.querySelector("dialog[open]");
  const title = dialog?.querySelector("h2");
  const text = title?.firstChild;
  const close = dialog?.querySelector(":scope > :last-child button");
  if (!(dialog instanceof HTMLElement && title && text instanceof Text && close)) return null;
  const range = document.createRange();
  const words = [...text.data.matchAll(/[^\s-]+/g)];
  // Between two letters of Japanese a line may always end.
  const isSpaced = !/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(text.data);
  const broken = words.flatMap(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return isSpaced && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
  });
  range.selectNodeContents(text);
  const [drawn, edge, button] = [range, dialog, close].map((part) => part.getBoundingClientRect());
  if (!drawn || !edge || !button) return null;
  const note = title.nextElementSibling;
  return {
    broken,
    size: Number.parseFloat(getComputedStyle(title).fontSize),
    noteSize: note ? Number.parseFloat(getComputedStyle(note).fontSize) : 0,
    isInside: drawn.left >= edge.left && drawn.right <= edge.right && dialog.scrollWidth === dialog.clientWidth,
    isBesideClose: drawn.top >= button.bottom - 0.5 || drawn.right <= button.left,
  };
}

async function titleAt(page: Page, size: "100%" | "200%") {
  await setTextSize(page, size);
  const title = await page.evaluate(readTitle);
  if (!title) throw new Error("no title");
  return title;
}

async function expectReadableTitle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("dialog").getByRole("heading", { level: 2 }).waitFor();
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const normal = await titleAt(page, "100%");
    const large = await titleAt(page, "200%");
    const where = `${path} at ${width} px`;
    expect.soft(normal, where).toMatchObject({ broken: [], isInside: true, isBesideClose: true });
    expect.soft(large, `${where}, twice the text`).toMatchObject({ isInside: true, isBesideClose: true });
    expect.soft(large.size / normal.size, `${where}, growth`).toBeGreaterThanOrEqual(width < 768 ? 1.5 : 2);
    expect.soft(await layoutFaults(page), `${where}, twice the text`).toEqual([]);
    expect.soft(large.size, `${where}, beside its note`).toBeGreaterThanOrEqual(large.noteSize);
  }
}

/** Each language in the first market that offers it. */
const segments = (Object.keys(languages) as Language[]).map(
  (language) => locales.find((locale) => locale.language === language)?.segment ?? language,
);

/** As many as one browser context shows one after another: it has read most of the page's files at its second. */
const together = 6;

for (let at = 0; at < segments.length; at += together) {
  const some = segments.slice(at, at + together);
  test(`the titles of dialogs in ${some.join(", ")} break between words alone, and grow with the text by half at least, inside the dialog and clear of its button @once`, async ({
    page,
  }) => {
    test.slow();
    for (const segment of some) {
      await expectReadableTitle(page, `/${segment}/signup`);
      await expectReadableTitle(page, `/${segment}/reset-password`);
      if (segment === "fi-UN") await expectReadableTitle(page, "/fi-FI/signup/pnp");
    }
  });
}
