import { Skeleton } from "@/components/ui/skeleton";

/** The room of an account page while it is not known what stands there. */
export function AccountLoader({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-5">
      <Skeleton size="h-56 rounded-lg" label={label} />
      <Skeleton size="h-24 rounded-lg" />
      <Skeleton size="h-24 rounded-lg" />
    </div>
  );
}
