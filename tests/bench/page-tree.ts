import type { Browser } from "@playwright/test";
import { desktop } from "./browser";

/** An element as React takes it, with its children; a text is a string. */
export type PageNode = string | { tag: string; props: Record<string, unknown>; children: PageNode[] };

/** Reads a page as the server sends it: every tile, picture and word, and no script. */
export async function readPageTree(browser: Browser, address: string): Promise<PageNode> {
  const { width, height } = desktop;
  const context = await browser.newContext({ viewport: { width, height }, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "load" });
    return await page.evaluate(() => {
      /** The names that React knows an attribute by, where they differ from those of HTML. */
      const names: Readonly<Record<string, string>> = {
        class: "className",
        for: "htmlFor",
        srcset: "srcSet",
        fetchpriority: "fetchPriority",
        tabindex: "tabIndex",
        readonly: "readOnly",
        autocomplete: "autoComplete",
        maxlength: "maxLength",
        inputmode: "inputMode",
        popovertarget: "popoverTarget",
        referrerpolicy: "referrerPolicy",
      };
      const left = new Set(["SCRIPT", "TEMPLATE", "LINK", "STYLE", "NOSCRIPT"]);
      // A method, since the tool that runs the bench adds a helper of its own to functions with a name.
      const tree = {
        read(element: Element): PageNode {
          const props = [...element.attributes].map(({ name, value }) => {
            const isFlag = value === "" && Reflect.get(element, name) === true;
            return [names[name] ?? name, isFlag || value] as const;
          });
          const children = [...element.childNodes].flatMap((child): PageNode[] => {
            if (child instanceof Text) return child.data ? [child.data] : [];
            return child instanceof Element && !left.has(child.tagName) ? [tree.read(child)] : [];
          });
          return { tag: element.localName, props: Object.fromEntries(props), children };
        },
      };
      return tree.read(document.body);
    });
  } finally {
    await context.close();
  }
}
