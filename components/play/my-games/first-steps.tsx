import { useTranslations } from "@/lib/market/messages/use-translations";

const steps = ["facts", "demo", "heart"] as const;

/** How it works, beside the first games. `isAlone`: beside no games of the player; its mark gives the row its other title. */
export function FirstSteps({ isAlone }: { isAlone: boolean }) {
  const t = useTranslations("play.myGames");
  return (
    <li
      data-first-steps={isAlone ? "" : undefined}
      className="grid w-auto! min-w-60 max-w-md flex-1! content-center gap-1.5 rounded-lg border border-line bg-surface px-4 shadow-card"
    >
      <h3 className="text-md font-650">{t("steps.title")}</h3>
      <ol className="grid list-decimal gap-1.5 pl-4.5 text-sm/snug text-muted">
        {steps.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
    </li>
  );
}
