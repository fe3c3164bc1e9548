import { z } from "zod";
import { tolerantList } from "@/lib/content/tolerant-list";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { compareVersions } from "./versions";

const TermsFile = z.object({
  language: z.string(),
  /** `file-<hash>-<extension>` */
  asset: z.string().regex(/^file-[0-9a-f]{40}-[a-z\d]{1,8}$/),
  title: z.string().nullable(),
});
type TermsFile = z.infer<typeof TermsFile>;

/** A version of the terms with its files, one per language (specification "Terms versions"). */
export const TermsVersion = z.object({
  version: z.string().regex(/^\d+(\.\d+)*$/),
  files: z.array(TermsFile),
});
export type TermsVersion = z.infer<typeof TermsVersion>;

/** All versions, the newest first. */
export const TermsVersions = tolerantList(TermsVersion).transform((all) =>
  all.toSorted((one, other) => compareVersions(other.version, one.version)),
);
export type TermsVersions = z.infer<typeof TermsVersions>;

/** The file for a reader: in their language, else in the one that documents are selected by, else in English; null for none. */
export function fileFor({ files }: TermsVersion, locale: Locale): TermsFile | null {
  const { textLanguage, contentLanguage } = resolveLocale(locale);
  for (const wanted of [textLanguage, contentLanguage, "en"]) {
    const file = files.find(({ language }) => language === wanted);
    if (file) return file;
  }
  return null;
}
