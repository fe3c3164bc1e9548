import { clsx } from "clsx";
import { type Change, changesOf, compareTexts } from "@/lib/account/terms/changes";
import type { TermsOverview } from "@/lib/account/terms/overview";
import { useTranslations } from "@/lib/market/messages/use-translations";

export type Version = TermsOverview["versions"][number];

interface ChangedPlacesProps {
  older: Version;
  newest: Version;
  /** The texts; null for a version that is a file of another kind. */
  before: string | null;
  after: string | null;
}

export function ChangedPlaces({ older, newest, before, after }: ChangedPlacesProps) {
  const t = useTranslations("account.terms");
  const compared = before !== null && after !== null ? compareTexts(before, after) : null;
  const changes = compared && changesOf(compared, older.version, newest.version);
  return (
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
