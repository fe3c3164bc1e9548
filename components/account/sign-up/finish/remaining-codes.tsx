import type { Captcha } from "@/components/account/captcha/use-lazy-captcha";
import { VerificationStep } from "@/components/account/one-time-code/verification-step";
import { StepSkeleton } from "@/components/account/sign-up/step-frame";
import { Button } from "@/components/ui/button";
import { QueryState } from "@/components/ui/query-state";
import { requirementQuery } from "@/lib/account/sign-up/lazy-queries";
import type { Requirement } from "@/lib/account/sign-up/schema";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { captchaHeaders } from "@/lib/session/platform/platform-headers";
import { usePublicQuery } from "@/lib/session/player/player-queries";

export interface RemainingCodesProps {
  registrant: { playerId: string; countryCode: string; phone: string; email: string };
  /** The codes that are missing; null when the platform does not return them. */
  known: Requirement | null;
  captcha: Captcha;
  onVerified: () => void;
  /** To the second step, as for a wrong number. */
  onBack: () => void;
  /** Too many codes. The dialog that shows it stays. */
  onBlocked: () => void;
}

/** The missing codes, else all codes that the player's country requires. */
export function RemainingCodes({ registrant, known, captcha, onBack, ...handlers }: RemainingCodesProps) {
  const t = useTranslations("account.signUp");
  const query = usePublicQuery({ ...requirementQuery(registrant.countryCode), enabled: known === null });
  return (
    <QueryState
      query={{ ...query, data: known ?? query.data }}
      loading={<StepSkeleton />}
      failure={{ text: t("unavailable") }}
    >
      {(required) => (
        <div className="grid gap-4">
          <VerificationStep
            {...registrant}
            {...handlers}
            required={required}
            captchaHeaders={async () => captchaHeaders(await captcha.getToken())}
          />
          <Button kind="quiet" onClick={onBack}>
            {t("back")}
          </Button>
        </div>
      )}
    </QueryState>
  );
}
