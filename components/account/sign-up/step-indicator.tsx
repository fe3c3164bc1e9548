import { Progress } from "@/components/ui/progress";
import type { SignUpStep } from "@/lib/account/sign-up/steps";
import { useTranslations } from "@/lib/market/messages/use-translations";

const steps: readonly SignUpStep[] = ["Details", "ContactInfo", "Verification", "Complete"];

/** How far the sign-up is; nothing where it has ended. */
export function StepIndicator({ step }: { step: SignUpStep }) {
  const t = useTranslations("signup");
  const at = steps.indexOf(step);
  if (at === -1) return null;
  return (
    <Progress
      label={t("progress")}
      value={(at + 1) / steps.length}
      text={t("step", { step: at + 1, steps: steps.length })}
    />
  );
}
