import br from "./words/br.json";
import de from "./words/de.json";
import en from "./words/en.json";
import es from "./words/es.json";
import fi from "./words/fi.json";
import fr from "./words/fr.json";
import ja from "./words/ja.json";
import no from "./words/no.json";
import pl from "./words/pl.json";
import pt from "./words/pt.json";
import tl from "./words/tl.json";
import tr from "./words/tr.json";

/** Every text that an editor wrote, by where it stands; one file for each language that editors write. */
export type Texts = typeof en;

const texts = { en, fi, no, de, fr, es, pt, ja, tr, pl, tl, br } satisfies Record<string, Texts>;

/** One text in the twelve languages. */
export type Words = Readonly<Record<keyof typeof texts, string>>;

/** `words(({ banners }) => banners.play)`: the same text of each language. */
export function words(choose: (texts: Texts) => string): Words {
  const entries = Object.entries(texts).map(([language, each]) => [language, choose(each)]);
  return Object.fromEntries(entries) as Words; // one for each
}

/** A name that is the same in every language. */
export const everywhere = (name: string): Words => words(() => name);

/** `[{ _key: "en", value: "New" }, { _key: "fi", value: "Uutta" }, …]` */
export function localise(words: Words): { _type: string; _key: string; value: string }[] {
  return Object.entries(words).map(([language, value]) => ({
    _type: "internationalizedArrayStringValue",
    _key: language,
    value,
  }));
}
