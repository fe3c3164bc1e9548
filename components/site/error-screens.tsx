import type { Locale } from "@/lib/site/market/locale";
import { getWords } from "@/lib/site/messages/words";
import { Failures } from "./failures";

/** Gives every page the ear for failures, and the error screens their words in its language. */
export async function ErrorScreens({ locale }: { locale: Locale }) {
  const t = await getWords(locale, "errors");
  const screen = (kind: "broken" | "missing") => ({
    title: t(`screens.${kind}.title`),
    body: t(`screens.${kind}.body`),
    action: t(`screens.${kind}.action`),
  });
  return (
    <Failures
      words={{
        broken: screen("broken"),
        missing: screen("missing"),
        reference: t("documents.reference"),
        close: t("screens.close"),
      }}
    />
  );
}
