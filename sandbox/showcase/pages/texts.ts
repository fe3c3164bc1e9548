import br from "./br.json";
import type { Brand } from "./brand";
import de from "./de.json";
import en from "./en.json";
import es from "./es.json";
import fi from "./fi.json";
import fr from "./fr.json";
import ja from "./ja.json";
import no from "./no.json";
import pl from "./pl.json";
import pt from "./pt.json";
import type { Texts } from "./shape";
import tl from "./tl.json";
import tr from "./tr.json";

/**
 * The pages, menus and legal sentences of the sandbox. A body is a list of lines: "## " begins a heading, "- " and "1. " a list,
 * "| a | b |" a row of a table (the first is its head), **text** is strong and [text](address) a link: a path below the locale, a
 * web address or a mailto address. An empty line ends a paragraph. {brand} is the brand's name: no language may inflect it or
 * elide before it. A language is added as a file beside `en.json` and a line here.
 */
const languages: Readonly<Record<string, Partial<Texts>>> = { en, fi, no, de, fr, es, pt, ja, tr, pl, tl, br };

/** The complete language, which names every page and menu entry. */
export const english: Texts = en;

/** The texts of every language that has them, as an internationalized field. */
export type Translate = <Value>(pick: (texts: Partial<Texts>) => Value | undefined) => Localised<Value>[];

interface Localised<Value> {
  _type: string;
  _key: string;
  value: Value;
}

/** The texts with the brand's name in place of `{brand}`. Sentences are written so that no language inflects it. */
export function translateFor(brand: Brand): Translate {
  const branded: typeof languages = JSON.parse(
    JSON.stringify(languages).replaceAll("{brand}", brand.name).replaceAll("{domain}", brand.domain),
  );
  return (pick) =>
    Object.entries(branded).flatMap(([language, texts]) => {
      const value = pick(texts);
      return value === undefined ? [] : [{ _type: "internationalizedArrayValue", _key: language, value }];
    });
}
