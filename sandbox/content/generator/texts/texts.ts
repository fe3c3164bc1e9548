import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fi } from "./fi";
import { ja } from "./ja";
import { no } from "./no";
import { pl } from "./pl";
import { pt } from "./pt";
import type { Texts } from "./shape";
import { tl } from "./tl";
import { tr } from "./tr";

/** A language is added as a file beside `en.ts` and a line here. None is in French: French readers are asked the English key. */
const languages: Readonly<Record<string, Partial<Texts>>> = { en, fi, no, de, es, pt, ja, tr, pl, tl };

/** The words of every language that has them, as an internationalized field; Brazil reads the Portuguese ones. */
export function translate<Value>(
  pick: (texts: Partial<Texts>) => Value | undefined,
): { _type: string; _key: string; value: Value }[] {
  const withBrazil = languages.pt ? { ...languages, br: languages.pt } : languages;
  return Object.entries(withBrazil).flatMap(([language, texts]) => {
    const value = pick(texts);
    return value === undefined ? [] : [{ _type: "internationalizedArrayValue", _key: language, value }];
  });
}
