import { Skeleton } from "@/components/ui/skeleton";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** The room of the passport while it is read. */
export function VerificationSkeleton() {
  const t = useTranslations("safety.verification");
  return (
    <div className="grid gap-3.5 rounded-lg border border-line p-4 md:p-5">
      <Skeleton size="h-7 rounded-sm" label={t("loading")} />
      <Skeleton size="h-14 rounded-sm" />
      <Skeleton size="h-14 rounded-sm" />
      <Skeleton size="h-14 rounded-sm" />
    </div>
  );
}
