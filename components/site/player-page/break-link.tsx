import { clsx } from "clsx";
import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";

/** The way to a break, in reach on every page of a player. */
export async function BreakLink({ locale, className }: { locale: Locale; className?: string }) {
  const t = await getTranslations(locale, "site.playerPages");
  return (
    <a
      href={paths.playerPage(locale, "timeOut")}
      className={clsx(
        "flex min-h-11 items-center gap-3 rounded-md border border-line bg-raised px-3 font-650 hover:border-muted",
        className,
      )}
    >
      <Icon name="pause" />
      {t("break")}
    </a>
  );
}
