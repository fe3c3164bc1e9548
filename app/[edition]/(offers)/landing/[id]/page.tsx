import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LandingPage } from "@/components/offers/landing/landing-page";
import { getLanding } from "@/lib/offers/landing/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";

type Props = PageProps<"/[edition]/landing/[id]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = (await read(params)).page;
  return { title, description };
}

/** A landing page by its id, in the language of the address. */
export default async function LandingByIdPage({ params }: Props) {
  return <LandingPage {...(await read(params))} />;
}

async function read(params: Props["params"]) {
  const { locale } = await requireEdition(params);
  const id = requireParam((await params).id);
  return { locale, page: (await getLanding(locale, id)) ?? notFound() };
}
