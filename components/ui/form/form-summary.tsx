import { useTranslations } from "@/lib/market/messages/use-translations";

/** Above a form with several wrong fields. What each of them needs is below it, once. */
export function FormSummary() {
  const t = useTranslations("site.form");
  return (
    <p role="alert" className="rounded-md border border-danger p-4 text-sm">
      {t("summary")}
    </p>
  );
}
