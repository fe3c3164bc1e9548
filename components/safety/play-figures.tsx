import { Stat, Stats } from "@/components/ui/stat";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** What was staked, won, and their difference, as texts. */
export function PlayFigures({ staked, won, net }: { staked: string; won: string; net: string }) {
  const t = useTranslations("safety.realityCheck");
  return (
    <div className="rounded-md border border-line p-4">
      <Stats>
        <Stat label={t("staked")} value={staked} />
        <Stat label={t("won")} value={won} />
        <Stat label={t("net")} value={net} />
      </Stats>
    </div>
  );
}
