import br from "./editorial/br.json";
import de from "./editorial/de.json";
import en from "./editorial/en.json";
import es from "./editorial/es.json";
import fi from "./editorial/fi.json";
import fr from "./editorial/fr.json";
import ja from "./editorial/ja.json";
import no from "./editorial/no.json";
import pl from "./editorial/pl.json";
import pt from "./editorial/pt.json";
import tl from "./editorial/tl.json";
import tr from "./editorial/tr.json";

/** Every text of editors, by its position; one file for each language that editors write. */
export type Texts = typeof en;

const texts = { en, fi, no, de, fr, es, pt, ja, tr, pl, tl, br } satisfies Record<string, Texts>;

/** One text in the twelve languages. */
export type Translations = Readonly<Record<keyof typeof texts, string>>;

/** `words(({ banners }) => banners.play)`: the same text of each language. */
export function translations(choose: (texts: Texts) => string): Translations {
  const entries = Object.entries(texts).map(([language, each]) => [language, choose(each)]);
  return Object.fromEntries(entries) as Translations; // one for each
}

/** A name that is the same in every language. */
export const everywhere = (name: string): Translations => translations(() => name);

/** `[{ _key: "en", value: "New" }, { _key: "fi", value: "Uutta" }, …]` */
export function localise(translated: Translations): { _type: string; _key: string; value: string }[] {
  return Object.entries(translated).map(([language, value]) => ({
    _type: "internationalizedArrayStringValue",
    _key: language,
    value,
  }));
}
