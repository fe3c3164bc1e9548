import { clsx } from "clsx";
import { Spinner } from "@/components/ui/spinner";
import { type Change, changesOf, compareTexts } from "@/lib/account/terms/changes";
import type { TermsOverview } from "@/lib/account/terms/overview";
import { termsTextQuery } from "@/lib/account/terms/queries";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { usePublicQuery } from "@/lib/session/player/player-queries";

type Version = TermsOverview["versions"][number];

interface TermsChangesProps {
  locale: string;
  /** The version that was accepted; null where none was, or it is not known any more. */
  older: Version | null;
  newest: Version;
}

/** The changes since the accepted version, and the whole text; the links below lead to files that cannot be shown. */
export function TermsChanges({ locale, older, newest }: TermsChangesProps) {
  const t = useTranslations("account.terms");
  const before = usePublicQuery(termsTextQuery(locale, older?.isText ? older.version : null));
  const after = usePublicQuery(termsTextQuery(locale, newest.isText ? newest.version : null));
  if (before.isLoading || after.isLoading)
    return (
      <p className="flex items-center gap-3 text-muted" role="status">
        <Spinner />
        {t("accept.reading")}
      </p>
    );
  const compared = before.data !== undefined && after.data !== undefined ? compareTexts(before.data, after.data) : null;
  const changes = compared && changesOf(compared, older?.version ?? "", newest.version);
  return (
    <>
      {older ? (
        <section className="grid gap-4" aria-labelledby="terms-changes">
          <h2 className="text-lg font-650" id="terms-changes">
            {t("accept.changes", { version: older.version })}
          </h2>
          {changes === null ? <p>{t("accept.noChanges")}</p> : null}
          {changes?.length === 0 ? <p>{t("accept.same", { version: older.version })}</p> : null}
          <div className="grid gap-3" lang={newest.tag}>
            {changes?.map((change) => (
              <ChangedPlace key={change.id} {...change} />
            ))}
          </div>
        </section>
      ) : null}
      {after.data === undefined ? null : (
        <details className="rounded-lg bg-raised px-5 py-4" open={older === null}>
          <summary className="min-h-11 cursor-pointer content-center font-650">
            {t("accept.whole", { version: newest.version })}
          </summary>
          <div className="mt-3 text-prose/[1.6] whitespace-pre-line" lang={newest.tag}>
            {after.data}
          </div>
        </details>
      )}
    </>
  );
}

/** The old words and the new ones of one place, below each other. */
function ChangedPlace({ removed, added }: Change) {
  const t = useTranslations("account.terms");
  const kind = added.length === 0 ? "removed" : removed.length === 0 ? "added" : "changed";
  return (
    <div className={clsx("grid gap-1 border-l-4 pl-4", kind === "removed" ? "border-line" : "border-accent")}>
      <b className="block text-sm font-650 text-muted" lang={document.documentElement.lang}>
        {t(`accept.${kind}`)}
      </b>
      {removed.map(({ id, text }) => (
        <p key={id} className="text-muted">
          <del className="line-through">{text}</del>
        </p>
      ))}
      {added.map(({ id, text }) => (
        <p key={id}>
          <ins className="no-underline">{text}</ins>
        </p>
      ))}
    </div>
  );
}
