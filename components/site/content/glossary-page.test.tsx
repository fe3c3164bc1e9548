import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { readLocale } from "@/lib/market/locale";
import { linkedTerms } from "@/lib/routing/glossary-terms";
import { GlossaryPage } from "./glossary-page";
import { TermLink } from "./term-link";

const locale = readLocale("fi-FI") ?? expect.fail();
const entry = (slug: string, language = "fi") => ({
  slug,
  language,
  term: `Termi ${slug}`,
  meaning: `Mitä ${slug} on.`,
});

test("a link to a term leads to its entry, whatever it is called in the language of the page", async () => {
  const { container } = render(
    <>
      {await GlossaryPage({ locale, terms: linkedTerms.map((slug) => entry(slug)) })}
      {linkedTerms.map((term) => (
        <TermLink key={term} locale={locale} term={term}>
          {`to ${term}`}
        </TermLink>
      ))}
    </>,
  );
  for (const term of linkedTerms) {
    const [path, id = ""] =
      screen
        .getByRole("link", { name: `to ${term}` })
        .getAttribute("href")
        ?.split("#") ?? [];
    expect(path).toBe("/fi-FI/glossary");
    expect(container.querySelector(`[id="${id}"] dt`)?.textContent).toBe(`Termi ${term}`);
  }
});

test("each term has its meaning beside it, and one that is not translated says so to a screen reader", async () => {
  render(await GlossaryPage({ locale, terms: [entry("odds"), entry("lines", "en")] }));
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("heading", { level: 1 }).textContent).toBe("Sanasto");
  const names = main.getAllByRole("term").map(({ textContent }) => textContent);
  expect(names).toEqual(["Termi odds", "Termi lines"]);
  expect(main.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Mitä odds on.",
    "Mitä lines on.",
  ]);
  const marked = main.getAllByRole("term").map((term) => term.closest("[lang]")?.getAttribute("lang"));
  expect(marked[1]).toBe("en");
  expect(marked[0]).not.toBe("en");
});
