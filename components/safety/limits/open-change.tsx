import { Spinner } from "@/components/ui/spinner";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { LimitChange } from "@/lib/safety/limits/change";
import { written } from "./limit-words";

/** A change of which no answer came: neither done nor failed until the platform has been asked. */
export function OpenChange({ change }: { change: LimitChange }) {
  const t = useTranslations("safety.limits");
  return (
    <p role="status" className="flex items-start gap-2 rounded-md bg-raised px-3.5 py-3 text-sm">
      <span className="pt-0.5">
        <Spinner />
      </span>
      <span>
        {change.action === "set"
          ? t("checking.set", { amount: written(change.amount) })
          : t(`checking.${change.action}`)}
      </span>
    </p>
  );
}
