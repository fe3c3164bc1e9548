import { Skeleton } from "@/components/ui/skeleton";

export function PromotionOutline({ label }: { label: string }) {
  return (
    <p role="status">
      <Skeleton size="block h-65 rounded-lg" label={label} />
    </p>
  );
}
