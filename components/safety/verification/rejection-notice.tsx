import { Icon } from "@/components/ui/icon";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Rejection } from "@/lib/safety/verification/rejection";
import { RejectionExample } from "./rejection-example";

/** Why a document was not taken, and whether it can be sent again. */
export function RejectionNotice({ rejection: { reason, isFinal, attemptsLeft } }: { rejection: Rejection }) {
  const t = useTranslations("safety.verification");
  const next =
    attemptsLeft === 0
      ? t("noAttempts")
      : isFinal
        ? t("final")
        : attemptsLeft === null
          ? null
          : t("attempts", { count: attemptsLeft });
  return (
    <div className="grid gap-3 rounded-md border border-danger px-4 py-3">
      <div className="flex items-start gap-3">
        <Icon name="error" size="size-5 mt-px text-danger" />
        <p className="min-w-0 flex-1 wrap-anywhere">
          <strong>{t(`rejections.${reason}`)}</strong> {next}
        </p>
      </div>
      {isFinal ? null : <RejectionExample reason={reason} />}
    </div>
  );
}
