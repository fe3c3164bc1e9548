import { Skeleton } from "@/components/ui/skeleton";

/** The size of the first promotion. */
export const promotionSkeleton = "block h-65 rounded-lg";

export function PromotionOutline({ label }: { label: string }) {
  return (
    <p role="status">
      <Skeleton size={promotionSkeleton} label={label} />
    </p>
  );
}
