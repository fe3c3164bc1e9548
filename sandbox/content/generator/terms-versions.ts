import { type ContentDocument, makeDocument } from "./document";
import type { Translate } from "./texts/texts";

/** The versions of the terms: the older stays readable. Each has a file for every language that the terms are written in. */
export const termsVersions = ["1.0", "2.0"] as const;

export function makeTermsVersions(translate: Translate): ContentDocument[] {
  const titles = translate(({ pages }) => pages?.terms_and_conditions?.title);
  return termsVersions.map((version) =>
    makeDocument("termsVersion", `termsVersion-${version}`, {
      version,
      files: titles.map(({ _key: language, value: title }) => ({
        _type: "termsFile",
        _key: language,
        language,
        url: `https://documents.example/terms/${version}/${language}.pdf`,
        title,
      })),
    }),
  );
}
