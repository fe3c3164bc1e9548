import type { Metadata } from "next";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";

/** The title of a page that shows home with a flow open over it. */
export async function flowMetadata(
  params: Promise<{ edition: string }>,
  flow: "signUp" | "signUpPnp" | "resetPassword" | "deposit",
): Promise<Metadata> {
  const { locale } = await requireEdition(params);
  return { ...(await addressMetadata(flow, params)), title: (await getTranslations(locale, "site.popups"))(flow) };
}
