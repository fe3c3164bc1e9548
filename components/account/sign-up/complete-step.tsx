import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { loginRetries } from "@/lib/account/login/retry";
import { forgetIntent } from "@/lib/account/sign-up/intent";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { openLogin } from "./open-login";
import { useAutomaticLogin } from "./use-automatic-login";

interface CompleteStepProps {
  product: string;
  email: string;
  onClose: () => void;
}

/** The account is made: logs in by itself and shows the progress, with a way out. */
export function CompleteStep({ product, email, onClose }: CompleteStepProps) {
  const t = useTranslations("signup");
  const { status, attempt, stop } = useAutomaticLogin({ product, email });
  useEffect(forgetIntent, []);
  const toLogin = () => {
    stop();
    openLogin(email, onClose);
  };
  return (
    <div className="grid gap-4">
      {status === "running" ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner look="large" />
          {attempt === 1 ? t("complete.running") : t("complete.retrying", { attempt, attempts: loginRetries.attempts })}
        </p>
      ) : (
        <p role="alert">{t(status === "failed" ? "complete.failed" : "complete.byHand")}</p>
      )}
      <Button kind={status === "running" ? "secondary" : "primary"} onClick={toLogin}>
        {t("complete.logIn")}
      </Button>
    </div>
  );
}
