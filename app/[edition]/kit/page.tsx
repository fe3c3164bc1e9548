import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readEnvironment } from "@/lib/core/env";
import { getLobby } from "@/lib/play/lobby/server";
import { requireEdition } from "@/lib/site/routes/require-edition";
import { showsKit } from "@/lib/site/routes/shown-routes";
import { Kit } from "./kit";

export const metadata: Metadata = { title: "Kit", robots: { index: false } };

export default async function KitPage({ params }: PageProps<"/[edition]/kit">) {
  const edition = await requireEdition(params);
  if (!showsKit(readEnvironment())) notFound();
  return <Kit locale={edition.locale} lobby={await getLobby(edition)} />;
}
