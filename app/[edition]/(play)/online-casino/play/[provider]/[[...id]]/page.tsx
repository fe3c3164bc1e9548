import { notFound, permanentRedirect } from "next/navigation";
import { getProviderGame } from "@/lib/play/lobby/server";
import { paths } from "@/lib/site/routes/paths";
import { requireEdition } from "@/lib/site/routes/require-edition";

export const generateStaticParams = () => [];

/** A game by its provider's own id. The game has one page, at its slug: two with the same words would compete in a search. */
export default async function ProviderGamePage({
  params,
}: PageProps<"/[edition]/online-casino/play/[provider]/[[...id]]">) {
  const edition = await requireEdition(params);
  const { provider, id } = await params;
  const game = await getProviderGame(edition, provider, decodeURIComponent(id?.[0] ?? ""));
  permanentRedirect(paths.game(edition.locale, (game ?? notFound()).gameSlug));
}
