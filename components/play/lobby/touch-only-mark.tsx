import type { Translator } from "@/lib/market/messages/translator";

/** Shows on a desktop, after the studio's name, that the provider has the game for phones and tablets alone. */
export function TouchOnlyMark({ t }: { t: Translator<"play"> }) {
  return <span className="mobile:hidden"> · {t("game.mobileOnly.title")}</span>;
}
