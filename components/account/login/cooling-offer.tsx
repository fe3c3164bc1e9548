import { Button } from "@/components/ui/button";
import { coolDown, isCoolingOffered } from "@/lib/account/login/cooling";
import type { LoginErrorInfo } from "@/lib/account/login/failure";
import type { LoginState } from "@/lib/account/login/flow";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** A day of cooling-off for an account whose time-out has run out, and what became of it. */
export function CoolingOffer({ info, state }: { info: LoginErrorInfo; state: LoginState }) {
  const t = useTranslations("safety.coolingOff");
  const { startCoolingLoading: isStarting, coolingFailed: hasFailed } = state;
  const { playerId, isCooling } = info;
  const offered = isCoolingOffered(info) ? playerId : null;
  if (offered === null && !isCooling && !hasFailed) return null;
  return (
    <div className="grid gap-3">
      {offered === null ? null : (
        <Button kind="secondary" busy={isStarting} onClick={() => void coolDown(offered)}>
          {t(isStarting ? "busy" : "offer")}
        </Button>
      )}
      <p role="status" className="text-sm empty:absolute">
        {hasFailed ? t("failed") : isCooling ? t("started") : null}
      </p>
    </div>
  );
}
