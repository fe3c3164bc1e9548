import clsx from "clsx";

/** The room of what is being loaded, at its final size (`size`: utilities), so that nothing moves when it arrives. */
export function Skeleton({ size, label }: { size: string; label?: string }) {
  return (
    <span className={clsx("skeleton", size)}>
      {label === undefined ? null : <span className="sr-only">{label}</span>}
    </span>
  );
}
