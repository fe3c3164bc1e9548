import { combineQueries } from "@/components/ui/combine-queries";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { termsTextQuery } from "@/lib/account/terms/queries";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { usePublicQuery } from "@/lib/session/player/player-queries";
import { ChangedPlaces, type Version } from "./changed-places";

interface TermsChangesProps {
  locale: string;
  /** The version that was accepted; null where none was, or it is not known any more. */
  older: Version | null;
  newest: Version;
}

/** The changes since the accepted version, and the whole text; the links below lead to files that cannot be shown. */
export function TermsChanges({ locale, older, newest }: TermsChangesProps) {
  const t = useTranslations("account.terms");
  const query = combineQueries({
    before: usePublicQuery(termsTextQuery(locale, older?.isText ? older.version : null)),
    after: usePublicQuery(termsTextQuery(locale, newest.isText ? newest.version : null)),
  });
  return (
    <QueryState
      query={query}
      loading={<Skeleton size="h-40 rounded-lg" label={t("accept.reading")} />}
      failure={{ text: t(older ? "accept.noChanges" : "accept.unreadable"), look: "line" }}
    >
      {({ before, after }) => (
        <>
          {older ? <ChangedPlaces older={older} newest={newest} before={before} after={after} /> : null}
          {after === null ? null : (
            <details className="rounded-lg bg-raised px-5 py-4" open={older === null}>
              <summary className="min-h-11 cursor-pointer content-center font-650">
                {t("accept.whole", { version: newest.version })}
              </summary>
              <div className="mt-3 text-prose/[1.6] whitespace-pre-line" lang={newest.tag}>
                {after}
              </div>
            </details>
          )}
        </>
      )}
    </QueryState>
  );
}
