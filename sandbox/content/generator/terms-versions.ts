import { createHash } from "node:crypto";
import type { Translate } from "../../showcase/pages/texts";
import { type ContentDocument, makeDocument, makeFile } from "./document";

/** The versions of the terms: the older stays readable. */
export const termsVersions = ["1.0", "2.0"] as const;

interface TermsFile {
  version: string;
  language: string;
  title: string;
  /** Its id in the content service: `file-<hash>-<extension>`. */
  asset: string;
  text: string;
}

/** A plain text for every version and language that the terms are written in. The first version had no word on changes. */
export function makeTermsFiles(translate: Translate): TermsFile[] {
  const pages = translate(({ pages }) => pages?.terms_and_conditions);
  return termsVersions.flatMap((version) =>
    pages.map(({ _key: language, value: { title, body } }) => {
      const sections = body.join("\n").split(/\n(?=## )/);
      const kept = version === "1.0" ? sections.slice(0, -1) : sections;
      const hash = createHash("sha1").update(`terms:${version}:${language}`).digest("hex");
      const text = `${title}\n${version}\n\n${toPlainText(kept.join("\n"))}\n`;
      return { version, language, title, asset: `file-${hash}-txt`, text };
    }),
  );
}

export function makeTermsVersions(translate: Translate): ContentDocument[] {
  const files = makeTermsFiles(translate);
  return termsVersions.map((version) =>
    makeDocument("termsVersion", `termsVersion-${version}`, {
      version,
      files: files
        .filter((file) => file.version === version)
        .map(({ language, title, asset }) => ({
          _type: "termsFile",
          _key: language,
          language,
          file: makeFile(asset),
          title,
        })),
    }),
  );
}

/** Without the marks of headings, strong words and links (`texts/en.ts`). */
function toPlainText(text: string): string {
  return text
    .trim()
    .replace(/^## /gm, "")
    .replace(/\*\*([^*]+)\*\*/g, "$1")
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}
