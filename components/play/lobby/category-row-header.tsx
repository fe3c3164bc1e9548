import type { ReactNode } from "react";
import type { Locale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import type { LobbyCategory } from "@/lib/play/lobby/schema";
import { paths } from "@/lib/routing/paths";

interface ShelfHeaderProps {
  t: Translator<"play">;
  locale: Locale;
  category: LobbyCategory;
  /** What moves the games below. */
  children?: ReactNode;
}

/** The name of a category, how many games it has, and the way to all of them. */
export function ShelfHeader({ t, locale, category: { id, label, total }, children }: ShelfHeaderProps) {
  return (
    <header>
      <h2 id={id}>{label}</h2>
      <span className="count">{t("lobby.games", { count: total })}</span>
      {children}
      <a
        className="see-all"
        href={paths.casinoCategory(locale, id)}
        aria-label={t("lobby.seeAllOf", { category: label })}
      >
        {t("lobby.seeAll")}
      </a>
    </header>
  );
}
