import { expect, test } from "vitest";
import { TermsVersion, termsFile } from "./schema";

const file = (language: string) => ({ language, url: `https://documents.example/${language}.pdf` });

test("a version of the terms gives the file of a language, else the English one [CONTENT-519]", () => {
  const terms = TermsVersion.parse({ version: "2.0", files: [file("en"), file("fi")] });
  expect(terms.version).toBe("2.0");
  expect(termsFile(terms, "fi")).toBe("https://documents.example/fi.pdf");
  expect(termsFile(terms, "ja")).toBe("https://documents.example/en.pdf");
  expect(termsFile({ version: "2.0", files: [file("fi")] }, "ja")).toBeNull();
});

test("a file that is no web address is refused", () => {
  const files = [{ language: "en", url: "javascript:alert(1)" }];
  expect(TermsVersion.safeParse({ version: "1", files }).success).toBe(false);
});
