import { FailureLink } from "@/components/account/one-time-code/failure-link";
import { Button, LinkButton } from "@/components/ui/button";
import { SlowNotice } from "@/components/ui/form/slow-notice";
import { Spinner } from "@/components/ui/spinner";
import type { LoginFailure } from "@/lib/account/login/failure";
import { failureText } from "@/lib/account/login/failure-text";
import { loginRetries } from "@/lib/account/login/retry";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

function Waiting({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner />
      {text}
    </p>
  );
}

/** The code of the bank is with the platform. */
export function Checking() {
  const t = useTranslations("account.payAndPlay");
  return (
    <div className="grid gap-3">
      <Waiting text={t("checking")} />
      <SlowNotice isBusy text={t("slow")} />
    </div>
  );
}

/** Pay-and-play is closed to the visitor's IP address, which only our server knows: shown before any request. */
export function NotOffered() {
  const t = useTranslations("account.payAndPlay");
  return (
    <div className="grid gap-5">
      <p role="alert">{t("notOffered")}</p>
      <LinkButton href={paths.signUp(localeOfPath(location.pathname))}>{t("signUp")}</LinkButton>
    </div>
  );
}

/** No response, so it is unknown whether the code was accepted: the player sees that, and the call is repeated. */
export function OutcomeUnknown({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations("account.payAndPlay");
  const tLogin = useTranslations("account.login");
  return (
    <div className="grid gap-5">
      <p role="alert">{t("unsure")}</p>
      <Button onClick={onAgain}>{t("checkAgain")}</Button>
      <FailureLink page="supportChat" label={tLogin("failures.contact")} />
    </div>
  );
}

/** The tries are counted aloud, and may be stopped: the payment is kept for half an hour. */
export function SigningIn({ attempt, onStop }: { attempt: number; onStop: () => void }) {
  const t = useTranslations("account.payAndPlay");
  const tLogin = useTranslations("account.login");
  return (
    <div className="grid gap-5">
      <Waiting text={attempt > 1 ? tLogin("retrying", { attempt, attempts: loginRetries.attempts }) : t("signingIn")} />
      <Button kind="secondary" onClick={onStop}>
        {t("stop")}
      </Button>
    </div>
  );
}

/** Nothing was paid in. A player who lowered the limit in another tab is signed in there, and deposits as usual. */
export function OverLimit({ isPlayer, onLeave }: { isPlayer: boolean; onLeave: () => void }) {
  const t = useTranslations("account.payAndPlay");
  return (
    <div className="grid gap-5">
      <p role="alert">{t("overLimit")}</p>
      {isPlayer ? null : <Button onClick={onLeave}>{t("otherAmount")}</Button>}
    </div>
  );
}

/** The platform refused the player, or was away five times. */
export function NotSignedIn({ failure, onAgain }: { failure: LoginFailure; onAgain: () => void }) {
  const t = useTranslations("account.payAndPlay");
  const tLogin = useTranslations("account.login");
  const isAway = failure.kind === "unavailable";
  const isUnknown = isAway || failure.kind === "unauthorized" || failure.kind === "not-found";
  const why = isUnknown
    ? t(isAway ? "notSignedIn" : "over")
    : failure.kind === "max-attempts"
      ? tLogin("failures.maxAttempts")
      : failureText(failure, tLogin, document.documentElement.lang).text;
  return (
    <div className="grid gap-5">
      <p role="alert">{why}</p>
      {isAway ? <Button onClick={onAgain}>{t("again")}</Button> : null}
      <FailureLink page="supportChat" label={tLogin("failures.contact")} />
    </div>
  );
}
