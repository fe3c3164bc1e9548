import { OfferConditions } from "@/components/site/content/offer-conditions";
import { Progress } from "@/components/ui/progress";
import { useSignUp } from "@/lib/account/sign-up/store";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** The editors' offer, where they make one, and how far the sign-up is; nothing where it has ended. */
export function StepIndicator() {
  const t = useTranslations("account.signUp");
  const { title, description, iconUrl, conditions, stepIndicator } = useSignUp(({ state }) => state.bonusCallToAction);
  if (!stepIndicator) return null;
  const { step, steps } = stepIndicator;
  return (
    <>
      {title === "" ? null : (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={iconUrl}
            alt=""
            width={48}
            height={48}
            className="size-12 shrink-0 rounded-md [@media(height<480px)]:hidden"
          />
          <div className="min-w-0 flex-[1_1_10rem]">
            <p className="font-semibold">{title}</p>
            <p className="text-muted text-sm [@media(height<480px)]:hidden">{description}</p>
            <OfferConditions conditions={conditions} />
          </div>
        </div>
      )}
      <Progress label={t("progress")} value={step / steps} text={t("step", { step, steps })} />
    </>
  );
}
