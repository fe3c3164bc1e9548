import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VipPage } from "@/components/offers/landing/vip-page";
import { getVipPage } from "@/lib/offers/landing/server";
import { requireEdition } from "@/lib/routing/require-edition";

type Props = PageProps<"/[edition]/qrewards">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = (await read(params)).page;
  return { title, description };
}

/** The VIP programme. */
export default async function RewardsPage({ params }: Props) {
  return <VipPage {...(await read(params))} />;
}

async function read(params: Props["params"]) {
  const { locale } = await requireEdition(params);
  return { locale, page: (await getVipPage(locale)) ?? notFound() };
}
