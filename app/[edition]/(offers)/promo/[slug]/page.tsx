import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LandingPage } from "@/components/offers/landing/landing-page";
import { getRegistrationLanding } from "@/lib/offers/landing/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";

type Props = PageProps<"/[edition]/promo/[slug]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = (await read(params)).page;
  return { title, description };
}

/** The page of a registration campaign. */
export default async function RegistrationLandingPage({ params }: Props) {
  return <LandingPage {...(await read(params))} />;
}

async function read(params: Props["params"]) {
  const { locale } = await requireEdition(params);
  const slug = requireParam((await params).slug);
  return { locale, page: (await getRegistrationLanding(locale, slug)) ?? notFound() };
}
