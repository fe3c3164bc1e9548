"use client";

import { useEffect } from "react";
import { UncheckedAccess } from "@/components/account/login/unchecked-access";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { loginRetries } from "@/lib/account/login/retry";
import { releaseRegistration } from "@/lib/account/sign-up/lazy-queries";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useAutomaticLogin } from "./use-automatic-login";

interface CompleteStepProps {
  product: string;
  email: string;
  onClose: () => void;
}

/** The account is made: logs in by itself and shows the progress, with a way out. After a reload the login opens instead. */
export function CompleteStep(props: CompleteStepProps) {
  const t = useTranslations("account.signUp");
  const { status, attempt, logInByHand, goOn } = useAutomaticLogin(props);
  const { email } = props;
  useEffect(() => releaseRegistration(email), [email]);
  if (status === "by-hand") return null;
  if (status === "unchecked") return <UncheckedAccess onChecked={goOn} />;
  return (
    <div className="grid gap-4">
      {status === "running" ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner look="large" />
          {attempt === 1 ? t("complete.running") : t("complete.retrying", { attempt, attempts: loginRetries.attempts })}
        </p>
      ) : (
        <p role="alert">{t("complete.failed")}</p>
      )}
      <Button kind={status === "running" ? "secondary" : "primary"} onClick={logInByHand}>
        {t("complete.logIn")}
      </Button>
    </div>
  );
}
