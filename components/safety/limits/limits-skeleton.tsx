import { Skeleton } from "@/components/ui/skeleton";
import { UsageMeterSkeleton } from "@/components/ui/usage-meter";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { limitPeriods } from "@/lib/safety/limits/schema";

/** The room of the limits while they are read. */
export function LimitsSkeleton() {
  const t = useTranslations("safety.limits");
  return (
    <>
      <SkeletonCard label={t("loading")} />
      <SkeletonCard />
      <div className="rounded-lg border border-line p-4 md:p-5">
        <Skeleton size="h-22 rounded-sm" />
      </div>
    </>
  );
}

function SkeletonCard({ label }: { label?: string }) {
  return (
    <div className="grid gap-3.5 rounded-lg border border-line p-4 md:p-5">
      <Skeleton size="h-7 rounded-sm" {...(label === undefined ? {} : { label })} />
      <div className="grid gap-3.5">
        {limitPeriods.map((period) => (
          <div key={period} className="border-line border-t pt-3.5 first:border-t-0 first:pt-0">
            <UsageMeterSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
