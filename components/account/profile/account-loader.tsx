import { Skeleton } from "@/components/ui/skeleton";

/** The reserved space of an account page while its content is unknown. */
export function AccountLoader({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-5">
      <Skeleton size="h-56 rounded-lg" label={label} />
      <Skeleton size="h-24 rounded-lg" />
      <Skeleton size="h-24 rounded-lg" />
    </div>
  );
}
