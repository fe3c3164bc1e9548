import { br } from "./br";
import type { Brand } from "./brand";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fi } from "./fi";
import { fr } from "./fr";
import { ja } from "./ja";
import { no } from "./no";
import { pl } from "./pl";
import { pt } from "./pt";
import type { Texts } from "./shape";
import { tl } from "./tl";
import { tr } from "./tr";

/** A language is added as a file beside `en.ts` and a line here. */
const languages: Readonly<Record<string, Partial<Texts>>> = {
  en,
  fi,
  no,
  de,
  fr,
  es,
  pt,
  ja,
  tr,
  pl,
  tl,
  br,
};

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
