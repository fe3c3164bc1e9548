import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readEnvironment } from "@/lib/config/environment";
import { getLobby } from "@/lib/play/lobby/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { showsKit } from "@/lib/routing/shown-routes";
import { Kit } from "./kit";

export const metadata: Metadata = { title: "Kit", robots: { index: false } };

export default async function KitPage({ params }: PageProps<"/[edition]/kit">) {
  const edition = await requireEdition(params);
  if (!showsKit(readEnvironment())) notFound();
  return <Kit locale={edition.locale} lobby={await getLobby(edition)} />;
}
