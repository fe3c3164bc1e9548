import { z } from "zod";

/** A version of the terms, and its file in each language that has one (specification "Terms version"). */
export const TermsVersion = z.object({
  version: z.string(),
  files: z.array(z.object({ language: z.string(), url: z.url({ protocol: /^https?$/ }) })),
});
export type TermsVersion = z.infer<typeof TermsVersion>;

/** The file to read in a language, else the English one; null where there is neither. */
export function termsFile({ files }: TermsVersion, language: string): string | null {
  const of = (wanted: string) => files.find((file) => file.language === wanted)?.url;
  return of(language) ?? of("en") ?? null;
}
