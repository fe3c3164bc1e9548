import { linkStyle } from "@/components/ui/control-styles";
import type { Translator } from "@/lib/market/messages/translator";

interface WhyShownProps {
  t: Translator<"site.whyShown">;
  /** `chosen`: by the audience of each item (`lib/content/audience.ts`); `games`: by what the player has played and marked. */
  reason: "chosen" | "games";
}

/** From what a personal row is chosen, for those who want to know: beside each of them, in the same words. */
export function WhyShown({ t, reason }: WhyShownProps) {
  return (
    <details className="w-full text-muted text-sm">
      <summary className={`${linkStyle.alone} cursor-pointer`}>{t("title")}</summary>
      <p className="max-w-prose text-pretty">{t(reason)}</p>
    </details>
  );
}
