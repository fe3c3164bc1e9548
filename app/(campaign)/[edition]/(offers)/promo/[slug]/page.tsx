import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LandingView } from "@/app/[edition]/(offers)/landing-view";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { getRegistrationLanding } from "@/lib/offers/landing/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";
import { addressMetadata } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/promo/[slug]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { edition, page } = await read(params);
  const t = await getTranslations(edition.locale, "offers.promotions");
  // The same content may have a page at /landing/ too, which does not lead to a registration.
  const title = `${page.title} – ${t("optIn.guest")}`;
  return { ...(await addressMetadata("registrationLanding", params, page.description)), title };
}

/** The page of a registration campaign. */
export default async function RegistrationLandingPage({ params }: Props) {
  return <LandingView {...(await read(params))} />;
}

async function read(params: Props["params"]) {
  const edition = await requireEdition(params);
  const slug = requireParam((await params).slug);
  return { edition, page: (await getRegistrationLanding(edition.locale, slug)) ?? notFound() };
}
