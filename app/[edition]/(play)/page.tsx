import type { Metadata } from "next";
import { HomeView } from "@/app/[edition]/home-view";
import { HomeData } from "@/app/[edition]/page-data";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";

export async function generateMetadata({ params }: PageProps<"/[edition]">): Promise<Metadata> {
  return addressMetadata("home", params);
}

export default async function HomePage({ params }: PageProps<"/[edition]">) {
  const { locale } = await requireEdition(params);
  return (
    <>
      <HomeView params={params} />
      <HomeData locale={locale} />
    </>
  );
}
