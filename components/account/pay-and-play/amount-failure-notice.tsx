import type { AmountFailure } from "@/lib/account/pay-and-play/flow";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** Why nothing was paid. In the lock hours of the device, support is the way to all that needs a login. */
export function AmountFailureNotice({ failure }: { failure: AmountFailure }) {
  const t = useTranslations("account.payAndPlay");
  const tForm = useTranslations("site.form");
  const tLogin = useTranslations("account.login");
  const isLocked = failure === "lock-hours";
  return (
    <div role="alert" className="grid gap-2 rounded-md border border-danger p-4 text-sm">
      <p>{failure === "unchecked" ? tForm("access.unsent") : t(messageKeys[failure])}</p>
      {isLocked ? (
        <a className="font-semibold underline underline-offset-4" href={paths.help(localeOfPath(location.pathname))}>
          {tLogin("failures.contact")}
        </a>
      ) : null}
    </div>
  );
}

const messageKeys = {
  unavailable: "unavailable",
  code: "code",
  limit: "limit",
  currency: "currency",
  "not-offered": "notOffered",
  "lock-hours": "lockHours",
} as const satisfies Record<Exclude<AmountFailure, "unchecked">, string>;
