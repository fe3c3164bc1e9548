import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LandingView } from "@/app/[edition]/(offers)/landing-view";
import { getVipPage } from "@/lib/offers/landing/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/qrewards">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = (await read(params)).page;
  return { ...(await addressMetadata("vip", params, description)), title };
}

/** The VIP programme. */
export default async function RewardsPage({ params }: Props) {
  return <LandingView {...(await read(params))} />;
}

async function read(params: Props["params"]) {
  const edition = await requireEdition(params);
  return { edition, page: (await getVipPage(edition.locale)) ?? notFound() };
}
