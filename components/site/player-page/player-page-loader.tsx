import { Skeleton } from "@/components/ui/skeleton";

/** The reserved space of a player's page while its content is unknown. */
export function PlayerPageLoader({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-5">
      <PlayerPageSkeleton label={label} />
    </div>
  );
}

/** The same, of a part that announces its wait by itself. */
export function PlayerPageSkeleton({ label }: { label: string }) {
  return (
    <>
      <Skeleton size="h-56 rounded-lg" label={label} />
      <Skeleton size="h-24 rounded-lg" />
      <Skeleton size="h-24 rounded-lg" />
    </>
  );
}
