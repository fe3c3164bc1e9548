import { useTranslations } from "@/lib/market/messages/use-translations";
import { intents } from "@/lib/session/intents/browser-intents";
import { useIntentRows } from "@/lib/session/intents/use-intent-rows";
import { IntentRow } from "./intent-row";

/** What became of operations whose response was lost, in the flow of the page: it covers nothing, and a game least of all. */
export function IntentRows() {
  const t = useTranslations("site.intents");
  const rows = useIntentRows();
  if (rows.length === 0) return null;
  return (
    <section aria-label={t("label")} className="mx-auto w-full max-w-page px-gutter pt-3 print:hidden">
      <ul className="grid gap-2">
        {rows.map((intent) => (
          <IntentRow key={intent.id} intent={intent} onClose={() => intents.forget(intent.id)} />
        ))}
      </ul>
    </section>
  );
}
