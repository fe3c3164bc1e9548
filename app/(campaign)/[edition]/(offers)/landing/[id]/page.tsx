import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LandingView } from "@/app/[edition]/(offers)/landing-view";
import { getLanding, getLocalesOfLanding } from "@/lib/offers/landing/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";
import { addressMetadata } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/landing/[id]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, title, description } = (await read(params)).page;
  return { ...(await addressMetadata("landing", params, description, () => getLocalesOfLanding(id))), title };
}

/** A landing page by its id, in the language of the address. */
export default async function LandingByIdPage({ params }: Props) {
  return <LandingView {...(await read(params))} />;
}

async function read(params: Props["params"]) {
  const edition = await requireEdition(params);
  const id = requireParam((await params).id);
  return { edition, page: (await getLanding(edition.locale, id)) ?? notFound() };
}
