import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getBrand } from "@/lib/config/brand";
import { readEnvironment } from "@/lib/config/environment";
import { markets } from "@/lib/market/markets";
import { requireEdition } from "@/lib/routing/require-edition";
import { showsKit } from "@/lib/routing/shown-routes";
import { FormExamples } from "./form-examples";

export const metadata: Metadata = { title: "Forms", robots: { index: false } };

export default async function KitFormsPage({ params }: PageProps<"/[edition]/kit/forms">) {
  const { locale } = await requireEdition(params);
  if (!showsKit(readEnvironment())) notFound();
  return (
    <main id="main" className="page grid content-start gap-8" lang="en">
      <h1 className="text-2xl/base">The forms of {getBrand().name}</h1>
      <FormExamples currency={markets[locale.market].currency} />
    </main>
  );
}
