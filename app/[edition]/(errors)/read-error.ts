import type { Metadata } from "next";
import { findErrorTexts } from "@/lib/content/pages/server";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";

type Params = Promise<{ edition: string }>;
/** The error pages by the names of their texts, each with its route. */
const errorRoutes = {
  "401": "accessError",
  "500": "serverError",
  restricted: "restricted",
  "closed-account": "closedAccount",
} as const;

type ErrorName = keyof typeof errorRoutes;

/** The text of an error page: our own messages, or the editors' texts for the two pages of the content service. */
export async function readError(params: Params, name: ErrorName) {
  const { locale } = await requireEdition(params);
  const t = await getTranslations(locale, "site.errorPages");
  const own = { title: t(`${name}.title`), body: t(`${name}.body`) };
  const isEdited = name === "401" || name === "500";
  return { locale, ...own, ...(isEdited && (await findErrorTexts(locale, name))) };
}

/** An error page is named like any other, and listed nowhere. */
export async function errorMetadata(params: Params, name: ErrorName): Promise<Metadata> {
  const address = await addressMetadata(errorRoutes[name], params);
  return { ...address, title: (await readError(params, name)).title, robots: { index: false } };
}
