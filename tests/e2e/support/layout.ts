import { expect, type Page } from "@playwright/test";
import { pageWidths } from "../../support/pages";

/** The layout faults of the page as text; empty without faults. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What the page draws by the width of the window, it draws anew in the frame after a change of it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);

    const dialog = document.querySelector("dialog[open]");
    if (dialog && dialog.scrollWidth > dialog.clientWidth)
      faults.push(`the dialog scrolls sideways: ${dialog.scrollWidth} > ${dialog.clientWidth}`);

    // Text for screen readers and links that come with the focus are out of sight on purpose.
    // So is what is only shown where there is room for it.
    const hidden = '.sr-only, [href="#main"], [popover]:not(:popover-open), iframe, [data-optional]';
    // A style for some widths has the class behind a prefix.
    const forReaders = [...document.querySelectorAll('[class*=":sr-only"]')].filter(
      (element) => getComputedStyle(element).width === "1px",
    );
    const seen = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
      (element) =>
        !element.closest(hidden) &&
        !forReaders.some((text) => text.contains(element)) &&
        element.checkVisibility({ checkVisibilityCSS: true }),
    );

    for (const element of seen) {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (texts.length === 0) continue;
      const range = document.createRange();
      for (const text of texts) {
        range.selectNodeContents(text);
        const written = range.getBoundingClientRect();
        for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, display } = getComputedStyle(box);
          if (display === "contents" || display === "inline") continue;
          const { left, right, top, bottom } = box.getBoundingClientRect();
          const isRow = overflowX === "auto" || overflowX === "scroll";
          // An element that scrolls shows the rest on demand; any other has to contain its text.
          if (isRow) break;
          const isCut = written.left < left - 1.5 || written.right > right + 1.5;
          const isClipped = overflowY !== "visible" && (written.top < top - 1.5 || written.bottom > bottom + 1.5);
          if (isCut || isClipped) {
            faults.push(`cut: "${text.nodeValue?.trim()}" in ${box.tagName} ${box.className}`);
            break;
          }
        }
      }
    }

    const layer = (element: Element) =>
      element.closest(".menu-head, dialog, [popover], header.site-header, .bottom-bar, main, footer");
    /** What is in sight of an element: a row that scrolls hides what is beyond its edges. */
    const shownBox = (element: Element) => {
      let { left, right } = element.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      for (let row = element.parentElement; row && row !== document.body; row = row.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(row).overflowX)) continue;
        const edges = row.getBoundingClientRect();
        left = Math.max(left, edges.left);
        right = Math.min(right, edges.right);
      }
      return { left, right, top, bottom };
    };
    const targets = seen.filter((element) => element.matches("a[href], button, input, select, textarea"));
    const boxes = targets.map((element) => ({ element, box: shownBox(element) }));
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        // The heart of a game lies on its tile.
        const tile = one.element.closest("li[data-game]");
        const isApart = layer(one.element) !== layer(other.element) || tile?.contains(other.element);
        if (isApart || one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 1 && height > 1)
          faults.push(`overlap: "${one.element.textContent?.trim()}" and "${other.element.textContent?.trim()}"`);
      }
    return faults;
  });
}

/** The size of the text that the reader chose in the browser; "" is the normal one. */
export async function setTextSize(page: Page, size: "" | `${number}%`): Promise<void> {
  await page.evaluate((given) => document.documentElement.style.setProperty("font-size", given), size);
}

/** Makes every word 40 % longer, as other languages do; a word that is so already stays. */
export async function stretchTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const done: WeakSet<Node> = Reflect.get(window, "stretched") ?? new WeakSet();
    Reflect.set(window, "stretched", done);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (done.has(node) || node.parentElement?.closest("script, style, iframe")) continue;
      done.add(node);
      node.nodeValue = (node.nodeValue ?? "").replace(
        /\p{L}{2,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.4)),
      );
    }
  });
}

/** The reader's own text spacing (WCAG 1.4.12), until the returned function is called. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const own = new CSSStyleSheet();
    own.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(own);
    return own;
  });
  return () =>
    sheet.evaluate((own) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== own);
    });
}

export async function expectSound(page: Page, what: string, widths: readonly number[] = pageWidths): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await layoutFaults(page), `${what} at ${width} px`).toEqual([]);
  }
}

/** Who reads a page: as it is, with spacing of their own, in a language whose words are 40 % longer (this one stays). */
export async function expectSoundForAll(page: Page, what: string, widths?: readonly number[]): Promise<void> {
  await expectSound(page, what, widths);
  const unspace = await spaceText(page);
  await expectSound(page, `${what} with the reader's own text spacing`, widths);
  await unspace();
  await stretchTexts(page);
  await expectSound(page, `${what} in longer words`, widths);
}

/** WCAG 1.4.4 and 1.4.10: the text of twice the size, where a window has the least room for it. */
export async function expectSoundEnlarged(page: Page, what: string): Promise<void> {
  await setTextSize(page, "200%");
  await expectSound(page, `${what} with text of twice the size`, [320, 390, 768]);
  await setTextSize(page, "");
}
