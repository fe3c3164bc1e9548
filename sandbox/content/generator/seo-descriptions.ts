import { localise, type Translations, translations } from "../../showcase/translations";
import { type ContentDocument, makeDocument } from "./document";

/** The meta description of a page, by its path below the locale. */
const descriptions: Readonly<Record<string, Translations>> = {
  "/": translations(({ seoDescriptions }) => seoDescriptions.descriptions["/"]),
  "/online-casino": translations(({ seoDescriptions }) => seoDescriptions.descriptions["/online-casino"]),
  "/live-casino-online": translations(({ seoDescriptions }) => seoDescriptions.descriptions["/live-casino-online"]),
};

export function makeSeoDocuments(): ContentDocument[] {
  return Object.entries(descriptions).map(([path, description]) =>
    makeDocument("seoDescription", `seoDescription${path === "/" ? "" : path.replace("/", "-")}`, {
      path,
      description: localise(description),
    }),
  );
}
