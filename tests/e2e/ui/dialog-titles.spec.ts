import { expect, test } from "../support/world";

for (const path of ["/fi-FI/signup/pnp", "/fi-FI/reset-password", "/de-DE/reset-password", "/de-DE/signup"])
  test(`the title of the dialog at ${path} breaks between words alone at 320 px, with text of twice the size too @once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    const title = page.getByRole("dialog").getByRole("heading", { level: 2 });
    await title.waitFor();
    for (const size of ["100%", "200%"]) {
      await page.evaluate((given) => document.documentElement.style.setProperty("font-size", given), size);
      const broken = await title.evaluate((heading) => {
        const text = heading.firstChild;
        if (!(text instanceof Text)) return ["no text"];
        return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length === 1 ? [] : [word];
        });
      });
      expect(broken, size).toEqual([]);
      const close = page.getByRole("dialog").getByRole("button", { name: /close|sulje|schließen/i });
      const [above, below] = [await close.boundingBox(), await title.boundingBox()];
      const isApart =
        above !== null && below !== null && (below.y >= above.y + above.height || below.x + below.width <= above.x);
      expect(isApart, size).toBe(true);
    }
  });
