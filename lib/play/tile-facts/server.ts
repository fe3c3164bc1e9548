import "server-only";
import { resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { gameNeeds } from "@/lib/play/catalogue/game-needs";
import { getGame } from "@/lib/play/game-launch/server";
import type { Edition } from "@/lib/routing/edition";

/**
 * The lines that a tile shows of its game while hovered or focused: the published return, a note
 * when it has a demo, and the volatility. Null for a game that the edition is not offered; empty for a live table, whose tile shows its
 * own. @throws ContentUnavailable
 */
export async function getTileFacts(edition: Edition, slug: string): Promise<string[] | null> {
  const game = await getGame(edition, slug);
  if (!game) return null;
  if (game.type === "liveCasinoGames") return [];
  const t = await getTranslations(edition.locale, "play.gameFacts");
  const tCatalogue = await getTranslations(edition.locale, "play.catalogue");
  const tGameLaunch = await getTranslations(edition.locale, "play.gameLaunch");
  const { tag } = resolveLocale(edition.locale);
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 });
  const hasDemo = !gameNeeds({ type: game.type, provider: game.gameProvider.slug }, edition.locale.market).needsLogin;
  // The bets of baccarat have different returns: one figure is not enough.
  const rtp = game.rtp === null || game.gameType === "baccarat" ? null : percent.format(game.rtp / 100);
  const line = [rtp ? tCatalogue("rtp", { percent: rtp }) : [], hasDemo ? tGameLaunch("demo") : []].flat().join(" · ");
  const volatility = game.volatility && `${t("volatility")}: ${t(game.volatility)}`;
  return [line || [], volatility ?? []].flat();
}
