/** Holds the place of what is loading. `className` gives the final size, so that nothing moves when it arrives. */
export function Skeleton({ className, label }: { className: string; label?: string }) {
  return (
    <span className={`skeleton inline-block align-middle ${className}`} role={label ? "status" : undefined}>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
