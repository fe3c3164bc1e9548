import type { Metadata } from "next";
import { HomeView } from "@/app/[edition]/home-view";
import { requireEdition } from "@/lib/routing/require-edition";
import { findSeoDescription } from "@/lib/site/seo/server";

export async function generateMetadata({ params }: PageProps<"/[edition]">): Promise<Metadata> {
  return { description: await findSeoDescription((await requireEdition(params)).locale, "/") };
}

export default function HomePage({ params }: PageProps<"/[edition]">) {
  return <HomeView params={params} />;
}
