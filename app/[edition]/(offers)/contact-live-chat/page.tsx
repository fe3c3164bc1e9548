import type { Metadata } from "next";
import { ContactPage } from "@/components/offers/support-chat/contact-page";
import { findFooter } from "@/lib/content/footer/server";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/contact-live-chat">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await requireEdition(params);
  const t = await getTranslations(locale, "offers.contact");
  return { ...(await addressMetadata("supportChat", params)), title: t("title"), robots: { index: false } };
}

/** The support chat, which opens by itself here, and how to complain. */
export default async function SupportChatPage({ params }: Props) {
  const { locale } = await requireEdition(params);
  return <ContactPage locale={locale} footer={await findFooter(locale)} />;
}
