import "server-only";
import { readEnvironment } from "@/lib/config/environment";
import { resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { needsLogin, openingProvider } from "@/lib/play/game-launch/providers";
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
  const provider = openingProvider({ type: game.type, provider: game.gameProvider.slug });
  if (game.type === "liveCasinoGames" || !provider) return [];
  const t = await getTranslations(edition.locale, "play");
  const { tag } = resolveLocale(edition.locale);
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 });
  const hasDemo = !needsLogin(provider, game.type, readEnvironment().LOGIN_PROVIDERS);
  // The bets of baccarat have different returns: one figure is not enough.
  const rtp = game.rtp === null || game.gameType === "baccarat" ? null : percent.format(game.rtp / 100);
  const line = [rtp ? t("lobby.rtp", { percent: rtp }) : [], hasDemo ? t("game.demo") : []].flat().join(" · ");
  const volatility = game.volatility && `${t("game.facts.volatility")}: ${t(`game.facts.${game.volatility}`)}`;
  return [line || [], volatility ?? []].flat();
}
