import { combineQueries } from "@/components/ui/combine-queries";
import { linkStyle } from "@/components/ui/control-styles";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type ByPlace, strictestAt } from "@/lib/market/policy/by-place";
import { duty } from "@/lib/market/policy/strictness";
import { paths } from "@/lib/routing/paths";
import { awaitedDocuments, documentsQuery } from "@/lib/safety/verification/queries";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** `wealth`: may a market's players be asked where their money comes from? */
export interface WithdrawalReadinessProps {
  wealth: ByPlace<boolean>;
}

/** Whether a document stands between the player and a withdrawal, as their passport says; what could not be read is neither yes nor no. */
export function WithdrawalReadiness({ wealth }: WithdrawalReadinessProps) {
  const t = useTranslations("money.banking");
  const query = combineQueries({ documents: usePlayerQuery(documentsQuery), profile: usePlayerQuery(profileQuery) });
  return (
    <QueryState query={query} loading={<Skeleton size="h-5 w-72 max-w-full" label={t("readiness.loading")} />}>
      {({ documents, profile }) => {
        if (!profile) return null;
        const { countryCode, provinceCode } = profile;
        const isWealthAsked = strictestAt(duty, wealth, [{ country: countryCode, province: provinceCode ?? null }]);
        return awaitedDocuments(documents, profile, isWealthAsked).length === 0 ? (
          <p className="text-muted text-sm">{t("readiness.ready")}</p>
        ) : (
          <p className="text-sm">
            {t("readiness.notReady")}{" "}
            <a className={linkStyle.inText} href={paths.playerPage(pageLocale(), "verification")}>
              {t("readiness.open")}
            </a>
          </p>
        );
      }}
    </QueryState>
  );
}
